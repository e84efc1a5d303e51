"""A crew at one seat of a larger table: members see its hand, and each choice is a vote."""

import json

import pytest

from bot.features.crew.deed import TIMER
from bot.features.crew.state import NUMBERS, SILENCE, crew_of, members
from bot.play.data_requests import member_export
from bot.store.changes import ForgetUser
from bot.store.records import By
from bot.table.features import without_leaver
from tests.bot.features.crew.leading import (
    ADA,
    BO,
    cards,
    click,
    joined,
    lay,
    led,
    open_seat,
    page,
    shared,
)
from tests.bot.journeys.commands.saying import enter, refusal
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.table import act, begin, board, press, table
from tests.simulation import Simulation, custom_ids, labels_of, text_of

pytestmark = pytest.mark.usefixtures("patience")


async def test_a_member_who_joins_a_crew_sees_the_hand_and_two_votes_play_a_card(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo)
    await open_seat(simulation, simulation.ada)
    assert "Ada plays with a crew that has no other member." in text_of(board(simulation))
    assert "Crew of Ada …" in labels_of(board(simulation))

    shown = await page(simulation, simulation.cleo)
    assert "You'll see all that Ada sees" in text_of(shown)
    watched = await press(simulation, simulation.dan, board(simulation), "hand")
    assert not [one for one in custom_ids(watched.components) if ":pick:" in one]
    panel = await joined(simulation, simulation.cleo)
    assert "Rated" not in text_of(panel)
    assert not [one for one in custom_ids(panel.components) if ":hint:" in one]
    assert "Ada plays with a crew: Ada, Cleo" in text_of(board(simulation))
    mine = await page(simulation, simulation.ada)
    terms = next(one for one in custom_ids(mine.components) if one.endswith("crew:agree"))
    await simulation.deliver(simulation.press(simulation.ada, mine, terms, values=["2"]))

    own = await press(simulation, simulation.ada, board(simulation), "hand")
    assert cards(own)[1] == cards(panel)[1]
    public = [text_of(one) for one in simulation.sees(simulation.dan, simulation.games)]
    await lay(simulation, simulation.cleo, panel)
    assert (await table(simulation)).match.revision == 0
    assert "▰▱" in text_of(panel)
    assert "— Cleo" in text_of(panel)
    assert "— Cleo" in text_of(own), "the panel that stands open shows the vote, too"
    now = [text_of(one) for one in simulation.sees(simulation.dan, simulation.games)]
    assert now[: len(public)] == public, "nobody else learns that somebody voted"

    await lay(simulation, simulation.ada, own)
    after = await table(simulation)
    assert after.match.revision == 1
    assert crew_of(after, ADA).ideas == {1: 1}
    (entry,) = await context_of(simulation).store.actions(after.id)
    assert (entry.seat, entry.by) == (ADA, By.PLAYER)


async def test_a_members_list_of_games_includes_their_crews_games(simulation: Simulation) -> None:
    await led(simulation)
    mine, here = text_of(await enter(simulation, simulation.cleo, "games")).split("Other games")
    assert "waiting for votes" in mine
    assert "waiting for" not in here, "it is listed once"
    mine = text_of(await enter(simulation, simulation.dan, "games")).split("Other games")[0]
    assert "waiting for" not in mine, "who joined no crew has no game"


async def test_after_two_have_joined_one_vote_plays_no_card(simulation: Simulation) -> None:
    panel = await shared(simulation)
    mine = await page(simulation, simulation.ada)
    assert "At least two must agree, unless only one has joined." in text_of(mine)
    await lay(simulation, simulation.cleo, panel)
    assert (await table(simulation)).match.revision == 0, "Ada has joined too"
    assert "(now 2) agree; if not, the favourite" in text_of(panel)
    await lay(
        simulation,
        simulation.ada,
        await press(simulation, simulation.ada, board(simulation), "hand"),
    )
    assert (await table(simulation)).match.revision == 1


