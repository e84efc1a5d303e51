"""Each message is made from one view of the game, and no unused view is made.

A picture is drawn only if its scene has changed.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bot.presentation.pictures import draw_with_name
from bot.runtime.workers import Workers
from bot.table.table import Table
from engine.core import registry
from engine.core.choices import Leaf, walk
from tests.bot.journeys.black_abyss.play import begin as begin_abyss
from tests.bot.journeys.black_abyss.play import door, empty_ballot, jump
from tests.bot.journeys.black_abyss.play import press as press_abyss
from tests.bot.journeys.clicking import towards
from tests.bot.journeys.player import begin_alone
from tests.bot.journeys.tables.table import act, begin, board, press, table
from tests.simulation import Simulation, custom_ids


@contextmanager
def views_of(game: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int | None]]:
    """The viewers of all views of this game made inside the block."""
    rules, viewers = registry.game(game), list[int | None]()
    view = rules.view

    def counted(state: Any, viewer: int | None) -> Any:
        viewers.append(viewer)
        return view(state, viewer)

    with monkeypatch.context() as patched:
        patched.setattr(type(rules), "view", staticmethod(counted))
        yield viewers


@contextmanager
def drawings(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The drawing functions of all pictures drawn inside the block."""
    drawn = list[str]()
    call = Workers.call

    async def noting(self: Workers, function: Callable[..., Any], *arguments: Any) -> Any:
        if function is draw_with_name:
            drawn.append(arguments[0])
        return await call(self, function, *arguments)

    with monkeypatch.context() as patched:
        patched.setattr(Workers, "call", noting)
        yield drawn


def ends_turn(now: Table, seat: int) -> str | None:
    """The path of an action that ends the seat's turn, if there is one."""
    for path, node in walk(now.match.game.choices(now.match.state, seat)):
        if isinstance(node, Leaf):
            after = now.match.play(seat, node.action).match
            if after.state.turn != now.match.state.turn and seat not in after.game.missing(
                after.state
            ):
                return "/".join(path)
    return None


async def test_a_click_in_a_solo_game_makes_one_view(
    simulation: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await begin_alone(simulation, "dyla")
    click = ada.press(ada.plays_on)
    with views_of("dyla", monkeypatch) as viewers, drawings(monkeypatch) as drawn:
        await ada.do(click)
    assert (await ada.table()).match.revision == 1
    assert viewers == [0]
    assert len(drawn) == 1


async def test_opening_another_menu_draws_no_picture(
    simulation: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    members = (simulation.ada, simulation.bo, simulation.cleo)
    await begin_abyss(simulation, *members, agents=0)
    own = await door(simulation, simulation.ada)
    panel = await press_abyss(simulation, simulation.ada, own, "open")  # diplomacy: all empires
    menu = custom_ids(panel.components)
    with drawings(monkeypatch) as drawn:
        opened = await press_abyss(simulation, simulation.ada, panel, "open")
    assert custom_ids(opened.components) != menu
    assert drawn == []


async def test_a_passed_turn_makes_views_for_the_actor_the_board_and_the_next_player(
    simulation: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, game="dark_miss_down")
    now = await table(simulation)
    while (path := ends_turn(now, now.missing[0])) is None:
        await act(simulation, simulation.ada, simulation.bo)
        now = await table(simulation)
    seat = now.missing[0]
    member = (simulation.ada, simulation.bo)[seat]
    panel = await press(simulation, member, board(simulation), "hand")
    control, values = towards(panel, path, ())
    with views_of("dark_miss_down", monkeypatch) as viewers, drawings(monkeypatch) as drawn:
        await simulation.deliver(simulation.press(member, panel, control, values=values))
        await simulation.env.settle()
    assert (await table(simulation)).match.state.turn != now.match.state.turn
    assert sorted(viewers, key=str) == [0, 1, None]
    assert len(drawn) <= 3, drawn


async def test_a_cast_ballot_makes_at_most_two_views(
    simulation: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    members = (simulation.ada, simulation.bo, simulation.cleo)
    await begin_abyss(simulation, *members, agents=0)
    before = await jump(simulation, 6, "tribunal")
    panel, cast = await empty_ballot(simulation, simulation.bo)
    with views_of("black_abyss", monkeypatch) as viewers, drawings(monkeypatch) as drawn:
        await simulation.deliver(simulation.press(simulation.bo, panel, cast))
    assert (await table(simulation)).match.revision == before.match.revision + 1
    assert len(viewers) <= 2, viewers
    assert len(drawn) <= 2, drawn
