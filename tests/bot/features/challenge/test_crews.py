"""A crew plays the challenge of the day: ranked separately, and joining is the member's start."""

import re
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.features.challenge.days import game_of
from bot.features.challenge.deed import crew_ranking, is_practice
from bot.runtime.durations import day_of
from tests.bot.features.challenge.posting import VISITS_APART, pass_a_day, posted, switch_on
from tests.bot.journeys.commands.saying import enter, last_private
from tests.bot.journeys.player import Player, begin_alone, context_of
from tests.bot.journeys.tables.table import press
from tests.simulation import Simulation, custom_ids, labels_of, text_of

pytest.importorskip("bot.features.crew", reason="without crews there is nothing to test")
pytestmark = pytest.mark.usefixtures("patience")


async def open_challenge(simulation: Simulation, **given: Any) -> Player:
    """Today's challenge of Dyla, opened by Ada for a crew in the first channel."""
    return await begin_alone(simulation, "dyla", challenge=True, crew=True, **given)


async def test_a_crews_board_says_little_once_a_move_is_played(simulation: Simulation) -> None:
    ada = await open_challenge(simulation)
    assert "everyone gets the same cards" in text_of(ada.board)
    await votes(simulation, simulation.ada, ada)
    said = [one for one in text_of(ada.board).split("\n") if one.startswith("-# ")]
    assert re.match(
        r"-# Challenge no\. \d+: it counts\. Voting here uses up your own first try\.", said[0]
    )
    assert said[1] == "-# In the crew: Ada · Last move: Ada's idea."
    agree = "A move is played once half of today's voters"
    assert said[2].startswith(
        f"-# Each choice is a vote. {agree} agree; if not, the favourite after"
    )
    await votes(simulation, simulation.bo, ada)
    assert f"{agree} (now 2) agree; if not, the favourite <t:" in text_of(ada.board)


async def test_a_crew_is_opened_by_a_button_of_the_list_of_crews(simulation: Simulation) -> None:
    shown = await enter(simulation, simulation.ada, "stats crews")
    assert labels_of(shown)[:2] == ["Planetary Defence System as a crew", "Dyla as a crew"]
    await simulation.deliver(
        simulation.press(simulation.ada, shown, next(iter(custom_ids(shown.components))))
    )
    (thread,) = simulation.env.backend.active_threads(simulation.guild.id)
    assert thread.name == "Planetary Defence System: Crew"


async def votes(simulation: Simulation, member: MemberActor, ada: Player) -> None:
    """Let a member press the board's button that makes a move."""
    await simulation.deliver(simulation.press(member, ada.board, str(ada.plays_on)))


async def gives_up(simulation: Simulation, ada: Player, *members: MemberActor) -> None:
    """Let these members vote to give up."""
    for member in members:
        page = await press(simulation, member, ada.board, "crew")
        leave = next(one for one in custom_ids(page.components) if one.endswith("crew:leave"))
        await simulation.deliver(simulation.press(member, page, leave))
        for sure in [one for one in custom_ids(page.components) if one.endswith("crew:leaveyes")]:
            await simulation.deliver(simulation.press(member, page, sure))


async def test_a_crew_is_ranked_in_a_separate_list_with_its_members_names(
    simulation: Simulation,
) -> None:
    ada = await open_challenge(simulation)
    assert "It's this server's first crew, so it counts." in text_of(ada.board)
    assert "Undo" not in labels_of(ada.board)
    for member in (simulation.ada, simulation.bo):
        await votes(simulation, member, ada)
    store, day = context_of(simulation).service.store, day_of(context_of(simulation).service.now())
    assert await store.daily_starts(day, "dyla") == 2, "both have begun it"
    await gives_up(simulation, ada, simulation.ada, simulation.bo)
    said = text_of(await enter(simulation, simulation.dan, "stats challenge", game="dyla"))
    _, together = said.split("**Crews**")
    assert "Nobody has finished it yet." not in said, "Ada and Bo have, together"
    assert "1. **Ada, Bo** — Not played to the end." in together
    assert "day" in text_of(await enter(simulation, simulation.bo, "stats challenge"))

    await open_challenge(simulation)
    now = Player(simulation, simulation.ada, simulation.games)
    assert "only a server's first crew counts, and this isn't it" in text_of(now.boards[-1])
    assert len(await store.dailies(day, crew_ranking("dyla"))) == 1


async def test_a_member_who_has_started_the_challenge_cannot_join_its_crew(
    simulation: Simulation,
) -> None:
    await simulation.cleo.slash(simulation.lounge, "play", game="dyla", challenge=True)
    ada = await open_challenge(simulation, crew_agree="2")
    await votes(simulation, simulation.cleo, ada)
    assert "You know today's cards from another game" in last_private(simulation, simulation.cleo)
    assert (await ada.table()).leavers == ()
    await votes(simulation, simulation.bo, ada)
    await votes(simulation, simulation.bo, ada)
    assert [one.user for one in (await ada.table()).leavers] == [simulation.bo.id]
    await gives_up(simulation, ada, simulation.bo)
    await simulation.bo.slash(simulation.games, "play", game="dyla", challenge=True)
    assert is_practice((await ada.table()).settings)


@pytest.mark.usefixtures("few_visits")
async def test_the_public_message_counts_a_crews_game(
    simulation: Simulation,
) -> None:
    await switch_on(simulation)
    ada = await open_challenge(simulation)
    for member in (simulation.ada, simulation.bo):
        await votes(simulation, member, ada)
    await gives_up(simulation, ada, simulation.ada, simulation.bo)
    await simulation.pass_time(VISITS_APART)
    said = text_of(posted(simulation)[-1])
    assert "So far 2 members have begun it here; games finished: 1." in said


@pytest.mark.usefixtures("few_visits")
async def test_the_public_message_opens_a_crews_thread_and_reports_yesterdays_crew(
    simulation: Simulation,
) -> None:
    service = context_of(simulation).service
    await switch_on(simulation)
    (message,) = posted(simulation)
    assert labels_of(message) == ["Play", "Play as a crew", "Ranking"]
    (button,) = [one for one in custom_ids(message.components) if "+dc" in one]
    await simulation.deliver(simulation.press(simulation.bo, message, button))
    day = day_of(service.now())
    (row,) = await service.store.matches_in(simulation.guild.id)
    assert row.game == game_of(day)
    assert row.seats[0].user is None
    await context_of(simulation).seats.end(row.id)
    await pass_a_day(simulation)
    assert "Played together: **Crew** — Not played to the end." in text_of(posted(simulation)[-1])


@pytest.mark.usefixtures("few_visits")
async def test_a_crew_that_plays_is_joined_instead_of_a_second_one_opened(
    simulation: Simulation,
) -> None:
    await switch_on(simulation)
    (message,) = posted(simulation)
    (crew,) = [one for one in custom_ids(message.components) if "+dc" in one]
    both = (simulation.bo, simulation.cleo)
    await simulation.deliver(*(simulation.press(one, message, crew) for one in both))
    (thread,) = simulation.env.backend.active_threads(simulation.guild.id)
    told = f"The crew is playing in <#{thread.id}>. Press a move there to vote."
    assert told in text_of(simulation.sees(simulation.cleo, simulation.lounge)[-1])
    await pass_a_day(simulation)
    await press(simulation, simulation.bo, posted(simulation)[-1], "thread")
    assert len(simulation.env.backend.active_threads(simulation.guild.id)) == 2, (
        "that of yesterday is another game"
    )
