"""The ballot form: one modal, opened and submitted in two clicks."""

import re
from typing import Any

from bot.presentation.custom_ids import Verb
from engine.games.black_abyss.content import tables as t
from tests.bot.journeys.black_abyss.forms import filled_in, opened, options_by_label
from tests.bot.journeys.black_abyss.play import (
    EMPTY,
    begin,
    board,
    document,
    door,
    jump,
    press,
    public,
    table,
    take,
)
from tests.simulation import Simulation, text_of


async def at_the_vote(
    simulation: Simulation, *laws: str, in_turn: bool = False, alone: bool = False
) -> Any:
    """Start a game of Ada, Bo and Cleo before the vote on these resolutions and the seat.

    If Ada is `alone`, AIs play the other two.
    """

    def arranged(state: Any) -> None:
        state.ballot.items = [t.LAWS.index(law) for law in laws]
        state.ballot.marks = [[-2] * len(laws) for _ in range(3)]
        state.ballot.weights = [5, 9, 7]
        state.ballot.candidates = [1, 2]
        state.laws = state.ballot.items[1:]
        if not in_turn:
            state.together = state.ballot.seat = True

    others = () if alone else (simulation.bo, simulation.cleo)
    await begin(simulation, simulation.ada, *others, agents=2 - len(others))
    return await jump(simulation, 6, "tribunal", arranged)


TARIFFS = "For everyone: income per good sold \N{MINUS SIGN}1, price of ships \N{MINUS SIGN}10%."
FREE_TRADE = "For everyone: income per good sold +1, price of ships +15%."


async def test_a_ballot_takes_two_clicks_and_two_requests(simulation: Simulation) -> None:
    before = await at_the_vote(simulation, "tariffs", "free-trade")
    panel = await door(simulation, simulation.ada)
    with simulation.requests() as sent:
        click = await opened(simulation, simulation.ada, panel)
    assert len(sent) == 1
    assert options_by_label(click) == {
        f"Tariffs (new) | {TARIFFS}": [
            "For",
            "Against",
            "Abstain",
        ],
        f"Free trade (in force) | {FREE_TRADE}": [
            "Keep it",
            "End it",
            "Abstain",
        ],
        "Tribunal seat | You're not a candidate: you have 5 votes and need 7.": [
            "Bo (has 9 votes)",
            "Cleo (has 7 votes)",
            "Nobody (abstain)",
        ],
    }
    answers = {"tariffs": ["against"], "free-trade": ["for"], "seat": ["seat-2"]}
    with simulation.requests() as sent:
        await simulation.deliver(simulation.submit(simulation.ada, click, answers))
    assert [one.path.rpartition("/")[2] for one in sent if "callback" in one.path] == ["callback"]
    after = await table(simulation)
    assert after.match.revision == before.match.revision + 1
    ballot = after.match.state.ballot
    assert (ballot.marks[0], ballot.favours[0], ballot.cast) == ([-1, 1], 2, [True, False, False])
    shown = document(simulation.env.backend.messages[panel.channel_id][panel.id])
    assert "You have cast your ballot; 1 of 3 has voted." in shown
    assert "Change your ballot" in shown
    assert "1 of 3 has voted" in text_of(board(simulation))


async def test_a_cast_ballot_is_preselected_and_can_be_changed(simulation: Simulation) -> None:
    await at_the_vote(simulation, "tariffs")
    panel = await door(simulation, simulation.bo)
    panel = await filled_in(
        simulation, simulation.bo, panel, {"tariffs": ["for"], "seat": ["seat-1"]}
    )
    click = await opened(simulation, simulation.bo, panel)
    law, seat = options_by_label(click).values()
    assert law == ["For*", "Against", "Abstain"]
    assert seat == ["Bo (has 9 votes)*", "Cleo (has 7 votes)", "Nobody (abstain)"]
    assert "You are a candidate and have 9 votes." in str(options_by_label(click))
    again = simulation.submit(simulation.bo, click, {})
    await simulation.deliver(again)
    shown = simulation.env.backend.messages[panel.channel_id][panel.id]
    assert "Your ballot already says that." in document(shown)
    await filled_in(simulation, simulation.bo, shown, {"tariffs": ["against"]})
    ballot = (await table(simulation)).match.state.ballot
    assert (ballot.marks[1], ballot.favours[1], ballot.changes[1]) == ([-1], 1, 2)


async def test_a_long_ballot_has_two_modals_and_a_restart_between_them_loses_nothing(
    simulation: Simulation,
) -> None:
    laws = ("tariffs", "free-trade", "farm-aid", "arms-duty", "fuel-depots", "landing-ban")
    await at_the_vote(simulation, *laws)
    panel = await door(simulation, simulation.cleo)
    answers = {law: ["for" if place % 2 else "against"] for place, law in enumerate(laws)}
    first = {law: answers[law] for law in laws[:5]}
    assert "(1 of 2)" in str((await opened(simulation, simulation.cleo, panel)).record.modal)
    panel = await filled_in(simulation, simulation.cleo, panel, first)
    assert "Fill in your ballot (2 of 2) …" in document(panel)
    assert "You have yet to vote on: Landing ban, Tribunal seat." in document(panel)
    assert (await table(simulation)).match.state.ballot.cast == [False] * 3
    await simulation.restart()
    await filled_in(
        simulation, simulation.cleo, panel, {laws[5]: answers[laws[5]], "seat": ["nobody"]}
    )
    ballot = (await table(simulation)).match.state.ballot
    assert (ballot.marks[2], ballot.favours[2]) == ([-1, 1, -1, 1, -1, 1], -1)
    assert ballot.cast[2]


