"""Members' own settings, holidays, invitations, and AIs that are removed again."""

import pytest

from bot.store.records import By
from bot.table.clocks.timer_kinds import Timers
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.clocks.test_deadlines import due, entries
from tests.bot.journeys.tables.table import (
    DAY,
    begin,
    choose,
    open_lobby,
    posts,
    press,
    public,
    table,
)
from tests.simulation import Simulation, custom_ids, labels_of, text_of


async def test_a_member_chooses_their_notifications(simulation: Simulation) -> None:
    shown = text_of(await enter(simulation, simulation.bo, "your settings", turn="channel"))
    assert "I mention you in the channel" in shown
    await begin(simulation, simulation.ada, simulation.bo)
    greeting = simulation.messages_of(simulation.bo)
    assert all("· your turn" not in text_of(one) for one in greeting)
    assert f"<@{simulation.bo.id}>, it's your turn in Beacons." in posts(simulation)


async def test_changing_one_setting_keeps_the_others(simulation: Simulation) -> None:
    await enter(simulation, simulation.bo, "your settings", quiet_from=22, quiet_to=7, city="Kairo")
    shown = text_of(await enter(simulation, simulation.bo, "your settings", ranked=False))
    assert "Quiet hours: 22:00 to 7:00 (Cairo)" in shown
    assert "You are not ranked." in shown


async def test_a_holiday_moves_the_deadline_and_its_end_moves_it_back(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, pace="daily")
    before = (await due(simulation, Timers.DEADLINE))[1]
    await simulation.pass_time(3600)
    await enter(simulation, simulation.bo, "your settings", holiday=3)
    held = (await due(simulation, Timers.DEADLINE))[1]
    assert round(held - before) == 3 * DAY
    await simulation.pass_time(2 * DAY)
    assert len(await entries(simulation)) == 1, "Ada's deadline has passed, Bo's has not"
    await enter(simulation, simulation.bo, "your settings", holiday=0)
    left = (await due(simulation, Timers.DEADLINE))[1] - context_of(simulation).service.now()
    assert round(left) == round(DAY - 3600)


async def test_an_invited_member_gets_a_message_and_a_reserved_seat(simulation: Simulation) -> None:
    lobby = await open_lobby(simulation, "beacons")
    await simulation.ada.slash(simulation.games, "table invite", member=simulation.bo)
    assert "Bo (invited: press Join)" in text_of(lobby)
    assert f"<@{simulation.bo.id}>, Ada has reserved you a seat in Beacons" in posts(simulation)
    await press(simulation, simulation.bo, lobby, "join")
    assert "Bo (invited: press Join)" not in text_of(lobby)


@pytest.mark.parametrize("quiet", [False, True])
async def test_an_invitation_pings_nobody_in_quiet_hours(
    simulation: Simulation, *, quiet: bool
) -> None:
    begins = (simulation.env.now().hour + (0 if quiet else 3)) % 24
    ends = (begins + 2) % 24
    await enter(simulation, simulation.bo, "your settings", quiet_from=begins, quiet_to=ends)
    await simulation.ada.slash(simulation.games, "play", game="beacons")
    await simulation.ada.slash(simulation.games, "table invite", member=simulation.bo)
    (told,) = [one for one in public(simulation) if "reserved you a seat" in text_of(one)]
    assert told.ping_user_ids == ([] if quiet else [simulation.bo.id])


async def test_invitations_need_a_lobby(simulation: Simulation) -> None:
    answer = await enter(simulation, simulation.ada, "table invite", member=simulation.bo)
    assert "No table in this channel is looking for players" in text_of(answer)


async def test_an_ai_can_be_removed_again(simulation: Simulation) -> None:
    lobby = await open_lobby(simulation, "beacons")
    assert "Remove an AI" not in labels_of(lobby)
    await press(simulation, simulation.ada, lobby, "agent")
    assert "(AI)" in text_of(lobby)
    await press(simulation, simulation.ada, lobby, "unagent")
    assert "(AI)" not in text_of(lobby)
    assert "Remove an AI" not in labels_of(lobby)


