"""The state of a game: small whole numbers in flat lists, and a few slotted dataclasses.

Lists ending in "a hex" have an entry for each hex of the chart; lists "a land tile" have seven for
each hex (`hex * 7 + slot`). A seat of -1 is nobody's: empty, or a monster's. What cannot be known
is kept small: unexplored hexes lie here face down, but land tiles, event cards and resolutions are
drawn from what is left only when they are turned up.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from engine.core.game import State as CoreState

NOBODY: Final = -1

SETUP, MOVE, BATTLE, GROUND, PURCHASE, TRIBUNAL, OVER, FITTING = range(8)
PHASES: Final = (
    "setup", "move", "battle", "ground", "purchase", "tribunal", "over", "fitting",
)  # fmt: skip

EMPIRES, DUEL, SUDDEN_DEATH, CAPTURE_THE_FLAG, FLEET_BATTLE = range(5)
MODES: Final = ("empires", "duel", "sudden_death", "capture_the_flag", "fleet_battle")
WITHOUT_PEACE: Final = frozenset({SUDDEN_DEATH, CAPTURE_THE_FLAG, FLEET_BATTLE})
"""The modes that are war from beginning to end, and know no tribunal."""

HERE: Final = "here"
"""The name of a space that is the only one, in a fleet battle: messages leave it out."""

Design = tuple[int, ...]
"""A ship of a fleet battle: its class, then its tiles by section, -1 for an empty one."""

(
    ORDERING, DEPLOYING, LEADING, COVERING, LOSING, IDLING, GIFT, PROPOSING, BREAKING,
) = range(9)  # fmt: skip
DECISIONS: Final = (
    "ordering", "deploying", "leading", "covering", "losing", "idling", "gift", "proposing",
    "breaking",
)  # fmt: skip

PEACE, PASSAGE = range(2)
UNMARKED: Final = -2


@dataclass(slots=True)
class Ship:
    """A ship; `tiles` and `hits` (a bit each) are by section, -1 for an empty one.

    People call it by its class and `number`: no other of its class and owner has that, and it may
    be given again when the ship is gone; `id` never is, unless it was taken back unbuilt.
    `left` are the spaces it may still move, `origin` is where it came from and `since` the order of
    arrival in this cycle (0: it was there before). `goods` are `good * 128 + hex of origin`.
    """

    id: int
    owner: int
    hull: int
    hex: int
    tiles: tuple[int, ...]
    hits: int = 0
    left: int = 0
    jumped: bool = False
    since: int = 0
    origin: int = -1
    marines: int = 0
    goods: tuple[int, ...] = ()
    number: int = 0


@dataclass(slots=True)
class Empire:
    """A seat's race, means and promises; `powers` are the sums of everything that holds for it."""

    race: int
    home: int = -1
    alive: bool = True
    food: int = 0
    energy: int = 0
    minerals: int = 0
    techs: list[int] = field(default_factory=list)
    powers: list[int] = field(default_factory=list)
    supply: list[int] = field(default_factory=list)
    terms: int = 0
    keepers: int = 0
    secret: int = 0
    offers: int = 0
    returns: int = 0
    done: bool = False
    basket: list[tuple[int, ...]] = field(default_factory=list)


@dataclass(slots=True)
class Ballot:
    """What is voted on: `items` are resolutions (`fresh`: the first is new), `seat`: the seat too.

    `marks` has for each seat a vote an item (1, 0, -1 or unmarked), `favours` a candidate or -1.
    Where the seat is voted on later, `candidates` are those there would be now, and `prepared` has
    for each seat its favours if the new resolution is rejected and if it passes. `counted` are the
    items decided once the ballot is closed, -1 before.
    """

    items: list[int]
    fresh: bool
    candidates: list[int]
    seat: bool
    weights: list[int]
    marks: list[list[int]]
    favours: list[int]
    prepared: list[list[int]]
    cast: list[bool]
    changes: list[int]
    counted: int = -1


