"""A crew leads a solo game: each choice is a vote, and absent members stop nobody."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.features.crew import panel
from bot.features.crew.state import crew_of, members
from bot.play.opening.ways import LED
from bot.presentation.custom_ids import Verb
from bot.store.records import Timer
from tests.bot.journeys.commands.saying import enter, last_private, refusal
from tests.bot.journeys.commands.test_lists import play_to_the_end
from tests.bot.journeys.player import Player, begin_alone, context_of
from tests.bot.journeys.tables.endings.test_what_is_kept import file_of
from tests.bot.journeys.tables.table import BY_LOT, choose, press
from tests.simulation import Simulation, custom_ids, labels_of, nodes, text_of


async def open_crew(simulation: Simulation, game: str = "dyla", **given: Any) -> Player:
    """A game that the first channel leads, opened by Ada."""
    return await begin_alone(simulation, game, crew=True, **given)


async def votes(simulation: Simulation, member: MemberActor, ada: Player, place: int = 0) -> str:
    """Let a member press a button of the board that makes a move; returns its custom id."""
    wanted = str(ada.all_plays_on[place])
    await simulation.deliver(simulation.press(member, ada.board, wanted))
    return wanted


async def timers(simulation: Simulation, ada: Player) -> list[Timer]:
    """The timers of the table."""
    return await context_of(simulation).service.store.timers((await ada.table()).id)


async def test_a_crew_of_three_plays_by_the_clock_while_one_is_absent(
    simulation: Simulation,
) -> None:
    ada = await open_crew(simulation, "planetary_defence", crew_agree="2", crew_time="1")
    await votes(simulation, simulation.ada, ada)
    assert await ada.revision() == 0, "one vote of three is not enough"
    assert "▰▱▱ Play" in text_of(ada.board)
    assert any(one.endswith(" · 1") for one in labels_of(ada.board))
    await votes(simulation, simulation.bo, ada)
    assert "▰▰▱ Play" in text_of(ada.board)
    assert "— Ada, Bo" in text_of(ada.board)
    assert "In the crew: Ada, Bo" in text_of(ada.board)
    assert await ada.revision() == 0
    await simulation.pass_time(121)
    assert await ada.revision() == 1, "Cleo sleeps, and two minutes are over"
    assert "Last move: Ada's idea, with Bo." in text_of(ada.board)
    assert await timers(simulation, ada) == []

    wanted = await votes(simulation, simulation.cleo, ada)
    for member in (simulation.bo, simulation.ada):
        await simulation.deliver(simulation.press(member, ada.board, wanted))
    assert await ada.revision() == 2, "all three agree: it is played at once"
    assert "Last move: Cleo's idea, with Bo and Ada." in text_of(ada.board)


async def test_a_crew_is_told_that_whoever_votes_alone_moves_at_once(
    simulation: Simulation,
) -> None:
    ada = await open_crew(simulation, "planetary_defence")
    assert "While only one of you votes, each choice is played at once." in text_of(ada.board)
    await votes(simulation, simulation.ada, ada)
    assert await ada.revision() == 1
    await votes(simulation, simulation.bo, ada)
    assert await ada.revision() == 1, "Bo is the second who votes today"
    assert "While only one" not in text_of(ada.board)


async def test_a_vote_survives_a_killed_process_and_is_played_once(
    simulation: Simulation, tmp_path: Path
) -> None:
    ada = await open_crew(simulation, crew_agree="2", crew_time="1")
    await votes(simulation, simulation.ada, ada)
    await votes(simulation, simulation.bo, ada)
    kept = tmp_path / "killed"
    kept.mkdir()
    for file in tmp_path.glob("airlock.db*"):
        shutil.copy(file, kept)  # what is on the disk when the vote was answered
    await simulation.env.bot.close()
    for file in kept.iterdir():
        shutil.copy(file, tmp_path)
    simulation.env.backend.advance_clock(600)
    await simulation.env.restart_bot(simulation.make_bot(simulation.wait))
    crew = crew_of(await ada.table(), LED)
    assert [one.by for one in crew.ballots] == [0, 1]
    await simulation.pass_time(130)
    assert await ada.revision() == 1
    await simulation.pass_time(600)
    assert await ada.revision() == 1
    assert "Last move: Ada's idea, with Bo." in text_of(ada.board)


async def test_simultaneous_and_repeated_votes_count_once_each(
    simulation: Simulation,
) -> None:
    ada = await open_crew(simulation, crew_agree="2")
    wanted = str(ada.plays_on)
    one, two = (simulation.press(who, ada.board, wanted) for who in simulation.world.members[:2])
    await simulation.deliver(one, one, two)
    assert await ada.revision() == 0
    crew = crew_of(await ada.table(), LED)
    assert len(crew.ballots) == 2
    third, late = (simulation.press(who, ada.board, wanted) for who in simulation.world.members[2:])
    await simulation.deliver(third, late)
    assert await ada.revision() == 1, "whoever was later is not asked about the next move"
    assert crew_of(await ada.table(), LED).ballots == ()
    assert "The game has moved on, so nothing was done." in last_private(simulation, simulation.dan)
    assert late.answered


async def test_a_changed_vote_replaces_the_old_one_and_a_tie_goes_to_the_first(
    simulation: Simulation,
) -> None:
    ada = await open_crew(simulation, crew_agree="3", crew_time="0")
    for who, place in ((simulation.ada, 0), (simulation.bo, 1), (simulation.ada, 1)):
        await votes(simulation, who, ada, place)
    crew = crew_of(await ada.table(), LED)
    assert [one.by for one in crew.ballots] == [1, 0]
    assert len({one.action for one in crew.ballots}) == 1
    first = crew.ballots[0].path
    await votes(simulation, simulation.ada, ada, 0)
    await simulation.pass_time(31)
    assert "Last move: Bo's idea." in text_of(ada.board)
    store = context_of(simulation).service.store
    assert [one.seat for one in await store.actions((await ada.table()).id)] == [0]
    assert first


async def test_a_forged_vote_changes_nothing(simulation: Simulation) -> None:
    ada = await open_crew(simulation, crew_agree="1")
    made_up = ada.plays_on._replace(argument="win")
    for one in (made_up, ada.plays_on._replace(decision=7), ada.plays_on._replace(seat=1)):
        click = simulation.press(simulation.bo, ada.board, str(one))
        await simulation.deliver(click)
        assert click.answered
    assert members(await ada.table()) == {}
    assert await ada.revision() == 0


async def test_a_choice_voted_for_in_a_menu_gets_its_own_button_on_the_board(
    simulation: Simulation,
) -> None:
    ada = await open_crew(simulation, crew_agree="1")
    (menu,) = (one for one in nodes(ada.board.components) if ":choose:" in one.get("custom_id", ""))
    value = menu["options"][0]["value"]
    click = simulation.press(simulation.bo, ada.board, menu["custom_id"], values=[value])
    await simulation.deliver(click)
    (menu,) = (one for one in nodes(ada.board.components) if ":choose:" in one.get("custom_id", ""))
    assert menu["options"][0]["label"].endswith(" · 1")
    assert labels_of(ada.board)[0].endswith(" · 1")
    wanted = custom_ids(ada.board.components)[0]
    await simulation.deliver(simulation.press(simulation.cleo, ada.board, wanted))
    assert "Last move: Bo's idea, with Cleo." in text_of(ada.board)


def several(board: Message) -> list[str]:
    """The menus in which several cards can be chosen at once."""
    menus = [one for one in nodes(board.components) if ":choose:" in one.get("custom_id", "")]
    return [
        one["custom_id"]
        for one in menus
        if "several" in [option["value"] for option in one["options"]]
    ]


async def test_a_menu_opens_privately_and_the_choice_is_shown_on_the_board(
    simulation: Simulation,
) -> None:
    ada = await open_crew(simulation, "planetary_defence")
    while not (opens := several(ada.board)):
        await votes(simulation, simulation.ada, ada)
    played = await ada.revision()
    before = labels_of(ada.board)
    click = simulation.press(simulation.bo, ada.board, opens[0], values=["several"])
    await simulation.deliver(click)
    assert labels_of(ada.board) == before, "nobody else's menu changes"
    seen = simulation.sees(simulation.bo, simulation.games)
    panel = [one for one in seen if one.is_ephemeral][-1]
    pick = next(one for one in nodes(panel.components) if ":pick:" in one.get("custom_id", ""))
    both = [one["value"] for one in pick["options"][:2]]
    await simulation.deliver(simulation.press(simulation.bo, panel, pick["custom_id"], values=both))
    assert "▰▱ Buy and destroy several at once: " in text_of(ada.board)
    assert "— Bo" in text_of(panel)
    wanted = custom_ids(ada.board.components)[0]
    await simulation.deliver(simulation.press(simulation.ada, ada.board, wanted))
    assert await ada.revision() == played + 1
    assert "Last move: Bo's idea, with Ada." in text_of(ada.board)
    assert "Last move: Bo's idea, with Ada." in text_of(panel), "the open panel follows"


async def test_a_choice_too_long_for_a_button_can_be_copied_from_another_vote(
    simulation: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(panel, "ROOM", 3)  # a form's answers take more than there is
    ada = await open_crew(simulation, crew_agree="2")
    await votes(simulation, simulation.bo, ada)
    wanted = custom_ids(ada.board.components)[0]
    assert ":0:crew:like.0." in wanted
    changed = simulation.press(simulation.dan, ada.board, wanted)
    await votes(simulation, simulation.bo, ada, 1)
    await simulation.deliver(changed)
    assert "▰▰" not in text_of(ada.board), "Bo's choice is another one now"
    await votes(simulation, simulation.bo, ada)
    await simulation.deliver(simulation.press(simulation.cleo, ada.board, wanted))
    assert "▰▰▱ " in text_of(ada.board)
    last = simulation.press(simulation.ada, ada.board, wanted)
    late = simulation.press(simulation.dan, ada.board, wanted)
    await simulation.deliver(last)
    assert "Last move: Bo's idea, with Cleo and Ada." in text_of(ada.board)
    await simulation.deliver(late)
    assert "nothing was done" in last_private(simulation, simulation.dan)
    assert await ada.revision() == 1


async def test_a_crew_plays_dark_wall_destiny_to_its_end_and_is_ranked_among_crews_only(
    simulation: Simulation,
) -> None:
    ada = await open_crew(simulation, "dark_wall_destiny", options=BY_LOT)
    await play_to_the_end(simulation, simulation.ada)
    while not (await ada.table()).over:
        form = next(one for one in custom_ids(ada.board.components) if ":form:" in one)
        window = simulation.press(simulation.ada, ada.board, form)
        await simulation.deliver(window)
        before = await ada.revision()
        await simulation.deliver(simulation.submit(simulation.ada, window, {}))
        assert await ada.revision() > before, "what was answered in a window is a vote"
        await play_to_the_end(simulation, simulation.ada)
    guild, store = simulation.guild.id, context_of(simulation).service.store
    assert await store.results_in(guild, "dark_wall_destiny") == []
    assert "1. **Ada**: " in text_of(await enter(simulation, simulation.dan, "stats crews"))


async def test_half_of_todays_voters_decide_but_at_least_two_of_several(
    simulation: Simulation,
) -> None:
    ada = await open_crew(simulation)
    await votes(simulation, simulation.ada, ada)
    assert await ada.revision() == 1, "who is alone waits for nobody"
    await votes(simulation, simulation.bo, ada)
    assert await ada.revision() == 1
    await votes(simulation, simulation.ada, ada)
    assert await ada.revision() == 2
    await simulation.pass_time(86_401)
    await votes(simulation, simulation.cleo, ada)
    assert await ada.revision() == 3, "the others voted yesterday"


async def test_a_list_of_games_says_that_a_crews_game_waits_for_votes(
    simulation: Simulation,
) -> None:
    await open_crew(simulation)
    said = text_of(await enter(simulation, simulation.dan, "games"))
    assert "turn 1 · waiting for votes" in said


async def test_a_typed_move_is_a_vote(simulation: Simulation) -> None:
    ada = await open_crew(simulation, crew_agree="1")
    hand = text_of(await enter(simulation, simulation.bo, "hand"))
    assert "Dyla" in hand, "whoever may vote may read what there is"
    moves = await simulation.bo.autocomplete(simulation.games, "move", "move", "")
    await simulation.bo.slash(simulation.games, "move", move=moves[0]["value"])
    assert await ada.revision() == 0
    assert "— Bo" in text_of(ada.board)


async def test_the_host_sets_the_terms_and_the_players_resign_together(
    simulation: Simulation,
) -> None:
    ada = await open_crew(simulation)
    for who in (simulation.ada, simulation.bo, simulation.ada):
        await votes(simulation, who, ada)
    theirs = await press(simulation, simulation.bo, ada.board, "crew")
    assert "The crew, and how many of their ideas were played: Ada (1), Bo (1)" in text_of(theirs)
    assert not [one for one in custom_ids(theirs.components) if one.endswith("crew:agree")]
    page = await press(simulation, simulation.ada, ada.board, "crew")
    terms = next(one for one in custom_ids(page.components) if one.endswith("crew:agree"))
    await simulation.deliver(simulation.press(simulation.ada, page, terms, values=["4"]))
    assert crew_of(await ada.table(), LED).agree == 4
    forged = simulation.press(simulation.bo, theirs, terms, values=["2"])
    await simulation.deliver(forged)
    assert crew_of(await ada.table(), LED).agree == 4

    leave = next(one for one in custom_ids(page.components) if one.endswith("crew:leave"))
    await simulation.deliver(simulation.press(simulation.ada, page, leave))
    assert not (await ada.table()).over
    await simulation.deliver(simulation.press(simulation.bo, theirs, leave))
    assert (await ada.table()).over
    assert "Everyone gave up together." in text_of(ada.board)
    assert await timers(simulation, ada) == []


async def test_a_crews_game_has_no_undo_and_nobody_can_quit_alone(simulation: Simulation) -> None:
    ada = await open_crew(simulation)
    await votes(simulation, simulation.ada, ada)
    found = {one.split(":")[4] for one in custom_ids(ada.board.components)}
    assert found.isdisjoint({"undo", Verb.ASK_LEAVE, "hint"})
    for command, why in (
        ("table undo", "A crew's moves can't be undone"),
        ("table quit", "You can't quit for the whole crew"),
        ("table hint", "A crew gets no hints"),
    ):
        said = await refusal(simulation, simulation.ada, command)
        assert why in said
    assert not (await ada.table()).over


async def test_a_crews_result_counts_for_no_member_and_is_in_the_list_of_crews(
    simulation: Simulation,
) -> None:
    none = await enter(simulation, simulation.dan, "stats crews")
    assert "No crew has finished a game here yet." in text_of(none)
    ada = await open_crew(simulation, "planetary_defence")
    await play_to_the_end(simulation, simulation.ada)
    assert "The crew, and how many of their ideas were played: Ada (" in text_of(ada.board)
    assert await context_of(simulation).service.store.results_of(simulation.ada.id) == []
    listed = text_of(
        await enter(simulation, simulation.dan, "stats crews", game="planetary_defence")
    )
    assert "1. **Ada**: " in listed
    await choose(simulation, simulation.ada, ranked=False)
    listed = text_of(await enter(simulation, simulation.dan, "stats crews"))
    assert "Ada" not in listed, "whoever stays out of rankings is not named"
    again = next(one for one in custom_ids(ada.board.components) if ":again:" in one)
    await simulation.deliver(simulation.press(simulation.bo, ada.board, again))
    assert crew_of(await ada.table(), LED).agree == 0, "a crew plays again as a crew"


async def test_a_members_data_in_a_crew_can_be_exported_and_deleted(
    simulation: Simulation,
) -> None:
    ada = await open_crew(simulation, crew_agree="2")
    await votes(simulation, simulation.bo, ada)
    await votes(simulation, simulation.ada, ada)
    answer = await enter(simulation, simulation.bo, "your data export")
    (crew,) = json.loads(file_of(simulation, answer))["crews"]
    assert crew["name"] == "Bo"
    assert len(crew["votes"]) == 1
    question = await enter(simulation, simulation.bo, "your data delete")
    await press(simulation, simulation.bo, question, "forget")
    table = await ada.table()
    assert [one.name for one in members(table).values()] == ["Ada"]
    assert [one.by for one in crew_of(table, LED).ballots] == [1]
    await votes(simulation, simulation.cleo, ada)
    assert "Bo" not in text_of(ada.board)


@pytest.mark.parametrize(
    ("game", "other", "why"),
    [
        ("beacons", {}, "takes several players, so one crew can't play it"),
        ("dyla", {"tutorial": True}, "tutorial"),
    ],
)
async def test_a_crew_leads_solo_games_and_no_tutorial(
    simulation: Simulation, game: str, other: dict[str, bool], why: str
) -> None:
    assert why in await refusal(simulation, simulation.ada, "play", game=game, crew=True, **other)


async def test_a_crews_game_opened_in_a_thread_keeps_its_settings(simulation: Simulation) -> None:
    await open_crew(simulation)
    given: dict[str, Any] = {"game": "dyla", "crew_agree": "3", "crew_time": "5"}
    offer = await enter(simulation, simulation.bo, "play", **given)
    (button,) = custom_ids(offer.components)
    assert ":dyla+c35" in button
    for forged in ("c99", "c3", "c", "d35"):
        wrong = button.replace("+c35", f"+{forged}")
        await simulation.deliver(simulation.press(simulation.bo, offer, wrong))
    await simulation.deliver(simulation.press(simulation.bo, offer, button))
    assert [one.name for one in simulation.games.threads] == ["Dyla: Crew"]
    rows = await context_of(simulation).service.store.matches_in(simulation.guild.id)
    tables = [await context_of(simulation).service.tables.load(row.id) for row in rows]
    assert sorted((crew_of(one, LED).agree, crew_of(one, LED).seconds) for one in tables) == [
        (0, 600),
        (4, 43_200),
    ]
