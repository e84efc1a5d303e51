"""Choices as sentences that advise them, without their full stop.

Some have a reason: what is where a move ends, or what a building is for.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from engine.core.choices import ANSWER_MARK
from engine.core.words import Arg, Words, seat_name, words
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.content.vocabulary import POWERS
from engine.games.black_abyss.state import UNMARKED
from engine.games.black_abyss.text import shopping
from engine.games.black_abyss.text.onward import POD, onward
from engine.games.black_abyss.text.reference import uses
from engine.games.black_abyss.text.wording import bargain, fleet_words, one_of, ship_name, thing
from engine.games.black_abyss.view import (
    BallotView,
    HexView,
    ShipView,
    View,
    hex_of,
    land_of,
    ship_of,
)
from engine.games.black_abyss.view.guesses import is_unexplored

OPEN_BORDERS = "open-borders"
FIGHTER = t.HULLS[t.FIGHTER]
BASIC = frozenset(
    t.BUILDINGS[one] for one in (t.HABITAT, t.FARM, t.MINE, t.PLANT, t.SMALL_DOCK, t.LARGE_DOCK)
)
"""Buildings whose use every player knows; with others the use is told as reason."""
DOCKS = (t.BUILDINGS[t.SMALL_DOCK], t.BUILDINGS[t.LARGE_DOCK])
HARMFUL = frozenset(
    ("tech_cost", "ship_cost", "tile_cost", "building_cost", "wormholes_shut", "bombs_banned",
     "war_banned", "landings_banned", "heavy_banned", "fleet_limit")
)  # fmt: skip
"""Powers that harm whoever has them, if they are above 0."""
ARGUMENTS: Mapping[str, Sequence[str]] = {
    "scan": ("place",), "embark": ("ship", "place"), "disembark": ("ship", "place"),
    "load": ("ship", "what"), "settle": ("ship", "place"), "research": ("what",),
    "commission": ("one", "place"), "build": ("one", "place"), "fit": ("ship", "one"),
    "repair": ("ship", "section"), "recruit": ("place",), "sell": ("ship",),
    "vote": ("what", "how"), "take": ("place", "how"), "favour": ("seat",),
    "prepare": ("how", "seat"), "cast": (), "pass": (), "end-move": (), "entrust": (), "flee": (),
    "flee-later": (),
    "by-order": ("what",), "command": ("what",), "propose": ("what",), "learn": ("what",),
    "muster": ("what",), "war": ("seat",),
}  # fmt: skip
"""For each verb the arguments of its sentence, in the order of the keys after it.

