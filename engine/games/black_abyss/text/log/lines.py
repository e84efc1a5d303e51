"""Facts as lines of the log."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from engine.core.words import Words, words
from engine.games.black_abyss import facts as f
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.state import HERE, NOBODY
from engine.games.black_abyss.text.reference import effects
from engine.games.black_abyss.text.wording import (
    KEEPERS,
    amount_of,
    as_object,
    by_one,
    fleet_words,
    ground,
    law_name,
    one_of,
    people,
    ship_name,
    ship_of,
    stock,
    tech_level,
    thing,
    who,
    whom,
    with_sign,
)


def line_of(fact: Any) -> Words:
    """A fact as a line of the log."""
    return _LINES[type(fact)](fact)


def _picked(fact: f.Picked) -> Words:
    return _line("picked-own", fact, law=thing(fact.law)) if fact.law else _line("picked", fact)


def _line(kind: str, fact: Any, *plain: str, **more: Any) -> Words:
    """The message `black-abyss-fact-<kind>` with the fact's seat, place and `plain` fields."""
    args: dict[str, Any] = {}
    if hasattr(fact, "seat"):
        args["seat"] = who(fact.seat)
    if hasattr(fact, "place"):
        args["place"] = fact.place
    args.update({name: getattr(fact, name) for name in plain}, **more)
    return words(f"black-abyss-fact-{kind}", **args)


def _bought(fact: f.Bought) -> Words:
    what = one_of(fact.what)
    if fact.hull:
        ship = ship_name(fact.hull, fact.ship)
        return _line(f"bought-{fact.how}-on", fact, what=what, ship=ship)
    return _line(f"bought-{fact.how}", fact, what=what)


def _bargained(fact: f.Bargained) -> Words:
    what = words("black-abyss-word-passage" if fact.what else "black-abyss-word-peace")
    how = f"whisper-{fact.how}" if fact.whispered else fact.how
    return _line(how, fact, other=whom(fact.other), what=what, passage=fact.what)


def _moved(fact: f.Moved) -> Words:
    kind = "jumped" if fact.jumped else "moved"
    return _line(kind, fact, "start", ships=fleet_words(fact.ships))


def _turned_up(fact: f.TurnedUp) -> Words:
    kind = "turned-up" if fact.seat >= 0 else "charted"
    if fact.seat >= 0 and fact.tile == "black-hole":
        kind = "turned-back"
    elif fact.seat >= 0 and t.HEX[fact.tile] in t.TWINS:
        kind = "turned-up-twin"
    return _line(kind, fact, tile=thing(fact.tile))


def find_words(fact: f.Surveyed) -> tuple[Words, ...]:
    """What a scan found: the land, and its bonus if it has one."""
    land = ground(fact.terrain, fact.good)
    return (
        (land, words("black-abyss-bonus", bonus=thing(fact.bonus), what=fact.bonus))
        if fact.bonus
        else (land,)
    )


def battle_ended(fact: f.BattleEnded, battle: f.BattleBegan | None = None) -> Words:
    """The sentence of a battle's end: who won it, against whom and with what.

    The beginning of the `battle` names monsters that lost, and both sides of old records.
    """
    if len(fact.left) != 1:
        return _line("battle-ended", fact, "rounds", sides=len(fact.left))
    (winner,) = fact.left
    sides = fact.sides or (() if battle is None else (battle.seat, battle.other))
    losers = [side for side in sides if side != winner]
    wild = "" if battle is None else battle.wild
    return _line(
        "battle-won", fact, "rounds", "ships", winner=who(winner, fact.wild),
        against=len(losers), other=whom(losers[0], wild) if losers else "", gone=int(fact.gone),
    )  # fmt: skip


def raided(lost: f.Lost, plundered: f.Plundered, kind: str = "black-abyss-fact-raided") -> Words:
    """The sentence of a bombed building and what its raider plundered."""
    count = plundered.food + plundered.energy + plundered.minerals
    return words(
        kind, seat=who(plundered.seat), other=whom(lost.seat), place=lost.place,
        building=one_of(lost.building), count=count,
    )  # fmt: skip


