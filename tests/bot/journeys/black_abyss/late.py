"""States and tables of Black Abyss well into a game, without Discord."""

from collections.abc import Callable
from functools import cache
from itertools import count
from typing import Any

from bot.table.table import Table
from engine.core import registry
from engine.core.chance import Chance
from engine.core.events import silence
from engine.core.game import Perspective
from engine.core.match import Match, states_of
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.ships import add_ship
from engine.games.black_abyss.rules.surface import lands, place
from engine.games.black_abyss.rules.war import meeting
from engine.games.black_abyss.state import NOBODY
from tests.bot.unstored import table_of


def game() -> Any:
    """The registered game."""
    return registry.game("black_abyss")


@cache
def _saved(seats: int, cycle: int, phase: str) -> bytes:
    """The serialised state of the first game that reaches this phase."""
    states = (_reached(number, seats, cycle, phase) for number in count(3))
    return states_of(game()).dump(next(state for state in states if state is not None))


def _reached(number: int, seats: int, cycle: int, phase: str) -> Any:
    """The state of game `number` at this phase, or None if the game ends before."""
    playing = game()
    state = playing.new(playing.options(), seats, Chance(f"{number:064x}"))
    greedy, chance = playing.policies["greedy"], Chance("7" * 64)
    while state.turn < cycle or playing.view(state, None).phase != phase or state.pending:
        seat = playing.missing(state)[0]
        playing.apply(state, seat, greedy(Perspective(playing, state, seat), chance), silence)
        if playing.outcome(state) is not None:
            return None
    return state


def dockyard(state: Any) -> None:
    """Give seat 0 a small dock on its home world and an empty frigate over it."""
    home = state.empires[0].home
    land = next(n for n in lands(state, home) if state.building[n] != t.HABITAT)
    place(state, land, t.SMALL_DOCK, 0)
    add_ship(state, 0, t.FRIGATE, home)


def battle(state: Any) -> None:
    """Let four fighters of seat 0 meet one of seat 1 in an empty space, before orders."""
    state.ships.clear()
    state.phase, state.active, state.pending, state.battle = "battle", NOBODY, [], None
    at = next(n for n, colonies in enumerate(state.colonies) if not colonies)
    for _ in range(4):
        add_ship(state, 0, t.FIGHTER, at)
    add_ship(state, 1, t.FIGHTER, at)
    state.war[0], state.war[1] = 2, 1
    meeting.begin(state, at, 0, 1, silence)


def visit(state: Any) -> None:
    """Let seat 0 move, at peace, with four armed frigates over the home world of seat 1."""
    state.ships.clear()
    state.active, state.moved, state.pending = 0, False, []
    for _ in range(4):
        ship = add_ship(state, 0, t.FRIGATE, state.empires[1].home)
        ship.tiles = (t.TILE["laser"], t.TILE["bomb-1"], t.TILE["engine-1"])
    add_ship(state, 1, t.FIGHTER, state.empires[1].home)


def strangers(state: Any) -> None:
    """Remove all wars, passages and offers."""
    state.offers.clear()
    for seat, empire in enumerate(state.empires):
        empire.offers = state.war[seat] = state.passage[seat] = 0


def rich(state: Any) -> None:
    """Give every seat so many resources that it can afford anything."""
    for empire in state.empires:
        empire.food = empire.energy = empire.minerals = 60


def table(
    seats: int, cycle: int, phase: str, arrange: Callable[[Any], None] | None = None
) -> Table:
    """A table of members at this cycle and phase, not stored anywhere.

    Greedy agents have played it up to there; then `arrange` changes its state.
    """
    state = states_of(game()).load(_saved(seats, cycle, phase))
    if arrange is not None:
        arrange(state)
    return table_of(Match(game(), state, (0,) * seats))
