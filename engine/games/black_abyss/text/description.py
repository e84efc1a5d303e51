"""The view in words, a line each: what the picture shows, and more."""

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.core.words import Arg, Words, seat_name, words
from engine.games.black_abyss.state import HERE, NOBODY
from engine.games.black_abyss.text import tribunal
from engine.games.black_abyss.text.fighting import side_name
from engine.games.black_abyss.text.shopping import basket
from engine.games.black_abyss.text.wording import (
    cargo,
    ground,
    law_name,
    people,
    ship_name,
    ship_of,
    stock_short,
    tech_level,
    thing,
    who,
)
from engine.games.black_abyss.view import (
    EmpireView,
    HexView,
    LandView,
    ShipView,
    View,
)

_LONG = frozenset({f"black-abyss-say-{what}" for what in ("techs", "income", "done")})
"""Messages about an empire that an overview omits."""
NOTICE = "black-abyss-say-notice"
NEWEST = 8
"""Number of a basket's entries in a description, the latest ones."""


def description(view: View) -> list[Words]:
    """The whole view in words: cycle, empires, hexes with contents, tribunal, basket."""
    spaces = (line for at in view.hexes for line in _hex(at, view))
    empires = () if view.mode == "fleet_battle" else view.empires
    lines = (line for empire in empires for line in _empire(empire, view))
    return [*_course(view), *lines, *spaces, *tribunal.lines(view), *basket(view, NEWEST)]


def overview(view: View) -> list[Words]:
    """The view in a tenth of the words: without land tiles, ship parts and levels."""
    if view.mode == "fleet_battle":
        return description(view)
    lines = [*_course(view)]
    for empire in view.empires:
        lines += [line for line in _empire(empire, view) if line.id not in _LONG]
        lines += [*_colonies(empire.seat, view), *_fleets(empire.seat, view)]
    return [*lines, *_fleets(NOBODY, view), *tribunal.lines(view), *basket(view, NEWEST)]


def _colonies(seat: int, view: View) -> Iterator[Words]:
    """Lines about an empire's colonies and other planets, with the number of its buildings."""
    places: dict[bool, list[Words]] = {True: [], False: []}
    for at in view.hexes:
        if count := sum(land.holder == seat for land in at.land):
            place = words("black-abyss-brief-place", place=at.name, count=count)
            places[seat in at.colonies].append(place)
    for what, there in zip(("colonies", "outposts"), places.values(), strict=True):
        if there:
            yield words(f"black-abyss-brief-{what}", seat=seat_name(seat), places=tuple(there))


def _fleets(seat: int, view: View) -> Iterator[Words]:
    """A line about where the ships of an empire (or monsters, -1) are, if there are any."""
    there: dict[int, Counter[str]] = {}
    for ship in view.ships:
        if ship.owner == seat:
            there.setdefault(ship.at, Counter())[ship.hull] += 1
    fleets = tuple(
        words(
            "black-abyss-brief-fleet", place=view.hexes[at].name, ships=_ships_by_class(hulls, seat)
        )
        for at, hulls in sorted(there.items())
    )
    if fleets and seat == NOBODY:
        yield words("black-abyss-brief-monsters", fleets=fleets)
    elif fleets:
        yield words("black-abyss-brief-fleets", seat=seat_name(seat), fleets=fleets)


def _ships_by_class(hulls: Counter[str], seat: int) -> tuple[Words, ...]:
    """Ships counted by class, monsters by kind."""
    if seat == NOBODY:
        return tuple(words("black-abyss-say-part", count=n, tile=thing(hull))
                     for hull, n in hulls.items())  # fmt: skip
    return tuple(words("black-abyss-ships", hull=hull, count=n) for hull, n in hulls.items())


