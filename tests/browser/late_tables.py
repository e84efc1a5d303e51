"""Tables well into a game, stored in a database for a playground to load."""

import asyncio
import json
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from bot.app import create_bot
from bot.play import tutorials
from bot.play.advance import snapshot_of
from bot.playground.session import Session
from bot.playground.world import World
from bot.runtime.config import Settings
from bot.store import changes, open_store, records
from bot.table.settings import TableSettings
from engine.core import options, registry
from engine.core.chance import Chance, commitment
from engine.core.game import Perspective
from engine.core.match import Match, states_of

SEED = "3" * 64
DEFAULTS: Mapping[str, str] = {}
Until = Callable[[Any], bool]


def match_until(
    name: str, seats: int, until: Until, seed: str = SEED, **given: str
) -> Match[Any, Any, Any]:
    """A match that greedy agents have played until its state satisfies `until`.

    `given` are options. Raises AssertionError if the game ends before.
    """
    game = registry.game(name)
    match, chance = Match.start(game, options.read(game, given), seats, seed), Chance("7" * 64)
    while not until(match.state):
        assert game.outcome(match.state) is None, "the game was over too soon"
        match = moved(match, game.missing(match.state)[0], chance)
    return match


def moved(match: Match[Any, Any, Any], seat: int, chance: Chance) -> Match[Any, Any, Any]:
    """The match after a move of the greedy agent."""
    greedy = match.game.policies["greedy"]
    return match.play(seat, greedy(Perspective(match.game, match.state, seat), chance)).match


def in_phase(name: str, turn: int, seat: int | None = None) -> Until:
    """A test whether Black Abyss is in this turn and phase, with `seat` to act if it is given."""
    return lambda state: (
        state.turn == turn
        and state.phase == name
        and not state.pending
        and seat in (None, state.active)
    )


def taught(name: str, step: int) -> Match[Any, Any, Any]:
    """The match of a game's tutorial at one of its steps, the first one 0."""
    game, script = registry.game(name), tutorials.script(name)
    state = states_of(game).load(list(script.steps)[step])
    return Match(game, state, (0,) * (1 + len(script.agents)))


def store_table(
    database: Path,
    match: Match[Any, Any, Any],
    *agents: str,
    tutorial: bool = False,
    thread: int = 0,
    given: Mapping[str, str] = DEFAULTS,
) -> None:
    """Store a match as a table in #games, or in a `thread`.

    Ada has the first seat, `agents` the last ones, other members the rest; `given` are the options.
    """
    storing = _store(database, match, agents, tutorial, thread, given)
    with ThreadPoolExecutor(1) as beside:  # Playwright's loop blocks others in its thread
        beside.submit(asyncio.run, storing).result()


async def _store(
    database: Path,
    match: Match[Any, Any, Any],
    agents: tuple[str, ...],
    tutorial: bool,
    thread: int,
    given: Mapping[str, str],
) -> None:
    settings = Settings(database=database, icons=False)
    world = Session(lambda wait: create_bot(settings, wait=wait, now=wait.now), port=1).world
    fresh = Match(match.game, match.state, (0,) * len(match.decisions))
    row = records.MatchRow(
        id=f"abcdef{thread:04}",
        game=match.game.name,
        ruleset=str(match.game.ruleset),
        options=json.dumps(dict(given)),
        size=len(match.decisions),
        guild=world.guild.id,
        channel=thread or world.channels[0].id,
        status=records.Status.RUNNING,
        host=world.members[0].id,
        settings=TableSettings(tutorial=tutorial).model_dump_json(),
        seed_hash=commitment(match.state.chance.seed),
        seats=_seats(world, len(match.decisions), agents),
        created=0.0,
        updated=0.0,
    )
    store = await open_store(database)
    try:
        await store.commit([changes.AddMatch(row), changes.PutSnapshot(snapshot_of(row.id, fresh))])
    finally:
        await store.close()


def _seats(world: World, count: int, agents: tuple[str, ...]) -> tuple[records.Seat, ...]:
    members = world.members[: count - len(agents)]
    people = [(one.id, None, one.user.name.title()) for one in members]
    others = [(None, agent, "AI") for agent in agents]
    return tuple(records.Seat(at, *one) for at, one in enumerate([*people, *others]))
