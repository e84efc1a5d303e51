"""Commands for quitting, voting and rematches."""

import pytest

from bot.language.speech import Speech
from bot.presentation.custom_ids import Verb
from tests.bot.journeys.commands.saying import enter, refusal
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.table import act, begin, press, public, quits, table
from tests.simulation import Simulation, custom_ids, labels_of, text_of


async def test_in_a_duel_a_member_can_end_the_game_or_let_an_ai_play_on(
    simulation: Simulation,
) -> None:
    match = (await begin(simulation, simulation.ada, simulation.bo)).id
    question = await enter(simulation, simulation.ada, "table quit")
    ways = ["Quit: the game ends", "Quit: an AI plays on", "Keep playing", "Board"]
    assert labels_of(question) == ways
    assert "**The game ends** now, and Bo wins." in text_of(question)
    await press(simulation, simulation.ada, question, Verb.LEAVE_AI)
    after = await table(simulation)
    assert after.id == match
    assert not after.over
    assert [seat.user for seat in after.row.seats] == [None, simulation.bo.id]


async def test_a_solo_player_can_only_resign(simulation: Simulation) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    question = await enter(simulation, simulation.ada, "table quit")
    assert labels_of(question) == ["Quit: the game ends", "Keep playing", "Board"]
    await press(simulation, simulation.ada, question, Verb.KEEP)
    assert "Nothing has changed." in text_of(question)
    assert not (await table(simulation)).over


@pytest.mark.parametrize("game", ["planetary_defence", "dyla"])
async def test_a_solo_board_has_a_quit_button_that_names_the_consequence(
    simulation: Simulation, game: str
) -> None:
    await simulation.ada.slash(simulation.games, "play", game=game)
    assert labels_of(public(simulation)[-1])[-1] == "Quit"
    question = await press(simulation, simulation.ada, public(simulation)[-1], Verb.ASK_LEAVE)
    named = Speech().game_name(game)
    begins = f"### {named} in \\#games\nQuit? The game ends now, and it counts as lost."
    assert text_of(question).startswith(begins)
    await press(simulation, simulation.ada, question, Verb.LEAVE_END)
    assert await context_of(simulation).service.store.match_in_channel(simulation.games.id) is None


async def test_quit_offers_the_game_of_this_channel_first(
    simulation: Simulation,
) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    await simulation.ada.slash(simulation.lounge, "play", game="planetary_defence")
    for channel, first in ((simulation.games, "Dyla in #games"), (simulation.lounge, "Planetary")):
        offered = await simulation.ada.autocomplete(channel, "table quit", "game", "")
        assert offered[0]["name"].startswith(first)


async def test_the_vote_command_opens_a_proposal_of_others(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo)
    await enter(simulation, simulation.ada, "table pause")
    ballot = await enter(simulation, simulation.bo, "table vote")
    assert "Ada asks for a pause of up to 2 weeks." in text_of(ballot)
    await press(simulation, simulation.bo, ballot, "aye")
    assert (await table(simulation)).paused


async def test_the_vote_command_says_when_there_is_nothing_to_vote_on(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo)
    for member in (simulation.ada, simulation.bo):
        said = await refusal(simulation, member, "table vote")
        assert said.startswith("There's nothing to vote on right now. When a player asks")


async def test_a_rematch_opens_a_lobby_with_the_same_players_or_starts_a_solo_game(
    simulation: Simulation,
) -> None:
    said = await refusal(simulation, simulation.ada, "table rematch")
    assert said == "No game has been finished in this channel yet. Start one with /play."
    await begin(simulation, simulation.ada, simulation.bo)
    await quits(simulation, simulation.ada, Verb.LEAVE_END)
    await simulation.bo.slash(simulation.games, "table rematch")
    lobby = public(simulation)[-1]
    assert "Join" in labels_of(lobby)
    assert "Ada (invited: press Join)" in text_of(lobby)
    await simulation.ada.slash(simulation.lounge, "play", game="dyla")
    question = await enter(simulation, simulation.ada, "table quit", at=simulation.lounge)
    store = context_of(simulation).service.store
    yes, _ = custom_ids(question.components)
    await simulation.deliver(simulation.press(simulation.ada, question, yes))
    await simulation.ada.slash(simulation.lounge, "table rematch")
    again = await store.match_in_channel(simulation.lounge.id)
    assert again is not None
    assert (again.game, again.revision) == ("dyla", 0)


async def test_the_final_board_states_the_last_move_and_the_result_once(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, game="dark_miss_down")
    first = (await table(simulation)).awaited[0]
    name = ("Ada", "Bo")[first]
    await act(simulation, (simulation.ada, simulation.bo)[first])
    shown = public(simulation)[-1]
    assert f"{name} took " in text_of(shown) or f"{name} drew " in text_of(shown)
    await quits(simulation, simulation.ada, Verb.LEAVE_END)
    ended = text_of(public(simulation)[-1])
    assert ended.count("Ada has quit this game") == 1
    assert f"{name} took " not in ended