def caption(view: View) -> Iterator[Words]:
    """The caption of the picture: what neither map nor basket shows.

    These are decisions, events, battles, ballots and bargains. Only later public boards name the
    mode: players know it, and the first board tells its goal.
    """
    if view.viewer is None and view.cycle > 1:
        yield from _mode(view)
    yield from awaited(view)
    yield from _equipment(view)
    if not _decides(view):
        yield from own_decisions(view)
    yield from tribunal.ahead(view)
    yield from tribunal.ballot(view)
    if view.ballot is not None:  # a phone without room for all leaves out what comes last
        yield from tribunal.marks(view, view.ballot)
    yield from _events(view)
    yield from _fight(view)
    for one, other, line in _bargains(view):
        if view.viewer is None or (line.id == NOTICE and view.viewer in (one, other)):
            yield line
    if view.laws:
        yield words("black-abyss-say-laws", laws=tuple(map(law_name, view.laws)))


def awaited(view: View) -> Iterator[Words]:
    """What waits for the viewer: its decisions, and offers and requests to answer."""
    if _decides(view):
        yield from own_decisions(view)
    yield from _asked(view)


def _decides(view: View) -> bool:
    return any(one[0] == view.viewer for one in view.decisions)


def _asked(view: View) -> Iterator[Words]:
    """What waits for the viewer's answer; the menu of diplomacy has the viewer's own offers."""
    asked = [
        words(f"black-abyss-say-asked-{how}", seat=seat_name(giver), what=_bargained(passage))
        for how, bargains in (("whisper", view.whispers), ("offer", view.offers))
        for giver, taker, passage in bargains
        if taker == view.viewer
    ]
    asked += [
        words("black-abyss-say-asked-talk", seat=seat_name(one))
        for one, other in view.talks
        if other == view.viewer and (other, one) not in view.talks
    ]
    if asked:
        yield words("black-abyss-say-asked", asked=tuple(asked))


def _bargained(passage: int) -> Words:
    return words("black-abyss-word-passage" if passage else "black-abyss-word-peace")


def own_decisions(view: View) -> Iterator[Words]:
    """The decisions that the viewer faces; if there are none, those that others face."""
    own = [one for one in view.decisions if one[0] == view.viewer]
    yield from _decisions(view, own or view.decisions, _field(view))


def lead_and_vote(view: View) -> Iterator[Words]:
    """Who leads, and what is voted on."""
    yield from tribunal.leader(view)
    yield from tribunal.ballot(view)


def cycle(view: View) -> Iterator[Words]:
    """A line about the cycle and its phase, and who goes first where seats act in turn.

    None for a fleet battle, which has no cycles.
    """
    if view.mode == "fleet_battle":
        return
    phase = words(f"black-abyss-phase-{view.phase}")
    moved = view.viewer == view.first != view.active
    if view.phase in ("setup", "move", "ground") and not moved:
        yield words(
            "black-abyss-say-cycle",
            cycle=view.cycle,
            phase=phase,
            seat=seat_name(view.first),
            you=_you(view, view.first),
        )
    else:
        yield words("black-abyss-say-phase", cycle=view.cycle, phase=phase)


def _course(view: View) -> Iterator[Words]:
    yield from cycle(view)
    yield from _mode(view)
    yield from _equipment(view)
    if view.active >= 0 and view.phase in ("setup", "move", "ground"):
        yield words("black-abyss-say-active", seat=seat_name(view.active))
    yield from _decisions(view, view.decisions, _field(view))
    dark = sum(not at.tile for at in view.hexes)
    if len(view.hexes) > 1:
        yield words("black-abyss-say-dark", count=dark)
    yield from _events(view)
    yield from _battle(view)
    for _, _, line in _bargains(view):
        yield line


def _field(view: View) -> str:
    """The name of the hex of the present battle; "" without one."""
    return view.hexes[view.battle.at].name if view.battle else ""


def _decisions(
    view: View, decisions: Iterable[tuple[int, str, int, int]], field: str = ""
) -> Iterator[Words]:
    """A line per pending decision, with all seats that face it; the hex `field` is not named."""
    deciders: dict[tuple[str, str], list[int]] = {}
    for seat, kind, about, _ in decisions:
        place = view.hexes[about].name if kind in ("ordering", "deploying") else ""
        deciders.setdefault((kind, HERE if place == field else place), []).append(seat)
    for (kind, place), seats in deciders.items():
        if view.viewer in seats:
            yield words(f"black-abyss-decide-{kind}", place=place)
        others = tuple(seat_name(seat) for seat in seats if seat != view.viewer)
        if others:
            yield words(f"black-abyss-decides-{kind}", seats=others, count=len(others), place=place)


