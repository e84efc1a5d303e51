"""Pauses, undo and absent players: what members must agree on."""

import pytest
from simcord.actors import MemberActor

from bot.play.social import mention_limit
from bot.presentation.custom_ids import Verb
from bot.store.records import Action, By, Status
from bot.table.clocks.timer_kinds import Timers
from bot.table.presence import after_entry, with_missed_deadline
from bot.table.refusals import Refused
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.clocks.test_deadlines import due, entries
from tests.bot.journeys.tables.table import (
    DAY,
    begin,
    board,
    choice_of,
    lay,
    open_lobby,
    pause_a_week,
    posts,
    press,
    public,
    quits,
    table,
)
from tests.example_game.table import KINDS
from tests.simulation import Simulation, custom_ids, labels_of, text_of


async def test_a_game_pauses_when_all_agree_and_resumes_with_its_remaining_time(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, pace="daily")
    await simulation.pass_time(3600)
    answer = await enter(simulation, simulation.ada, "table pause")
    assert "The others have a day to vote" in text_of(answer)
    assert "Ada asks for a pause of up to 2 weeks. Agreed: Ada." in text_of(board(simulation))
    assert "Ada asks for a pause of up to 2 weeks." in text_of(
        simulation.messages_of(simulation.bo)[-1]
    )
    called = simulation.messages_of(simulation.bo)[-1]
    vote = await press(simulation, simulation.bo, board(simulation), "vote")
    await press(simulation, simulation.bo, vote, "aye")
    for shown in (vote, called):
        assert "Ada asked for a pause. Agreed: Ada, Bo. Done." in text_of(shown)
    assert (await table(simulation)).paused
    assert "The game is paused." in text_of(board(simulation))
    await simulation.pass_time(10 * DAY)
    assert await entries(simulation) == []
    assert await due(simulation, Timers.DEADLINE) == {}
    await enter(simulation, simulation.bo, "table resume")
    vote = await press(simulation, simulation.ada, board(simulation), "vote")
    await press(simulation, simulation.ada, vote, "aye")
    assert not (await table(simulation)).paused
    now = context_of(simulation).service.now()
    left = [round(ends - now) for ends in (await due(simulation, Timers.DEADLINE)).values()]
    assert left == [round(DAY - 3600)] * 2


async def test_nobody_plays_while_the_game_is_paused(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, agents=1)
    panel = await press(simulation, simulation.ada, board(simulation), "hand")
    state = (await table(simulation)).match.state
    card = KINDS[state.players[0].hand[0]].id
    pick = next(one for one in custom_ids(panel.components) if ":pick:" in one)
    late = simulation.press(simulation.ada, panel, pick, values=[card])
    await enter(simulation, simulation.ada, "table pause")
    assert (await table(simulation)).paused, "nobody else need agree"
    assert not [one for one in custom_ids(panel.components) if ":pick:" in one]
    await simulation.deliver(late)
    assert "The game is paused." in text_of(simulation.sees(simulation.ada, simulation.games)[-1])
    played = len(await entries(simulation))
    await simulation.pass_time(60)
    assert len(await entries(simulation)) == played


async def test_asking_for_a_pause_that_is_already_proposed_counts_as_agreement(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo)
    await enter(simulation, simulation.ada, "table pause")
    await enter(simulation, simulation.ada, "table pause")
    assert not (await table(simulation)).paused, "asking twice is one vote"
    said = await enter(simulation, simulation.bo, "table pause")
    assert "The game is paused." in text_of(said)
    assert (await table(simulation)).paused
    await enter(simulation, simulation.bo, "table resume")
    await enter(simulation, simulation.ada, "table resume")
    assert not (await table(simulation)).paused


async def test_agreeing_to_a_pause_by_asking_for_it_does_not_count_as_a_ping(
    simulation: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mention_limit, "MENTIONS_A_DAY", 1)
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo)
    await enter(simulation, simulation.ada, "table pause")
    await enter(simulation, simulation.cleo, "table pause")
    assert (await table(simulation)).state.proposal is not None
    await simulation.cleo.slash(simulation.games, "table give", member=simulation.dan)
    assert "Take the seat" in labels_of(public(simulation)[-1])


async def test_declining_ends_a_proposal(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo)
    await enter(simulation, simulation.ada, "table pause")
    panel = await press(simulation, simulation.cleo, board(simulation), "table")
    await pause_a_week(simulation, simulation.cleo, panel)
    second = text_of(simulation.sees(simulation.cleo, simulation.games)[-1])
    assert "Another vote is still open" in second
    vote = await press(simulation, simulation.bo, board(simulation), "vote")
    await press(simulation, simulation.bo, vote, "nay")
    assert (await table(simulation)).state.proposal is None
    late = await press(simulation, simulation.bo, vote, "aye") if labels_of(vote) else vote
    assert not (await table(simulation)).paused
    assert "Ada asked for a pause. Agreed: Ada. Declined; nothing changes." in text_of(late)


