"""The view: everything but unexplored hexes and land tiles, decks, seed and ballots.

Its values are plain; `look` makes it. Things are content ids, hexes are numbers with names in
`HexView`.
"""

from dataclasses import dataclass

from engine.games.black_abyss.state import EMPIRES, MODES
from engine.games.black_abyss.view.ledger import Ledger


@dataclass(frozen=True, slots=True)
class LandView:
    """A land tile; "" for unknown or absent things, -1 for nobody."""

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
    """A hex with its axial coordinates; `tile` is "" while unexplored."""

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
    """A ship (owner -1: a monster), named by class and number.

    `tiles` and `covered` are by section ("": empty); a fighter's weapon is that of its technology.
    `left` are the spaces it can still move.
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
    """A seat; `techs` are levels by technology id, `supply` ships left by class.

    `stands` is true if its home world has a habitat or is not chosen yet. `fleet` is the number of
    sections with which it began a fleet battle, else 0.
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
    """The ballot: laws (`fresh`: the first is new), candidates, weights, number cast.

    If `seat` is false, the seat is voted on afterwards. `missing` are the seats whose ballots are
    not in, None if that is secret. The viewer's own: marks (law id, vote), favour, `prepared` (if
    the new law is rejected, if it passes), and whether its ballot is cast.
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
    missing: tuple[int, ...] | None = None


@dataclass(slots=True)
class StandView:
    """A ship on the battle board: square ("" while hidden), squares left, sections fired.

    `owed` are hits not yet covered. `waits` if it can still act in its side's move.
    """

    ship: int
    square: str
    left: int
    fired: tuple[int, ...]
    owed: int
    waits: bool


@dataclass(slots=True)
class BattleView:
    """The present battle: ships' positions, the moving side (-1: none), who leads.

    Until both sides have decided, the viewer sees only its own orders and ships. `takeovers` is how
    often each side can still take back command, `allowed` are the orders that can be given, `cover`
    are squares with asteroids, `shields` lower
    rolls against each seat's holdings on the planet.
    """

    at: int
    sides: tuple[int, int]
    planet: bool
    round: int
    first: int
    moving: int
    orders: tuple[str, str]
    allowed: tuple[str, ...]
    led: tuple[bool, bool]
    stands: tuple[StandView, ...]
    takeovers: tuple[int, int]
    cover: tuple[str, ...]
    shields: tuple[int, ...]


@dataclass(slots=True)
class FlagView:
    """A seat's flag: on a ship (0: none), or lying at a hex."""

    seat: int
    carrier: int
    at: int


@dataclass(slots=True)
class FittingView:
    """A fleet being assembled: points left and in total, fighters' level.

    `room` has how many of each class and tile can still be taken.
    """

    left: int
    points: int
    level: int
    room: tuple[tuple[str, int], ...]


@dataclass(slots=True)
class View:
    """A game as a seat or spectator sees it.

    `battle` is the one a seat prepares for or fights, else the present one; `battles` are spaces
    where one is still to be fought; `recent` are spaces with events since the viewer's last turn,
    and their kinds (`rules.recent`). `asteroids` are the moves of the viewer that cross asteroids:
    from where, to where, and through how many spaces of them.
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
    asteroids: tuple[tuple[int, int, int], ...]
    prices: tuple[tuple[str, tuple[int, int, int]], ...]
    recent: tuple[tuple[int, str], ...]
    ledger: Ledger | None
    ending: str
    winners: tuple[int, ...]

    @property
    def terms_win(self) -> bool:
        """Whether terms of the tribunal seat win."""
        return self.mode == MODES[EMPIRES]


def hex_of(view: View, name: str) -> HexView:
    """The space with this name, which keys of choices use."""
    return next(h for h in view.hexes if h.name.lower() == name)


def land_of(view: View, name: str) -> LandView:
    """The land tile with this name, which has its space and its number there."""
    at, _, slot = name.partition("-")
    return hex_of(view, at).land[int(slot) - 1]


def ship_of(view: View, key: str) -> ShipView:
    """The ship that a key of a choice names."""
    return next(ship for ship in view.ships if ship.id == int(key[1:]))
