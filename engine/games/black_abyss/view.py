"""What may be known: everything but unexplored hexes and land tiles, decks, seed and ballots.

Plain values only; things go by their content ids, hexes by number with their names in `HexView`.
`look` makes them.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.black_abyss.ledger import Ledger


@dataclass(frozen=True, slots=True)
class LandView:
    """A land tile; empty words for what is unknown or not there, -1 for nobody."""

    name: str
    terrain: str
    good: str
    building: str
    holder: int
    idle: bool
    marines: int
    garrison: int


@dataclass(frozen=True, slots=True)
class HexView:
    """A hex with its axial place; `tile` is empty while it lies face down."""

    at: int
    name: str
    q: int
    r: int
    tile: str
    colonies: tuple[int, ...]
    land: tuple[LandView, ...]
    goods: tuple[tuple[int, str, int], ...]


@dataclass(slots=True)
class ShipView:
    """A ship (owner -1: a monster), which people call by its class and number.

    Its tiles are by section ("": empty), with which of them are covered; a fighter has the weapon
    that its technology gives it.
    """

    id: int
    owner: int
    hull: str
    at: int
    number: int
    tiles: tuple[str, ...]
    covered: tuple[bool, ...]
    left: int
    marines: int
    goods: tuple[tuple[str, int], ...]


@dataclass(slots=True)
class EmpireView:
    """A seat; `techs` are levels by technology id, `supply` the ships left by class.

    `stands`: it has a habitat on its home world, or has not chosen one yet. `fleet`: the sections
    that it began a fleet battle with, 0 before and elsewhere.
    """

    seat: int
    race: str
    home: int
    alive: bool
    stands: bool
    food: int
    energy: int
    minerals: int
    income: tuple[int, int, int]
    votes: int
    planets: int
    techs: tuple[tuple[str, int], ...]
    supply: tuple[tuple[str, int], ...]
    terms: int
    keepers: tuple[str, ...]
    secret: int
    fleet: int
    at_war: tuple[int, ...]
    passage: tuple[int, ...]
    done: bool


@dataclass(slots=True)
class BallotView:
    """The ballot: laws (`fresh`: the first is new), candidates, weights a seat, how many are in.

    Unless `seat`, the seat is voted on afterwards. Then the viewer's own marks (law id, vote),
    favour, what it has `prepared` (if the new law is rejected, if it passes) and whether its ballot
    is in.
    """

    laws: tuple[str, ...]
    fresh: bool
    candidates: tuple[int, ...]
    seat: bool
    weights: tuple[int, ...]
    count: int
    of: int
    marks: tuple[tuple[str, int], ...]
    favour: int
    prepared: tuple[int, ...]
    cast: bool


@dataclass(slots=True)
class StandView:
    """A ship on the battle board: its square ("" while hidden), squares left, sections fired.

    `owed` are hits that are not yet covered.
    """

    ship: int
    square: str
    left: int
    fired: tuple[int, ...]
    owed: int


@dataclass(slots=True)
class BattleView:
    """The battle under way: where ships stand, whose move it is (-1: nobody's), who leads.

    Orders are empty words until both sides have given theirs; the viewer sees its own. Until both
    have deployed it sees its own ships alone. `takeovers`: how often each side may still take the
    battle back, `cover` the squares with asteroids, `shields` what lowers rolls against what each
    seat has on the planet.
    """

    at: int
    sides: tuple[int, int]
    planet: bool
    round: int
    first: int
    moving: int
    orders: tuple[str, str]
    led: tuple[bool, bool]
    stands: tuple[StandView, ...]
    takeovers: tuple[int, int]
    cover: tuple[str, ...]
    shields: tuple[int, ...]


@dataclass(slots=True)
class FlagView:
    """A seat's flag: on a ship (0: on none), or lying at a hex."""

    seat: int
    carrier: int
    at: int


@dataclass(slots=True)
class FittingView:
    """A fleet being assembled: points left and in all, the level of its fighters.

    `room` has for each class how many ships, for each tile how many may still be taken.
    """

    left: int
    points: int
    level: int
    room: tuple[tuple[str, int], ...]


@dataclass(slots=True)
class View:
    """A whole game as one seat (or a spectator) may see it.

    `battle` is the one a seat prepares for or fights in, or that is under way; `battles` are the
    spaces where one is still to be fought, `recent` those where something happened since the
    viewer's last turn, and what (`rules.recent`).
    """

    viewer: int | None
    mode: str
    cycle: int
    last_cycle: int
    phase: str
    first: int
    active: int
    frontier: bool
    any_terms: bool
    private_talks: bool
    hexes: tuple[HexView, ...]
    ships: tuple[ShipView, ...]
    empires: tuple[EmpireView, ...]
    offers: tuple[tuple[int, int, int], ...]
    talks: tuple[tuple[int, int], ...]
    notices: tuple[tuple[int, int, int], ...]
    whispers: tuple[tuple[int, int, int], ...]
    events: tuple[str, ...]
    laws: tuple[str, ...]
    leader: int
    in_a_row: int
    tiles_left: tuple[tuple[str, int], ...]
    ballot: BallotView | None
    battle: BattleView | None
    battles: tuple[int, ...]
    flags: tuple[FlagView, ...]
    fitting: FittingView | None
    decisions: tuple[tuple[int, str, int, int], ...]
    drawn: tuple[str, ...]
    reach: tuple[int, ...]
    prices: tuple[tuple[str, tuple[int, int, int]], ...]
    recent: tuple[tuple[int, str], ...]
    ledger: Ledger | None
    ending: str
    winners: tuple[int, ...]
