"""Tribunal votes: private until the last ballot or the deadline, then announced once."""

import re
from typing import Any

from simcord.actors import MemberActor

from engine.games.black_abyss.state import UNMARKED
from tests.bot.journeys.black_abyss.play import (
    DAY,
    EMPTY,
    begin,
    board,
    document,
    door,
    jump,
    prepared,
    public,
    table,
    take,
)
from tests.bot.journeys.clicking import towards
from tests.bot.journeys.commands.saying import enter, refusal
from tests.bot.journeys.player import context_of
from tests.simulation import Simulation, text_of

BALLOT = re.compile(r"With \d+ votes?, (\w+) (?:voted|abstained)")
"""Matches lines that reveal a single ballot."""


def on_one_ballot(state: Any) -> None:
    """Let the seat be voted on together with the resolutions."""
    state.together = state.ballot.seat = True


async def at_the_ballot(
    simulation: Simulation, *members: MemberActor, pace: str = "none"
) -> tuple[str, int]:
    """Start a game before the vote; returns the first law on the ballot, and a candidate."""
    await begin(simulation, *members, agents=0, pace=pace)
    now = await jump(simulation, 6, "tribunal", on_one_ballot)
    ballot = now.match.game.view(now.match.state, None).ballot
    return ballot.laws[0], ballot.candidates[0]


def results(simulation: Simulation) -> list[str]:
    """The messages that announce a ballot's result."""
    texts = [document(message) for message in public(simulation)]
    return [text for text in texts if BALLOT.search(text)]


async def test_six_simultaneous_votes_close_the_ballot_once(simulation: Simulation) -> None:
    users = [simulation.env.create_user(name, global_name=name.title()) for name in ("eve", "fay")]
    more = [simulation.guild.add_member(user) for user in users]
    members = (simulation.ada, simulation.bo, simulation.cleo, simulation.dan, *more)
    await begin(simulation, *members, agents=0)
    before = await jump(simulation, 6, "tribunal", on_one_ballot)
    assert set(before.missing) == set(range(6))
    votes = [await prepared(simulation, member, EMPTY) for member in members]
    await simulation.deliver(*votes)
    assert all(vote.answered for vote in votes)
    after = await table(simulation)
    assert after.match.state.turn == 7
    assert after.match.revision == before.match.revision + 6
    entries = await context_of(simulation).service.store.actions(after.id)
    assert sorted(entry.seat for entry in entries) == list(range(6))
    assert len(results(simulation)) == 1


async def test_the_board_says_how_many_voted_but_not_who_or_how(
    simulation: Simulation,
) -> None:
    members = (simulation.ada, simulation.bo, simulation.cleo)
    law, candidate = await at_the_ballot(simulation, *members)
    shown = text_of(board(simulation))
    assert "0 of 3 have voted" in shown
    assert all(re.search(rf"{name}: \d+ votes?,", shown) for name in ("Ada", "Bo", "Cleo"))
    await take(simulation, simulation.bo, f"vote/{law}/against")
    await take(simulation, simulation.bo, f"favour/seat-{candidate}")
    assert text_of(board(simulation)) == shown
    mine = await take(simulation, simulation.bo, "cast")
    assert "against" in document(mine)
    counted = shown.replace("0 of 3 have voted", "1 of 3 has voted")
    assert text_of(board(simulation)) == counted.replace("Ada, Bo and Cleo\n", "votes\n", 1)
    assert results(simulation) == []


async def test_a_vote_can_be_changed_until_the_ballot_closes(simulation: Simulation) -> None:
    members = (simulation.ada, simulation.bo, simulation.cleo)
    law, candidate = await at_the_ballot(simulation, *members)
    await take(simulation, simulation.bo, f"vote/{law}/for")
    await take(simulation, simulation.bo, "cast")
    await take(simulation, simulation.bo, f"vote/{law}/against")
    await take(simulation, simulation.ada, f"favour/seat-{candidate}")
    await take(simulation, simulation.ada, "cast")
    await take(simulation, simulation.cleo, EMPTY)
    (result,) = results(simulation)
    ballots = {found[1]: line for line in result.split("\n") if (found := BALLOT.search(line))}
    name = {card.id: card.name for card in (await table(simulation)).match.game.text.cards()}[law]
    said = (await context_of(simulation).renderer.languages.speech(await table(simulation)))(name)
    assert f"against {said}" in ballots["Bo"]
    assert "voted for Ada" in ballots["Ada"]
    assert "abstained" in ballots["Cleo"]
    assert f"**{said} failed: all " in result