Further keys are not told, nor verbs that are missing here.
"""


def advice(view: View, path: Sequence[str], picked: Sequence[str]) -> Sequence[Words]:
    """The sentence that advises a choice, then a reason if there is one.

    Nothing where the labels of the path say as much.
    """
    verb, *keys = path[1:] if path[0] == "diplomacy" else path
    if verb == "move":
        return _move(view, keys[0], _fleet(view, keys[1], picked))
    if verb in ("accept", "decline", "offer"):
        why = words(f"black-abyss-because-{_good_of(view, verb, keys[0])}")
        return bargain(verb, keys[0], "advice"), why
    if verb == "basket":
        chosen = [one.partition(ANSWER_MARK) for one in picked]
        bought = [shopping.ordered(view, kind, key) for kind, _, key in chosen if key]
        return (words("black-abyss-advice-basket", things=tuple(bought)),) if bought else ()
    if verb not in ARGUMENTS or "nobody" in keys:
        return ()
    if verb == "pass" and view.fitting is not None:
        verb = "ready"
    pairs = zip(ARGUMENTS.get(verb, ()), keys, strict=False)
    args = {name: _READ[name](view, key) for name, key in pairs}
    if "seat" in args:
        args["you"] = int(keys[-1] == f"seat-{view.viewer}")
    if verb in ("embark", "disembark"):
        here = land_of(view, keys[1]) if verb == "embark" else ship_of(view, keys[0])
        args["count"] = here.marines
    does = words(f"black-abyss-advice-{verb}", **args)
    return (does, *_reason(view, verb, keys))


def _reason(view: View, verb: str, keys: Sequence[str]) -> Iterator[Words]:
    """The reason that the view gives for a choice, if there is one."""
    if verb == "pass" and view.phase == "move":
        if lost := _likely_defeat(view):
            yield lost
            return
        if _could_explore(view):
            yield words("black-abyss-because-stay")
        yield words("black-abyss-because-others-move")
    elif verb == "vote":
        others = sum(one.alive and one.seat != view.viewer for one in view.empires)
        if keys[1] == "for":
            yield words(f"black-abyss-because-for-{_does(keys[0])}", others=others)
        else:
            yield words(f"black-abyss-because-{keys[1]}", others=others)
    elif verb == "favour" and keys[0] == f"seat-{view.viewer}":
        yield words("black-abyss-because-own-seat", wins=int(view.terms_win))
    elif verb == "favour":
        yield words("black-abyss-because-other-seat")
    elif verb == "cast" and view.ballot is not None and _is_filled_in(view.ballot):
        yield words("black-abyss-because-filled")
    elif verb == "build" and keys[0] not in BASIC:
        yield uses()[keys[0]]


def _does(law: str) -> str:
    """Whether a resolution "helps" or "harms" whom it is for; "mixed" if both, as open borders."""
    powers = [(POWERS[power], amount) for power, amount in t.LAW_POWERS[t.LAWS.index(law)]]
    harms = {(amount > 0) == (power in HARMFUL) for power, amount in powers}
    if len(harms) > 1 or OPEN_BORDERS.replace("-", "_") in dict(powers):
        return "mixed"
    return "harms" if True in harms else "helps"


def _is_filled_in(ballot: BallotView) -> bool:
    """Whether the viewer has marked all that is voted on now."""
    marks = [mark for _, mark in ballot.marks] + [ballot.favour] * ballot.seat
    return UNMARKED not in marks


def _move(view: View, key: str, ships: Sequence[ShipView]) -> Sequence[Words]:
    if not ships:
        return ()
    to, start = hex_of(view, key), view.hexes[ships[0].at].name
    names = fleet_words((ship.hull, ship.number) for ship in ships)
    does = words("black-abyss-advice-move", ships=names, start=start, place=to.name)
    why = _for_a_flag(view, to, ships) or _at_a_home(view, to, ships)
    if not why and _monsters(view, ships[0].at) and not _monsters(view, to.at):
        return does, words("black-abyss-because-away", place=start)
    why = why or _what_is_there(view, to, ships)
    odds = odds_of_asteroids(view, ships[0].at, to.at)
    told = words(f"black-abyss-because-{why}", place=to.name, count=len(ships)) if why else None
    told = told or onward(view, to, ships, armed=any(map(is_armed, ships)))
    reason = (told,) if told else ()
    danger = (words("black-abyss-because-asteroids", odds=odds, count=len(ships)),) if odds else ()
    return does, *reason, *danger


def odds_of_asteroids(view: View, start: int, end: int) -> int:
    """The chance in percent that asteroids hit a ship of the viewer's on its way."""
    crossed = sum(count for *way, count in view.asteroids if way == [start, end])
    missed = 1 - len(t.GAME.asteroid_hits) / t.GAME.asteroid_die
    return round(100 * (1 - missed**crossed))


def _could_explore(view: View) -> bool:
    """Whether a ship of the viewer's can still move to an unexplored space in fuel range."""
    mine = [ship for ship in view.ships if ship.owner == view.viewer and ship.left]
    return reaches(view, mine, [at for at in view.reach if not view.hexes[at].tile])


def reaches(view: View, ships: Sequence[ShipView], goals: Sequence[int]) -> bool:
    """Whether one of the ships can still move as far as one of these hexes."""
    return any(
        view.hexes[ship.at].spaces_to(view.hexes[at]) <= ship.left for ship in ships for at in goals
    )


def _monsters(view: View, at: int) -> list[ShipView]:
    return [ship for ship in view.ships if ship.at == at and ship.owner < 0]


def _likely_defeat(view: View) -> Words | None:
    """A warning that ships beside monsters will probably lose; None if there are no such ships.

    They cannot move away, are fighters or unarmed, and are fewer than the monsters' sections.
    """
    for at in view.hexes:
        mine = [ship for ship in view.ships if ship.at == at.at and ship.owner == view.viewer]
        weak = not any(ship.left or (ship.hull != FIGHTER and is_armed(ship)) for ship in mine)
        if mine and weak and len(mine) < sum(len(foe.tiles) for foe in _monsters(view, at.at)):
            return words("black-abyss-because-defeat", place=at.name, count=len(mine))
    return None