def _events(view: View) -> Iterator[Words]:
    said = "black-abyss-say-event" + ("-next" if view.phase == "tribunal" else "")
    for name in view.events:
        yield words(said, event=thing(name))


def _bargains(view: View) -> Iterator[tuple[int, int, Words]]:
    """Each request, notice and offer: its two seats, and its words."""
    for one, other in view.talks:
        both = (other, one) in view.talks
        if not both or one < other:
            kind = "talk" if both else "wish"
            yield one, other, _bargain(view, kind, one, other)
    for giver, taker, last_cycle in view.notices:
        yield giver, taker, _bargain(view, "notice", giver, taker, cycle=last_cycle + 2)
    for kind, bargains in (("whisper", view.whispers), ("offer", view.offers)):
        for giver, taker, passage in bargains:
            yield giver, taker, _bargain(view, kind, giver, taker, what=_bargained(passage))


def _bargain(view: View, kind: str, seat: int, other: int, **more: Arg) -> Words:
    named: dict[str, Arg] = {"seat": seat_name(seat), "other": seat_name(other)}
    return words(f"black-abyss-say-{kind}", you=_you(view, seat, other), **named, **more)


def _you(view: View, seat: int, other: int = NOBODY) -> str:
    """Which of a sentence's seats the viewer has: "seat", "other", or "none"."""
    if view.viewer is None or view.viewer not in (seat, other):
        return "none"
    return "seat" if view.viewer == seat else "other"


def _mode(view: View) -> Iterator[Words]:
    """A line about the mode, unless it is the main game."""
    if view.mode != "empires":
        mode = view.mode.replace("_", "-")
        yield words("black-abyss-say-mode", mode=words(f"black-abyss-mode-{mode}"))


def _equipment(view: View) -> Iterator[Words]:
    """What only some modes have: flags, or fleets being assembled."""
    yield from _flags(view)
    if view.phase == "fitting":
        for empire in view.empires:
            if empire.done:
                yield words("black-abyss-say-fleet-ready", seat=seat_name(empire.seat))
    if view.fitting is not None:
        yield words("black-abyss-say-points", left=view.fitting.left, points=view.fitting.points,
                    level=view.fitting.level)  # fmt: skip


def _flags(view: View) -> Iterator[Words]:
    """Lines about where the flags are: one sentence for both while nobody carries a flag."""
    ships = {ship.id: ship for ship in view.ships}
    if view.flags and not any(flag.carrier in ships for flag in view.flags):
        one, other = view.flags
        yield words("black-abyss-say-flags", you=_you(view, one.seat, other.seat),
                    seat=seat_name(one.seat), place=view.hexes[one.at].name,
                    other=seat_name(other.seat), there=view.hexes[other.at].name)  # fmt: skip
        return
    for flag in view.flags:
        place, ship = view.hexes[flag.at].name, ships.get(flag.carrier)
        if ship is None:
            yield words("black-abyss-say-flag", seat=seat_name(flag.seat), place=place,
                        you=_you(view, flag.seat))  # fmt: skip
        else:
            yield words("black-abyss-say-flag-carried", you=_you(view, flag.seat, ship.owner),
                        seat=seat_name(flag.seat),
                        other=seat_name(ship.owner), place=view.hexes[ship.at].name,
                        ship=ship_name(ship.hull, ship.number))  # fmt: skip


def _fight(view: View) -> Iterator[Words]:
    """Lines about the present battle: who fights where, and the squares with asteroids."""
    battle = view.battle
    if battle is None:
        return
    one, other = battle.sides
    yield words("black-abyss-say-battle", place=view.hexes[battle.at].name, round=battle.round,
                seat=side_name(view, one), other=side_name(view, other),
                you=_you(view, one, other))  # fmt: skip
    yield from cover(view)


def cover(view: View) -> Iterator[Words]:
    """A line on the squares of the present battle with asteroids, if there are any."""
    if view.battle is not None and view.battle.cover:
        yield words("black-abyss-say-cover", squares=", ".join(view.battle.cover))