async def test_an_undo_that_affects_others_lists_the_moves_and_needs_their_consent(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo)
    await lay(simulation, simulation.ada)
    await lay(simulation, simulation.bo)
    question = await enter(simulation, simulation.ada, "table undo")
    assert "Others may have acted since, in secret." in text_of(question)
    assert labels_of(question) == ["Ask the others", "Board"]
    asked = await press(simulation, simulation.ada, question, "ask")
    assert labels_of(asked) == ["Back"]
    assert "Your hand" in text_of(await press(simulation, simulation.ada, asked, "hand"))
    called = [simulation.messages_of(one)[-1] for one in (simulation.bo, simulation.cleo)]
    for member in (simulation.bo, simulation.cleo):
        assert "Answer Ada" in labels_of(board(simulation))
        vote = await press(simulation, member, board(simulation), "vote")
        assert "Ada asks to take back moves" in text_of(vote)
        await press(simulation, member, vote, "aye")
    for shown in (vote, *called):
        assert "Ada asked to take back moves. Agreed: Ada, Bo, Cleo. Done." in text_of(shown)
    after = await table(simulation)
    assert await entries(simulation) == [By.PLAYER, By.PLAYER, By.UNDO]
    assert list(after.missing) == [0, 1, 2]


async def test_a_proposed_undo_is_void_as_soon_as_somebody_acts(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo)
    await lay(simulation, simulation.ada)
    question = await enter(simulation, simulation.ada, "table undo")
    await press(simulation, simulation.ada, question, "ask")
    vote = await press(simulation, simulation.bo, board(simulation), "vote")
    await lay(simulation, simulation.cleo)
    await press(simulation, simulation.bo, vote, "aye")
    assert By.UNDO not in await entries(simulation)


async def test_undoing_a_secret_decision_needs_consent(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo)
    await lay(simulation, simulation.ada)
    match = (await table(simulation)).id
    with pytest.raises(Refused):
        await context_of(simulation).service.take_back(match, simulation.ada.id, 0, 1)
    assert await entries(simulation) == [By.PLAYER]


async def test_resigning_a_duel_lets_the_other_win(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo)
    match = (await table(simulation)).id
    await quits(simulation, simulation.ada, Verb.LEAVE_END)
    results = await context_of(simulation).service.store.results_of(simulation.bo.id)
    assert [(one.seat, one.won) for one in results if one.match_id == match] == [
        (0, False),
        (1, True),
    ]
    assert "Ada has quit this game, so Bo wins." in posts(simulation)


async def test_among_three_an_ai_takes_the_seat_of_a_member_who_resigns(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo)
    question = await enter(simulation, simulation.ada, "table quit")
    assert "An AI takes your seat" in text_of(question)
    await press(simulation, simulation.ada, question, Verb.LEAVE_AI)
    after = await table(simulation)
    assert [seat.user for seat in after.row.seats] == [None, simulation.bo.id, simulation.cleo.id]
    assert after.row.host == simulation.bo.id
    assert "waiting for Bo and Cleo" in text_of(board(simulation))


async def give_to_autopilot(simulation: Simulation, seat: int) -> None:
    """Give a seat to the autopilot, as after two missed deadlines."""
    parts, match = context_of(simulation), (await table(simulation)).id
    for _ in range(2):
        await parts.seats.alter(match, lambda now: with_missed_deadline(now, seat, named=False))
    await simulation.env.settle()


async def test_the_others_vote_on_an_absent_members_seat(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo, pace="live")
    for typed in ("2. Bo", "bo"):
        early = await enter(simulation, simulation.ada, "table replace", seat=typed)
        assert "Bo isn't away" in text_of(early)
    service = context_of(simulation).service
    await give_to_autopilot(simulation, 1)
    menu = await press(simulation, simulation.ada, board(simulation), "table")
    assert "Replace Bo with an AI" in labels_of(menu)
    await enter(simulation, simulation.ada, "table replace", seat="2. Bo")
    before = (await table(simulation)).row.seats[1]
    assert before.user == simulation.bo.id, "half is not more than half"
    vote = await press(simulation, simulation.cleo, board(simulation), "vote")
    await press(simulation, simulation.cleo, vote, "aye")
    seat = (await service.tables.load((await table(simulation)).id)).row.seats[1]
    assert (seat.user, seat.agent) == (None, "search")


async def test_when_everybody_is_absent_the_game_waits_for_the_first_to_return(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, pace="live")
    await give_to_autopilot(simulation, 0)
    await give_to_autopilot(simulation, 1)
    assert (await table(simulation)).row.status is Status.PAUSED
    menu = await press(simulation, simulation.bo, board(simulation), "table")
    await press(simulation, simulation.bo, menu, "back")
    after = await table(simulation)
    assert not after.paused
    assert not after.row.seats[1].autopilot
    assert 1 in await due(simulation, Timers.DEADLINE)