async def test_a_members_settings_say_that_their_messages_are_closed(
    simulation: Simulation,
) -> None:
    await choose(simulation, simulation.bo, told_closed=True)
    shown = text_of(await enter(simulation, simulation.bo, "your settings"))
    assert "I can't send you direct messages, so I mention you" in shown
    anew = text_of(await enter(simulation, simulation.bo, "your settings", turn="dm"))
    assert "I can't send you direct messages" not in anew


async def test_the_host_frees_a_reserved_seat(simulation: Simulation) -> None:
    ada, cleo = simulation.ada, simulation.cleo
    lobby = await open_lobby(simulation, "dark_miss_down")
    await ada.slash(simulation.games, "table invite", member=cleo)
    assert "All seats are taken or reserved. Invited players press Join." in text_of(lobby)
    assert "Free Cleo's seat" in labels_of(lobby)
    await press(simulation, ada, lobby, "unagent")
    assert "Cleo" not in text_of(lobby)
    await press(simulation, simulation.bo, lobby, "join")
    assert "2. Bo" in text_of(lobby)


async def test_an_invitation_is_in_the_servers_language(simulation: Simulation) -> None:
    await simulation.make_language("de")
    await simulation.ada.slash(simulation.games, "play", game="beacons")
    await simulation.ada.slash(simulation.games, "table invite", member=simulation.bo)
    assert "Ada hat dir einen Platz in Beacons reserviert" in posts(simulation)
    lobby = next(one for one in public(simulation) if "Ada (Host)" in text_of(one))
    await press(simulation, simulation.ada, lobby, "agent")
    assert "(KI)" in text_of(lobby)


async def test_at_a_table_by_invitation_members_cannot_invite_themselves(
    simulation: Simulation,
) -> None:
    lobby = await open_lobby(simulation, "beacons")
    options = await press(simulation, simulation.ada, lobby, "options")
    invited = next(one for one in custom_ids(options.components) if one.endswith("set:invited"))
    await simulation.deliver(simulation.press(simulation.ada, options, invited, values=["yes"]))
    assert "By invitation only." in text_of(lobby)
    for answer in (
        await press(simulation, simulation.bo, lobby, "join"),
        await enter(simulation, simulation.bo, "table invite", member=simulation.bo),
    ):
        assert text_of(answer).startswith("This table is by invitation only.")
    assert "Bo" not in text_of(lobby)


async def test_a_members_holidays_stop_a_game_for_at_most_a_month(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, pace="daily")
    before = (await due(simulation, Timers.DEADLINE))[1]
    for _ in range(3):  # one holiday of sixty days after the other
        answer = await enter(simulation, simulation.bo, "your settings", holiday=60)
        assert "for at most 30 days in each game" in text_of(answer)
        await simulation.pass_time(8 * DAY)
    held = (await due(simulation, Timers.DEADLINE))[1]
    assert round(held - before) == 30 * DAY
    await simulation.pass_time(8 * DAY)
    assert By.DEADLINE in await entries(simulation)
    now = await table(simulation)
    bo, missed = now.row.seats[1], now.state.missed.get(1)
    assert missed or bo.autopilot, "no holiday holds the clock again"


async def test_the_unused_part_of_a_holiday_counts_for_later_ones(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, pace="daily")
    await enter(simulation, simulation.bo, "your settings", holiday=60)
    await simulation.pass_time(10 * DAY)
    await enter(simulation, simulation.bo, "your settings", holiday=0)
    now = context_of(simulation).service.now()
    assert round((await due(simulation, Timers.DEADLINE))[1] - now) == DAY
    await enter(simulation, simulation.bo, "your settings", holiday=60)
    assert round((await due(simulation, Timers.DEADLINE))[1] - now) == 21 * DAY