async def test_once_votes_are_counted_a_panel_no_longer_tells_of_its_ballot(
    simulation: Simulation,
) -> None:
    def ada_moves_first_afterwards(state: Any) -> None:
        on_one_ballot(state)
        state.first = len(state.empires) - 1

    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo, agents=0)
    now = await jump(simulation, 6, "tribunal", ada_moves_first_afterwards)
    await take(simulation, simulation.ada, f"favour/seat-{now.match.state.ballot.candidates[0]}")
    panel = await take(simulation, simulation.ada, "cast")
    told = "You have cast your ballot; "
    assert told in document(panel)
    for member in (simulation.bo, simulation.cleo):
        await take(simulation, member, EMPTY)
    assert (await table(simulation)).match.state.active == 0
    shown = document(simulation.env.backend.messages[panel.channel_id][panel.id])
    assert "You took the tribunal seat" in shown
    assert told not in shown


async def test_only_missing_voters_are_reminded_and_at_the_deadline_they_abstain(
    simulation: Simulation,
) -> None:
    members = (simulation.ada, simulation.bo, simulation.cleo)
    law, _ = await at_the_ballot(simulation, *members, pace="daily")
    await take(simulation, simulation.ada, f"vote/{law}/for")
    await take(simulation, simulation.ada, "cast")
    before = {one.id for member in members for one in simulation.messages_of(member)}
    spoken = len(public(simulation))
    await simulation.pass_time(20.5 * DAY / 24)
    letters = [{one.id for one in simulation.messages_of(member)} for member in members]
    assert [len(sent - before) for sent in letters] == [0, 1, 1]
    assert len(public(simulation)) == spoken
    await simulation.pass_time(DAY / 6)
    (result,) = results(simulation)
    assert result.count("abstained") == 2
    assert " passed, " in result
    assert (await table(simulation)).match.state.turn == 7


async def test_a_closed_ballot_refuses_votes(simulation: Simulation) -> None:
    members = (simulation.ada, simulation.bo, simulation.cleo)
    law, _ = await at_the_ballot(simulation, *members)
    late = await prepared(simulation, simulation.bo, f"vote/{law}/for", ahead=1)
    for member in members:
        await take(simulation, member, EMPTY)
    before = await table(simulation)
    await simulation.deliver(late)
    assert late.answered
    assert (await table(simulation)).match == before.match


async def test_an_eliminated_race_has_no_vote_and_no_buttons(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo, agents=0)

    def bo_is_out(state: Any) -> None:
        on_one_ballot(state)
        state.empires[1].alive = False
        state.ballot.cast[1] = True
        state.ballot.weights[1] = 0

    before = await jump(simulation, 6, "tribunal", bo_is_out)
    assert before.missing == (0, 2)
    vote = await prepared(simulation, simulation.bo, "cast")
    await simulation.deliver(vote)
    assert vote.answered
    assert (await table(simulation)).match == before.match
    assert ":play:" not in str(vote.record)


async def test_the_laws_command_lists_laws_in_force_with_their_effects(
    simulation: Simulation,
) -> None:
    members = (simulation.ada, simulation.bo, simulation.cleo)
    law, _ = await at_the_ballot(simulation, *members)
    for member in members:
        await take(simulation, member, f"vote/{law}/for")
    for member in members:
        await take(simulation, member, "cast")
    await simulation.ada.slash(simulation.games, "table laws")
    shown = text_of(simulation.sees(simulation.ada, simulation.games)[-1])
    now = await table(simulation)
    card = next(one for one in now.match.game.text.cards() if one.id == law)
    speech = await context_of(simulation).renderer.languages.speech(now)
    assert f"**{speech(card.name)}.** {speech(card.text)}" in shown


