"""A waiting player can remind those the game waits for, once a day."""

from bot.play.social.mention_limit import MENTIONS_A_DAY
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.departures.test_members_who_left import announced, heard, leave
from tests.bot.journeys.tables.endings.test_after_the_end import give_up, refused
from tests.bot.journeys.tables.table import (
    DAY,
    act,
    begin,
    board,
    choose,
    lay,
    press,
    public,
    table,
)
from tests.simulation import Simulation, labels_of, text_of


async def test_a_waiting_member_can_nudge_once_a_day(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo)
    panel = await lay(simulation, simulation.ada)
    assert "Nudge" in labels_of(panel)
    answer = await press(simulation, simulation.ada, panel, "nudge")
    assert text_of(answer) == "Nudged. You can nudge once a day at each table."
    assert "Ada is waiting for you in Beacons." in text_of(
        simulation.messages_of(simulation.bo)[-1]
    )
    again = await enter(simulation, simulation.ada, "table nudge")
    assert "You've already nudged at this table today" in text_of(again)
    await simulation.pass_time(DAY + 60)
    assert "Nudged" in text_of(await enter(simulation, simulation.ada, "table nudge"))


async def test_a_nudge_does_not_reveal_who_is_missing(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo)
    await lay(simulation, simulation.cleo)
    posted, told = len(public(simulation)), len(simulation.messages_of(simulation.cleo))
    simulation.close_messages(simulation.bo)
    answer = await enter(simulation, simulation.ada, "table nudge")
    assert "Nudged" in text_of(answer)
    assert len(public(simulation)) == posted
    assert len(simulation.messages_of(simulation.cleo)) == told


async def test_members_cannot_nudge_themselves(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, agents=1)
    answer = await enter(simulation, simulation.ada, "table nudge")
    assert text_of(answer) == "The game is only waiting for you."


async def test_a_nudge_delayed_by_quiet_hours_is_dropped_once_its_member_has_moved(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, pace="daily")
    hour = int(context_of(simulation).service.now() // 3600 % 24)
    quiet = {"quiet_from": (hour + 19) % 24, "quiet_to": (hour + 23) % 24}
    await choose(simulation, simulation.ada, **quiet)
    await lay(simulation, simulation.bo)
    before = len(simulation.messages_of(simulation.ada))
    await simulation.pass_time(20 * 3600 + 60)
    await enter(simulation, simulation.bo, "table nudge")
    await lay(simulation, simulation.ada)
    await act(simulation, simulation.bo, simulation.ada)
    await simulation.pass_time(4 * 3600)
    told = [text_of(one) for one in simulation.messages_of(simulation.ada)[before:]]
    assert not any("is waiting for you" in one for one in told), told


async def test_a_finished_game_has_no_nudges(simulation: Simulation) -> None:
    match = (await begin(simulation, simulation.ada, simulation.bo)).id
    await lay(simulation, simulation.bo)
    menu = await press(simulation, simulation.bo, board(simulation), "table")
    assert "Nudge" in labels_of(menu)
    await give_up(simulation)
    told = len(simulation.messages_of(simulation.ada))
    assert await refused(simulation, match, menu, "nudge")
    assert len(simulation.messages_of(simulation.ada)) == told


async def test_an_undeliverable_nudge_announces_once_that_the_member_left(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo, pace="daily")
    leave(simulation, simulation.bo)

    await simulation.ada.slash(simulation.games, "table nudge")
    await simulation.pass_time(3 * 24 * 3600)

    assert (await table(simulation)).row.seats[1].autopilot
    assert announced(simulation) == 1
    assert heard(simulation, simulation.ada) == 1


async def test_nudges_count_towards_the_daily_limit_of_seat_offers(simulation: Simulation) -> None:
    ada, bo, cleo, _ = simulation.world.members
    await begin(simulation, ada, bo)
    await enter(simulation, ada, "table nudge")
    sent = [
        simulation.ask(ada, simulation.games, "table give", member=cleo)
        for _ in range(MENTIONS_A_DAY)
    ]
    await simulation.deliver(*sent)
    offers = [one for one in public(simulation) if labels_of(one) == ["Take the seat"]]
    assert len(offers) == MENTIONS_A_DAY - 1
