"""The scene of the map with a line for each empire above it, and its alt text.

`spaces.py` decides which spaces are shown.
"""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bot.language.wording import Say, alt_text, labels
from bot.presentation.games.black_abyss.map.spaces import (
    NEIGHBOURS,
    half_rows,
    shown_spaces,
)
from engine.core.words import Arg, Words, seat_name, wording, words
from engine.games.black_abyss.content.tables import GAME, HEX_KINDS, HULLS
from engine.games.black_abyss.text.wording import thing
from engine.games.black_abyss.view import EmpireView, HexView, ShipView, View

_picture_words = wording("picture-abyss-")

DRAWING: Final = "bot.presentation.games.black_abyss.map.draw:draw"

TALLEST: Final = 1.56
"""Maximum height of the picture relative to its width, for phones."""
LEARNING: Final = 3
"""The last cycle in which lines explain the letters of the map."""
NOBODY: Final = -1
"""Stands for a seat where there is none: monsters, or no owner."""
CLASS: Final = "picture-abyss-class-"
"""The prefix of the ids of messages with the letter of a planet's class."""
CLASSES: Final = ("green", "blue", "yellow", "red", "moon")
"""Planet classes with a letter. Home worlds and twins have a shape instead."""
RECENT: Final = "recent"
BATTLES: Final = "battles"
RANGE: Final = "range"
"""Kinds of edges: of spaces with recent events, with battles, and of the fuel range."""
TIMES: Final = "\N{MULTIPLICATION SIGN}"
"""Stands between a letter and a count, which else would look like the name of a space or square."""


class Fleet(NamedTuple):
    """A fleet: the ships of a seat, or of monsters (`NOBODY`), in one space.

    `ships` is their number, `hull` their largest class, "" for monsters. `hurt` if any is damaged.
    """

    seat: int
    letter: str
    ships: int
    hull: str = ""
    hurt: bool = False

    def letter_and_count(self, sign: str = TIMES) -> str:
        """The fleet's letter; if it has several ships, then the sign and their number."""
        return self.letter if self.ships == 1 else f"{self.letter}{sign}{self.ships}"


class Owner(NamedTuple):
    """A seat with its letter, as the owner of a colony or flag, or as an enemy."""

    seat: int
    letter: str


class Look(NamedTuple):
    """What is drawn in a space, except its name.

    `kind` is the kind in the game's data, "" if unexplored. `range_ends` has a bit for each side at
    which the viewer's fuel range ends, counter-clockwise from the lower right. `flags` lie here or
    are carried by a ship here. `letter` is the letter of the planet's class, or "". `recent` is the
    kind of event that happened here since the viewer's last turn, or "".
    """

    kind: str
    owners: tuple[Owner, ...] = ()
    fleets: tuple[Fleet, ...] = ()
    battle: bool = False
    range_ends: int = 0
    flags: tuple[Owner, ...] = ()
    letter: str = ""
    recent: str = ""


class Space(NamedTuple):
    """A space: its column, its row (counted in half rows), its name, and what is drawn in it."""

    column: int
    half_row: int
    name: str
    look: Look


class Empire(NamedTuple):
    """The line of an empire.

    `own` if it is the viewer's, `leads` if it has the tribunal seat. `terms` are those that
    count for victory, `terms_to_win` how many it needs; 0 if terms cannot win. `stocks` has
    (amount, income per cycle) of food, energy and minerals. `wars` are its enemies.
    """

    seat: int
    letter: str
    race: str
    name: str
    votes: int
    alive: bool
    own: bool
    leads: bool
    terms: int = 0
    terms_to_win: int = 0
    planets: int = 0
    stocks: tuple[tuple[int, int], ...] = ()
    wars: tuple[Owner, ...] = ()


class Entry(NamedTuple):
    """A legend entry: a kind of space with its letter, or a kind of edge."""

    kind: str
    name: str
    letter: str = ""


class Leg(NamedTuple):
    """A line for prepared moves on the map, from one space to another.

    For an action in one space, both ends are that space. `numbers` is the number of the move in the
    list of prepared moves, from 1, with a "+" if there are several. Spaces are given by their
    number in the game; in a `Scene`, by their index among the shown spaces.
    """

    start: int
    end: int
    numbers: str


class Key(NamedTuple):
    """The line that explains the chips of colonies and of fleets, by the example of a seat."""

    seat: int
    letter: str
    colony: str
    ships: str


class Scene(NamedTuple):
    """The map, below the texts `cycle` and `phase`.

    With a `legend`, the lines of empires are left out: their letters and names are in the legend.
    """

    cycle: str
    phase: str
    empires: tuple[Empire, ...]
    spaces: tuple[Space, ...]
    legend: tuple[Entry, ...] = ()
    legs: tuple[Leg, ...] = ()
    key: Key | None = None


