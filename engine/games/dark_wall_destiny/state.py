"""The state of a game; cards are indexes into `content.tables.CARDS`.

A spin or a half-done card is state, too: `todo` has the pending effects, `ask` the question they
wait for, `hit` the damage being paid for. No call is ever suspended.
"""

from dataclasses import dataclass, field
from typing import Literal

from engine.core.game import State
from engine.games.dark_wall_destiny.content.vocabulary import Expansion, Trigger

EMPTY = -1
"""An empty position of the system, and no card in general."""
NOBODY = -1
"""No seat, such as in `active` while nobody has the turn."""

Stage = Literal["tactics", "begin", "action", "acquire", "spin", "over"]
"""Stages of a round.

`tactics`: every seat chooses a faction, a tactics card, or both. `begin`: in free order, any seat
yet to have a turn may take it. `action` and `acquire` are phases of `active`'s turn. The `spin`
ends the round.
"""
AwardName = Literal["energy", "cards", "crew"]
Ending = Literal["saved", "burned", "deck", "siege", "empty"]
"""How a game ended: all colonies `saved`, or otherwise lost.

`burned`, `deck`, `siege`: a Cryoship burned in the system, from a seat's own cards, or under siege.
`empty`: the system ran out of cards.
"""
OrderMode = Literal["ask", "defense", "list"]
Turns = Literal["seats", "free"]
Difficulty = Literal["easy", "normal", "hard"]
SpinStage = Literal["burn", "move", "fill", "end"]


@dataclass(slots=True)
class Berth:
    """A card in a sector with the cards seeded `under` it.

    `ready` are those whose standing ability can still be used this turn, `new` those seeded in it.
    """

    card: int
    under: list[int] = field(default_factory=list)
    ready: list[int] = field(default_factory=list)
    new: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Player:
    """A seat.

    `known` has an entry for each known card on top of the draw deck, the top card last: whether
    everybody knows it, or only the owner. `shown` are publicly known cards of the hand. `home` is
    the tactics card, NOBODY until a faction is chosen. `order` is the standing order for damage,
    and `ordered` the cards it names. `guarded` is defense for the coming spin in addition to the
    sector's.
    """

    home: int
    deck: list[int]
    hand: list[int] = field(default_factory=list)
    discards: list[int] = field(default_factory=list)
    played: list[int] = field(default_factory=list)
    sector: list[Berth] = field(default_factory=list)
    tokens: int = 0
    known: list[bool] = field(default_factory=list)
    shown: list[int] = field(default_factory=list)
    showing: bool = False
    order: OrderMode = "ask"
    ordered: list[int] = field(default_factory=list)
    asides: int = 0
    pulls: int = 0
    guarded: int = 0
    covers: int = NOBODY
    """The seat that this one covers: in the coming spin, this seat's deck burns instead."""
    raided: int = 0
    worn: int = 0
    owed: int = 0
    raider: int = NOBODY
    raiders: list[int] = field(default_factory=list)
    """Raids since the seat's last turn.

    Raid points taken, defense they used up, points to pay for, the last raider's card, and the
    seats that raided.
    """
    taxed: int = 0
    """The surcharge on the next purchase."""
    besieged: bool = False
    """Whether the sector was besieged since the last Reset."""
    spent: int = 0
    """Defense used in this spin, from the sector and from `guarded`."""
    rescued: int = 0
    defeated: int = 0
    suffered: int = 0
    shielded: int = 0
    thinned: int = 0
    """Totals of the game.

    Colonies saved, aliens defeated, damage paid, damage warded off for others, cards of hand and
    discard pile burned.
    """


@dataclass(frozen=True, slots=True)
class Task:
    """A pending effect: number `k` of a card's trigger, for `seat` (in a spin: the first seat).

    If `k` is one past the last Expire effect, the task puts the card on the burned pile. `at` is
    the attacker's place in the system, from 0.
    """

    card: int
    trigger: Trigger
    k: int
    seat: int
    at: int = EMPTY


@dataclass(frozen=True, slots=True)
class Ask:
    """A question to `seat` by a card: `what` is the effect, `n` its number, `of` a type of card."""

    seat: int
    what: str
    n: int
    of: str
    card: int


@dataclass(slots=True)
class Hit:
    """Damage being paid for: points `due` per seat, the seats that must choose, and their choices.

    With `burns`, what the hand cannot pay burns from the draw deck; raids do not burn it. `by` are
    the seats that raided.
    """

    card: int
    due: list[int]
    waiting: list[int]
    chosen: dict[int, tuple[int, ...]] = field(default_factory=dict)
    burns: bool = True
    by: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Spin:
    """How far the spin is: its stage, the place `at` (from 0) to go on from, and returning cards.

    `exposed`: no defense counts. `planned`: for each seat, pairs of a later attacker of this spin
    and the cards that pay for its damage.
    """

    stage: SpinStage = "burn"
    at: int = 0
    back: list[int] = field(default_factory=list)
    exposed: bool = False
    planned: dict[int, tuple[tuple[int, tuple[int, ...]], ...]] = field(default_factory=dict)


@dataclass(slots=True)
class Turn:
    """What the turn of `active` gained and spent besides its sector's values.

    `planted` counts cards seeded on planets. `harbor` is the place (from 1) of a ship that may take
    a Cryoship this turn, or 0. `bounty` is the number of extra cards at Reset.
    """

    energy: int = 0
    combat: int = 0
    planted: int = 0
    trophy: bool = False
    harbor: int = 0
    bounty: int = 0
    discounts: list[tuple[str, int]] = field(default_factory=list)


@dataclass(slots=True)
class WallState(State):
    """The table; `turn` counts rounds.

    `done` are the seats that have had their turn. `system` runs from position 1 to the position
    whose card burns next. `decks` are the space decks, the present one first, top cards last.
    `fresh` is the number of decks that are unreached regions, `scanned` the number of public cards
    on top of the present deck. `taken` counts cards acquired from the system. `halted`: the coming
    spin is prevented.
    """

    difficulty: Difficulty
    order: Turns
    expansions: tuple[Expansion, ...]
    vectors: tuple[int, ...]
    prices: tuple[int, ...]
    stage: Stage
    first: int
    active: int
    done: list[int]
    system: list[int]
    decks: list[list[int]]
    fresh: int
    scanned: int
    box: list[int]
    cryoships: list[int]
    saved: list[int]
    burned: list[int]
    drones: list[int]
    pool: int
    taken: int
    players: list[Player]
    now: Turn
    todo: list[Task] = field(default_factory=list)
    ask: Ask | None = None
    hit: Hit | None = None
    spin: Spin | None = None
    halted: bool = False
    hulls: dict[int, int] = field(default_factory=dict)
    """The remaining hull of each seeded Cryoship."""
    tactics: int = 2
    """Tactics cards to choose from per faction."""
    culprit: int = NOBODY
    """The seat from whose own cards a Cryoship burned."""
    ending: Ending | None = None
    rising: tuple[int, ...] = ()
    """The rounds from which every attack deals one point more."""

    @property
    def contest(self) -> bool:
        """Whether everybody plays for themselves, as with Aggression."""
        return "aggression" in self.expansions
