"""An open panel says for whom its member waits, also after others have acted."""

from simcord.actors import MemberActor
from simcord.backend.models import Message

from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.table import BY_LOT, begin, board, press, table
from tests.simulation import Simulation, labels_of, text_of


async def three_in_order(
    simulation: Simulation,
) -> tuple[tuple[MemberActor, ...], Message]:
    """Three members in the order of their turns, and the open panel of the first."""
    members = (simulation.ada, simulation.bo, simulation.cleo)
    chosen = f"{BY_LOT}, order=seats"
    (first,) = (await begin(simulation, *members, game="dark_wall_destiny", chosen=chosen)).missing
    in_order = (*members[first:], *members[:first])
    return in_order, await press(simulation, in_order[0], board(simulation), "hand")


async def ends_turn(simulation: Simulation, member: MemberActor) -> None:
    there, service = await table(simulation), context_of(simulation).service
    (seat,) = there.missing
    await service.play(there.id, member.id, there.match.decisions[seat], "end-turn", ())
    await simulation.env.settle()


def now(simulation: Simulation, shown: Message) -> Message:
    return simulation.env.backend.messages[shown.channel_id][shown.id]


async def test_a_panel_waits_for_the_second_then_for_the_third_of_three_players(
    simulation: Simulation,
) -> None:
    (first, second, third), panel = await three_in_order(simulation)
    for acts, next_one in ((first, second), (second, third)):
        await ends_turn(simulation, acts)
        name = next_one.user.name.capitalize()
        assert f"waiting for {name}" in text_of(now(simulation, panel))


async def test_a_menu_open_in_a_waiting_panel_stays_open_when_the_next_player_acts(
    simulation: Simulation,
) -> None:
    (first, second, _), panel = await three_in_order(simulation)
    await ends_turn(simulation, first)
    orders = await press(simulation, first, now(simulation, panel), "open")
    assert "Back" in labels_of(orders)
    await ends_turn(simulation, second)
    assert "Back" in labels_of(now(simulation, panel))
