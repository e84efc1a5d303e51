"""The scene of the table, and its alt text. A scene shows only what its view has."""

from collections.abc import Collection, Iterator
from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple

from bot.language.wording import Say, alt_text
from bot.paint.picture_size import WIDTH
from bot.presentation.games.dark_wall_destiny.card_scene import Face, face_of, name_of
from engine.core.words import seat_name, wording, words
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.content.names import names
from engine.games.dark_wall_destiny.content.vocabulary import Kind
from engine.games.dark_wall_destiny.view import BerthView, PositionView, SeatView, WallView

_picture_words = wording("picture-wall-")

DRAWING: Final = "bot.presentation.games.dark_wall_destiny.draw_table:draw"


BAND: Final = 184
"""Height of the band with the star, above the positions, in units."""
FEW: Final = 12
"""Maximum number of positions that have their full height."""
INSET: Final = 14
"""Distance between the positions and the edge of the system."""
HAND, FULL, BARE, AROUND = 156, 162, 112, 56
"""Heights of a hand, a sector, a sector without permanents, and all margins, in units."""
CROWD: Final = 4
"""Maximum number of seats whose permanents are all drawn."""


class Place(NamedTuple):
    """A position: its number `at`, whether it is an attack vector, and its card (None: a gap).

    `lands` tells that the card will attack in the next spin, `burns` that it will burn.
    """

    at: int
    vector: bool
    card: Face | None
    name: str = ""
    lands: bool = False
    burns: bool = False


class Berth(NamedTuple):
    """A permanent of a sector: type, number of cards under it, and its Cryoships.

    `colonies` has the hull points left to each Cryoship, 0 in games without hull points.
    """

    kind: Kind
    under: int
    colonies: tuple[int, ...]


class Sector(NamedTuple):
    """The sector of a seat: name, totals and permanents.

    `hand` and `played` are numbers of cards. `cost` is the damage of the next spin to the
    seat after its defense. `done` tells that the seat had its turn in this round.
    """

    number: int
    name: str
    energy: int
    combat: int
    defense: int
    tokens: int
    points: int
    hand: int
    played: int
    berths: tuple[Berth, ...]
    cost: int
    active: bool
    done: bool
    own: bool


class Labels(NamedTuple):
    """The texts on the table, in the reader's language."""

    round: str
    spins: str
    hand: str


class Scene(NamedTuple):
    """The table.

    `deck` is the number of cards of the open space deck, `fresh` the number of decks not yet open,
    `burned` the number of burned cards. `spins` is how many spins it takes until a Cryoship burns,
    None if none is in the system. `colonies` tells of each Cryoship whether it is "saved",
    "burned", "here" (in play) or "ahead" (in the decks).
    """

    labels: Labels
    places: tuple[Place, ...]
    deck: int
    fresh: int
    burned: int
    spins: int | None
    colonies: tuple[str, ...]
    sectors: tuple[Sector, ...]
    hand: tuple[Face, ...]


def scene_of(view: WallView, say: Say) -> Scene:
    """The table of a view, with the viewer's seat first."""
    ahead = view.forecast
    seats = sorted(range(len(view.seats)), key=lambda seat: seat != view.viewer)
    attackers = attackers_of(view)
    return Scene(
        labels=_labels(view, say),
        places=tuple([_place(view, position, attackers, say) for position in view.system]),
        deck=view.decks[0] if view.decks else 0,
        fresh=view.fresh,
        burned=len(view.burned),
        spins=None if ahead is None else ahead.spins,
        colonies=tuple([_stands(view, t.IDS[card]) for card in t.CRYOSHIPS]),
        sectors=tuple([_sector(view, seat, view.seats[seat], say) for seat in seats]),
        hand=tuple([face_of(card) for card in view.hand]),
    )


def alt_of(view: WallView, scene: Scene, say: Say) -> str:
    """The alt text of the table of this view; shortened if needed. Seats are named in full."""
    parts = [say(_picture_words("round", turn=view.round))]
    parts += [
        _position_told(one, place, say)
        for one, place in zip(view.system, scene.places, strict=True)
        if one.card is not None
    ]
    deck = view.decks[0] if view.decks else 0
    piles = say(_picture_words("piles", deck=deck, fresh=view.fresh, burned=len(view.burned)))
    seats = [_seat_told(one, say) for one in sorted(scene.sectors, key=lambda one: one.number)]
    seats += _stations_told(view, say)
    short = (_place_and_name(one, say) for one in view.system if one.card is not None)
    return alt_text(
        [*parts, piles, *seats], chain([parts[0]], short, [piles], seats), [parts[0], *seats]
    )


def system_height(positions: int) -> int:
    """The height of the star system with this number of positions, in units."""
    return BAND + (positions + 1) // 2 * step_of(positions) + INSET


def step_of(positions: int) -> int:
    """The distance in units from a position to the next below it; less if positions are many."""
    return 184 if positions <= FEW else 178


def tall(scene: Scene) -> float:
    """The approximate height of the picture relative to its width."""
    system = system_height(len(scene.places))
    hand = HAND if scene.hand else 0
    sectors = sum(FULL if shows_permanents(scene, one) else BARE for one in scene.sectors)
    return (AROUND + system + hand + sectors) / WIDTH


