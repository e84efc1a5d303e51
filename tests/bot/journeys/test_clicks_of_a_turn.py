"""How many clicks a whole usual turn takes, counted while somebody plays as the agents advise.

A press of a button is a click, and so is a choice in a menu. The usual turn of a game for one is
the commonest of many games that the agents play; what each of its choices takes is seen on Discord.
Fleets, ballots and baskets of Black Abyss are counted where they are tried out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from statistics import mode, multimode
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.table.table import Table
from engine.agents.advice import way_to
from engine.core import registry
from engine.core.chance import Chance
from engine.core.choices import SEPARATOR
from engine.core.game import Perspective
from engine.core.match import Match
from engine.games.planetary_defence.actions import Attack, Buy, Several
from tests.bot.journeys.clicking import given, towards
from tests.bot.journeys.larger_tables import duel, moves
from tests.bot.journeys.player import Player, context_of
from tests.simulation import Simulation

SOLO = {"planetary_defence": 4, "dyla": 4}
"""The clicks of a usual turn that a game may take."""
DUEL = 2
TURNS = 40
"""Choices that are clicked."""
GAMES = 20
STEPS = 8
"""Clicks that a single choice may take at most."""


async def act(
    simulation: Simulation, member: MemberActor, table: Table, panel: Callable[[], Message]
) -> int:
    """Let a member do what a simple player would; how many clicks that took."""
    match, seat = table.match, table.seat_of(member.id)
    assert seat is not None
    action = wanted(match, seat)
    way = way_to(match.game.choices(match.state, seat), action)
    assert way is not None
    tables = context_of(simulation).service.tables
    for clicks in range(1, STEPS):
        shown = panel()
        control, values = towards(shown, SEPARATOR.join(way.path), way.picked)
        click = simulation.press(member, shown, control, values=values)
        await simulation.deliver(click)
        window = click.record.modal is not None
        if window:
            await simulation.deliver(simulation.submit(member, click, given(way.picked)))
        now = await tables.load(table.id)
        if now.match.revision != match.revision:
            return clicks + window
    raise AssertionError(f"{way} cannot be reached by clicks")


def wanted(match: Match[Any, Any, Any], seat: int) -> Any:
    """What a simple player would do: in Planetary Defence what is bought in a row at once."""
    run = [advised(match, seat)]
    now = match
    while isinstance(run[-1], Buy | Attack) and len({one.column for one in run}) == len(run):
        now = now.play(seat, run[-1]).match
        if not match.game.awaited(now.state):
            break
        run.append(advised(now, seat))
    tops = {one.column: one.card for one in run if isinstance(one, Buy | Attack)}
    columns = tuple(sorted(tops))
    several = Several(tuple(tops[column] for column in columns), columns)
    return several if len(tops) > 1 and match.why_not(seat, several) is None else run[0]


def clicks_of(action: Any) -> int:
    """A click a choice; the menu of several at once may have to be opened first."""
    return 2 if isinstance(action, Several) else 1


def advised(match: Match[Any, Any, Any], seat: int) -> Any:
    """What the greedy agent does next."""
    seen = Perspective(match.game, match.state, seat)
    return match.game.policies()["greedy"](seen, Chance("5" * 64))


@pytest.mark.parametrize("game", SOLO)
async def test_a_usual_turn_of_a_game_for_one_takes_few_clicks(
    simulation: Simulation, game: str
) -> None:
    ada = Player(simulation, simulation.ada, simulation.games)
    await ada.open(game)
    for _ in range(TURNS):
        table = await ada.table()
        if table.over:
            break
        due = clicks_of(wanted(table.match, 0))
        assert await act(simulation, ada.member, table, lambda: ada.board) <= due
    assert usual_clicks(game) <= SOLO[game]


def usual_clicks(name: str) -> int:
    """The commonest number of clicks in a turn of a simple player."""
    game = registry.game(name)
    made: Counter[tuple[int, int]] = Counter()
    for number in range(GAMES):
        match = Match.start(game, game.options(), 1, f"{number:064x}")
        while game.awaited(match.state):
            action = wanted(match, 0)
            made[number, match.state.turn] += clicks_of(action)
            match = match.play(0, action).match
    return mode(made.values())


async def test_a_usual_turn_of_dark_miss_down_takes_a_click_or_two(simulation: Simulation) -> None:
    row = await duel(simulation)
    members, tables = (simulation.ada, simulation.bo), context_of(simulation).service.tables
    clicks: list[int] = []
    turn = (-1, -1)
    for _ in range(TURNS):
        table = await tables.load(row.id)
        if table.over:
            break
        seat = table.missing[0]
        if turn != (turn := (seat, table.match.state.turn)):
            clicks.append(0)
        member = members[seat]

        def hand(member: MemberActor = member) -> Message:
            return next(one for one in reversed(simulation.messages_of(member)) if moves(one))

        clicks[-1] += await act(simulation, member, table, hand)
    assert max(multimode(clicks)) <= DUEL, clicks
