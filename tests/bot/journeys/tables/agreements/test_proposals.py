"""Proposals expire after a day, or as soon as they no longer apply."""

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.presentation.custom_ids import Verb
from bot.table.clocks.timer_kinds import Timers
from bot.table.notices import GRACE
from bot.table.state import Proposal
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.agreements.test_agreements import give_to_autopilot
from tests.bot.journeys.tables.table import (
    DAY,
    begin,
    board,
    choose,
    lay,
    posts,
    press,
    public,
    quits,
    table,
)
from tests.simulation import Simulation, custom_ids, labels_of, text_of


async def proposal(simulation: Simulation) -> Proposal | None:
    """The open proposal."""
    return (await table(simulation)).state.proposal


async def kinds(simulation: Simulation) -> set[str]:
    """The kinds of all timers."""
    match = (await table(simulation)).id
    return {one.kind for one in await context_of(simulation).service.store.timers(match)}


async def say(simulation: Simulation, member: MemberActor, ballot: Message, verb: str) -> None:
    """Press one of a ballot's answers in direct messages."""
    wanted = next(one for one in custom_ids(ballot.components) if f":{verb}:" in one)
    await simulation.deliver(simulation.press(member, ballot, wanted))


async def test_a_proposal_expires_after_a_day_and_its_message_says_so(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo)
    await enter(simulation, simulation.ada, "table pause")
    ballots = [simulation.messages_of(one)[-1] for one in (simulation.bo, simulation.cleo)]
    await say(simulation, simulation.cleo, ballots[1], "aye")
    posted = len(public(simulation))
    told = [len(simulation.messages_of(one)) for one in simulation.world.members]
    await simulation.pass_time(DAY - 60)
    assert await proposal(simulation) is not None
    await simulation.pass_time(120)
    assert await proposal(simulation) is None
    assert not (await table(simulation)).paused
    for shown in (board(simulation), *ballots):
        assert (
            "Ada asked for a pause. Agreed: Ada, Cleo. Not enough agreed within a day;"
            in text_of(shown)
        )
    for ballot in ballots:
        assert labels_of(ballot) == []
    assert "Answer Ada" not in labels_of(board(simulation))
    assert len(public(simulation)) == posted
    assert [len(simulation.messages_of(one)) for one in simulation.world.members] == told
    again = await enter(simulation, simulation.bo, "table pause")
    assert "The others have a day to vote" in text_of(again)
    assert "Not enough agreed within a day" not in text_of(board(simulation))


async def test_a_proposals_expiry_survives_a_restart_and_ignores_an_older_timer(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo)
    await enter(simulation, simulation.ada, "table pause")
    await simulation.pass_time(DAY / 2)
    await say(simulation, simulation.bo, simulation.messages_of(simulation.bo)[-1], "nay")
    assert Timers.PROPOSAL not in await kinds(simulation)
    await enter(simulation, simulation.bo, "table pause")
    await simulation.restart()
    await simulation.pass_time(DAY / 2 + 60)
    assert await proposal(simulation) is not None, "that was the time of the first"
    await simulation.pass_time(DAY / 2)
    assert await proposal(simulation) is None
    assert "Not enough agreed within a day" in text_of(board(simulation))


async def test_a_ballot_in_direct_messages_can_be_answered_there_and_shows_the_result(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo)
    await enter(simulation, simulation.ada, "table pause")
    ballot = simulation.messages_of(simulation.bo)[-1]
    assert labels_of(ballot) == ["Agree", "Decline", "Board"]
    assert text_of(ballot) == "### Beacons\nAda asks for a pause of up to 2 weeks. Agreed: Ada."
    await say(simulation, simulation.bo, ballot, "aye")
    assert (await table(simulation)).paused
    assert "Done." in text_of(ballot)
    assert labels_of(ballot) == []
    await enter(simulation, simulation.bo, "table resume")
    back = simulation.messages_of(simulation.ada)[-1]
    await say(simulation, simulation.ada, back, "nay")
    assert "Declined; nothing changes." in text_of(back)
    assert (await table(simulation)).paused
    match = (await table(simulation)).id
    roles = await context_of(simulation).service.store.messages(match)
    assert not any(role.startswith("ballot") for role in roles)


