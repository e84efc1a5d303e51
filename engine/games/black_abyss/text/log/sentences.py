"""The log in sentences, each about what a seat did in a phase; chapters are phases of a cycle.

It is made from facts alone. Purchases taken back in the same phase are omitted, and so is the order
in which seats finished.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from engine.core.game import LogSentence
from engine.core.words import Words, words
from engine.games.black_abyss import facts as f
from engine.games.black_abyss.text.log.battles import clauses, is_loss, lost
from engine.games.black_abyss.text.log.clock import BATTLE, Clock
from engine.games.black_abyss.text.log.deeds import DEEDS, deeds, item, turned_up
from engine.games.black_abyss.text.log.lines import battle_ended, in_battle, line_of, raided
from engine.games.black_abyss.text.wording import who

MOST = 12
"""The most actions that one sentence tells."""

_GATHERED = (f.TookBack, f.Steered, f.Missed)

"""Facts that do not lengthen a sentence: returns are omitted, a side's moves and misses counted."""
_UNTOLD = (f.Passed, f.TookBack)

_PLUNDER = ("food", "energy", "minerals")

_COUNTS = (f.Decided, f.Seated)


@dataclass(slots=True)
class _Group:
    """The facts that one sentence tells: a seat's facts in a phase, or a single fact.

    `battle` is the beginning of the battle to which a loss or an end belongs. `led` tells that a
    player leads it; that player is told of each round. `places` are the indexes of the facts.
    """

    chapter: Words
    kind: str
    battle: f.BattleBegan | None = None
    led: bool = False
    places: list[int] = field(default_factory=list)
    facts: list[Any] = field(default_factory=list)


def log_sentences(facts: Sequence[Any]) -> list[LogSentence]:
    """The facts as sentences, in order of their first fact.

    Hits and losses are told battle by battle; of a battle that a player leads (or that began before
    these facts), round by round: moves, the hits on each side, misses.
    """
    seats = max((getattr(fact, "seat", -1) for fact in facts), default=-1) + 1
    counted = max((n for n, fact in enumerate(facts) if isinstance(fact, _COUNTS)), default=-1)
    tribunal = any(isinstance(fact, f.Put | f.Nominated | f.Decided | f.Seated) for fact in facts)
    clock, groups = Clock(seats, tribunal=tribunal), list[_Group]()
    battle: f.BattleBegan | None = None
    led = True
    open_: dict[tuple[str, str, int], _Group] = {}
    for place, fact in enumerate(facts):
        clock.tick(fact)
        if isinstance(fact, f.BallotsIn) and place < counted:
            continue  # a later fact tells the result
        if groups and _goes_on(groups[-1].facts, fact):
            groups[-1].places.append(place)
            groups[-1].facts.append(fact)
            continue
        chapter = clock.chapter
        kind = _kind_of(fact, clock.phase)
        now = f"{clock.cycle}{clock.phase}"
        if isinstance(fact, f.BattleBegan):
            battle, led = fact, False
        led = led or isinstance(fact, f.Led)
        if isinstance(fact, f.BattleBegan) or (led and isinstance(fact, f.RoundBegan)):
            for other in (*(("losses", seat) for seat in range(seats)), ("hits", -1)):
                open_.pop((now, *other), None)
        key = (now, kind, fact.seat if kind in ("deeds", "losses") else -1)
        group = open_.get(key) if kind and not isinstance(fact, f.RoundBegan) else None
        if group is None or (_is_full(group) and not isinstance(fact, _GATHERED)):
            group = _Group(chapter, kind, battle, led)
            groups.append(group)
            if kind:
                open_[key] = group
        group.places.append(place)
        group.facts.append(fact)
        if isinstance(fact, f.BattleEnded):
            battle = None
    told = (one for group in groups for one in _sentence(group))
    return sorted(told, key=lambda one: one.facts[0])


def _goes_on(facts: Sequence[Any], fact: Any) -> bool:
    """Whether a fact belongs to the last sentence.

    That is plunder after a loss, a number unchanged, or another ship's marines on the same tile.
    """
    together = [*facts, fact]
    unchanged = isinstance(fact, f.BallotsIn) and all(one == fact for one in facts)
    return unchanged or _is_raid(together) or _is_landing(together)


def _is_landing(facts: Sequence[Any]) -> bool:
    """Whether all facts are landings of a seat's marines on one land tile."""
    same = {
        (one.seat, one.place) if isinstance(one, f.Carried) and one.how == "landed" else None
        for one in facts
    }
    return len(same) == 1 and None not in same


def _is_raid(facts: Sequence[Any]) -> bool:
    """Whether the facts are a loss and what its raider plundered."""
    kinds = [type(fact) for fact in facts]
    return kinds == [f.Lost, f.Plundered] and facts[0].seat == facts[1].other


def _is_full(group: _Group) -> bool:
    """Whether a group tells as much as a sentence holds."""
    return sum(not isinstance(fact, f.Steered | f.Missed) for fact in group.facts) >= MOST