async def test_forged_repeated_and_simultaneous_votes_count_at_most_once_per_member(
    simulation: Simulation,
) -> None:
    panel = await led(simulation, agree="3")
    menu, known = cards(panel)
    theirs = await press(simulation, simulation.bo, board(simulation), "hand")
    for member, shown in ((simulation.bo, theirs), (simulation.dan, board(simulation))):
        stolen = simulation.press(member, shown, menu, values=known[:1])
        await simulation.deliver(stolen)
        assert stolen.answered
    card = simulation.press(simulation.cleo, panel, menu, values=["99"])
    await simulation.deliver(card)
    assert crew_of(await table(simulation), ADA).ballots == ()

    own = await press(simulation, simulation.ada, board(simulation), "hand")
    one = simulation.press(simulation.cleo, panel, menu, values=known[:1])
    two = simulation.press(simulation.ada, own, cards(own)[0], values=known[:1])
    await simulation.deliver(one, one, two)
    crew = crew_of(await table(simulation), ADA)
    assert sorted(ballot.by for ballot in crew.ballots) == [0, 1]
    assert (await table(simulation)).match.revision == 0

    third = await joined(simulation, simulation.dan)
    late = simulation.press(simulation.ada, own, cards(own)[0], values=known[1:2])
    await lay(simulation, simulation.dan, third)
    assert (await table(simulation)).match.revision == 1
    await simulation.deliver(late)
    assert late.answered
    assert (await table(simulation)).match.revision == 1, "the decision has passed"


@pytest.mark.parametrize(
    ("pace", "time", "wait", "by"),
    [
        ("live", "120", 121, By.PLAYER),
        ("live", "43200", 320, By.DEADLINE),
        ("blitz", "43200", 320, By.DEADLINE),
    ],
)
async def test_when_a_crew_runs_out_of_time_the_move_with_most_votes_is_played(
    simulation: Simulation, pace: str, time: str, wait: float, by: By
) -> None:
    panel = await led(simulation, pace=pace)
    await act(simulation, simulation.bo)
    mine, store = await page(simulation, simulation.ada), context_of(simulation).store
    menu = next(one for one in custom_ids(mine.components) if one.endswith("crew:time"))
    await simulation.deliver(simulation.press(simulation.ada, mine, menu, values=[time]))
    await lay(simulation, simulation.cleo, panel, place=1)
    now = await table(simulation)
    (ballot,) = crew_of(now, ADA).ballots
    await simulation.pass_time(wait)
    (entry,) = [one for one in await store.actions(now.id) if one.seat == ADA][:1]
    assert (entry.by, entry.action) == (by, ballot.action)
    after = await table(simulation)
    assert crew_of(after, ADA).ideas == {ballot.by: 1}


async def test_only_members_see_the_votes_on_a_crews_page(
    simulation: Simulation,
) -> None:
    panel = await led(simulation)
    before = text_of(await page(simulation, simulation.dan))
    assert "Ada plays with a crew: Ada, Cleo" in before
    await lay(simulation, simulation.cleo, panel)
    await lay(
        simulation,
        simulation.ada,
        await press(simulation, simulation.ada, board(simulation), "hand"),
    )
    mine = await page(simulation, simulation.cleo)
    assert "Cleo (1)" in text_of(mine)
    await click(simulation, simulation.cleo, mine, "crew:leave")
    for member in (simulation.dan, simulation.bo):
        assert text_of(await page(simulation, member)) == before


async def test_a_game_that_a_crew_led_is_not_rated_for_its_successor(
    simulation: Simulation,
) -> None:
    await led(simulation)
    now, seats = await table(simulation), context_of(simulation).seats
    offer = await seats.offer(now.id, simulation.ada.id, ADA, ())
    taken = await seats.take(now.id, ADA, offer.number, simulation.cleo.id, "Cleo")
    assert taken.state.aboard == {}
    assert not taken.rated


async def test_a_member_is_told_that_a_crews_game_is_unrated_before_taking_its_seat(
    simulation: Simulation,
) -> None:
    pytest.importorskip("bot.features.live_list")
    await led(simulation)
    menu = await press(simulation, simulation.ada, board(simulation), "table")
    await click(simulation, simulation.ada, menu, "forall:")
    sure = [one for one in simulation.sees(simulation.ada, simulation.games) if one.is_ephemeral]
    await click(simulation, simulation.ada, sure[-1], "forall:yes")
    told = await press(simulation, simulation.dan, board(simulation), "free")
    assert "The game isn't rated for anyone." in text_of(told)
    assert "ratings" not in text_of(told)


