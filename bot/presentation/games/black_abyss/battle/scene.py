"""The scene of the battle board, from a view: squares, ships with their damage, planet."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Final, NamedTuple

from bot.language.wording import Say, alt_text
from bot.presentation.games.black_abyss.map.scene import TIMES, Owner, letters_of
from engine.core.words import seat_name, wording, words
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.war import board
from engine.games.black_abyss.text.wording import ship_name, thing, who
from engine.games.black_abyss.view import BattleView, ShipView, StandView, View

_picture_words = wording("picture-battle-")

DRAWING: Final = "bot.presentation.games.black_abyss.battle.draw:draw"

CARDS_MOST: Final = 20
"""Maximum number of ships with a card below the board. Further ones are counted."""


TALL: Final = 1.6


class Card(NamedTuple):
    """A ship: owner, words of its chip on the board, class, name, and the name of its square.

    `square` is "" while it is hidden. `covered` tells for each section whether damage covers it; ()
    for fighters. `owed` is the number of hits for which no section is covered yet.
    """

    seat: int
    chip: str
    hull: str
    name: str
    square: str
    covered: tuple[bool, ...]
    owed: int


class Stack(NamedTuple):
    """One side's ships in a square.

    `at` is the number of the square in the rules, `hulls` are the classes of the ships, `said` are
    the words of their chip: those of a single ship, or how many they are. `picked` if the picked
    ship is among them. Ships of the side that is shown on the left face `rightwards`.
    """

    at: int
    seat: int
    hulls: tuple[str, ...]
    said: str
    picked: bool
    rightwards: bool = False


class Scene(NamedTuple):
    """The battle board.

    `title` and `moving` are the texts at the top. `planet` is the kind of planet at the edge, or
    "", and `guns` has the owner of each battery on it. `more` is a text on ships without a card, or
    "". `reach` are the squares to which the picked ship can move, `range` those that its unfired
    weapons hit, `cover` those with asteroids. Each side sees its own ships on the left, so the
    attacker's board is `mirrored`; the names of squares are the same.
    """

    title: str
    moving: str
    planet: str
    guns: tuple[Owner, ...]
    stacks: tuple[Stack, ...]
    cards: tuple[Card, ...]
    more: str
    reach: tuple[int, ...] = ()
    range: tuple[int, ...] = ()
    cover: tuple[int, ...] = ()
    mirrored: bool = False


def has_ships(view: View) -> bool:
    """Whether the viewer sees ships on a battle board.

    False without a battle, and until the viewer's own order of battle is given.
    """
    if view.battle is None or (view.viewer, "ordering") in [
        (one[0], one[1]) for one in view.decisions
    ]:
        return False
    return any(stand.square for stand in view.battle.stands)


def has_letters(view: View) -> bool:
    """Whether the board has letters of sides: on batteries or monsters."""
    placed = [ship for ship, stand in _fighting(view) if stand.square]
    return any(ship.owner < 0 for ship in placed) or any(True for _ in _batteries(view))


def pickable(view: View) -> list[ShipView]:
    """The viewer's ships on the board, each of which can be picked to show its reach and range."""
    return [ship for ship, stand in _fighting(view) if ship.owner == view.viewer and stand.square]


def scene_of(view: View, picked: int | None, say: Say) -> Scene:
    """The battle board. `picked` is the id of the ship whose reach and range are shown, if any."""
    battle = view.battle
    assert battle is not None
    letters, fighting = letters_of(view, say), _fighting(view)
    fighting.sort(key=lambda pair: _rank(view.viewer, battle, pair[0]))
    chips = {ship.id: _chip(ship, letters, say) for ship, _ in fighting}
    cards = [_card(ship, stand, chips, say) for ship, stand in fighting]
    space, rest = view.hexes[battle.at], len(cards) - CARDS_MOST
    chosen = next(((ship, stand) for ship, stand in fighting if ship.id == picked), None)
    part = "round" if battle.round else "deploying"
    return Scene(
        title=say(_picture_words(part, place=space.name, round=battle.round)),
        moving=say(_picture_words("moving", seat=seat_name(battle.moving)))
        if battle.moving >= 0
        else "",
        planet=space.tile if battle.planet else "",
        guns=tuple(Owner(holder, letters[holder]) for holder in _batteries(view)),
        stacks=tuple(_stacks(fighting, chips, picked, _on_the_left(view, battle))),
        cards=tuple(cards[:CARDS_MOST]),
        more=say(words("picture-surface-more", count=rest)) if rest > 0 else "",
        reach=_reach(view, *chosen) if chosen else (),
        range=_range(*chosen) if chosen else (),
        cover=tuple(map(board.NAMES.index, battle.cover)),
        mirrored=view.viewer == battle.sides[0],
    )


def alt_of(scene: Scene, say: Say) -> str:
    """The alt text of the battle board, with the ships by side."""
    head = [scene.title, *([scene.moving] if scene.moving else [])]
    guns = [f"{gun.letter}: {say(thing(t.BUILDINGS[t.BATTERY]))}" for gun in scene.guns]
    cover, *marks = [
        [say(_picture_words(part, squares=" ".join(board.NAMES[at] for at in ats)))] if ats else []
        for part, ats in (("cover", scene.cover), ("reach", scene.reach), ("range", scene.range))
    ]
    cards = _by_side(((card.seat, _in_words(card, say)) for card in scene.cards), say)
    stacks = ((one.seat, f"{one.said} {board.NAMES[one.at]}") for one in scene.stacks)
    short = _by_side(stacks, say)
    more = [scene.more] if scene.more else []
    return alt_text(
        [*head, *guns, *cover, *cards, *more, *chain.from_iterable(marks)],
        [*head, *cover, *cards, *more],
        [*head, *cover, *short, *more],
    )