def _kind_of(fact: Any, phase: str) -> str:
    """The kind of group to which a fact belongs; "" for a fact told alone."""
    if isinstance(fact, f.Plundered):
        return f"plunder-{fact.seat}-{fact.other}"
    if isinstance(fact, f.Carried | f.Marched | f.Taken | f.Settled) and phase == BATTLE:
        return ""
    if isinstance(fact, f.TurnedUp) and fact.seat < 0:
        return "charted"
    return "losses" if is_loss(fact) else _KINDS.get(type(fact), "")


def _sentence(group: _Group) -> Iterator[LogSentence]:
    facts = without_returns(group.facts)
    if not facts:
        return
    if group.kind == "incomes":
        sentence = words("black-abyss-story-incomes", incomes=tuple(map(_income, facts)))
    elif group.kind == "hits":
        yield from _round(group)
        return
    elif group.kind == "charted":
        found = tuple(item("found", fact, found=turned_up(fact)) for fact in facts)
        sentence = words("black-abyss-story-charted", what=found)
    elif group.kind == "losses":
        sentence = lost(facts, group.battle)
    elif group.kind == "deeds":
        sentence = words(
            "black-abyss-story-deeds", seat=who(facts[0].seat), deeds=tuple(deeds(facts))
        )
    elif _is_raid(facts):
        sentence = raided(*facts)
    elif isinstance(facts[0], f.BattleEnded):
        sentence = battle_ended(facts[0], group.battle)
    elif isinstance(facts[0], f.Commanded | f.Led | f.Withdrew) and group.battle is not None:
        sentence = in_battle(facts[0], group.battle.place)
    else:
        sentence = line_of(_together(facts))
    yield LogSentence(tuple(group.places), sentence, group.chapter)


def _together(facts: Sequence[Any]) -> Any:
    """The facts as one: landings with the marines of all, plunder with all that was taken."""
    first = facts[0]
    totals = _PLUNDER if isinstance(first, f.Plundered) else ("count",) * _is_landing(facts)
    return replace(first, **{one: sum(getattr(fact, one) for fact in facts) for one in totals})


def without_returns(facts: list[Any]) -> list[Any]:
    """The facts to tell: without purchases taken back, others' ballots and untold kinds.

    Only the latest purchase can be taken back.
    """
    facts_left: list[Any] = []
    for fact in facts:
        if isinstance(fact, f.TookBack) and facts_left:
            facts_left.pop()
        elif isinstance(fact, f.BallotsIn):
            facts_left += [fact] if fact.mine else []
        elif not isinstance(fact, _UNTOLD):
            facts_left.append(fact)
    return facts_left


def _income(fact: f.Produced) -> Words:
    amounts = {"food": fact.food, "energy": fact.energy, "minerals": fact.minerals}
    return words("black-abyss-story-income", seat=who(fact.seat), **amounts)


def _round(group: _Group) -> Iterator[LogSentence]:
    """The sentences on a round of battle, or on the rest of a round that began earlier."""
    began = group.facts[0]
    begins = isinstance(began, f.RoundBegan)
    for part in _parts(group):
        hits = clauses([group.facts[at] for at in part], group.battle.wild if group.battle else "")
        if begins and part[0] == 0:
            if not hits and not group.led:
                continue
            told = words("black-abyss-story-round", round=began.round, hits=hits)
            sentence = told if hits else line_of(began)
        elif hits:
            sentence = words("black-abyss-story-hits", hits=hits)
        else:
            continue
        first, *others = (group.places[at] for at in part)
        yield LogSentence((first, *sorted(others)), sentence, group.chapter)


def _parts(group: _Group) -> list[list[int]]:
    """The indexes of a round's facts by sentence.

    If a player leads, those are the moves, then the hits on each side, as each matters to another
    side; misses are told last. All are one sentence if they happened in another order.
    """
    moves, misses, hits = list[int](), list[int](), dict[int, list[int]]()
    for at, fact in enumerate(group.facts):
        if isinstance(fact, f.Struck):
            hits.setdefault(fact.seat, []).append(at)
        else:
            (misses if isinstance(fact, f.Missed) else moves).append(at)
    parts = [part for part in (moves, *hits.values()) if part] or [[]]
    if len(parts) > 1 and not any(isinstance(group.facts[at], f.Steered) for at in moves):
        parts[:2] = [[*moves, *parts[1]]] if moves else parts[:2]
    parts[-1] += misses
    firsts = [part[0] for part in parts]
    return parts if group.led and firsts == sorted(firsts) else [[*range(len(group.facts))]]


_KINDS = {
    **dict.fromkeys((*DEEDS, f.TookBack), "deeds"),
    f.Produced: "incomes",
    f.RoundBegan: "hits",
    f.Struck: "hits",
    f.Steered: "hits",
    f.Missed: "hits",
}