def _battle(view: View) -> Iterator[Words]:
    battle = view.battle
    if battle is None:
        return
    yield from _fight(view)
    if battle.moving >= 0:
        yield words("black-abyss-say-moving", seat=seat_name(battle.moving))
    ships = {ship.id: ship for ship in view.ships}
    for stand in battle.stands:
        ship = ships[stand.ship]
        if stand.square:
            named = ship_of(ship.hull, ship.number, ship.owner)
            yield words("black-abyss-say-square", ship=named, square=stand.square, owed=stand.owed)


def _empire(empire: EmpireView, view: View) -> Iterator[Words]:
    seat = seat_name(empire.seat)
    if not empire.alive:
        yield words("black-abyss-say-out", seat=seat, race=people(empire.race))
        return
    yield words("black-abyss-say-empire", seat=seat, race=people(empire.race), food=empire.food,
                energy=empire.energy, minerals=empire.minerals, votes=empire.votes,
                planets=empire.planets, terms=empire.terms, wins=int(view.terms_win))  # fmt: skip
    yield words("black-abyss-say-income", seat=seat, parts=stock_short(empire.income))
    techs = tuple(tech_level(name, level) for name, level in empire.techs if level)
    if techs:
        yield words("black-abyss-say-techs", seat=seat, techs=techs)
    for key, seats in (("wars", empire.at_war), ("passages", empire.passage)):
        if seats:
            names = tuple(seat_name(other) for other in seats)
            yield words(f"black-abyss-say-{key}", seat=seat, others=names)
    for keeper in empire.keepers:
        yield words("black-abyss-say-keeper", seat=seat, keeper=thing(keeper))
    if not empire.stands:
        yield words("black-abyss-say-fallen", seat=seat)
    if empire.secret:
        yield words("black-abyss-say-secret", seat=seat, cycle=empire.secret)
    if empire.done and view.phase == "purchase":
        yield words("black-abyss-say-done", seat=seat)


def _hex(at: HexView, view: View) -> Iterator[Words]:
    ships = [ship for ship in view.ships if ship.at == at.at]
    if not at.tile or (at.tile == "empty" and not ships):
        return
    if at.name == HERE:
        yield from (_ship(ship, fitted=True) for ship in ships)
        return
    yield words("black-abyss-say-hex", place=at.name, tile=thing(at.tile))
    for land in at.land:
        if land.terrain:
            yield _land(land)
    for seat, good, count in at.goods:
        yield words("black-abyss-say-goods", seat=seat_name(seat), what=cargo(good, count))
    for ship in ships:
        yield _ship(ship)


def _land(land: LandView) -> Words:
    parts = [ground(land.terrain, land.good)]
    if land.building:
        kind = "left-behind" if land.holder < 0 else "idle" if land.idle else "building"
        parts.append(
            words(f"black-abyss-say-{kind}", building=thing(land.building), seat=who(land.holder))
        )
    if land.marines:
        parts.append(words("black-abyss-say-marines", count=land.marines, seat=who(land.garrison)))
    return words("black-abyss-say-land", place=land.name, parts=tuple(parts))


def _ship(ship: ShipView, *, fitted: bool = False) -> Words:
    """A ship with its tiles; unless it is `fitted` for a fleet battle, also its range and cargo."""
    tiles = Counter(
        (name or "blank", gone) for name, gone in zip(ship.tiles, ship.covered, strict=True)
    )
    parts = tuple(
        words("black-abyss-say-part-hit" if gone else "black-abyss-say-part",
              count=count, tile=thing(name))
        for (name, gone), count in tiles.items()
    )  # fmt: skip
    named = ship_of(ship.hull, ship.number, ship.owner)
    if fitted:
        return words("black-abyss-say-vessel", ship=named, parts=parts)
    goods = Counter(name for name, _ in ship.goods)
    load = tuple(
        cargo(name, count) for name, count in (*goods.items(), ("marines", ship.marines)) if count
    ) or (words("black-abyss-none-of-them"),)
    return words("black-abyss-say-ship", ship=named, parts=parts, left=ship.left, load=load)
