"""The view: everything but unexplored hexes and land tiles, decks, seed and ballots.

Its values are plain; `look` makes it. Things are named by content ids, hexes are numbers with names
in `HexView`.
"""

from dataclasses import dataclass

from engine.games.black_abyss.rules.geometry import spaces_between
from engine.games.black_abyss.view.ledger import Ledger


@dataclass(frozen=True, slots=True)
class LandView:
    """A land tile; "" stands for an unknown or missing value, -1 for nobody.

    `holder` owns the building, `garrison` the marines.
    """

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
    """A hex with its axial coordinates; `tile`, its kind, is "" while unexplored.

    `colonies` are seats; `goods` are rows of owner, good and number.
    """

    at: int
    name: str
    q: int
    r: int
    tile: str
    colonies: tuple[int, ...]
    land: tuple[LandView, ...]
    goods: tuple[tuple[int, str, int], ...]

    def spaces_to(self, other: "HexView") -> int:
        """The distance to another hex, in spaces."""
        return spaces_between((self.q, self.r), (other.q, other.r))


@dataclass(slots=True)
class ShipView:
    """A ship (owner -1: a monster), which players name by class and number.

    `tiles` and `covered` are by section ("": empty); a fighter's weapon is that of its technology.
    `left` are the spaces it can still move. `goods` are pairs of a good and its hex of origin.
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
    """A seat; `techs` are levels by technology, `supply` the ships left to build by class.

    `income` is what the next cycle brings, `terms` those of the tribunal seat that count for
    victory.

    `stands` tells whether its home world has a habitat, or is not chosen yet. `secret` is the cycle
    in which it bought the Secret of Life, or 0. `fleet` is the number of sections with which it
    began a fleet battle, else 0. `lives_on`: the classes of planets where its race can live.
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
    lives_on: tuple[str, ...]
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
    """An open ballot: resolutions, candidates, votes per seat, and how many ballots are cast.

    `fresh`: the first resolution is new. `seat`: the seat is voted on now; if false, afterwards.
    `missing`: the seats whose ballots are not cast, None if that is secret. The rest is the
    viewer's own: `marks` (resolution, vote), `favour`, `prepared` (candidate if the new resolution
    is rejected, and if it passes), and whether its ballot is `cast`.
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
    """A ship on the battle board: its square ("" while hidden), and what it did this round.

    `left`: how many squares it can still move. `fired`: sections used. `owed`: hits not yet
    covered.
    `waits`: whether it can still act in its side's move.
    """

    ship: int
    square: str
    left: int
    fired: tuple[int, ...]
    owed: int
    waits: bool


@dataclass(slots=True)
class BattleView:
    """A battle: the ships' positions, the side that moves (-1: none), and who leads.

    Until both sides have decided, the viewer sees only its own orders and ships. `takeovers`: how
    often each side can still take back command. `allowed`: the orders that can be given. `cover`:
    squares with asteroids. `shields`: by how much rolls against each seat's buildings on the planet
    are lowered.
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
    """A seat's flag: on the ship `carrier`, or lying at a hex if `carrier` is 0."""

    seat: int
    carrier: int
    at: int


@dataclass(slots=True)
class FittingView:
    """A fleet being assembled: points left, points in all, and the level of its fighters.

    `room` has how many of each class and tile can still be taken.
    """

    left: int
    points: int
    level: int
    room: tuple[tuple[str, int], ...]


@dataclass(slots=True)
class View:
    """A game as a seat or spectator sees it.

    `battle`: the battle that the seat prepares or fights, else the present one. `battles`: hexes
    with battles still to be fought. `recent`: hexes with events since the viewer's last turn, each
    with the kind of event (`rules.recent`). `asteroids`: the viewer's moves that cross asteroids,
    each as start, end, and number of hexes with asteroids. `decisions`: rows of seat, kind, subject
    and count. `reach`: the hexes in fuel range.
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
        """Whether terms of the tribunal seat win the game, which they do in the main game."""
        return self.mode == "empires"


def hex_of(view: View, name: str) -> HexView:
    """The hex with this name in lower case, the form that keys of choices use."""
    return next(h for h in view.hexes if h.name.lower() == name)


def land_of(view: View, name: str) -> LandView:
    """The land tile with this name in lower case, the form that keys of choices use ("c4-3")."""
    at, _, slot = name.partition("-")
    return hex_of(view, at).land[int(slot) - 1]


def ship_of(view: View, key: str) -> ShipView:
    """The ship that a key of a choice ("s12") names."""
    return next(ship for ship in view.ships if ship.id == int(key[1:]))
