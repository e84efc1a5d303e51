"""Time banks, nights and weekends, personal reminders, and one week's break per game."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from bot.table.clocks.running import NIGHT
from bot.table.clocks.seat_times import clock_left
from bot.table.clocks.timer_kinds import Timers
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.clocks.test_deadlines import due, entries
from tests.bot.journeys.tables.clocks.test_jumps_at_night import HOUR, begin_resting
from tests.bot.journeys.tables.table import (
    DAY,
    act,
    begin,
    board,
    choose,
    lay,
    open_lobby,
    pause_a_week,
    press,
    public,
    table,
)
from tests.simulation import Simulation, custom_ids, labels_of, text_of


async def test_a_long_turn_uses_the_bank_and_the_board_shows_that_afterwards(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, pace="daily-bank")
    now = context_of(simulation).service.now()
    ends = (await due(simulation, Timers.DEADLINE))[0]
    assert round(ends - now) == 6 * DAY
    full = "Extra time left: Ada 5 days, Bo 5 days"
    assert full in text_of(board(simulation))
    assert ":R>, extra time included" in text_of(board(simulation))
    start = f"<t:{(ends - 5 * DAY) // 60 * 60:.0f}:f>"
    assert f"{full}. It starts to run on {start}." in text_of(board(simulation))
    await lay(simulation, simulation.ada)
    await simulation.pass_time(3 * DAY)
    assert full in text_of(board(simulation)), "that Ada has acted is secret"
    turn = (await table(simulation)).match.state.turn
    while (await table(simulation)).match.state.turn == turn:
        await act(simulation, simulation.bo, simulation.ada)
    times = (await table(simulation)).state.times
    assert round(times[1].spent / 3600) == 48
    assert 0 not in times or times[0].spent < 60
    assert await entries(simulation)
    assert "Ada 5 days, Bo 3 days" in text_of(board(simulation))


async def test_the_lobby_says_by_how_much_nights_and_weekends_may_lengthen_the_game(
    simulation: Simulation,
) -> None:
    lobby = await open_lobby(simulation, "beacons")
    options = await press(simulation, simulation.ada, lobby, "options")
    for name, value in (("pace", "daily"), ("rest", "both")):
        wanted = next(one for one in custom_ids(options.components) if one.endswith(f"set:{name}"))
        await simulation.deliver(simulation.press(simulation.ada, options, wanted, values=[value]))
    shown = text_of(public(simulation)[-1])
    assert "A turn may take up to 64 hours longer, and the game up to 110% longer." in shown
    assert "in each player's own time zone" in shown
    assert f"your night is {night_at(simulation, 'UTC')} in your local time" in shown
    bank = next(one for one in custom_ids(options.components) if one.endswith("set:pace"))
    picked = simulation.press(simulation.ada, options, bank, values=["daily-bank"])
    await simulation.deliver(picked)
    assert "A turn may take up to 7 days longer" in text_of(public(simulation)[-1])


async def test_a_board_says_that_nights_and_weekends_do_not_count_and_what_time_is_left(
    simulation: Simulation,
) -> None:
    await begin_resting(simulation)
    begun = context_of(simulation).service.now()
    ends = min((await due(simulation, Timers.DEADLINE)).values())
    assert ends > begun + 7 * DAY
    shown = board(simulation)
    told = "Nights and weekends don't count: about {} left (as of <t:{:.0f}:R>)."
    at_first = told.format("6 days", begun)
    assert f"<t:{ends:.0f}:R>, extra time included. {at_first}" in text_of(shown)
    await simulation.pass_time(3 * DAY)
    panel = await press(simulation, simulation.bo, shown, "hand")
    left = round(clock_left(await table(simulation), 1, begun + 3 * DAY, ends) / DAY)
    assert 3 <= left < 6
    assert told.format(f"{left} days", context_of(simulation).service.now()) in text_of(panel)
    simulation.speak(simulation.bo, "de")
    panel = await press(simulation, simulation.bo, shown, "hand")
    assert f"Nächte und Wochenenden zählen nicht: noch etwa {left} Tage (Stand:" in text_of(panel)
    await simulation.pass_time(ends - context_of(simulation).service.now() - HOUR)
    panel = await press(simulation, simulation.ada, board(simulation), "hand")
    assert f"<t:{ends:.0f}:R>" in text_of(panel)
    assert "don't count" not in text_of(panel), "until then all the time counts"


def night_at(simulation: Simulation, zone: str) -> str:
    """The night that begins on this day in a zone, as it is written to members."""
    there = datetime.fromtimestamp(context_of(simulation).service.now(), ZoneInfo(zone))
    begins = there.replace(hour=NIGHT[0], minute=0, second=0, microsecond=0)
    over = (begins + timedelta(days=1)).replace(hour=NIGHT[1])
    return f"<t:{begins.timestamp():.0f}:t> to <t:{over.timestamp():.0f}:t>"


async def test_a_member_without_a_city_is_told_when_their_clock_rests(
    simulation: Simulation,
) -> None:
    await choose(simulation, simulation.ada, city="Asia/Tokyo")
    await begin_resting(simulation)
    for member, told in ((simulation.ada, False), (simulation.bo, True)):
        panel = text_of(await press(simulation, member, board(simulation), "hand"))
        said = f"your night is {night_at(simulation, 'UTC')} in your local time"
        assert (said in panel) is told
        assert ("You haven't set a city" in panel) is told
    assert "no city" not in text_of(board(simulation)), "that is private"


async def test_reminders_come_as_often_as_the_member_wants(simulation: Simulation) -> None:
    await choose(simulation, simulation.bo, remind_every=6 * 3600.0)
    await begin(simulation, simulation.ada, simulation.bo, pace="daily")
    newest = [simulation.messages_of(simulation.bo)[-1].id]
    for hours in (6, 6, 6, 2):
        await simulation.pass_time(hours * 3600 + 60)
        reminder = simulation.messages_of(simulation.bo)[-1]
        assert "is waiting for you" in text_of(reminder)
        newest.append(reminder.id)
    assert len(set(newest)) == 1 + 4


async def test_a_member_can_pause_a_game_alone_once_for_a_week(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, pace="daily")
    panel = await press(simulation, simulation.ada, board(simulation), "table")
    assert "“Pause a week” needs nobody's consent, but you may do it only once" in text_of(panel)
    await pause_a_week(simulation, simulation.ada, panel)
    assert "You have paused the game for up to a week." in text_of(panel)
    assert (await table(simulation)).paused
    ends = round(context_of(simulation).service.now() + 7 * DAY)
    told = f"Ada has paused the game. It resumes <t:{ends}:R>, or as soon as Ada resumes it"
    assert told in text_of(board(simulation))
    assert "Beacons · turn 1 · paused" in text_of(board(simulation))
    assert "· turn 1 · paused" in text_of(await enter(simulation, simulation.bo, "games"))
    await simulation.pass_time(7 * DAY + 60)
    assert not (await table(simulation)).paused
    panel = await press(simulation, simulation.ada, board(simulation), "table")
    assert "Pause a week" not in labels_of(panel)
    panel = await press(simulation, simulation.bo, board(simulation), "table")
    assert "Pause a week" in labels_of(panel)


async def test_a_weeks_pause_is_asked_first_and_the_way_back_leads_to_the_menu(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, pace="daily")
    panel = await press(simulation, simulation.ada, board(simulation), "table")
    menu = labels_of(panel)
    asked = next(one for one in custom_ids(panel.components) if "break" in one)
    await simulation.deliver(simulation.press(simulation.ada, panel, asked))
    assert "Pause this game for a week? Nobody has to agree" in text_of(panel)
    assert labels_of(panel) == ["Pause", "Back"]
    assert not (await table(simulation)).paused
    await press(simulation, simulation.ada, panel, "table")
    assert labels_of(panel) == menu, "in place, and not below"
    assert not (await table(simulation)).state.breaks


async def test_only_the_member_who_paused_for_a_week_can_resume_alone(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, pace="daily")
    panel = await press(simulation, simulation.ada, board(simulation), "table")
    await pause_a_week(simulation, simulation.ada, panel)
    await simulation.bo.slash(simulation.games, "table resume")
    assert (await table(simulation)).paused, "Bo asks, and Ada has not agreed"
    await simulation.ada.slash(simulation.games, "table resume")
    assert not (await table(simulation)).paused


async def test_anybody_can_end_the_weeks_pause_of_a_member_who_left(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo, pace="daily")
    panel = await press(simulation, simulation.bo, board(simulation), "table")
    await pause_a_week(simulation, simulation.bo, panel)
    assert "Bo has paused the game" in text_of(board(simulation))
    await context_of(simulation).seats.leave((await table(simulation)).id, simulation.bo.id)
    await simulation.env.settle()
    assert "has paused the game" not in text_of(board(simulation))
    assert "or as soon as anyone at the table resumes it" in text_of(board(simulation))
    await simulation.cleo.slash(simulation.games, "table resume")
    assert not (await table(simulation)).paused


async def test_a_weeks_pause_gives_no_right_to_end_a_later_agreed_pause(
    simulation: Simulation,
) -> None:
    now = await begin(simulation, simulation.ada, simulation.bo, pace="daily")
    panel = await press(simulation, simulation.ada, board(simulation), "table")
    await pause_a_week(simulation, simulation.ada, panel)
    seats = context_of(simulation).seats
    for seat in (0, 1):
        await seats.leave_server(now.id, seat)
    await simulation.env.settle()
    assert "It resumes when a player presses “I'm back” under “Table …”." in text_of(
        board(simulation)
    )
    for member in (simulation.ada, simulation.bo):
        await seats.back(now.id, member.id)
    assert not (await table(simulation)).paused, "it waited for its members"
    for member in (simulation.ada, simulation.bo):
        await member.slash(simulation.games, "table pause")
    assert (await table(simulation)).paused
    await simulation.ada.slash(simulation.games, "table resume")
    assert (await table(simulation)).paused, "all agreed to it, and Bo has not agreed to end it"


async def test_a_move_during_a_holiday_leaves_the_extra_time_used_before_it_used(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, pace="daily-bank")
    await simulation.pass_time(3 * DAY)
    await enter(simulation, simulation.bo, "your settings", holiday=5)
    assert (await table(simulation)).state.holidays[1].until > 0
    await act(simulation, simulation.bo, simulation.ada)
    times = (await table(simulation)).state.times
    assert round(times[1].spent / 3600) == 48


async def test_a_fast_game_shows_extra_time_to_the_second(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo, pace="blitz")
    assert "Extra time left: Ada 5:00 min, Bo 5:00 min" in text_of(board(simulation))
    await simulation.pass_time(40)
    turn = (await table(simulation)).match.state.turn
    while (await table(simulation)).match.state.turn == turn:
        await act(simulation, simulation.ada, simulation.bo)
    await simulation.pass_time(5)
    spent = [one.spent for one in (await table(simulation)).state.times.values()]
    assert 20 <= max(spent) <= 40
    left = [divmod(int(300 - one), 60) for one in spent]
    told = [f"{minutes}:{seconds:02} min" for minutes, seconds in left]
    assert all(one in text_of(board(simulation)) for one in told)
