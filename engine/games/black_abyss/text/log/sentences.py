"""The log in sentences, each about what a seat did in a phase; chapters are phases of a cycle.

It is made from facts alone. No fact tells the phase, so it follows from facts of kinds that occur
in only one phase. Purchases taken back in the same phase are omitted, and so is the order in which
seats finished.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.core.game import LogSentence
from engine.core.words import Words, words
from engine.games.black_abyss import facts as f
from engine.games.black_abyss.text.log.lines import battle_ended, find_words, line_of, ordered
from engine.games.black_abyss.text.wording import (
    amount_of,
    carried,
    fleet_words,
    one_of,
    price,
    ship_name,
    ship_of,
    stock_short,
    thing,
    who,
    whom,
)

MOST = 12
"""The most actions that one sentence tells."""

MOVE, BATTLE, GROUND, PURCHASE, TRIBUNAL = "move", "battle", "ground", "purchase", "tribunal"
_GATHERED = (f.TookBack, f.Steered, f.Missed)
"""Facts that do not lengthen a sentence: returns are omitted, a side's moves and misses counted."""
_UNTOLD = (f.Passed, f.TookBack)
_COUNTS = (f.Decided, f.Seated)
_BARGAINS = (f.WarDeclared, f.Bargained, f.Talked, f.Eliminated, f.Ended, f.SecretLost)
_BUYING = (f.Bought, f.Sold, f.Shared, f.TookBack, f.SecretBegun)


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


@dataclass(slots=True)
class _Clock:
    """Tells the cycle and phase of each fact from the facts before.

    `movers` are the seats that have a movement turn in the cycle, `moved` those that have ended it.
    `fleets` in a fleet battle, which has no cycles. `tribunal` if the facts tell of a tribunal;
    some modes have none.
    """

    seats: int
    cycle: int = 1
    phase: str = MOVE
    movers: int = 0
    moved: int = 0
    fleets: bool = False
    tribunal: bool = True

    def tick(self, fact: Any) -> None:
        """Go on to the phase of the next fact."""
        self.fleets = self.fleets or isinstance(fact, f.Fielded)
        if isinstance(fact, f.CycleBegan):
            self.cycle, self.phase, self.movers, self.moved = fact.cycle, "production", 0, 0
        elif isinstance(fact, f.Produced):
            self.movers += 1
        elif isinstance(fact, f.RanOut):
            self.phase = "production"
        elif isinstance(fact, f.Founded):
            self.phase = "setup"
        elif not isinstance(fact, _BARGAINS):
            self.phase = self._phase_of(fact)
            self.moved += isinstance(fact, f.Passed) and fact.phase == MOVE

    def _phase_of(self, fact: Any) -> str:
        moving = self.moved < (self.movers or self.seats)
        if isinstance(fact, f.BattleBegan):
            return BATTLE
        if isinstance(fact, _BUYING) or (isinstance(fact, f.Researched) and not moving):
            return TRIBUNAL if self.phase == TRIBUNAL else PURCHASE
        if isinstance(fact, f.EventDrawn | f.Prowled | f.Put | f.Nominated):
            return TRIBUNAL
        if isinstance(fact, f.Passed):
            return fact.phase
        if isinstance(fact, f.Marched | f.Taken | f.Idled) and not moving:
            return GROUND if self.phase in (MOVE, BATTLE, GROUND) else self.phase
        if isinstance(fact, f.Settled) and not moving:
            return PURCHASE
        return MOVE if self.phase in ("production", "setup") else self.phase


def log_sentences(facts: Sequence[Any]) -> list[LogSentence]:
    """The facts as sentences, in order of their first fact.

    Hits and losses are told battle by battle; of a battle that a player leads (or that began before
    these facts), round by round: moves, the hits on each side, misses.
    """
    seats = max((getattr(fact, "seat", -1) for fact in facts), default=-1) + 1
    counted = max((n for n, fact in enumerate(facts) if isinstance(fact, _COUNTS)), default=-1)
    tribunal = any(isinstance(fact, f.Put | f.Nominated | f.Decided | f.Seated) for fact in facts)
    clock, groups = _Clock(seats, tribunal=tribunal), list[_Group]()
    battle: f.BattleBegan | None = None
    led = True
    open_: dict[tuple[str, str, int], _Group] = {}
    for place, fact in enumerate(facts):
        clock.tick(fact)
        if isinstance(fact, f.BallotsIn) and place < counted:
            continue  # a later fact tells the result
        if isinstance(fact, f.BallotsIn) and groups and groups[-1].facts == [fact]:
            groups[-1].places.append(place)  # unchanged, it takes the place it had
            continue
        chapter = _chapter(clock)
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


def _is_full(group: _Group) -> bool:
    """Whether a group tells as much as a sentence holds."""
    return sum(not isinstance(fact, f.Steered | f.Missed) for fact in group.facts) >= MOST


