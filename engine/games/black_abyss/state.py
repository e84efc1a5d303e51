"""The state of a game: small integers in flat lists, and slotted dataclasses.

A list per hex has an entry for each hex of the chart; a list per land tile has seven for each hex
(`hex * 7 + slot`). Seat -1 is nobody: empty, or a monster. Only unexplored hexes are dealt face
down; land tiles, events and resolutions are drawn when needed.
"""

from dataclasses import dataclass, field
from typing import Final, Literal

from engine.core.game import State as CoreState

NOBODY: Final = -1

Phase = Literal["setup", "move", "battle", "ground", "purchase", "tribunal", "over", "fitting"]
Mode = Literal["empires", "duel", "sudden_death", "capture_the_flag", "fleet_battle"]
WITHOUT_PEACE: Final = frozenset[Mode]({"sudden_death", "capture_the_flag", "fleet_battle"})
"""The modes in which both seats are at war throughout, without tribunal."""

HERE: Final = "here"
"""The name of the only space of a fleet battle; messages omit it."""

Design = tuple[int, ...]
"""A ship of a fleet battle: its class, then a tile per section, -1 for an empty one."""

Decision = Literal[
    "ordering", "deploying", "leading", "covering", "losing", "idling", "gift", "proposing",
    "breaking",
]  # fmt: skip

PEACE, PASSAGE = range(2)
UNMARKED: Final = -2


@dataclass(slots=True)
class Ship:
    """A ship; `tiles` and `hits` (as bits) are by section, -1 for an empty one.

    Players name it by class and `number`, which is unique per owner and class, and reused after a
    loss. `id` is reused only if the purchase is taken back. `left` is the number of spaces it can
    still move, `origin` the hex it came from, `since` its order of arrival this cycle (0: did not
    move). Each entry of `goods` is `good * 128 + hex of origin`.
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
    """A seat's race, resources and commitments.

    `techs`: levels by technology. `powers`: the sums that apply to it, by power. `supply`: ships
    left to build, by class. `keepers`: the keepers it defeated, as bits. `secret`: the cycle in
    which it bought the Secret of Life, or 0. `offers`, `returns`: offers made and purchases taken
    back this cycle. `basket`: what it bought this phase, as in `rules.market.entries`.
    """

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
    """An open ballot.

    `items`: resolutions, the first of them new if `fresh`.
    `seat`: whether the leader's seat is voted on, too; if it is later, `candidates` are the present
    ones, and `prepared` has each seat's vote if the new resolution fails, and if it passes.
    `weights`: votes per seat. `cast`: whether each ballot is cast; `changes`: how often it was
    marked.
    `marks`: a vote per seat and item: 1, 0, -1 or unmarked. `favours`: a candidate per seat, or -1.
    `counted`: how many items are decided, -1 until the ballot closes.
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
    """A battle at `hex`: side 0 attacks, side 1 defends; with `planet`, the planet takes part.

    `place`: each ship's square. `sections`: each side's initial sections.
    `orders`, `ask` (the owner chooses what is hit), `led` (the player moves the ships) and `ready`
    (ordered and deployed) are by side; `takeovers` counts how often a side took back command.
    `first`: the side that moves first.
    `todo`: the moves left this round, each a side or a battery (-2 - its land tile).
    `left`: the squares that ships of the moving side can still move.
    `fired`: sections (as bits) used this round, by ship.
    `owed`: hits of the present move, by ship; `bombed`: bombs that hit, by seat. Both are settled
    at its end.
    `flees`: the sides that leave at the start of the next round.
    `raid`: the first round with raiders beside a planet without ships, or 0.
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
    """A seat's flag: on the ship `carrier`, or lying at `hex` if `carrier` is 0.

    While carried, `hex` is the carrier's space at the end of the last phase III.
    """

    carrier: int
    hex: int


@dataclass(slots=True)
class Pending:
    """A pending decision: the seat, its kind, what it is about, and how many things to name."""

    seat: int
    kind: Decision
    thing: int
    count: int = 1


@dataclass(slots=True)
class State(CoreState):
    """A game; `turn` is the cycle.

    `arrivals` counts moves in this cycle. `fresh`: per land tile the marines that moved this cycle.
    `war`, `passage`: per seat the seats at war with it, and whose spaces it may pass, as bits.
    `colonies`: per hex the seats with a habitat, as bits.
    `offers`, `whispers`: offers (giver, taker, what), in public and in private talks.
    `talks`: requests for private talks (who, with whom). If two requests are mutual, offers between
    the two seats are whispers. Without `private_talks` there are no requests.
    `whispered`: whispers of this cycle, by `giver * 8 + taker`.
    `fallen`: the cycle in which each absent keeper was defeated.
    `notices`: notices of the end of passage: who, to whom, since which cycle.
    `battle`: the present battle. `next_battles` follow it; their orders are asked at once.
    `battle_clock`: the share of the table's clock for a move in a led battle.
    `flags`: both seats' flags.
    `breached`: in sudden death, the first seat to lose a habitat of its home world.
    `fleets`, `levels`: in a fleet battle, what seats assembled; `cover`: squares with asteroids.
    `recent`: events, each with a bit per seat to which it is new (`rules.recent`).
    """

    frontier: bool
    any_terms: bool
    open_ballots: bool
    together: bool
    tactical: bool
    phase: Phase
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
    mode: Mode = "empires"
    flags: list[Flag] = field(default_factory=list)
    breached: int = NOBODY
    fleets: list[list[Design]] = field(default_factory=list)
    levels: list[int] = field(default_factory=list)
    cover: list[int] = field(default_factory=list)
    private_talks: bool = True
    battle_clock: str = "third"
    next_battles: list[Battle] = field(default_factory=list)
    recent: dict[int, int] = field(default_factory=dict)

    def ships_of(self, owner: int) -> list[Ship]:
        """The ships of a seat, or (-1) the monsters."""
        return [ship for ship in self.ships.values() if ship.owner == owner]

    @property
    def turn_order(self) -> list[int]:
        """The seats in this cycle's turn order."""
        count = len(self.empires)
        return [(self.first + n) % count for n in range(count)]

    @property
    def present_battle(self) -> Battle:
        """The present battle, for callers that know there is one."""
        assert self.battle is not None
        return self.battle

    @property
    def present_ballot(self) -> Ballot:
        """The open ballot, for callers that know there is one."""
        assert self.ballot is not None
        return self.ballot


def decision_of(state: State, seat: int) -> Pending | None:
    """A seat's first pending decision; None if it has none."""
    for decision in state.pending:
        if decision.seat == seat:
            return decision
    return None


def battle_of(state: State, seat: int) -> Battle | None:
    """The battle that a seat is asked to prepare, else the present battle; None if none."""
    decision = decision_of(state, seat)
    if decision is not None and decision.kind in ("ordering", "deploying"):
        for battle in state.next_battles:
            if battle.hex == decision.thing:
                return battle
    return state.battle


def own_battle(state: State, seat: int) -> Battle:
    """As `battle_of`, for callers that know there is one."""
    battle = battle_of(state, seat)
    assert battle is not None
    return battle


def is_moving(state: State, seat: int) -> bool:
    """Whether a seat is moving its ships, with no decision pending."""
    return state.phase == "move" and state.active == seat and not state.pending