async def test_ideas_of_a_deleted_member_are_credited_to_nobody_else(
    simulation: Simulation,
) -> None:
    await led(simulation)
    panel = await joined(simulation, simulation.dan)
    await lay(simulation, simulation.dan, panel)
    own = await press(simulation, simulation.ada, board(simulation), "hand")
    await lay(simulation, simulation.ada, own)
    now, context = await table(simulation), context_of(simulation)
    await context.seats.alter(now.id, lambda table: without_leaver(table, 2))
    await context.service.store.commit([ForgetUser(simulation.dan.id)])
    context.service.tables.forget(now.id)
    await context.seats.leave(now.id, simulation.bo.id)
    assert (await table(simulation)).leavers[-1].number == 2, "Bo's number was Dan's"
    assert "somebody (1)" in text_of(await page(simulation, simulation.ada))


async def test_a_member_of_a_waiting_crew_can_nudge(simulation: Simulation) -> None:
    pytest.importorskip("bot.features.nudges")
    panel = await led(simulation)
    await lay(simulation, simulation.cleo, panel)
    await lay(
        simulation,
        simulation.ada,
        await press(simulation, simulation.ada, board(simulation), "hand"),
    )
    waiting = await press(simulation, simulation.cleo, board(simulation), "hand")
    assert "Nudged" in text_of(await press(simulation, simulation.cleo, waiting, "nudge"))


async def test_a_vote_open_at_the_end_of_the_game_earns_no_credit(
    simulation: Simulation,
) -> None:
    await lay(simulation, simulation.cleo, await led(simulation))
    match, context = (await table(simulation)).id, context_of(simulation)
    ended = await context.seats.leave(match, simulation.bo.id, ends=True)
    assert ended.table.over
    crew = crew_of(ended.table, ADA)
    assert (crew.ballots, crew.ideas, crew.last) == ((), {}, ())
    await simulation.pass_time(5)
    over = text_of(simulation.sees(simulation.dan, simulation.games)[-1])
    assert "The crew of Ada, and how many of their ideas were played: Ada" in over


async def test_after_a_pause_the_crew_has_its_full_time_again(
    simulation: Simulation,
) -> None:
    await lay(simulation, simulation.cleo, await led(simulation))
    match, context = (await table(simulation)).id, context_of(simulation)
    await context.seats.pause(match)
    await simulation.pass_time(1_800)
    await context.seats.resume(match)
    (timer,) = [one for one in await context.service.store.timers(match) if one.kind == TIMER]
    assert timer.due == pytest.approx(context.service.now() + 600, abs=5)
    hand = await press(simulation, simulation.ada, board(simulation), "hand")
    assert f"<t:{timer.due:.0f}:R>" in text_of(hand)


async def test_a_member_of_one_crew_cannot_join_the_opposing_crew(simulation: Simulation) -> None:
    await led(simulation)
    await open_seat(simulation, simulation.bo)
    await joined(simulation, simulation.dan, BO)
    for member, seat, why in (
        (simulation.cleo, BO, "You know another side of this game"),
        (simulation.dan, ADA, "You know another side of this game"),
        (simulation.bo, ADA, "You have a seat here"),
    ):
        shown = await page(simulation, member, seat)
        said = await click(simulation, member, shown, "crew:join")
        assert why in text_of(said)
    now = await table(simulation)
    found = [[one.name for one in members(now, seat).values()] for seat in (ADA, BO)]
    assert found == [["Ada", "Cleo"], ["Bo", "Dan"]]
    assert (now.eyes_of(simulation.cleo.id), now.eyes_of(simulation.dan.id)) == (ADA, BO)
    assert labels_of(board(simulation))[:2] == ["Crew of Ada …", "Crew of Bo …"]


async def test_the_holder_of_a_crews_seat_can_give_up_only_by_vote(
    simulation: Simulation,
) -> None:
    await led(simulation)
    for command, why in (
        ("table quit", "You can't quit for the whole crew"),
        ("table hint", "A crew gets no hints"),
    ):
        assert why in await refusal(simulation, simulation.ada, command)
    mine, theirs = [await page(simulation, one) for one in (simulation.ada, simulation.cleo)]
    await click(simulation, simulation.cleo, theirs, "crew:leave")
    assert not (await table(simulation)).over, "who never voted does not give up alone"
    match = (await table(simulation)).id
    await click(simulation, simulation.ada, mine, "crew:leave")
    over = await context_of(simulation).service.tables.load(match)
    assert over.over
    assert over.resigned == (ADA,)
    results = await context_of(simulation).store.results_of(simulation.bo.id)
    assert [(one.seat, json.loads(one.details)["rated"]) for one in results] == [(BO, False)]
    assert not await context_of(simulation).store.results_of(simulation.ada.id)


