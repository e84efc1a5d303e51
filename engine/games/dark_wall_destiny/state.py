"""A game under way: plain fields, cards as their places in `content.tables.CARDS`.

The spin is a place in the state, as is a card whose effects are half done: `todo` holds the effects
still to come, `ask` what somebody must choose before they go on, `hit` a blow that is being paid
for. Nothing is ever suspended.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from engine.core.game import State
from engine.games.dark_wall_destiny.content.vocabulary import Expansion, Trigger

EMPTY = -1
"""A position of the system without a card."""
NOBODY = -1
"""`active`, while nobody holds the turn."""

Stage = Literal["tactics", "begin", "action", "acquire", "spin", "over"]
"""`tactics`: all choose a faction, a tactics card, or both. `begin`: whoever has not had a
turn may take it. `action` and `acquire` are those of the turn of `active`; then the `spin`."""
Ending = Literal["saved", "burned", "deck", "siege", "empty"]
"""How it ended: all saved; a Cryoship burned in the system, from a draw deck, or under siege; no
cards left."""
OrderMode = Literal["ask", "defense", "list"]
Turns = Literal["seats", "free"]
Difficulty = Literal["easy", "normal", "hard"]
SpinStage = Literal["burn", "move", "fill", "end"]


@dataclass(slots=True)
class Berth:
    """A card that stays in a sector, and the cards seeded `under` it.

    `ready` are those of all these whose standing ability can still be used this turn.
    """

    card: int
    under: list[int] = field(default_factory=list)
    ready: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Player:
    """A seat.

    Of the draw deck's top cards `known` tells whether all know them or their owner alone; the last
    entry is the top card. `shown` are the cards of the hand that everybody knows. `home` is the
    tactics card, NOBODY until a faction is chosen.
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
    raided: int = 0
    worn: int = 0
    owed: int = 0
    raider: int = NOBODY
    """Since the own last turn: points of raids, defense they used up, what is still to be paid for
    them, and the card that raided last."""
    taxed: int = 0
    """What the next purchase costs more."""
    besieged: bool = False
    """Whether a siege was laid to the sector since the last Reset."""
    spent: int = 0
    """Defense used in this spin, of the sector's and `guarded` together."""
    rescued: int = 0
    defeated: int = 0
    suffered: int = 0
    shielded: int = 0
    thinned: int = 0
    """In the whole game: colonies saved, aliens defeated, points of damage paid for, points
    warded off for others, cards of hand and discard pile burned."""


@dataclass(frozen=True, slots=True)
class Task:
    """An effect to come: number `k` of a card's, for `seat` (in a spin: whoever is first).

    One more than there are of its Expire lays it on the burned pile. `at` is the place in the
    system (from 0) that the card attacks from.
    """

    card: int
    trigger: Trigger
    k: int
    seat: int
    at: int = EMPTY


@dataclass(frozen=True, slots=True)
class Ask:
    """What `seat` must choose: `what` is the word of the effect, `n` how much or how often."""

    seat: int
    what: str
    n: int
    of: str
    card: int


@dataclass(slots=True)
class Hit:
    """A blow that is being paid for: what each seat still owes, who must choose, who has chosen.

    What a hand cannot pay `burns` from the draw deck, but for a raid's.
    """

    card: int
    due: list[int]
    waiting: list[int]
    chosen: dict[int, tuple[int, ...]] = field(default_factory=dict)
    burns: bool = True


@dataclass(slots=True)
class Spin:
    """How far the spin has come: the position `at` which it goes on (from 0), what comes back.

    `planned` are the cards with which seats mean to pay for what strikes them later in this spin.
    """

    stage: SpinStage = "burn"
    at: int = 0
    back: list[int] = field(default_factory=list)
    exposed: bool = False
    planned: dict[int, tuple[tuple[int, tuple[int, ...]], ...]] = field(default_factory=dict)


@dataclass(slots=True)
class Turn:
    """What the turn of `active` has gained and spent beside the values in its sector.

    `harbor` is the place (from 1) of a ship that may take a Cryoship this turn; 0 for none.
    `bounty` are cards that are drawn more at Reset.
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
    """The whole table; `turn` counts rounds.

    `system` runs from position 1 (the start) to the one nearest the burned pile. `decks` are the
    space decks, the present one first, each with its top card last; `fresh` of them are regions not
    reached yet, `scanned` cards on top of the present one are known to all. `taken`
    counts the cards acquired from the system so far.
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
    """What is left of the hull of each Cryoship that is seeded."""
    tactics: int = 2
    """How many tactics cards of a faction there are to choose from."""
    culprit: int = NOBODY
    """The seat out of whose own cards a Cryoship has burned."""
    ending: Ending | None = None

    @property
    def contest(self) -> bool:
        """Whether everybody plays for themselves: with Aggression."""
        return "aggression" in self.expansions