def shows_permanents(scene: Scene, one: Sector) -> bool:
    """Whether a sector's permanents are drawn.

    At a table of more than four seats, only those of the viewer's sector are drawn; for a
    spectator, only those of the seat at turn.
    """
    if not (one.berths or one.played):
        return False
    if len(scene.sectors) <= CROWD:
        return True
    return one.own if any(each.own for each in scene.sectors) else one.active


def _stands(view: WallView, card: str) -> str:
    if card in view.saved:
        return "saved"
    if card in view.burned:
        return "burned"
    return "ahead" if card in view.colonies else "here"


def attackers_of(view: WallView) -> Collection[int]:
    """The positions of the cards that attack in the next spin."""
    found: set[int] = set()
    for one in view.forecast.landings if view.forecast else ():
        same = [each.at for each in view.system if each.card == one.card and each.at <= one.at]
        found.add(max(same, default=0))  # equal cards keep their order: the nearest gets there
    return found


def _place(view: WallView, position: PositionView, attackers: Collection[int], say: Say) -> Place:
    card = position.card
    if card is None:
        return Place(position.at, position.vector, None)
    attack = None if t.CARD[card] in t.COLONIES else position.attack
    face = face_of(card, position.cost, attack, payable=_payable(view, card, position.cost))
    lands, burns = position.at in attackers, _burns(view, position)
    return Place(position.at, position.vector, face, name_of(card, say), lands, burns)


def _burns(view: WallView, position: PositionView) -> bool:
    """Whether this is the card nearest the star, and the one that burns in the next spin."""
    ahead = view.forecast
    last = max((one.at for one in view.system if one.card is not None), default=0)
    return ahead is not None and position.at == last and ahead.burns == position.card


def _payable(view: WallView, card: str, cost: int) -> bool:
    """Whether the seat whose turn it is can pay this price."""
    if view.active is None or view.stage not in ("action", "acquire"):
        return False
    if t.CARD[card] in t.ALIENS:
        return cost <= view.combat
    return cost <= view.energy + view.seats[view.active].tokens


def _sector(view: WallView, number: int, seat: SeatView, say: Say) -> Sector:
    hulls = dict(view.hulls)
    ahead = view.forecast
    return Sector(
        number=number,
        name=say(seat_name(number)),
        energy=view.energy if number == view.active else seat.energy,
        combat=view.combat if number == view.active else seat.combat,
        defense=seat.defense,
        tokens=seat.tokens,
        points=seat.points,
        hand=seat.hand,
        played=len(seat.played),
        berths=tuple([_berth(berth, hulls) for berth in seat.sector]),
        cost=0 if ahead is None else ahead.costs[number],
        active=number == view.active and view.stage != "over",
        done=number in view.done,
        own=number == view.viewer,
    )


def _berth(berth: BerthView, hulls: dict[str, int]) -> Berth:
    colonies = [card for card in berth.under if t.CARD[card] in t.COLONIES]
    return Berth(
        kind=t.KIND[t.CARD[berth.card]],
        under=len(berth.under) - len(colonies),
        colonies=tuple([hulls.get(card, 0) for card in colonies]),
    )


def _labels(view: WallView, say: Say) -> Labels:
    ahead = view.forecast
    spins = None if ahead is None else ahead.spins
    return Labels(
        round=say(_picture_words("round", turn=view.round)),
        spins="" if spins is None else say(_picture_words("spins", count=spins)),
        hand=say(_picture_words("hand")),
    )


def _position_told(position: PositionView, place: Place, say: Say) -> str:
    assert position.card is not None
    part = "lands" if place.lands else "burns" if place.burns else "lies"
    return _card_told(say, part, position.at, position.card, position.cost)


@lru_cache(maxsize=4096)
def _card_told(say: Say, part: str, at: int, card: str, cost: int) -> str:
    coin = "combat" if t.CARD[card] in t.ALIENS else "energy"
    price = say(words(f"dark-wall-destiny-price-{coin}", n=cost))
    return say(_picture_words(f"card-{part}", at=at, card=name_of(card, say), price=price))


def _place_and_name(position: PositionView, say: Say) -> str:
    assert position.card is not None
    return f"{position.at} {name_of(position.card, say)}"


def _stations_told(view: WallView, say: Say) -> Iterator[str]:
    """For each seat with orbital stations, their names: stations differ, planets do not."""
    for number, seat in enumerate(view.seats):
        sector = [berth.card for berth in seat.sector]
        there = tuple(card for card in sector if t.KIND[t.CARD[card]] == "station")
        if there:
            yield say(_picture_words("stations", seat=seat_name(number), cards=names(there)))


def _seat_told(shown: Sector, say: Say) -> str:
    return say(
        _picture_words(
            "sector",
            seat=seat_name(shown.number),
            energy=shown.energy,
            combat=shown.combat,
            defense=shown.defense,
            points=shown.points,
            cards=len(shown.berths),
            colonies=sum(len(berth.colonies) for berth in shown.berths),
            hand=shown.hand,
        )
    )