def scene_of(
    view: View,
    say: Say,
    around: int | None = None,
    *,
    explained: bool = False,
    legs: Sequence[Leg] = (),
) -> Scene:
    """The whole map, or the part `around` the space with this number.

    `explained` adds a legend of the kinds of spaces shown. `legs` are prepared moves. After the
    cycle `LEARNING` a player's own map has no `key`: with buttons, a phone has no room for it.
    """
    shown = shown_spaces(view, around)
    letters = letters_of(view, say)
    fleets = _fleets(view, letters)
    flags, places, reach = _flags(view, letters), _places(shown), frozenset(view.reach)
    recent, own = dict(view.recent), view.viewer is not None
    classes = labels(say, CLASS, CLASSES)
    spaces = [
        Space(
            column=at.q,
            half_row=half_row,
            name=at.name,
            look=Look(
                kind=at.tile,
                owners=tuple([Owner(seat, letters[seat]) for seat in at.colonies]),
                fleets=fleets.get(at.at, ()),
                battle=at.at in view.battles,
                range_ends=_range_ends(at, places, reach) if at.at in reach else 0,
                flags=flags.get(at.at, ()),
                letter=classes.get(at.tile, ""),
                recent=recent.get(at.at, ""),
            ),
        )
        for at, half_row in zip(shown, half_rows(shown), strict=True)
    ]
    return Scene(
        cycle=say(_picture_words("cycle", cycle=view.cycle)),
        phase=say(words(f"black-abyss-phase-{view.phase}")),
        empires=tuple([_empire(view, empire, letters, say) for empire in view.empires]),
        legend=_legend(spaces, say) if explained else (),
        spaces=tuple(spaces),
        legs=_shown_legs(shown, legs),
        key=None if explained or (own and view.cycle > LEARNING) else _key(view, letters, say),
    )


def _key(view: View, letters: dict[int, str], say: Say) -> Key:
    """The key with the letter of the viewer's seat; for a spectator that of the first seat."""
    seat = view.empires[0].seat if view.viewer is None else view.viewer
    colony, ships = (say(_picture_words(part)) for part in ("key-colony", "key-ships"))
    return Key(seat, letters[seat], colony, ships)


def _shown_legs(shown: Sequence[HexView], legs: Sequence[Leg]) -> tuple[Leg, ...]:
    """The legs that end in a shown space, by index. One that starts elsewhere begins at its end."""
    place = {at.at: n for n, at in enumerate(shown)}
    return tuple(
        Leg(place.get(leg.start, place[leg.end]), place[leg.end], leg.numbers)
        for leg in legs
        if leg.end in place
    )


def shows_range(view: View, around: int | None) -> bool:
    """Whether the map, or its part `around` a space, shows where the viewer's fuel range ends."""
    shown, reach = shown_spaces(view, around), frozenset(view.reach)
    places = _places(shown)
    return any(_range_ends(at, places, reach) for at in shown if at.at in reach)


def _places(shown: Sequence[HexView]) -> dict[tuple[int, int], int]:
    """The number of each shown space, by its coordinates (q, r)."""
    return {(at.q, at.r): at.at for at in shown}


def letters_of(view: View, say: Say) -> dict[int, str]:
    """The letter of each seat, the first of its race's name that is no O, and that of monsters."""
    letters = {empire.seat: _letter(empire.race, say) for empire in view.empires}
    return letters | {NOBODY: say(_picture_words("monsters"))}


def alt_of(scene: Scene, say: Say) -> str:
    """The alt text of the map: empires, then spaces with colonies, ships, flags or news.

    Empires are named in full, even if the picture cannot draw their names.
    """
    head = [f"{scene.cycle}: {scene.phase}"]
    head += [_standing(empire, say) for empire in scene.empires]
    parts = [
        _in_words(space, say)
        for space in scene.spaces
        if space.look.owners or space.look.fleets or space.look.flags or space.look.recent
    ]
    return alt_text([*head, *parts], head)


def _standing(empire: Empire, say: Say) -> str:
    """The line of an empire in words."""
    named: dict[str, Arg] = {"letter": empire.letter, "name": seat_name(empire.seat)}
    if not empire.alive:
        return say(_picture_words("out", **named))
    part = "standing-war" if empire.wars else "standing"
    (food, grown), (energy, made), (minerals, dug) = empire.stocks
    return say(
        _picture_words(
            part,
            votes=empire.votes,
            terms=empire.terms,
            of=empire.terms_to_win,
            planets=empire.planets,
            food=f"{food}{grown:+d}",
            energy=f"{energy}{made:+d}",
            minerals=f"{minerals}{dug:+d}",
            others=" ".join([owner.letter for owner in empire.wars]),
            **named,
        )
    )


