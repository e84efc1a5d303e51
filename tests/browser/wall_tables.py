"""Tables of Dark Wall Destiny shortly before their end, found by searching played games.

No state is edited: agents reached each one from the start by the rules.
"""

from collections.abc import Callable, Mapping
from typing import Any

from bot.presentation.panel import ENTRIES
from engine.core import options, registry
from engine.core.chance import Chance
from engine.core.choices import Leaf, walk
from engine.core.game import Perspective, Policy
from engine.core.match import Match
from engine.games.dark_wall_destiny.actions import Buy, EndTurn, Play, PlayAll, Show, TakeTurn
from engine.games.dark_wall_destiny.content.tables import IDS, OMEGA
from engine.games.dark_wall_destiny.rules.forecast import colony_ahead
from engine.games.dark_wall_destiny.state import WallState

GAME = registry.game("dark_wall_destiny")
GREEDY, PRUDENT = (GAME.policies[name] for name in ("greedy", "prudent"))
SEEDS = 1000
KNOWN = 3448
"""Where the search for a winnable table begins; the last search ended here."""
SIMPLE = (TakeTurn, PlayAll, Play, Buy)
"""Actions that take one button, or one menu and an entry."""
Wall = Match[Any, Any, Any]
Until = Callable[[WallState], bool]


def started(number: int, seats: int, chosen: Mapping[str, str]) -> Wall:
    """The start of game `number`, with factions drawn by lot."""
    given = {"factions": "lot", "tactics": "1", **chosen}
    return Match.start(GAME, options.read(GAME, given), seats, f"{number:064x}")


def greedily(match: Wall, seat: int) -> Wall:
    """The table after the greedy agent's move."""
    return match.play(seat, advised(match, seat)).match


def advised(match: Wall, seat: int, player: Policy = GREEDY) -> Any:
    """The action that an agent chooses."""
    return player(Perspective(GAME, match.state, seat), Chance("5" * 64))


def before_the_last_cryoship(seats: int) -> tuple[Wall, list[Any]]:
    """A table at which only seat 0 has yet to move, and its moves that save Colony Omega and win.

    Found among games of prudent agents.
    """
    for number in (KNOWN, *range(SEEDS)):
        match = started(number, seats, {})
        while GAME.outcome(match.state) is None:
            state = match.state
            if state.stage == "begin" and state.done == [seats - 1] and OMEGA in state.system:
                deeds = _without_single_plays(match, _turn_of_the_first(match))
                saved = isinstance(deeds[-1], Buy) and deeds[-1].card == IDS[OMEGA]
                if saved and _can_be_proposed(match, deeds):
                    return match, deeds
            seat = GAME.awaited(match.state)[-1]
            match = match.play(seat, advised(match, seat, PRUDENT)).match
    raise AssertionError("no such table was found")


def _can_be_proposed(match: Wall, deeds: list[Any]) -> bool:
    """Whether members who see the hand can propose each move with one menu entry."""
    shown = match.play(0, Show(True)).match.state
    nodes = [node for _, node in walk(GAME.teamwork.plannable(shown, 0))]
    known = [node.action for node in nodes if isinstance(node, Leaf)][:ENTRIES]
    first, *others = deeds
    return isinstance(first, TakeTurn) and all(
        isinstance(deed, SIMPLE) and deed in known and others.count(deed) == 1 for deed in others
    )


def _turn_of_the_first(match: Wall) -> list[Any]:
    """The moves of a prudent agent in the turn of seat 0."""
    deeds = []
    while match.state.stage != "over" and 0 not in match.state.done:
        deeds.append(advised(match, 0, PRUDENT))
        match = match.play(0, deeds[-1]).match
    return deeds


def _without_single_plays(match: Wall, deeds: list[Any]) -> list[Any]:
    """The moves without single plays, as *Play all* makes these too; all moves if that loses."""
    fewer = [deed for deed in deeds if PlayAll() not in deeds or not isinstance(deed, Play)]
    for deed in fewer:
        if match.why_not(0, deed) is not None:
            return deeds
        match = match.play(0, deed).match
    return deeds if GAME.outcome(match.state) is None else fewer


def ends_lost(seats: int) -> Until:
    """A test whether a state is lost if the two members end their turns without a move."""

    def loses(state: WallState) -> bool:
        near = colony_ahead(state)[1] == 1
        by_seats = state.stage == "action" and state.active == 0
        left = state.stage == "begin" or by_seats
        if not near or not left or sorted(state.done) != [*range(2, seats)]:
            return False
        ending: str | None = _turns_ended(Match(GAME, state, (0,) * seats)).state.ending
        return ending == "burned"

    return loses


def _turns_ended(match: Wall) -> Wall:
    """The table after every seat that is still to move has ended its turn without a move."""
    rounds = match.state.turn
    while match.state.turn == rounds and match.state.stage in ("begin", "action", "acquire"):
        seat = GAME.awaited(match.state)[0]
        match = match.play(seat, _little(match, seat)).match
    return match


def passively(seats: int, until: Until, **chosen: str) -> Wall:
    """A table satisfying `until`, at which nobody did more than begin and end turns."""
    for number in range(SEEDS):
        match = started(number, seats, chosen)
        while GAME.outcome(match.state) is None:
            if until(match.state):
                return match
            seat = GAME.awaited(match.state)[-1]
            match = match.play(seat, _little(match, seat)).match
    raise AssertionError("no such table was found")


def _little(match: Wall, seat: int) -> Any:
    """The action of a player who only begins and ends turns; questions are answered greedily."""
    state = match.state
    if state.stage == "begin":
        return TakeTurn()
    if state.stage in ("action", "acquire") and state.ask is None and state.hit is None:
        return EndTurn()
    return advised(match, seat)