async def test_giving_up_the_seat_needs_both_members_of_a_crew_of_two(
    simulation: Simulation,
) -> None:
    panel = await shared(simulation)
    await lay(simulation, simulation.cleo, panel)
    theirs = await page(simulation, simulation.cleo)
    said = await click(simulation, simulation.cleo, theirs, "crew:leave")
    assert "Cleo" in text_of(said)
    now = await table(simulation)
    assert not now.over, "a move needs two, and so does giving up"
    await click(simulation, simulation.ada, await page(simulation, simulation.ada), "crew:leave")
    assert (await context_of(simulation).service.tables.load(now.id)).over


async def test_the_last_active_member_can_give_up_the_seat_once_the_other_is_silent(
    simulation: Simulation,
) -> None:
    panel = await shared(simulation)
    await simulation.pass_time(SILENCE + 60)
    await lay(simulation, simulation.cleo, panel)
    theirs = await page(simulation, simulation.cleo)
    asked = await click(simulation, simulation.cleo, theirs, "crew:leave")
    assert f"Nobody else voted or joined in the last {NUMBERS.silent_days} days" in text_of(asked)
    now = await table(simulation)
    assert not now.over, "such a vote is asked about first"
    await click(simulation, simulation.cleo, asked, "crew:leaveyes")
    over = await context_of(simulation).service.tables.load(now.id)
    assert (over.over, over.resigned) == (True, (ADA,))


async def test_a_pause_does_not_make_members_count_as_silent(simulation: Simulation) -> None:
    await shared(simulation)
    match, seats = (await table(simulation)).id, context_of(simulation).seats
    await seats.pause(match)
    await simulation.pass_time(SILENCE + 60)
    await seats.resume(match)
    panel = await press(simulation, simulation.cleo, board(simulation), "hand")
    await lay(simulation, simulation.cleo, panel)
    theirs = await page(simulation, simulation.cleo)
    said = await click(simulation, simulation.cleo, theirs, "crew:leave")
    assert "Cleo" in text_of(said)
    assert not (await table(simulation)).over, "Ada had no time to vote"


async def test_a_pause_does_not_make_silent_members_count_again(simulation: Simulation) -> None:
    panel = await shared(simulation)
    await simulation.pass_time(SILENCE + 60)
    await lay(simulation, simulation.cleo, panel)
    match, seats = (await table(simulation)).id, context_of(simulation).seats
    await seats.pause(match)
    await simulation.pass_time(60)
    await seats.resume(match)
    theirs = await page(simulation, simulation.cleo)
    asked = await click(simulation, simulation.cleo, theirs, "crew:leave")
    await click(simulation, simulation.cleo, asked, "crew:leaveyes")
    assert (await context_of(simulation).service.tables.load(match)).resigned == (ADA,)


async def test_a_crew_can_take_over_a_seat_only_before_its_first_move(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo)
    menu = await press(simulation, simulation.ada, board(simulation), "table")
    asked = await click(simulation, simulation.ada, menu, "crew:open")
    own = await press(simulation, simulation.ada, board(simulation), "hand")
    await lay(simulation, simulation.ada, own)
    said = await click(simulation, simulation.ada, asked, "crew:openyes")
    assert "Your seat can't get a crew" in text_of(said)
    await click(simulation, simulation.ada, menu, "crew:open")
    again = simulation.env.backend.messages[said.channel_id][said.id]
    assert again.edited_timestamp is not None, "the second refusal takes the place of the first"
    assert "Your seat can't get a crew" in text_of(again)
    menu = await press(simulation, simulation.ada, board(simulation), "table")
    assert "crew:open" not in str(custom_ids(menu.components))


async def test_a_crew_ends_when_the_seats_holder_leaves_for_good(
    simulation: Simulation,
) -> None:
    panel = await led(simulation)
    await lay(simulation, simulation.cleo, panel)
    service = context_of(simulation).service
    exported = json.loads(await member_export.of_member(service.store, simulation.cleo.id))
    assert [(one["name"], len(one["votes"])) for one in exported["crews"]] == [("Cleo", 1)]
    now = await table(simulation)
    await context_of(simulation).seats.leave(now.id, simulation.ada.id)
    after = await service.tables.load(now.id)
    assert after.state.aboard == {}
    assert after.eyes_of(simulation.cleo.id) is None
    await simulation.pass_time(5)
    assert not [one for one in custom_ids(board(simulation).components) if ":crew:" in one]