async def test_an_offered_seat_goes_to_the_invited_member_only(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo)
    await simulation.ada.slash(simulation.games, "table give", member=simulation.cleo)
    offer = next(one for one in reversed(public(simulation)) if labels_of(one) == ["Take the seat"])
    refused = await press(simulation, simulation.dan, offer, "take")
    assert "This seat wasn't offered to you." in text_of(refused)
    await press(simulation, simulation.cleo, offer, "take")
    after = await table(simulation)
    assert [seat.user for seat in after.row.seats] == [simulation.cleo.id, simulation.bo.id]
    assert "your turn" in text_of(simulation.messages_of(simulation.cleo)[-1])


async def test_the_host_hands_over_the_table(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo)
    refused = await enter(simulation, simulation.bo, "table host", member=simulation.bo)
    assert "Only the host" in text_of(refused)
    nobody = await enter(simulation, simulation.ada, "table host", member=simulation.cleo)
    assert "has no seat at this table. Choose one of its players." in text_of(nobody)
    await enter(simulation, simulation.ada, "table host", member=simulation.bo)
    assert (await table(simulation)).row.host == simulation.bo.id


async def test_a_member_who_left_the_server_is_detected_at_their_turn(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, pace="daily")
    simulation.guild.remove_member(simulation.bo)
    await simulation.pass_time(DAY + 60)
    after = await table(simulation)
    assert after.row.seats[1].autopilot
    told = [text_of(one) for one in simulation.messages_of(simulation.ada)]
    assert any("Bo has left the server" in one for one in told)


async def test_a_member_who_left_and_cannot_be_messaged_is_detected_at_once(
    simulation: Simulation,
) -> None:
    simulation.close_messages(simulation.bo)
    lobby = await open_lobby(simulation, "beacons")
    await press(simulation, simulation.bo, lobby, "join")
    simulation.guild.remove_member(simulation.bo)
    await press(simulation, simulation.ada, lobby, "start")
    assert (await table(simulation)).row.seats[1].autopilot
    told = [text_of(one) for one in simulation.messages_of(simulation.ada)]
    assert any("Bo has left the server" in one for one in told)
    assert f"<@{simulation.bo.id}>" not in posts(simulation)


async def test_an_ai_is_never_absent(simulation: Simulation) -> None:
    before = await begin(simulation, simulation.ada, agents=1)
    late = Action(before.id, 1, 1, By.DEADLINE, "{}", "{}", 0.0)
    assert after_entry(before, before, late) is before
    assert after_entry(before, before, late._replace(seat=0)) is not before


async def test_a_game_does_not_move_to_the_channel_it_is_in(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo)
    said = text_of(await enter(simulation, simulation.ada, "table move"))
    assert said.startswith("This game is already in this channel.")


async def test_the_host_can_move_a_game_whose_channel_was_deleted(
    simulation: Simulation,
) -> None:
    before = await begin(simulation, simulation.ada, simulation.bo, pace="daily")
    simulation.env.backend.delete_channel(simulation.games.id)
    await simulation.env.settle()
    service = context_of(simulation).service
    lost = await service.tables.load(before.id)
    assert lost.paused
    assert "use /table move in another channel" in text_of(
        simulation.messages_of(simulation.ada)[-1]
    )
    await simulation.ada.slash(simulation.lounge, "table move")
    after = await service.tables.load(before.id)
    assert (after.row.channel, after.paused) == (simulation.lounge.id, False)
    shown = simulation.sees(simulation.bo, simulation.lounge)
    assert any("My moves" in labels_of(one) for one in shown)


async def test_suggestions_contain_only_seats_that_the_member_can_offer_or_vote_on(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, agents=1)

    async def offered(member: MemberActor, command: str) -> list[str]:
        choices = await member.autocomplete(simulation.games, command, "seat", "")
        return [one["name"] for one in choices]

    assert await offered(simulation.ada, "table give") == ["1. Ada", await choice_of(simulation, 2)]
    assert await offered(simulation.bo, "table give") == ["2. Bo"]
    assert await offered(simulation.ada, "table replace") == []
    await give_to_autopilot(simulation, 1)
    assert await offered(simulation.ada, "table replace") == ["2. Bo"]


async def test_the_hand_of_a_lost_seat_is_closed(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo)
    await quits(simulation, simulation.cleo)
    await give_to_autopilot(simulation, 1)
    await enter(simulation, simulation.ada, "table replace", seat="2. Bo")
    for member in (simulation.bo, simulation.cleo):
        hand = simulation.messages_of(member)[-1]
        assert text_of(hand) == (
            "You no longer have a seat in Beacons. The board shows who plays on."
        )
        assert labels_of(hand) == ["Board"]
    assert "Your hand" in text_of(simulation.messages_of(simulation.ada)[-1])
