"""The end of a game of several seats: everybody sees who won and how it went."""

from bot.presentation.custom_ids import Verb
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.table import (
    act,
    begin,
    press,
    press_only_button,
    public,
    quits,
)
from tests.simulation import Simulation, labels_of, text_of


async def test_a_finished_game_shows_its_winner_scores_and_course(
    simulation: Simulation,
) -> None:
    match = (await begin(simulation, simulation.ada, simulation.bo)).id
    service = context_of(simulation).service
    while not (now := await service.tables.load(match)).over:
        seat = now.missing[0]
        await act(simulation, (simulation.ada, simulation.bo)[seat])

    outcome = now.match.game.outcome(now.match.state)
    assert outcome is not None
    board = next(one for one in reversed(public(simulation)) if "Play again" in labels_of(one))
    assert len(board.attachments) == 1
    said = text_of(board)
    for name, score in zip(("Ada", "Bo"), outcome.scores, strict=True):
        assert f"{name}: {score}." in said
        assert f"{name}, Points claimed: from 0 to {score}, lowest 0" in said
    winners = ", ".join(("Ada", "Bo")[seat] for seat in outcome.winners)
    assert f"Beacons · 3 turns: {winners} win" in said


async def test_members_who_both_press_play_again_sit_at_one_table(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo)
    await quits(simulation, simulation.ada, Verb.LEAVE_END)
    over = next(one for one in reversed(public(simulation)) if "Play again" in labels_of(one))
    await press(simulation, simulation.bo, over, "again")
    said = await press(simulation, simulation.ada, over, "again")
    assert text_of(said).startswith("You've moved to the new table.")
    lobby = next(one for one in reversed(public(simulation)) if "Join" in labels_of(one))
    assert "(invited" not in text_of(lobby)
    again = await press(simulation, simulation.bo, over, "again")
    assert text_of(again) == "You already have a seat here."


async def test_a_rematch_beside_a_running_game_gets_a_thread(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo)
    await quits(simulation, simulation.ada, Verb.LEAVE_END)
    over = next(one for one in reversed(public(simulation)) if "Play again" in labels_of(one))
    await simulation.dan.slash(simulation.games, "play", game="dyla")
    offer = await press(simulation, simulation.ada, over, "again")
    assert labels_of(offer) == ["Open a thread"]
    await press(simulation, simulation.ada, offer, "thread")
    elsewhere = [
        text_of(message)
        for channel, messages in simulation.env.backend.messages.items()
        for message in messages.values()
        if channel != simulation.games.id and "Join" in labels_of(message)
    ]
    (lobby,) = elsewhere
    assert "Ada" in lobby
    assert "Bo" in lobby


async def test_a_game_that_a_manager_ended_says_so_and_that_nobody_quit(
    simulation: Simulation,
) -> None:
    ada, bo, cleo = simulation.ada, simulation.bo, simulation.cleo
    await begin(simulation, bo, cleo, game="dark_miss_down")
    question = await enter(simulation, ada, "settings end")
    assert "A manager ended this game." in await press_only_button(simulation, ada, question)
    shown = public(simulation)[-1]
    assert "A manager ended this game." in text_of(shown)
    alt = str(shown.components)
    assert "Ended by a manager" in alt
    for told in (text_of(shown), alt, *map(text_of, simulation.messages_of(cleo))):
        assert "quit this game" not in told
        assert "did not play to the end" not in told
    score = text_of(await enter(simulation, bo, "table score"))
    assert "Bo" in score
    assert "last round" not in score
