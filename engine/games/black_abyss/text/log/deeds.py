"""What a seat did in a phase, as the clauses of a sentence."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from engine.core.words import Words, words
from engine.games.black_abyss import facts as f
from engine.games.black_abyss.text.log.lines import find_words
from engine.games.black_abyss.text.wording import (
    amount_of,
    as_object,
    fleet_words,
    one_of,
    ship_name,
    stock_short,
    tech_level,
    thing,
    whom,
)


def deeds(facts: Sequence[Any]) -> Iterator[Words]:
    """A clause for each run of actions of the same kind."""
    runs: list[tuple[str, list[Any]]] = []
    for fact in facts:
        verb, item = DEEDS[type(fact)](fact)
        if runs and runs[-1][0] == verb:
            runs[-1][1].append(item)
        else:
            runs.append((verb, [item]))
    for verb, items in runs:
        if verb in ("gained", "lost"):
            food, energy, minerals = map(sum, zip(*items, strict=True))
            yield words(f"black-abyss-did-{verb}", what=stock_short((food, energy, minerals)))
            continue
        told = (_by_ship if items[0].id in _AT_A_SHIP else with_counts)(items)
        yield words(f"black-abyss-did-{verb}", what=tuple(told))


def _by_ship(items: Sequence[Words]) -> Iterator[Words]:
    """What was done to ships in a dock, once for each ship, with all that was fitted or removed."""
    ships: dict[Words, list[Words]] = {}
    for one in items:
        args: dict[str, Any] = dict(one.args)
        ships.setdefault(words(one.id, **args | {"what": ()}), []).append(args["what"])
    for ship, things in ships.items():
        yield words(ship.id, **dict(ship.args) | {"what": tuple(with_counts(things))})


_AT_A_SHIP = ("black-abyss-item-tile", "black-abyss-item-stripped")
"""What is told ship by ship."""


def with_counts(items: Iterable[Words], times: str = "black-abyss-item-times") -> Iterator[Words]:
    """Each different item once, with its number if it occurs several times."""
    for item, count in Counter(items).items():
        yield item if count == 1 else words(times, what=item, count=count)


def item(kind: str, fact: Any, **more: Any) -> Words:
    """The message `black-abyss-item-<kind>` with the fact's place, if it has one."""
    place = {"place": fact.place} if hasattr(fact, "place") else {}
    return words(f"black-abyss-item-{kind}", **place, **more)


def _moved(fact: f.Moved) -> tuple[str, Words]:
    verb = "jumped" if fact.jumped else "moved"
    return verb, item("way", fact, ships=fleet_words(fact.ships), start=fact.start)


def turned_up(fact: f.TurnedUp) -> tuple[Words, ...]:
    """What was found in a space."""
    stayed = (words("black-abyss-item-stayed"),) if fact.tile == "black-hole" else ()
    return (thing(fact.tile), *stayed)


def _marched(fact: f.Marched) -> tuple[str, Words]:
    if fact.other < 0:
        return "marched", item("count", fact, count=fact.count)
    return "fought", item("fight", fact, other=whom(fact.other), count=fact.count,
                           lost=fact.lost, slain=fact.slain)  # fmt: skip


def _taken(fact: f.Taken) -> tuple[str, Words]:
    verb = "razed" if fact.razed else "captured"
    if fact.other < 0:
        return "captured", item("on-land", fact, what=one_of(fact.building))
    return verb, item("of", fact, what=one_of(fact.building), other=whom(fact.other))


def _bought(fact: f.Bought) -> tuple[str, Words]:
    verb, what = f"bought-{fact.how}", one_of(fact.what)
    if fact.hull:
        return verb, item(fact.how, fact, what=what, ship=ship_name(fact.hull, fact.ship))
    lands = fact.how in ("building", "bulldozed", "marine")
    return verb, item("on-land" if lands else "at", fact, what=what)


def _changed(fact: f.Changed) -> tuple[str, tuple[int, int, int]]:
    """Whether chips were "gained" or "lost", and how many of each resource."""
    change = fact.food, fact.energy, fact.minerals
    lost = min(change) < 0
    food, energy, minerals = (max(0, -n if lost else n) for n in change)
    return "lost" if lost else "gained", (food, energy, minerals)


DEEDS: dict[type, Callable[[Any], tuple[str, Any]]] = {
    f.Moved: _moved,
    f.TurnedUp: lambda x: ("turned-up", item("found", x, found=turned_up(x))),
    f.Surveyed: lambda x: ("surveyed", item("found", x, found=find_words(x))),
    f.Carried: lambda x: (x.how, item("load", x, what=as_object(x.what, x.count))),
    f.Marched: _marched,
    f.Taken: _taken,
    f.Settled: lambda x: ("settled", words("black-abyss-item-place", place=x.place)),
    f.Researched: lambda x: (
        "found" if x.found else "researched",
        tech_level(x.tech, x.level),
    ),
    f.Bought: _bought,
    f.Changed: _changed,
    f.Sold: lambda x: (
        "sold",
        item("sale", x, goods=x.goods, price=amount_of(x.resource, x.amount)),
    ),
}