def in_battle(fact: f.Commanded | f.Led | f.Withdrew, place: str = HERE) -> Words:
    """The sentence of who leads a side, its order or its retreat; at a `place`, if it is known."""
    if isinstance(fact, f.Withdrew):
        return _line("fled" if fact.fled else "withdrew", fact, start=place)
    if isinstance(fact, f.Led):
        return _line("led", fact, place=place)
    return _line("commanded", fact, place=place, order=thing(fact.order))


def _recalled(fact: f.Recalled) -> Words:
    other = whom(fact.other)
    if fact.home:
        return _line("recalled", fact, "count", "home", other=other)
    return _line("disbanded", fact, "count", other=other)


def _marched(fact: f.Marched) -> Words:
    if fact.other < 0:
        return _line("marched", fact, "count")
    return _line("fought", fact, "count", "lost", "slain", other=whom(fact.other))


def _taken(fact: f.Taken) -> Words:
    kind = "razed" if fact.razed else "captured" if fact.other >= 0 else "occupied"
    return _line(kind, fact, other=whom(fact.other), building=one_of(fact.building))


def _plundered(fact: f.Plundered) -> Words:
    parts = stock((fact.food, fact.energy, fact.minerals))
    return _line("plundered", fact, parts=parts, other=whom(fact.other))


def _struck(fact: f.Struck) -> Words:
    ship = ship_of(fact.hull, fact.ship, fact.seat)
    return words(f"black-abyss-fact-{fact.how}", ship=ship, by=by_one(fact.by))


def _missed(fact: f.Missed) -> Words:
    ship = ship_of(fact.hull, fact.ship, fact.seat)
    return words("black-abyss-fact-missed", ship=ship, by=by_one(fact.by))


def _steered(fact: f.Steered) -> Words:
    ship = ship_of(fact.hull, fact.ship, fact.seat)
    return words(f"black-abyss-fact-steered-{fact.how}", ship=ship)


def _changed(fact: f.Changed) -> Words:
    pairs = zip(
        ("food", "energy", "minerals"), (fact.food, fact.energy, fact.minerals), strict=True
    )
    parts = tuple(
        words(f"black-abyss-change-{name}", amount=with_sign(n), count=abs(n))
        for name, n in pairs
        if n
    )
    return words("black-abyss-fact-changed", seat=who(fact.seat), parts=parts)


def _voted(fact: f.Voted) -> Words:
    parts = [
        words(
            f"black-abyss-voted-{how}",
            laws=tuple(map(law_name, laws)),
        )
        for how, laws in (("for", fact.laws), ("against", fact.against))
        if laws
    ]
    if fact.candidate >= 0:
        parts.append(words("black-abyss-voted-seat", candidate=who(fact.candidate)))
    if not parts:
        return _line("abstained", fact, "weight")
    return _line("voted", fact, "weight", parts=tuple(parts))


def _decided(fact: f.Decided) -> Words:
    kind = "passed" if fact.passed else "rejected"
    return _line(kind, fact, "votes", "against", law=thing(fact.law), in_force=int(fact.in_force))


def _seated(fact: f.Seated) -> Words:
    if fact.seat < 0:
        tied = "-tie" if fact.cast else ""  # else nobody voted for a candidate
        return words(f"black-abyss-fact-unseated{tied}")
    if not fact.votes:
        return _line("seated", fact, "terms")
    return _line("elected", fact, "terms", "votes", "cast")


def _fielded(fact: f.Fielded) -> Words:
    tiles = tuple(
        words("black-abyss-say-part", count=count, tile=thing(name))
        for name, count in Counter(fact.tiles).items()
    )
    ships = tuple(
        words("black-abyss-ships", hull=hull, count=count)
        for hull, count in Counter(hull for hull, _ in fact.ships).items()
    )
    return _line("fielded", fact, "level", ships=ships, tiles=tiles, parts=len(tiles))


def _prowled(fact: f.Prowled) -> Words:
    wild = who(NOBODY, fact.wild)
    if not fact.appeared:
        return _line("roamed", fact, wild=wild)
    return _line("appeared", fact, wild=wild, keeper=int(fact.wild in KEEPERS))


def _ended(fact: f.Ended) -> Words:
    winners = tuple(who(seat) for seat in fact.winners)
    return words(ending(fact.how, fact.winners), winners=winners)