async def test_a_ballot_too_old_to_edit_gets_its_result_in_a_new_message(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo)
    await enter(simulation, simulation.ada, "table pause")
    ballot = simulation.messages_of(simulation.cleo)[-1]
    place = f"/channels/{ballot.channel_id}/messages/{ballot.id}"
    simulation.env.inject_error("PATCH", place, status=429, code=30046, times=None)

    await say(simulation, simulation.bo, simulation.messages_of(simulation.bo)[-1], "nay")
    await simulation.pass_time(2 * GRACE)

    letters = simulation.messages_of(simulation.cleo)
    assert "Declined; nothing changes." in text_of(letters[-1])
    assert ballot.id not in [one.id for one in letters]


async def test_a_member_mentioned_in_the_channel_votes_there_and_sees_the_result(
    simulation: Simulation,
) -> None:
    await choose(simulation, simulation.bo, notify="channel")
    await begin(simulation, simulation.ada, simulation.bo)
    await simulation.ada.slash(simulation.games, "table pause")
    word = next(one for one in reversed(public(simulation)) if "asks for a pause" in text_of(one))
    assert f"<@{simulation.bo.id}>" in text_of(word)
    vote = await press(simulation, simulation.bo, word, "vote")
    await press(simulation, simulation.bo, vote, "aye")
    assert (await table(simulation)).paused
    assert "Ada asked for a pause." in text_of(word)
    assert labels_of(word) == []


async def test_the_proposal_of_an_outdated_undo_is_void(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo)
    await lay(simulation, simulation.ada)
    question = await enter(simulation, simulation.ada, "table undo")
    await press(simulation, simulation.ada, question, "ask")
    ballot = simulation.messages_of(simulation.bo)[-1]
    assert "Ada asks to take back moves." in text_of(ballot)
    await lay(simulation, simulation.cleo)
    assert await proposal(simulation) is None
    assert "The game has moved on, so the vote is off." in text_of(ballot)
    assert Timers.PROPOSAL not in await kinds(simulation)


@pytest.mark.parametrize("what", ["replace", "end"])
async def test_a_proposal_about_an_absent_member_is_void_once_they_are_back(
    simulation: Simulation, what: str
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo)
    await give_to_autopilot(simulation, 1)
    await enter(simulation, simulation.ada, f"table {what}", seat="2. Bo")
    ballot = simulation.messages_of(simulation.cleo)[-1]
    assert await proposal(simulation) is not None
    menu = await press(simulation, simulation.bo, board(simulation), "table")
    await press(simulation, simulation.bo, menu, "back")
    assert await proposal(simulation) is None
    assert "the vote is off" in text_of(ballot)
    assert "Answer Ada" not in labels_of(board(simulation))
    assert (await table(simulation)).row.seats[1].user == simulation.bo.id


async def test_a_proposal_is_decided_when_the_last_missing_voter_leaves(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo)
    await enter(simulation, simulation.ada, "table pause")
    await say(simulation, simulation.bo, simulation.messages_of(simulation.bo)[-1], "aye")
    ballot = simulation.messages_of(simulation.cleo)[-1]
    assert not (await table(simulation)).paused
    await give_to_autopilot(simulation, 2)
    assert (await table(simulation)).paused
    assert "Done." in text_of(ballot)


async def test_the_proposal_of_a_member_who_left_is_void(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo)
    await enter(simulation, simulation.ada, "table pause")
    await give_to_autopilot(simulation, 0)
    assert await proposal(simulation) is None
    assert "Declined; nothing changes." in text_of(simulation.messages_of(simulation.bo)[-1])
    menu = await enter(simulation, simulation.ada, "table pause")
    assert "Press “I'm back” first" in text_of(menu)


async def test_the_end_of_the_game_ends_its_proposals(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo)
    await enter(simulation, simulation.ada, "table pause")
    ballot = simulation.messages_of(simulation.bo)[-1]
    await quits(simulation, simulation.bo, Verb.LEAVE_END)
    assert "the vote is off" in text_of(ballot)
    assert "Ada asks for a pause" not in posts(simulation)
    await simulation.pass_time(2 * DAY)


async def test_a_solo_game_needs_no_pause(simulation: Simulation) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    answer = await enter(simulation, simulation.ada, "table pause")
    assert text_of(answer).startswith("You play this game alone")
