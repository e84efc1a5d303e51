"""A board stays in place while the awaited member has a panel open below it."""

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.delivery.boards import BURIED
from bot.discord_io.answer import TOKEN_LIFE
from bot.presentation.panel import Panel
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.table import begin, board, boards, press, public, table
from tests.simulation import Simulation, custom_ids, text_of


async def drawn(simulation: Simulation, *opening: str, news: int = 0) -> tuple[Message, Message]:
    """The board before and after a drawn card, which ends the turn.

    Before that, the `first` and the `second` to move open their panels if asked to, and so many
    `news` are posted below.
    """
    seats = await begin(simulation, simulation.ada, simulation.bo, game="dark_miss_down")
    moving = seats.missing[0]
    members = (simulation.ada, simulation.bo)
    who: dict[str, MemberActor] = {"first": members[moving], "second": members[1 - moving]}
    before = board(simulation)
    panels = {name: await press(simulation, who[name], before, "hand") for name in opening}
    courier = context_of(simulation).publisher._courier
    for number in range(news):
        await courier.post(simulation.games.id, Panel((f"News {number}",)), f"news{number}")
    drawing = next(one for one in custom_ids(panels["first"].components) if one.endswith(":draw"))
    await simulation.deliver(simulation.press(who["first"], panels["first"], drawing))
    assert (await table(simulation)).missing == (1 - moving,)
    (after,) = boards(simulation)
    return before, after


async def test_the_board_is_edited_in_place_above_an_open_panel_of_the_next_player(
    simulation: Simulation,
) -> None:
    before, after = await drawn(simulation, "second", "first")
    assert after.id == before.id
    assert "drew a card" in text_of(after)


@pytest.mark.parametrize(("news", "stays"), [(BURIED - 1, True), (BURIED, False)])
async def test_the_board_is_reposted_once_news_have_moved_it_and_the_panels_out_of_sight(
    simulation: Simulation, news: int, stays: bool
) -> None:
    before, after = await drawn(simulation, "second", "first", news=news)
    assert (after.id == before.id) is stays
    lowest = public(simulation)[-1]
    assert (after.id == lowest.id) is not stays


async def test_the_board_is_reposted_for_a_player_without_an_open_panel(
    simulation: Simulation,
) -> None:
    before, after = await drawn(simulation, "first")
    assert after.id > before.id


async def test_the_board_is_reposted_when_the_panel_below_it_expires(
    simulation: Simulation,
) -> None:
    before, after = await drawn(simulation, "second", "first")
    waiting = (await table(simulation)).missing[0]
    await simulation.pass_time(TOKEN_LIFE + 1)
    member = (simulation.ada, simulation.bo)[waiting]
    await member.slash(simulation.games, "move", move="Draw from the pile")
    (newest,) = boards(simulation)
    assert before.id == after.id < newest.id