def _kind_of(fact: Any, phase: str) -> str:
    """The kind of group to which a fact belongs; "" for a fact told alone."""
    if isinstance(fact, f.Carried | f.Marched | f.Taken | f.Settled) and phase == BATTLE:
        return ""
    if isinstance(fact, f.TurnedUp) and fact.seat < 0:
        return "charted"
    return "losses" if _is_loss(fact) else _KINDS.get(type(fact), "")


def _chapter(clock: _Clock) -> Words:
    if clock.phase == "setup":
        return words("black-abyss-chapter-setup")
    if clock.fleets:
        return words(
            f"black-abyss-chapter-{'fleet-battle' if clock.phase == BATTLE else 'fitting'}"
        )
    events = clock.phase == TRIBUNAL and not clock.tribunal
    phase = words(f"black-abyss-phase-{'events' if events else clock.phase}")
    return words("black-abyss-chapter", cycle=clock.cycle, phase=phase)


def _sentence(group: _Group) -> Iterator[LogSentence]:
    facts = _without_returns(group.facts)
    if not facts:
        return
    if group.kind == "incomes":
        sentence = words("black-abyss-story-incomes", incomes=tuple(map(_income, facts)))
    elif group.kind == "hits":
        yield from _round(group)
        return
    elif group.kind == "charted":
        found = tuple(_item("found", fact, found=_turned_up(fact)) for fact in facts)
        sentence = words("black-abyss-story-charted", what=found)
    elif group.kind == "losses":
        sentence = _lost(facts, group.battle)
    elif group.kind == "deeds":
        sentence = words(
            "black-abyss-story-deeds", seat=who(facts[0].seat), deeds=tuple(_deeds(facts))
        )
    elif isinstance(facts[0], f.BattleEnded):
        sentence = battle_ended(facts[0], group.battle)
    elif isinstance(facts[0], f.Commanded | f.Led) and group.battle is not None:
        sentence = ordered(facts[0], group.battle.place)
    else:
        sentence = line_of(facts[0])
    yield LogSentence(tuple(group.places), sentence, group.chapter)


def _without_returns(facts: list[Any]) -> list[Any]:
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
    parts = stock_short((fact.food, fact.energy, fact.minerals))
    return words("black-abyss-story-income", seat=who(fact.seat), parts=parts)


def _round(group: _Group) -> Iterator[LogSentence]:
    """A round of battle, or what did not fit into its first sentences."""
    began = group.facts[0]
    begins = isinstance(began, f.RoundBegan)
    for part in _parts(group):
        clauses = _clauses([group.facts[at] for at in part])
        if begins and part[0] == 0:
            if not clauses and not group.led:
                continue
            told = words("black-abyss-story-round", round=began.round, hits=clauses)
            sentence = told if clauses else line_of(began)
        elif clauses:
            sentence = words("black-abyss-story-hits", hits=clauses)
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


def _clauses(facts: Sequence[Any]) -> tuple[Words, ...]:
    """What happened in a round, as clauses: moves, hits, misses."""
    hits = _counts(
        map(_hit, (x for x in facts if isinstance(x, f.Struck))), "black-abyss-story-times"
    )
    told = (*_moves(facts), *hits, *_misses(facts))
    return tuple(words("black-abyss-story-clause", what=one) for one in told)


def _moves(facts: Sequence[Any]) -> Iterator[Words]:
    """How many ships each side moved closer, away, or neither."""
    moved = dict.fromkeys(fact for fact in facts if isinstance(fact, f.Steered))
    for (seat, how), count in Counter((fact.seat, fact.how) for fact in moved).items():
        yield words(f"black-abyss-story-steered-{how}", seat=who(seat), count=count)


def _misses(facts: Sequence[Any]) -> Iterator[Words]:
    """How many shots of each side missed, and of which weapons."""
    shots: dict[int, list[Words]] = {}
    for fact in facts:
        if isinstance(fact, f.Missed) and fact.shooter != f.UNKNOWN:
            shots.setdefault(fact.shooter, []).append(one_of(fact.by))
    for seat, weapons in shots.items():
        by = tuple(dict.fromkeys(weapons))
        yield words("black-abyss-story-misses", seat=who(seat), count=len(weapons), by=by)


def _is_loss(fact: Any) -> bool:
    """Whether a seat lost a ship; losses have their own sentence, so that hits do not hide them."""
    return isinstance(fact, f.Struck) and fact.how == "destroyed" and fact.seat >= 0