async def test_the_first_page_of_a_long_ballot_is_kept_if_hints_fill_in_and_cast_the_rest(
    simulation: Simulation,
) -> None:
    laws = ("tariffs", "free-trade", "farm-aid", "arms-duty", "fuel-depots", "landing-ban")
    await at_the_vote(simulation, *laws, alone=True)
    ada, panel = simulation.ada, await door(simulation, simulation.ada)
    mine = [-1, 1, -1, 1, -1]
    first = {law: ["for" if mark > 0 else "against"] for law, mark in zip(laws, mine, strict=False)}
    panel = await filled_in(simulation, ada, panel, first)
    assert (await table(simulation)).match.state.ballot.marks[0] == [*mine, -2]
    marks: list[int] = []
    while (now := await table(simulation)).match.state.turn == 6 and 0 in now.missing:
        ballot = now.match.state.ballot
        marks = ballot.marks[0] if ballot else marks
        hint = await press(simulation, ada, panel, Verb.HINT)
        assert not any(f" {name}" in document(hint) for name in ("Tariffs", "Free trade"))
        await press(simulation, ada, hint, Verb.PLAY)
        panel = await door(simulation, ada)
    assert marks[:5] == mine
    assert marks[5] != -2
    (vote,) = [one for one in public(simulation) if "With 5 votes, Ada voted" in document(one)]
    assert "for Free trade and Arms duty" in document(vote)
    assert "against Tariffs, Farm aid, Fuel depots" in document(vote)


async def test_a_form_submitted_after_the_ballot_closed_changes_nothing(
    simulation: Simulation,
) -> None:
    await at_the_vote(simulation, "tariffs")
    panel = await door(simulation, simulation.ada)
    click = await opened(simulation, simulation.ada, panel)
    late = simulation.submit(simulation.ada, click, {"tariffs": ["for"], "seat": ["seat-1"]})
    for member in (simulation.ada, simulation.bo, simulation.cleo):
        await take(simulation, member, EMPTY)
    before = await table(simulation)
    await simulation.deliver(late)
    assert late.answered
    assert (await table(simulation)).match == before.match
    shown = document(simulation.sees(simulation.ada, simulation.games)[-1])
    assert "You have no open ballot." in shown


async def test_when_the_seat_is_voted_on_later_the_same_modal_prepares_that_vote(
    simulation: Simulation,
) -> None:
    await at_the_vote(simulation, "tariffs", in_turn=True)
    for member, whom in ((simulation.ada, "seat-1"), (simulation.bo, "seat-1")):
        panel = await door(simulation, member)
        click = await opened(simulation, member, panel)
        assert [*options_by_label(click).values()][-1][0] == "Wait for the result*"
        answers = {"tariffs": ["for"], "seat": [whom]}
        await simulation.deliver(simulation.submit(member, click, answers))
    panel = await door(simulation, simulation.cleo)
    panel = await filled_in(simulation, simulation.cleo, panel, {"tariffs": ["abstain"]})
    ballot = (await table(simulation)).match.state.ballot
    assert ballot.seat
    assert ballot.cast == [True, True, False]
    await filled_in(simulation, simulation.cleo, panel, {"seat": ["nobody"]})
    after = await table(simulation)
    assert (after.match.state.turn, after.match.state.leader) == (7, 1)
    assert any(re.search(r"With \d+ votes, \w+ voted", document(one)) for one in public(simulation))


async def test_a_ballot_can_be_typed_in_one_line(simulation: Simulation) -> None:
    await at_the_vote(simulation, "tariffs", "free-trade")
    move = "Fill in your ballot: Tariffs (new) Against"
    offered = await simulation.ada.autocomplete(simulation.games, "move", "move", move)
    assert any("Free trade (in force) End it" in one["name"] for one in offered)
    line = f"{move}, Free trade (in force) Keep it, Tribunal seat Bo (has 9 votes)"
    await simulation.ada.slash(simulation.games, "move", move=line)
    ballot = (await table(simulation)).match.state.ballot
    assert (ballot.marks[0], ballot.favours[0], ballot.cast[0]) == ([-1, 1], 1, True)


async def test_nobody_else_can_submit_a_members_form(simulation: Simulation) -> None:
    await at_the_vote(simulation, "tariffs")
    panel = await door(simulation, simulation.ada)
    click = await opened(simulation, simulation.ada, panel)
    before = await table(simulation)
    forged = simulation.submit(simulation.bo, click, {"tariffs": ["for"], "seat": ["seat-1"]})
    await simulation.deliver(forged)
    assert forged.answered
    assert (await table(simulation)).match == before.match


async def test_a_ballot_reads_as_sentences_before_and_after_the_vote(
    simulation: Simulation,
) -> None:
    """At most one colon per line: the proposal, the open questions, the member's votes."""
    await at_the_vote(simulation, "tariffs", "free-trade")
    said = document(await door(simulation, simulation.ada))
    assert "The tribunal votes on Tariffs and Free trade, and on the seat (Bo, Cleo)." in said
    law = (await table(simulation)).match.view(0).ballot.laws[0]
    said = document(await take(simulation, simulation.ada, f"vote/{law}/for"))
    assert "You vote for Tariffs." in said
    assert all(line.count(":") < 2 for line in said.splitlines())
    assert "You" not in text_of(board(simulation)), "a board is read by everybody"