def _by_side(told: Iterable[tuple[int, str]], say: Say) -> list[str]:
    """One line for each side, with what is told of its ships."""
    sides: dict[int, list[str]] = {}
    for seat, said in told:
        sides.setdefault(seat, []).append(said)
    return [
        say(_picture_words("side", side=who(seat), ships="; ".join(ships)))
        for seat, ships in sides.items()
    ]


def _in_words(card: Card, say: Say) -> str:
    hit = sum(card.covered) + card.owed
    parts = [f"{card.chip} {card.name}", *([card.square] if card.square else [])]
    if card.covered:
        parts.append(say(_picture_words("damage", hit=hit, of=len(card.covered))))
    return ", ".join(parts)


def _fighting(view: View) -> list[tuple[ShipView, StandView]]:
    """The ships in the battle, each with its state in the battle."""
    assert view.battle is not None
    stands = {stand.ship: stand for stand in view.battle.stands}
    return [(ship, stands[ship.id]) for ship in view.ships if ship.id in stands]


def _rank(
    viewer: int | None, battle: BattleView, ship: ShipView
) -> tuple[bool, int, int, str, int]:
    """The sort key of ships: the viewer's side first (else the defender's), the largest first."""
    side = -battle.sides.index(ship.owner)
    return ship.owner != viewer, side, -len(ship.tiles), ship.hull, ship.number


def _chip(ship: ShipView, letters: dict[int, str], say: Say) -> str:
    """The words of a ship's chip: its class, shortened, and its number, as in buttons and the log.

    A ship keeps them for the whole battle; its colour and direction tell its side. A monster has
    the letter of monsters in place of a class.
    """
    hull = ship.hull
    sign = say(_picture_words(f"short-{hull}")) if hull in t.HULLS else letters[ship.owner]
    return f"{sign}{ship.number}"


def _card(ship: ShipView, stand: StandView, chips: dict[int, str], say: Say) -> Card:
    fighter = ship.hull == t.HULLS[t.FIGHTER]
    return Card(
        seat=ship.owner,
        chip=chips[ship.id],
        hull=ship.hull,
        name=say(ship_name(ship.hull, ship.number)),
        square=stand.square,
        covered=() if fighter else ship.covered,
        owed=stand.owed,
    )


def _batteries(view: View) -> Iterator[int]:
    """The owner of each battery on the planet that works."""
    assert view.battle is not None
    if view.battle.planet:
        for land in view.hexes[view.battle.at].land:
            if land.building == t.BUILDINGS[t.BATTERY] and not land.idle:
                yield land.holder


def _on_the_left(view: View, battle: BattleView) -> int:
    """The side shown on the left: the viewer's; for spectators the defender's."""
    attacker, defender = battle.sides
    return attacker if view.viewer == attacker else defender


def _stacks(
    fighting: Iterable[tuple[ShipView, StandView]],
    chips: dict[int, str],
    picked: int | None,
    left: int,
) -> Iterable[Stack]:
    squares: dict[str, list[ShipView]] = {}
    for ship, stand in fighting:
        if stand.square:
            squares.setdefault(stand.square, []).append(ship)
    for square, ships in squares.items():
        first = ships[0]
        yield Stack(
            at=board.NAMES.index(square),
            seat=first.owner,
            hulls=tuple(ship.hull for ship in ships),
            said=chips[first.id] if len(ships) == 1 else f"{TIMES}{len(ships)}",
            picked=any(ship.id == picked for ship in ships),
            rightwards=first.owner == left,
        )


def _reach(view: View, ship: ShipView, stand: StandView) -> tuple[int, ...]:
    """The squares to which the ship can move; before the first round, on which it can be placed."""
    battle = view.battle
    assert battle is not None
    if not stand.square:
        return ()
    start = board.NAMES.index(stand.square)
    crowd: Counter[int] = Counter()
    foes: Counter[int] = Counter()
    for other, its in _fighting(view):
        if its.square:
            squares = crowd if other.owner == ship.owner else foes
            squares[board.NAMES.index(its.square)] += 1
    if battle.round:
        found: Iterable[int] = board.ways(start, stand.left, foes) if stand.left else ()
    else:
        found = (at for at in board.ZONES[battle.sides.index(ship.owner)] if at != start)
    return tuple(sorted(at for at in found if crowd[at] < t.GAME.board.stack))


def _range(ship: ShipView, stand: StandView) -> tuple[int, ...]:
    """The squares that the ship can hit from its own with weapons that have not fired yet."""
    if not stand.square:
        return ()
    here = board.NAMES.index(stand.square)
    reaches = [
        t.RANGE[t.TILE[tile]]
        for section, tile in enumerate(ship.tiles)
        if tile
        and t.TILE_ROLE[t.TILE[tile]] == "weapon"
        and section not in stand.fired
        and ship.covered[section : section + 1] != (True,)
    ]
    most = max(reaches, default=0)
    return tuple(at for at in board.SQUARES if 0 < board.distance(here, at) <= most)