def _good_of(view: View, verb: str, key: str) -> str:
    """The suffix of the message id of the reason for or against peace or passage."""
    what = key.partition("-")[0]
    if verb == "decline":
        return f"no-{what}"
    return "passage-kept" if what == "passage" and OPEN_BORDERS in view.laws else what


def _fleet(view: View, key: str, picked: Sequence[str]) -> Sequence[ShipView]:
    """The ships that a key of a move names; () if the key means only some of the ships there."""
    at, _, group = key.partition("-")
    what, _, count = group.partition("-")
    if what == "some":
        return [ship_of(view, one) for one in picked]
    if not count:
        return [ship_of(view, what)]
    here = hex_of(view, at).at
    ships = [ship for ship in view.ships if ship.at == here and ship.owner == view.viewer]
    named = [ship for ship in ships if what in ("all", ship.hull)]
    return named if len(named) == int(count) else ()


def _for_a_flag(view: View, to: HexView, ships: Sequence[ShipView]) -> str:
    """The suffix of the message id if a flag is the reason for the move; else ""."""
    seat = ships[0].owner
    home, theirs = view.empires[seat].home, {one.at for one in view.ships if one.owner == 1 - seat}
    for flag in sorted(view.flags, key=lambda one: one.seat == seat):
        mine, lies = flag.seat == seat, not flag.carrier and flag.at == to.at
        if not mine and flag.carrier in [ship.id for ship in ships]:
            return "flag-wins" if to.at == home else "flag-home"
        if not mine and lies and to.at not in theirs:
            return "flag-take"
        if mine and lies:
            return "flag-guard" if to.at == home else "flag-back"
        if mine and flag.carrier and flag.at == to.at:
            return "flag-hunt"
    return ""


def _at_a_home(view: View, to: HexView, ships: Sequence[ShipView]) -> str:
    """The suffix of the message id of a reason to go to a home world in war; else ""."""
    own = view.empires[ships[0].owner]
    if to.at == own.home and own.at_war and any(map(is_armed, ships)):
        return "guard-or-lose" if view.mode == "sudden_death" else "guard"
    foes = (view.empires[foe].home for foe in own.at_war)
    return "raid-wins" if view.mode == "sudden_death" and to.at in foes else ""


def is_armed(ship: ShipView) -> bool:
    """Whether a ship carries a weapon or a bomb."""
    roles = (t.TILE_ROLE[t.TILE[tile]] for tile in ship.tiles if tile)
    return bool({"weapon", "bomb"}.intersection(roles))


def has_dock(at: HexView, seat: int | None) -> bool:
    """Whether a seat has a dock in a space; False for spectators."""
    return any(land.holder == seat and land.building in DOCKS for land in at.land)


def _what_is_there(view: View, to: HexView, ships: Sequence[ShipView]) -> str:
    """The suffix of the message id of a reason for a move: what ships can do there; else ""."""
    if is_unexplored(to):
        return "unexplored"
    owner = ships[0].owner
    if any(POD in ship.tiles for ship in ships):
        return "settle" if to.tile in view.empires[owner].lives_on and not to.colonies else ""
    if owner in to.colonies:
        fitted = [ship for ship in ships if ship.hull != FIGHTER]
        if has_dock(to, owner) and any("" in ship.tiles or any(ship.covered) for ship in fitted):
            return "dock"
        return "colony" if any(map(is_armed, ships)) else ""
    if not to.land or to.colonies:
        return ""
    return "" if all(land.terrain for land in to.land) else "scan"


def _ship(view: View, key: str) -> Words:
    ship = ship_of(view, key)
    return ship_name(ship.hull, ship.number)


_READ: Mapping[str, Callable[[View, str], Arg]] = {
    "place": lambda _, key: key.upper(), "ship": _ship, "what": lambda _, key: thing(key),
    "one": lambda _, key: one_of(key), "section": lambda _, key: int(key),
    "how": lambda _, key: key, "seat": lambda _, key: seat_name(int(key.removeprefix("seat-"))),
}  # fmt: skip