def _lost(facts: list[Any], battle: f.BattleBegan | None) -> Words:
    """The sentence of a seat's lost ships; for losses in a battle, also against whom and where."""
    seat, ships = facts[0].seat, tuple(_losses(facts))
    if battle is None or seat not in (battle.seat, battle.other):
        return words("black-abyss-story-losses", seat=who(seat), ships=ships)
    other = whom(battle.other if seat == battle.seat else battle.seat)
    return words(
        "black-abyss-story-losses-in-battle",
        seat=who(seat),
        ships=ships,
        other=other,
        place=battle.place,
    )


def _losses(facts: list[Any]) -> Iterator[Words]:
    """The ships that a seat lost, for each cause."""
    for by in dict.fromkeys(fact.by for fact in facts):
        ships = fleet_words((fact.hull, fact.ship) for fact in facts if fact.by == by)
        yield words("black-abyss-item-lost", ships=ships, by=one_of(by))


def _hit(fact: f.Struck) -> Words:
    ship = ship_of(fact.hull, fact.ship, fact.seat)
    return words(f"black-abyss-story-{fact.how}", ship=ship, by=one_of(fact.by))


def _deeds(facts: list[Any]) -> Iterator[Words]:
    """A clause for each run of actions of the same kind."""
    runs: list[tuple[str, list[Words]]] = []
    for fact in facts:
        verb, item = _DEEDS[type(fact)](fact)
        if runs and runs[-1][0] == verb:
            runs[-1][1].append(item)
        else:
            runs.append((verb, [item]))
    for verb, items in runs:
        yield words(f"black-abyss-did-{verb}", what=tuple(_counts(items)))


def _counts(items: Iterable[Words], times: str = "black-abyss-item-times") -> Iterator[Words]:
    """Each different item once, with its number if it occurs several times."""
    for item, count in Counter(items).items():
        yield item if count == 1 else words(times, what=item, count=count)


def _item(kind: str, fact: Any, **more: Any) -> Words:
    place = {"place": fact.place} if hasattr(fact, "place") else {}
    return words(f"black-abyss-item-{kind}", **place, **more)


def _moved(fact: f.Moved) -> tuple[str, Words]:
    verb = "jumped" if fact.jumped else "moved"
    return verb, _item("way", fact, ships=fleet_words(fact.ships), start=fact.start)


def _turned_up(fact: f.TurnedUp) -> tuple[Words, ...]:
    stayed = (words("black-abyss-item-stayed"),) if fact.tile == "black-hole" else ()
    return (thing(fact.tile), *stayed)


def _marched(fact: f.Marched) -> tuple[str, Words]:
    if fact.other < 0:
        return "marched", _item("count", fact, count=fact.count)
    return "fought", _item("fight", fact, other=whom(fact.other), count=fact.count,
                           lost=fact.lost, slain=fact.slain)  # fmt: skip


def _taken(fact: f.Taken) -> tuple[str, Words]:
    verb = "razed" if fact.razed else "captured"
    if fact.other < 0:
        return "captured", _item("on-land", fact, what=one_of(fact.building))
    return verb, _item("of", fact, what=one_of(fact.building), other=whom(fact.other))


def _bought(fact: f.Bought) -> tuple[str, Words]:
    verb, what = f"bought-{fact.how}", one_of(fact.what)
    if fact.hull:
        return verb, _item(fact.how, fact, what=what, ship=ship_name(fact.hull, fact.ship))
    lands = fact.how in ("building", "bulldozed", "marine")
    return verb, _item("on-land" if lands else "at", fact, what=what)


def _changed(fact: f.Changed) -> tuple[str, Words]:
    change = fact.food, fact.energy, fact.minerals
    lost = min(change) < 0
    food, energy, minerals = (max(0, -n if lost else n) for n in change)
    return "lost" if lost else "gained", price((food, energy, minerals))


_DEEDS: dict[type, Callable[[Any], tuple[str, Words]]] = {
    f.Moved: _moved,
    f.TurnedUp: lambda x: ("turned-up", _item("found", x, found=_turned_up(x))),
    f.Surveyed: lambda x: ("surveyed", _item("found", x, found=find_words(x))),
    f.Carried: lambda x: (x.how, _item("load", x, what=carried(x.what, x.count))),
    f.Marched: _marched,
    f.Taken: _taken,
    f.Settled: lambda x: ("settled", words("black-abyss-item-place", place=x.place)),
    f.Researched: lambda x: (
        "researched",
        words("black-abyss-say-level", tech=thing(x.tech), level=x.level),
    ),
    f.Bought: _bought,
    f.Changed: _changed,
    f.Sold: lambda x: (
        "sold",
        _item("sale", x, goods=x.goods, price=amount_of(x.resource, x.amount)),
    ),
}
_KINDS = {
    **dict.fromkeys((*_DEEDS, f.TookBack), "deeds"),
    f.Produced: "incomes",
    f.RoundBegan: "hits",
    f.Struck: "hits",
    f.Steered: "hits",
    f.Missed: "hits",
}
