"""Moves prepared before one's turn, in Dark Miss Down, where hands are secret."""

import threading
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.interactions.typed.premoves import Premoves
from bot.store.records import By
from bot.table.presence import with_state
from bot.table.state import Premove, PreparedMoves
from bot.table.table import Table
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.clocks.test_deadlines import entries
from tests.bot.journeys.tables.table import act, begin, board, posts, press, public, table, until
from tests.simulation import Simulation, custom_ids, labels_of, text_of


async def two(simulation: Simulation) -> tuple[MemberActor, MemberActor]:
    """A new table: the member to act, and the one who waits."""
    await begin(simulation, simulation.ada, simulation.bo, game="dark_miss_down")
    first = (await table(simulation)).awaited[0]
    members = (simulation.ada, simulation.bo)
    return members[first], members[1 - first]


async def pass_the_turn(simulation: Simulation, member: MemberActor) -> None:
    """Let the member play until their turn has ended."""
    seat = (await table(simulation)).seat_of(member.id)
    turn = (await table(simulation)).match.state.turn
    while (now := await table(simulation)).match.state.turn == turn and seat in now.missing:
        await act(simulation, member)


async def test_a_prepared_move_is_played_when_the_turn_comes(simulation: Simulation) -> None:
    first, second = await two(simulation)
    seat = (await table(simulation)).seat_of(second.id)
    offered = await second.autocomplete(simulation.games, "move", "move", "")
    move = next(one["name"] for one in offered if one["name"].startswith("Discard"))
    posted = len(public(simulation))
    answer = await enter(simulation, second, "move", move=move)
    assert f"Prepared for your turn: “{move}”" in text_of(answer)
    assert move not in posts(simulation)
    assert len(public(simulation)) == posted
    await pass_the_turn(simulation, first)
    store = context_of(simulation).service.store
    record = await store.actions((await table(simulation)).id)
    assert [(one.seat, one.by) for one in record if one.by is By.QUEUE] == [(seat, By.QUEUE)]
    assert (await table(simulation)).state.prepared == {}


@pytest.mark.threads
async def test_possible_prepared_moves_are_imagined_off_the_loop(
    simulation: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, second = await two(simulation)
    foreseen, threads = Premoves.imagined_table, set[int]()

    def noted(*given: Any) -> Table:
        threads.add(threading.get_ident())
        return foreseen(*given)

    monkeypatch.setattr(Premoves, "imagined_table", noted)
    assert await second.autocomplete(simulation.games, "move", "move", "")
    assert threads
    assert threading.get_ident() not in threads


async def test_another_move_replaces_the_prepared_one(
    simulation: Simulation,
) -> None:
    _, second = await two(simulation)
    offered = await second.autocomplete(simulation.games, "move", "move", "")
    for move in (offered[0]["name"], offered[1]["name"]):
        await enter(simulation, second, "move", move=move)
    ((kept,),) = [one.moves for one in (await table(simulation)).state.prepared.values()]
    assert kept.text.startswith(offered[1]["name"].rstrip("…"))


async def prepared_draw(simulation: Simulation, member: MemberActor) -> Message:
    """Let a member prepare to draw; returns the answer."""
    offered = await member.autocomplete(simulation.games, "move", "move", "")
    move = next(one["name"] for one in offered if one["name"].startswith("Discard"))
    return await enter(simulation, member, "move", move=move)


async def test_the_answer_to_a_prepared_move_has_a_button_that_cancels_it(
    simulation: Simulation,
) -> None:
    first, second = await two(simulation)
    answer = await prepared_draw(simulation, second)
    assert labels_of(answer) == ["Cancel prepared moves"]
    posted = len(public(simulation))
    await press(simulation, second, answer, "cancel")
    assert "Your prepared moves are cancelled." in text_of(answer)
    assert (await table(simulation)).state.prepared == {}
    assert len(public(simulation)) == posted, "nobody else learns of it"
    await pass_the_turn(simulation, first)
    assert By.QUEUE not in await entries(simulation)
    now = await table(simulation)
    assert now.seat_of(second.id) in now.missing


async def test_the_own_panel_shows_prepared_moves_and_cancels_them(
    simulation: Simulation,
) -> None:
    first, second = await two(simulation)
    await prepared_draw(simulation, second)
    panel = await press(simulation, second, board(simulation), "hand")
    assert "Prepared: “Discard a task" in text_of(panel)
    assert "Cancel prepared moves" in labels_of(panel)
    others = await press(simulation, first, board(simulation), "hand")
    assert "Prepared" not in text_of(others)
    await press(simulation, second, panel, "cancel")
    assert "Cancel prepared moves" not in labels_of(panel)
    assert (await table(simulation)).state.prepared == {}


async def test_cancelling_a_cancelled_move_or_anothers_changes_nothing(
    simulation: Simulation,
) -> None:
    first, second = await two(simulation)
    answer = await prepared_draw(simulation, second)
    twice = [one for one in custom_ids(answer.components) if ":cancel:" in one] * 2
    theirs = simulation.press(first, board(simulation), twice[0])
    await simulation.deliver(theirs)
    assert list((await table(simulation)).state.prepared)
    refused = simulation.sees(first, simulation.games)[-1]
    assert text_of(refused).startswith("This button is out of date.")
    await simulation.deliver(*(simulation.press(second, answer, one) for one in twice))
    assert (await table(simulation)).state.prepared == {}
    assert text_of(simulation.sees(second, simulation.games)[-1]) == "Nothing is prepared any more."


async def test_an_impossible_prepared_move_is_dropped_with_a_message(
    simulation: Simulation,
) -> None:
    first, second = await two(simulation)
    now = await table(simulation)
    seat = now.seat_of(second.id)
    assert seat is not None
    lost = {seat: PreparedMoves(moves=(Premove(text="Fly home", locale="en"),))}
    await context_of(simulation).seats.alter(now.id, lambda at: with_state(at, prepared=lost))
    await pass_the_turn(simulation, first)
    assert By.QUEUE not in await entries(simulation)

    async def told() -> bool:
        """The word, and the turn with its hand."""
        heard = [text_of(one) for one in simulation.messages_of(second)]
        dropped = any("is no longer possible" in one for one in heard)
        return dropped and any("· your turn" in one for one in heard)

    await until(simulation, told)
    assert (await table(simulation)).state.prepared == {}


async def test_an_unknown_move_cannot_be_prepared(simulation: Simulation) -> None:
    _, second = await two(simulation)
    answer = await enter(simulation, second, "move", move="fly home to mother")
    refused = "“fly home to mother” isn't a move you can make now."
    assert f"so you can only prepare your turn. {refused}" in text_of(answer)
