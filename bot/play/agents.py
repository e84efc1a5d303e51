"""Runs AIs in a worker process, so that they never block the event loop.

The worker gets a saved state and a seat, and returns an action. The AI sees only what that seat
sees. Its budget is a number of searched actions, not time. So a busy host plays as well as a quiet
one, but later.
"""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from bot.runtime import metrics
from bot.runtime.locks import Locks
from bot.runtime.workers import Wait, Workers, plain_wait
from bot.table.game_faults import game_of
from bot.table.presence import seats_present
from bot.table.settings import Level
from bot.table.table import Table
from engine.agents.advice import Advice, advise, way_to
from engine.agents.agent import Nodes
from engine.agents.roster import SEARCH, agent, names
from engine.core import registry
from engine.core.chance import Chance, seed_from
from engine.core.game import AnyGame, Perspective
from engine.core.match import actions_of, states_of
from engine.core.parts.foresight import Foresight
from engine.core.words import Words
from engine.learning.script import agents_seed

Result = TypeVar("Result")

USUAL, AUTOPILOT = "greedy", "caretaker"
"""The agents that play for an absent member: the second if the game has it, else the first."""
HINT_NODES = 8_000
"""Minimum budget of a hint, enough to compare two games; the setting `agent_nodes` if that is more.

A hint is the move of the game's usual AI (`Companions.usual`), whatever levels play at the table.
"""
BATTLE_COST = 100
"""How many searched actions a simulated battle costs."""


class Agents:
    """Runs AIs in worker processes, within a budget of `nodes` searched actions per decision."""

    def __init__(self, nodes: int, *, processes: int = 1, wait: Wait = plain_wait) -> None:
        self.nodes = nodes
        """The budget of a decision, in searched actions."""
        self._workers, self._wait = Workers(processes), wait
        self._locks = Locks()

    @property
    def closed(self) -> bool:
        """Whether the workers were shut down, as the bot stops."""
        return self._workers.closed

    async def choose(self, table: Table, seat: int) -> Any:
        """A legal action for the seat: by its own AI, or by the autopilot of an absent member.

        Deterministic in a tutorial. Raises BrokenProcessPool if the worker dies twice.
        """
        match = table.match
        name = table.row.seats[seat].agent or autopilot_of(table.row.game)
        taught = table.settings.tutorial
        seed = agents_seed(match.game) if taught else secrets.token_hex(32)
        question = *_seen_by(table, seat), name, self.nodes, seed, tuple(seats_present(table))
        thought = self._workers.call(think, *question)
        with metrics.observe_duration("airlock_agent_seconds"):
            chosen = await self._wait(thought, "an agent thinks")
        return actions_of(match.game).load(chosen)

    async def foresee(self, table: Table, seat: int) -> Sequence[Words]:
        """The possible results of a seat's decision (`Foresight.outcomes`), one line each.

        Raises BrokenProcessPool if the worker dies twice.
        """
        arguments = *_seen_by(table, seat), self.nodes, seed_of_hints(table, seat)
        return await self._wait(self._workers.call(foresee, *arguments), "a battle is tried out")

    async def advise(self, table: Table, seat: int) -> Advice:
        """The action that a hint advises for the seat, with its reasons; see `hint`.

        Raises BrokenProcessPool if the worker dies twice.
        """
        arguments = *_seen_by(table, seat), self.nodes, seed_of_hints(table, seat)
        return await self._workers.call(hint, *arguments)

    async def work(self, function: Callable[..., Result], *given: Any) -> Result:
        """Run a function in a worker process; returns its result. For background work.

        Raises BrokenProcessPool if the worker dies twice.
        """
        return await self._wait(self._workers.call(function, *given), "a game is searched")

    def alone(self, name: str) -> asyncio.Lock:
        """The lock of this name, for work that must not run twice at a time."""
        return self._locks.of(name)

    async def close(self) -> None:
        """Shut the workers down."""
        await self._workers.close()


def _seen_by(table: Table, seat: int) -> tuple[str, int, bytes, int]:
    """The first arguments of a worker: the game, its ruleset, its state as JSON, the seat."""
    match = table.match
    state = states_of(match.game).dump(match.state)
    return table.row.game, int(table.row.ruleset), state, seat


def autopilot_of(game: str) -> str:
    """The name of the AI that plays for an absent member: a cautious one if the game has it."""
    there = names(registry.game(game))
    return next((one for one in (AUTOPILOT, USUAL) if one in there), SEARCH)


def agent_of(game: str, level: Level) -> str:
    """The name of the game's AI of this level; if the game has no levels, of its usual AI."""
    companions = registry.game(game).companions
    return companions.levels.get(level, companions.usual)


def seed_of_hints(table: Table, seat: int) -> str:
    """The seed (64 hex digits) of all hints for a seat, so that hints for equal states agree."""
    return seed_from(f"hints for {seat} at {table.id}")


def hint(name: str, ruleset: int, state: bytes, seat: int, nodes: int, seed: str) -> Advice:
    """Advise the person in a seat, given the game's name and its state as JSON.

    If foresight decides (`Foresight.decides`), the advice is its best action; otherwise it is the
    action of the game's usual AI, with a budget of at least `HINT_NODES`. Runs in a worker process.
    """
    game = game_of(name, ruleset)
    known = states_of(game).load(state)
    if game.foresight is not None and game.foresight.decides(known, seat):
        return _advise_by_foresight(game.foresight, Perspective(game, known, seat), seed, nodes)
    found = advice(game, known, seat, seed, Nodes(max(nodes, HINT_NODES)))
    compared = found.compared
    return found if compared is None else replace(found, compared=replace(compared, other=None))


def advice(game: AnyGame, state: Any, seat: int, seed: str, nodes: Nodes) -> Advice:
    """What the game's counsel advises the seat, else what its usual AI would do there.

    The AI decides in the state from `Companions.hinted`.
    """
    if (urgent := game.companions.counsel(state, seat)) is not None:
        action, why = urgent
        return Advice(action, way_to(game.choices(state, seat), action), because=why)
    hinted = Perspective(game, game.companions.hinted(state, seat), seat)
    return advise(game, game.companions.usual, hinted, Chance(seed), nodes)


def _advise_by_foresight(
    foresight: Foresight[Any], perspective: Perspective[Any, Any, Any], seed: str, nodes: int
) -> Advice:
    """Advise the action with the best results of those that `foresee` shows."""
    trials = Nodes(nodes // BATTLE_COST)
    best = foresight.best(perspective.seat, perspective.imagine, Chance(seed), trials)
    way = way_to(perspective.choices_of_person(), best.action)
    return Advice(best.action, way, because=best.why)


def think(
    name: str,
    ruleset: int,
    state: bytes,
    seat: int,
    player: str,
    nodes: int,
    seed: str,
    people: tuple[int, ...] = (),
) -> bytes:
    """The JSON of the action that the AI `player` chooses for a seat. Runs in a worker process."""
    game = game_of(name, ruleset)
    perspective = Perspective(game, states_of(game).load(state), seat, people)
    chosen = agent(game, player).choose(perspective, Chance(seed), Nodes(nodes))
    return actions_of(game).dump(chosen)


def foresee(
    name: str, ruleset: int, state: bytes, seat: int, nodes: int, seed: str
) -> Sequence[Words]:
    """The possible results of a seat's decision, one line each. Runs in a worker process."""
    game = game_of(name, ruleset)
    perspective = Perspective(game, states_of(game).load(state), seat)
    assert game.foresight is not None
    return game.foresight.outcomes(
        seat, perspective.imagine, Chance(seed), Nodes(nodes // BATTLE_COST)
    )