def ending(how: str, winners: Sequence[int]) -> str:
    """The id of the message of an ending; some endings have another one for several winners."""
    level = how == "limit" and len(winners) > 1
    return f"black-abyss-ended-{'level' if level else how}"


_LINES: dict[type, Callable[[Any], Words]] = {
    f.Founded: lambda x: _line("founded", x, race=people(x.race)),
    f.CycleBegan: lambda x: _line("cycle-began", x, "cycle"),
    f.Produced: lambda x: _line("produced", x, parts=stock((x.food, x.energy, x.minerals))),
    f.WarDeclared: lambda x: _line("war-declared", x, other=whom(x.other)),
    f.Bargained: _bargained,
    f.Talked: lambda x: _line(f"talk-{x.how}", x, other=whom(x.other)),
    f.Moved: _moved,
    f.TurnedUp: _turned_up,
    f.Surveyed: lambda x: _line("surveyed", x, found=find_words(x)),
    f.Carried: lambda x: _line(x.how, x, what=as_object(x.what, x.count)),
    f.Recalled: _recalled,
    f.Marched: _marched,
    f.Taken: _taken,
    f.Settled: lambda x: _line("settled", x),
    f.BattleBegan: lambda x: _line(
        "battle-began",
        x,
        seat=who(x.seat, x.wild),
        other=whom(x.other, x.wild),
        wild=int(x.other == NOBODY),
    ),
    f.Commanded: in_battle,
    f.Led: in_battle,
    f.RoundBegan: lambda x: words("black-abyss-fact-round-began", round=x.round),
    f.Steered: _steered,
    f.Missed: _missed,
    f.Bombed: lambda x: _line("bombed" if x.hit else "bomb-missed", x, by=by_one(x.by)),
    f.Struck: _struck,
    f.Lost: lambda x: _line("lost", x, building=one_of(x.building), by=one_of(x.by)),
    f.Plundered: _plundered,
    f.Withdrew: in_battle,
    f.BattleEnded: battle_ended,
    f.Felled: lambda x: _line("felled", x, wild=thing(x.wild)),
    f.Idled: lambda x: _line("idled", x, building=one_of(x.building)),
    f.Researched: lambda x: _line(
        "found" if x.found else "researched", x, tech=tech_level(x.tech, x.level)
    ),
    f.SecretBegun: lambda x: _line("secret-begun", x, tech=thing(x.tech)),
    f.SecretLost: lambda x: _line("secret-lost", x, tech=thing(x.tech)),
    f.Bought: _bought,
    f.Sold: lambda x: _line("sold", x, "goods", price=amount_of(x.resource, x.amount)),
    f.Shared: lambda x: _line(
        "shared", x, price=amount_of(x.resource, x.amount), other=whom(x.other)
    ),
    f.TookBack: lambda x: words(
        "black-abyss-fact-took-back",
        seat=who(x.seat),
        what=words(f"black-abyss-back-{x.how}", what=thing(x.what), place=x.place, ship=x.ship),
    ),
    f.RanOut: lambda x: words(
        "black-abyss-fact-ran-out", resource=thing(x.resource), chips=t.GAME.chips
    ),
    f.Passed: lambda x: _line("ended-part", x, phase=words(f"black-abyss-phase-{x.phase}")),
    f.EventDrawn: lambda x: _line("event", x, event=thing(x.event), effect=effects()[x.event]),
    f.Prowled: _prowled,
    f.Changed: _changed,
    f.Put: lambda x: _line("put", x, law=thing(x.law)),
    f.Nominated: lambda x: words("black-abyss-fact-nominated", seats=tuple(map(who, x.seats))),
    f.Picked: _picked,
    f.BallotsIn: lambda x: _line("ballot-mine" if x.mine else "ballots-in", x, "count", "of"),
    f.Voted: _voted,
    f.Decided: _decided,
    f.Seated: _seated,
    f.Eliminated: lambda x: _line("eliminated", x),
    f.Ended: _ended,
    f.Fielded: _fielded,
    f.Flagged: lambda x: _line(f"flag-{x.how}", x, other=whom(x.other)),
}