def _in_words(space: Space, say: Say) -> str:
    """A space in words; owners and fleets are named by their letters."""
    look = space.look
    more = "".join([" " + say(_picture_words("flag", letter=flag.letter)) for flag in look.flags])
    if look.recent:
        more += " " + say(_picture_words(f"new-{look.recent}"))
    if not look.owners and not look.fleets:
        return f"{space.name}:{more}"
    owners = "".join([owner.letter for owner in look.owners])
    fleets = " ".join([fleet.letter_and_count() for fleet in look.fleets])
    part = "space" if owners and fleets else "colony" if owners else "ships"
    return say(_picture_words(part, place=space.name, owners=owners, fleets=fleets)) + more


@lru_cache(maxsize=256)
def _letter(race: str, say: Say) -> str:
    """An O would look like a zero beside the number of ships."""
    return say(thing(race)).upper().lstrip("O")[:1]


def _empire(view: View, empire: EmpireView, letters: dict[int, str], say: Say) -> Empire:
    amounts = (empire.food, empire.energy, empire.minerals)
    return Empire(
        seat=empire.seat,
        letter=letters[empire.seat],
        race=empire.race,
        name=say(seat_name(empire.seat)),
        votes=empire.votes,
        alive=empire.alive,
        own=empire.seat == view.viewer,
        leads=empire.seat == view.leader,
        terms=empire.terms,
        terms_to_win=GAME.terms_to_win if view.terms_win else 0,
        planets=empire.planets,
        stocks=tuple(zip(amounts, empire.income, strict=True)),
        wars=tuple([Owner(seat, letters[seat]) for seat in empire.at_war]),
    )


def _fleets(view: View, letters: dict[int, str]) -> dict[int, tuple[Fleet, ...]]:
    """The fleets of every space, in seat order, monsters last."""
    ships: dict[tuple[int, int], list[ShipView]] = {}
    for ship in view.ships:
        ships.setdefault((ship.at, ship.owner), []).append(ship)
    order = sorted(ships, key=lambda place: (place[1] == NOBODY, place[1]))
    found: dict[int, tuple[Fleet, ...]] = {}
    for at, seat in order:
        group = ships[at, seat]
        hull = max([s.hull for s in group], key=HULLS.index) if seat != NOBODY else ""
        hurt = any(map(any, [s.covered for s in group]))
        fleet = Fleet(seat, letters[seat], len(group), hull, hurt)
        found[at] = (*found.get(at, ()), fleet)
    return found


def _flags(view: View, letters: dict[int, str]) -> dict[int, tuple[Owner, ...]]:
    """The flags in each space, whether they lie there or a ship there carries them."""
    ships = {ship.id: ship.at for ship in view.ships}
    found: dict[int, tuple[Owner, ...]] = {}
    for flag in view.flags:
        at = ships.get(flag.carrier, flag.at)
        found[at] = (*found.get(at, ()), Owner(flag.seat, letters[flag.seat]))
    return found


def _range_ends(at: HexView, places: dict[tuple[int, int], int], reach: Collection[int]) -> int:
    """The sides (a bit each) at which a space in reach has a shown neighbour out of reach."""
    beside = [places.get((at.q + q, at.r + r)) for q, r in NEIGHBOURS]
    return sum(
        [1 << side for side, other in enumerate(beside) if other is not None and other not in reach]
    )


def letter_of(kind: str, say: Say) -> str:
    """The letter of a planet's class; "" for other spaces."""
    return labels(say, CLASS, CLASSES).get(kind, "")


def letter_meanings(view: View, say: Say) -> Words | None:
    """The meaning of each letter on the explored map; None while it has only those of empires.

    It is about all spaces, as menus show other parts of the map than the opening one. Letters of
    empires are explained by the lines above the map.
    """
    kinds = {at.tile for at in view.hexes}
    letters = tuple(
        _picture_words(
            "letter", letter=letter_of(kind, say), what=_picture_words(f"class-name-{kind}")
        )
        for kind in CLASSES
        if kind in kinds
    )
    hunted = any(ship.owner == NOBODY for ship in view.ships)
    if not letters and not hunted:
        return None
    monsters = _picture_words("monsters") if hunted else "none"
    return _picture_words("letters", planets=len(letters), letters=letters, monsters=monsters)


def _legend(spaces: Sequence[Space], say: Say) -> tuple[Entry, ...]:
    """Legend entries: the kinds of spaces shown, in the order of the data, then kinds of edges."""
    looks = [space.look for space in spaces]
    there = {look.kind for look in looks}
    kinds = [kind for kind in HEX_KINDS if kind in there and kind != "empty"]
    edges = {
        RECENT: any(look.recent for look in looks),
        BATTLES: any(look.battle for look in looks),
        RANGE: any(look.range_ends for look in looks),
    }
    return (
        *(Entry(kind, say(thing(kind)), letter_of(kind, say)) for kind in kinds),
        *(Entry(edge, say(_picture_words(f"edge-{edge}"))) for edge in edges if edges[edge]),
    )