@dataclass(slots=True)
class Battle:
    """A battle at `hex`: side 0 is the attacker, side 1 the defender; a planet may take part.

    `place` is the square of each ship; `orders`, `ask` (its owner chooses what is hit) and `led`
    (its owner moves) are by side, `ready` once a side has given its order and deployed. `todo` are
    the moves to come in this round: a side, or a battery of the planet as -2 - its land tile.
    `left` are the squares each ship of the side that moves may still move, `fired` the sections
    (a bit each) that have fired in this round. What the move under way has hit is counted in `owed`
    for ships and in `bombed` for seats, to be covered and lost at its end. `flees`: a side leaves
    at the beginning of the next round. `raid` is the first round in which raiders were beside a
    planet without ships, `sections` what each side began with, `takeovers` how often it took the
    battle back from its order.
    """

    hex: int
    sides: tuple[int, int]
    planet: bool
    place: dict[int, int]
    sections: list[int]
    orders: list[int] = field(default_factory=lambda: [0, 0])
    ask: list[bool] = field(default_factory=lambda: [False, False])
    led: list[bool] = field(default_factory=lambda: [False, False])
    ready: list[bool] = field(default_factory=lambda: [False, False])
    first: int = 0
    round: int = 0
    todo: list[int] = field(default_factory=list)
    left: dict[int, int] = field(default_factory=dict)
    fired: dict[int, int] = field(default_factory=dict)
    owed: dict[int, int] = field(default_factory=dict)
    bombed: dict[int, int] = field(default_factory=dict)
    flees: list[bool] = field(default_factory=lambda: [False, False])
    raid: int = 0
    takeovers: list[int] = field(default_factory=lambda: [0, 0])


@dataclass(slots=True)
class Flag:
    """A seat's flag: on a ship (0: none), or lying at `hex`, where that ship was last."""

    carrier: int
    hex: int


@dataclass(slots=True)
class Pending:
    """A decision that interrupts: whose, of which kind, about what, and how many to name."""

    seat: int
    kind: int
    thing: int
    count: int = 1


@dataclass(slots=True)
class State(CoreState):
    """A whole game; `turn` is the cycle.

    `talks` are wishes to bargain in private (who, with whom): where both wish it, what they offer
    each other is whispered, not said; at a table without `private_talks` nobody may. `whispered`
    counts such offers of this cycle (`giver * 8 + taker`). `fallen` has the cycle in which each
    keeper that is gone was beaten. `notices` say who ends passage with whom, and since which cycle.

    `battle` is the battle under way; those in `next_battles` follow it. Orders for all of them are
    asked at once, and they are fought one after the other when all are in.
    `battle_clock` is the part of the table's clock that a move in a battle that is led has.
    `mode` is the game that is played. `flags` are those of both seats, `breached` the seat that
    lost a habitat on its home world first in sudden death. In a fleet battle `fleets` are what each
    seat has assembled and `levels` those of its fighters; `cover` are squares with asteroids.
    `recent` has where something happened, for each a bit a seat to whom it is new (`rules.recent`).
    """

    frontier: bool
    any_terms: bool
    open_ballots: bool
    together: bool
    tactical: bool
    phase: int
    first: int
    active: int
    moved: bool
    arrivals: int
    tile: list[int]
    known: list[int]
    colonies: list[int]
    land: list[int]
    building: list[int]
    holder: list[int]
    idle: list[int]
    marines: list[int]
    garrison: list[int]
    fresh: list[int]
    goods: dict[int, int]
    scanned: dict[int, int]
    ships: dict[int, Ship]
    next_ship: int
    empires: list[Empire]
    war: list[int]
    passage: list[int]
    offers: list[tuple[int, int, int]]
    land_left: list[int]
    tiles_left: list[int]
    events_left: list[int]
    lasting: list[int]
    laws_left: list[int]
    laws: list[int]
    leader: int
    in_a_row: int
    drawn: list[int]
    ballot: Ballot | None
    battle: Battle | None
    fought: list[tuple[int, int, int]]
    pending: list[Pending]
    ending: str
    winners: list[int]
    talks: list[tuple[int, int]] = field(default_factory=list)
    whispers: list[tuple[int, int, int]] = field(default_factory=list)
    whispered: dict[int, int] = field(default_factory=dict)
    fallen: dict[int, int] = field(default_factory=dict)
    notices: list[tuple[int, int, int]] = field(default_factory=list)
    mode: int = EMPIRES
    flags: list[Flag] = field(default_factory=list)
    breached: int = NOBODY
    fleets: list[list[Design]] = field(default_factory=list)
    levels: list[int] = field(default_factory=list)
    cover: list[int] = field(default_factory=list)
    private_talks: bool = True
    battle_clock: str = "third"
    next_battles: list[Battle] = field(default_factory=list)
    recent: dict[int, int] = field(default_factory=dict)


def decision_of(state: State, seat: int) -> Pending | None:
    """The first decision this seat has to take, if any."""
    for decision in state.pending:
        if decision.seat == seat:
            return decision
    return None


def battle_of(state: State, seat: int) -> Battle | None:
    """The battle a seat prepares for, of several that are to be fought; else the one under way."""
    decision = decision_of(state, seat)
    if decision is not None and decision.kind in (ORDERING, DEPLOYING):
        for battle in state.next_battles:
            if battle.hex == decision.thing:
                return battle
    return state.battle
