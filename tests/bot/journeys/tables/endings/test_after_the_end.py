"""Old buttons pressed after the end change nothing."""

from simcord.backend.models import Message

from bot.presentation.custom_ids import Verb
from bot.store.records import By, MatchRow, Result
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.agreements.test_agreements import give_to_autopilot
from tests.bot.journeys.tables.table import begin, board, press, public, quits, table
from tests.bot.journeys.tables.turns.test_prepared_moves import pass_the_turn, two
from tests.simulation import Simulation, labels_of, text_of

OVER = "This game is over."


async def stored(simulation: Simulation, match_id: str) -> tuple[MatchRow, list[Result]]:
    """A table and its results, as stored."""
    store = context_of(simulation).service.store
    row = await store.match(match_id)
    assert row is not None
    return row, await store.results_of(simulation.bo.id)


async def give_up(simulation: Simulation) -> None:
    """Let Ada resign at a table of two."""
    await quits(simulation, simulation.ada, Verb.LEAVE_END)


async def refused(simulation: Simulation, match_id: str, shown: Message, verb: str) -> bool:
    """Whether a press by Bo, or by the member who was offered a seat, is refused without effect."""
    before = await stored(simulation, match_id)
    presser = simulation.cleo if verb == "take" else simulation.bo
    answer = await press(simulation, presser, shown, verb)
    return OVER in text_of(answer) and await stored(simulation, match_id) == before


async def test_a_resignation_after_the_end_does_not_change_who_won(simulation: Simulation) -> None:
    match = (await begin(simulation, simulation.ada, simulation.bo)).id
    question = await enter(simulation, simulation.bo, "table quit")
    await give_up(simulation)
    _, results = await stored(simulation, match)
    assert [one.won for one in results if one.match_id == match] == [False, True]
    assert await refused(simulation, match, question, Verb.LEAVE_END)


async def test_an_offered_seat_cannot_be_taken_after_the_end(
    simulation: Simulation,
) -> None:
    match = (await begin(simulation, simulation.ada, simulation.bo)).id
    await simulation.bo.slash(simulation.games, "table give", member=simulation.cleo)
    offer = public(simulation)[-1]
    assert labels_of(offer) == ["Take the seat"]
    await give_up(simulation)
    assert await refused(simulation, match, offer, "take")


async def test_nobody_returns_to_a_finished_game(simulation: Simulation) -> None:
    match = (await begin(simulation, simulation.ada, simulation.bo)).id
    await give_to_autopilot(simulation, 1)
    menu = await press(simulation, simulation.bo, board(simulation), "table")
    await give_up(simulation)
    assert menu.id not in [one.id for one in simulation.sees(simulation.bo, simulation.games)]
    assert await refused(simulation, match, menu, "back")


async def test_no_move_of_a_finished_game_is_undone(simulation: Simulation) -> None:
    first, second = await two(simulation)
    await pass_the_turn(simulation, first)
    match = (await table(simulation)).id
    menu = await press(simulation, first, board(simulation), "table")
    await quits(simulation, second, Verb.LEAVE_END)
    assert OVER in text_of(await press(simulation, first, menu, "undo"))
    record = await context_of(simulation).service.store.actions(match)
    assert By.UNDO not in [one.by for one in record]