async def test_a_separate_vote_on_the_seat_follows_the_result_or_is_cast_in_advance(
    simulation: Simulation,
) -> None:
    members = (simulation.ada, simulation.bo, simulation.cleo)
    await begin(simulation, *members, agents=0)
    now = await jump(simulation, 6, "tribunal")
    candidate = now.match.game.view(now.match.state, None).ballot.candidates[0]
    for member in members[:2]:
        await take(simulation, member, f"prepare/either/seat-{candidate}")
    mine = await take(simulation, simulation.bo, "cast")
    said = document(mine)
    assert said.count("Your prepared vote on the tribunal seat:") == 1
    assert "Your vote for the seat:" not in said, "the seat is not voted on yet"
    await take(simulation, simulation.ada, "cast")
    await take(simulation, simulation.cleo, EMPTY)
    assert "The tribunal votes on the seat" in text_of(board(simulation))
    assert "2 of 3 have voted" in text_of(board(simulation))
    await take(simulation, simulation.cleo, EMPTY)
    after = await table(simulation)
    assert (after.match.state.turn, after.match.state.leader) == (7, candidate)


async def test_the_vote_command_opens_the_ballot_or_says_when_the_tribunal_meets(
    simulation: Simulation,
) -> None:
    members = (simulation.ada, simulation.bo, simulation.cleo)
    await begin(simulation, *members, agents=0)
    await jump(simulation, 4, "purchase")
    said = await refusal(simulation, simulation.bo, "table vote")
    assert said.endswith("The tribunal votes next at the end of cycle 6.")
    await jump(simulation, 6, "tribunal", on_one_ballot)
    shown = await enter(simulation, simulation.bo, "table vote")
    assert "Fill in your ballot" in document(shown)


async def test_casting_an_empty_ballot_needs_confirmation(
    simulation: Simulation,
) -> None:
    members = (simulation.ada, simulation.bo, simulation.cleo)
    law, _ = await at_the_ballot(simulation, *members)
    panel = await door(simulation, simulation.bo)
    assert "You have yet to vote on:" not in document(panel), "it is all that is voted on"
    assert "Nobody" not in document(panel)
    where, values = towards(panel, EMPTY, ())
    await simulation.deliver(simulation.press(simulation.bo, panel, where, values=values))
    asking = simulation.env.backend.messages[panel.channel_id][panel.id]
    assert "You haven't chosen anything yet." in document(asking)
    assert (await table(simulation)).match.state.ballot.cast == [False, False, False]
    await take(simulation, simulation.bo, f"vote/{law}/for")
    panel = await door(simulation, simulation.bo)
    assert "cast-empty" not in str(panel.components)
    assert "You have yet to vote on: Tribunal seat." in document(panel)
    await take(simulation, simulation.ada, EMPTY)
    assert (await table(simulation)).match.state.ballot.cast == [True, False, False]


async def test_the_answer_to_the_last_question_shows_the_button_that_casts(
    simulation: Simulation,
) -> None:
    members = (simulation.ada, simulation.bo, simulation.cleo)
    await begin(simulation, *members, agents=0)

    def two_laws(state: Any) -> None:
        on_one_ballot(state)
        state.ballot.items.append(max(state.ballot.items) - 1)
        state.ballot.marks = [[*marks, UNMARKED] for marks in state.ballot.marks]

    now = await jump(simulation, 6, "tribunal", two_laws)
    ballot = now.match.game.view(now.match.state, None).ballot
    first, second = ballot.laws
    panel = await take(simulation, simulation.bo, f"vote/{first}/for")
    assert "Cast the ballot" not in document(panel), "the second resolution is still open"
    panel = await take(simulation, simulation.bo, f"vote/{second}/against")
    assert "You have yet to vote on: Tribunal seat." in document(panel)
    panel = await take(simulation, simulation.bo, f"favour/seat-{ballot.candidates[0]}")
    assert "Your vote for the seat" in document(panel)
    assert "Cast the ballot" in document(panel)
    panel = await take(simulation, simulation.bo, "favour/nobody")
    assert "Cast the ballot" in document(panel), "also when an answer was changed"
