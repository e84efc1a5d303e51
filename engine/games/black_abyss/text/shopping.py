"""The words of purchases: labels with prices, the basket, and what is too expensive.

Costs are by resource, with icons where available.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from engine.core.words import Arg, Words, seat_name, words
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.market.entries import BUILT, HOW, RESEARCHED, Entry
from engine.games.black_abyss.rules.refusals import no
from engine.games.black_abyss.text.wording import (
    ground,
    one_of,
    parts_of,
    ship_name,
    tech_level,
    thing,
    with_sign,
)
from engine.games.black_abyss.view import ShipView, View, hex_of, land_of, ship_of
from engine.games.black_abyss.view.ledger import Ledger

LETTERS = ("f", "e", "m")
VERBS = ("research", "build", "commission", "fit")
DEAR_SHOWN = 4
RETURNS_TOLD = 2
"""The basket says how many purchases can still be taken back, from this number down."""
FREE = (0, 0, 0)
WONDERS = frozenset(t.BUILDINGS[wonder] for wonder in t.WONDERS)


def short(cost: tuple[int, int, int]) -> Words:
    """A cost by resource, in letters or icons, without parts that are zero."""
    paid = {letter: n for letter, n in zip(LETTERS, cost, strict=True) if n}
    return words(f"black-abyss-short-{''.join(paid) or 'free'}", **paid)


def balance(spent: tuple[int, int, int]) -> Words:
    """The change of resources by purchases: expenses negative, income positive."""
    parts = {letter: with_sign(-n) for letter, n in zip(LETTERS, spent, strict=True) if n}
    return words(f"black-abyss-short-{''.join(parts) or 'free'}", **parts)


def entry(one: Entry) -> Words:
    """The words for an entry of the basket."""
    if one.how == HOW[RESEARCHED]:
        return words("black-abyss-entry-researched", what=tech_level(one.what, one.number))
    args: dict[str, Arg] = {"what": thing(one.what)}
    if one.place:
        args["place"] = one.place
    if one.number:
        args["number"] = one.number
    if one.hull:
        args["ship"] = ship_name(one.hull, one.ship)
    return words(f"black-abyss-entry-{one.how}", **args)


def root(view: View, key: str) -> Words | None:
    """The label of `pass` (*Done*) or `take-back`; None for other keys, and if no seat buys."""
    book = view.ledger
    if book is None or key not in ("pass", "take-back"):
        return None
    if key == "take-back":
        return words("black-abyss-label-take-back", entry=entry(book.entries[-1]))
    if not book.entries:
        return words("black-abyss-label-done-empty")
    return words("black-abyss-label-done", count=len(book.entries))


def basket(view: View, newest: int | None = None) -> Iterator[Words]:
    """Lines about the basket of a buying seat, the most important first.

    They tell resources, what others took, and the entries and their sum; with `newest`, only that
    many of the latest entries.
    """
    book = view.ledger
    if book is None or view.viewer is None:
        return
    mine = view.empires[view.viewer]
    yield words("black-abyss-say-left", food=mine.food, energy=mine.energy, minerals=mine.minerals)
    food, energy, minerals = mine.income
    yield words("black-abyss-say-coming", food=food, energy=energy, minerals=minerals)
    for name in dict.fromkeys(name for _, name in book.gone):
        only = name in WONDERS
        what = one_of(name) if only else thing(name)
        seats = tuple(seat_name(seat) for seat, one in book.gone if one == name)
        yield words("black-abyss-say-gone", seats=seats, what=what, only=int(only),
                    count=len(seats))  # fmt: skip
    if not book.entries:
        return
    if not (book.back and book.returns > RETURNS_TOLD):
        yield _return(book)
    if newest is None:  # a panel shows what is left
        yield words("black-abyss-say-spent", count=len(book.entries), balance=balance(book.spent))
    entries = [_numbered(*one) for one in enumerate(book.entries, 1)]
    told = entries[-(newest or 0) :]
    more = len(entries) - len(told)
    yield words("black-abyss-say-entries", entries=tuple(told), more=more)


def _numbered(number: int, one: Entry) -> Words:
    cost = short(one.cost) if min(one.cost) >= 0 else balance(one.cost)
    return words("black-abyss-say-entry", number=number, entry=entry(one), price=cost)


def _return(book: Ledger) -> Words:
    last = entry(book.entries[-1])
    if book.back:
        return words("black-abyss-say-back", count=book.returns)
    why = "kept" if book.returns else "returns-spent"
    return words(f"black-abyss-say-{why}", entry=last)


def beside(view: View, path: tuple[str, ...], offered: Iterable[str]) -> Iterator[Words]:
    """Notes beside a menu of purchases: its ships by section, and what is too expensive."""
    book = view.ledger
    if book is None:
        return
    if path and path[0] in ("fit", "strip", "repair"):
        keys = (path[1],) if len(path) > 1 else tuple(offered)
        numbers = {int(key[1:]) for key in keys}
        yield from (ship_as_it_stands(view, one) for one in view.ships if one.id in numbers)
    if path:
        yield from _dear(view, book, path[0])
        gone = tuple(thing(tile) for tile, left in view.tiles_left if not left)
        if path[0] == "fit" and gone:
            yield words("black-abyss-beside-none-left", tiles=gone)
        return
    yield from _idle_pods(view, book)
    offers = {*offered}
    news = not book.entries or book.entries[-1].how == HOW[BUILT]
    if news and "build" not in offers and not _lacking(book, "build"):
        own = (land for at in view.hexes if view.viewer in at.colonies for land in at.land)
        yield words("black-abyss-beside-no-land", dark=int(any(not one.terrain for one in own)))
    closed = [verb for verb in VERBS if verb not in offers and _lacking(book, verb)]
    if len(closed) > 1:
        yield words("black-abyss-beside-dear", things=tuple(_kinds(book, closed)))
        return
    for verb in closed:
        _, name, missing = _lacking(book, verb)[0]
        what = _wanted(view, verb, name)
        yield words(f"black-abyss-beside-no-{verb}", what=what, missing=short(missing))


def _kinds(book: Ledger, verbs: Sequence[str]) -> Iterator[Words]:
    """Kinds of purchases; before the first one, each with what its cheapest thing lacks."""
    for verb in verbs:
        kind = words(f"black-abyss-beside-any-{verb}")
        missing = short(_lacking(book, verb)[0][2])
        lacks = words("black-abyss-beside-lacks", what=kind, missing=missing)
        yield kind if book.entries else lacks


def _idle_pods(view: View, book: Ledger) -> Iterator[Words]:
    """Lines about colony pods that are above a planet, but cannot found a colony there."""
    ships = {ship.id: ship for ship in view.ships}
    for number, why in book.idle_pods:
        ship = ships[number]
        named, place = ship_name(ship.hull, ship.number), view.hexes[ship.at].name
        yield words("black-abyss-beside-no-colony", ship=named, place=place, why=no(why))


def _lacking(book: Ledger, verb: str) -> list[tuple[str, str, tuple[int, int, int]]]:
    """What is too expensive of the kind that a verb buys, the cheapest first.

    Each row is (verb, id, missing amounts).
    """
    return sorted((one for one in book.dear if one[0] == verb), key=lambda one: sum(one[2]))


def _dear(view: View, book: Ledger, verb: str) -> Iterator[Words]:
    if lacking := _lacking(book, verb):
        alike: dict[tuple[int, int, int], list[Words]] = {}
        for _, name, missing in lacking[:DEAR_SHOWN]:
            alike.setdefault(missing, []).append(_wanted(view, verb, name))
        things = tuple(
            words("black-abyss-beside-lacks", what=tuple(names), missing=short(missing))
            for missing, names in alike.items()
        )
        yield words("black-abyss-beside-dear", things=things)


def ship_as_it_stands(view: View, ship: ShipView) -> Words:
    """A line about a ship with each of its sections."""
    pairs = enumerate(zip(ship.tiles, ship.covered, strict=True), 1)
    sections = tuple(_section(number, tile, hit=hit) for number, (tile, hit) in pairs)
    return words("black-abyss-beside-ship", ship=ship_name(ship.hull, ship.number),
                 hex=view.hexes[ship.at].name, sections=sections)  # fmt: skip


def _section(number: int, tile: str, *, hit: bool) -> Words:
    if not tile and not hit:
        return words("black-abyss-beside-empty", section=number)
    how = "hit" if hit else "section"
    return words(f"black-abyss-beside-{how}", section=number, tile=thing(tile or "blank"))


def _cost(view: View, key: str) -> tuple[int, int, int]:
    return dict(view.prices)[key]


def _with_price(view: View, path: tuple[str, ...], key: str) -> Words:  # noqa: ARG001
    return words("black-abyss-label-priced", what=thing(key), price=short(_cost(view, key)))


def _tech(view: View, path: tuple[str, ...], key: str) -> Words:  # noqa: ARG001
    return words("black-abyss-label-priced", what=_wanted(view, "research", key),
                 price=short(_cost(view, key)))  # fmt: skip


def _wanted(view: View, verb: str, name: str) -> Words:
    """What a verb would buy: a technology with the level that is next, else the thing."""
    if verb != "research":
        return thing(name)
    return tech_level(name, dict(view.empires[view.viewer or 0].techs)[name] + 1)


def _fitting(view: View, path: tuple[str, ...], key: str) -> Words:  # noqa: ARG001
    ship = ship_of(view, key)
    return words("black-abyss-label-fitting", ship=ship_name(ship.hull, ship.number),
                 hex=view.hexes[ship.at].name, fitted=sum(bool(tile) for tile in ship.tiles),
                 sections=len(ship.tiles))  # fmt: skip


def _mend(view: View, path: tuple[str, ...], key: str) -> Words:
    ship, section = ship_of(view, path[1]), int(key)
    costs = {} if view.ledger is None else {one[:2]: one[2] for one in view.ledger.repairs}
    return _part(ship, section, costs[ship.id, section])


def _part(ship: ShipView, section: int, cost: tuple[int, int, int]) -> Words:
    tile = thing(ship.tiles[section - 1] or "blank")
    return words("black-abyss-label-part", section=section, what=tile, price=short(cost))


def _site(view: View, path: tuple[str, ...], key: str) -> Words:  # noqa: ARG001
    """The label of a land tile to build on, with its terrain."""
    land = land_of(view, key)
    return words("black-abyss-label-site", place=land.name, ground=ground(land.terrain, land.good))


def _doze(view: View, path: tuple[str, ...], key: str) -> Words:  # noqa: ARG001
    land = land_of(view, key)
    return words("black-abyss-label-doze", what=thing(land.building), place=land.name,
                 price=short(FREE))  # fmt: skip


def _post(view: View, path: tuple[str, ...], key: str) -> Words:  # noqa: ARG001
    land, price = land_of(view, key), short(_cost(view, "marine"))
    return words("black-abyss-label-post", building=thing(land.building), place=land.name,
                 count=land.marines, price=price)  # fmt: skip


def _sale(view: View, path: tuple[str, ...], key: str) -> Words:
    ship = ship_of(view, path[1])
    sales = () if view.ledger is None else view.ledger.sales
    goods, amount = next(one[2:] for one in sales if one[:2] == (ship.id, key))
    gained = {"food": (-amount, 0, 0), "energy": (0, -amount, 0), "minerals": (0, 0, -amount)}
    return words("black-abyss-label-sale", goods=goods, price=balance(gained[key]))


def label_in_form(view: View, path: tuple[str, ...], key: str) -> Words:
    """The label of an item in the form of purchases; `path` ends with its question."""
    kind, (first, second, number) = path[1], parts_of(key)
    if kind == "techs":
        return _tech(view, path, key)
    if kind == "repairs":
        part = _mend(view, (kind, first), second)
    else:
        part = _with_price(view, path, second if kind == "tiles" else first)
    if kind == "ships":
        return words("black-abyss-label-sold-at", what=part, place=second.upper())
    if kind == "buildings":
        free = sum(bool(one.terrain and not one.building) for one in hex_of(view, second).land)
        return words("black-abyss-label-built-at", what=part, place=second.upper(), free=free)
    ship = ship_of(view, first)
    named = ship_name(ship.hull, ship.number)
    return words("black-abyss-label-sold-ship", ship=named, what=part, number=number)


def ordered(view: View, kind: str, key: str) -> Words:
    """An item of the form of purchases, worded for a sentence, without its price."""
    first, second, _ = parts_of(key)
    if kind == "techs":
        return words("black-abyss-entry-researched", what=_wanted(view, "research", key))
    if kind == "ships":
        return words("black-abyss-entry-ship", ship=one_of(first), place=second.upper())
    if kind == "buildings":
        return words("black-abyss-entry-building", what=one_of(first), place=second.upper())
    ship = ship_of(view, first)
    named = ship_name(ship.hull, ship.number)
    if kind == "repairs":
        return words("black-abyss-entry-repair", ship=named, number=int(second))
    return words("black-abyss-entry-tile", what=one_of(second), ship=named)


_GONE_SHOWN = 2


def about(view: View, kind: str) -> Words:
    """How a question of the form of purchases works, and the resources left, or tiles sold out."""
    mine = view.empires[view.viewer or 0]
    left = words("black-abyss-about-left", food=mine.food, energy=mine.energy,
                 minerals=mine.minerals)  # fmt: skip
    gone = tuple(thing(tile) for tile, count in view.tiles_left if not count)
    if kind == "tiles" and gone:
        more = len(gone) - _GONE_SHOWN
        return words("black-abyss-about-tiles-gone", tiles=gone[:_GONE_SHOWN], more=max(0, more))
    return words(f"black-abyss-about-{kind}", left=left)


LABELS: dict[str, Callable[[View, tuple[str, ...], str], Words]] = {
    "priced": _with_price, "tech": _tech,
    "yard": lambda _, __, key: words("black-abyss-label-yard", hex=key.upper()),
    "fitting": _fitting,
    "off": lambda view, path, key: _part(ship_of(view, path[1]), int(key), FREE),
    "mend": _mend, "site": _site, "doze": _doze, "post": _post, "sale": _sale,
}  # fmt: skip
