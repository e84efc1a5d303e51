"""Rematches of crews by one button: a solo game at once, a larger one from a lobby."""

import pytest
from simcord.backend.models import Message

from bot.features.crew.state import CREWS, crew_of, members
from bot.play.opening.ways import LED
from bot.presentation.custom_ids import parse
from bot.table.table import Table
from tests.bot.features.crew.leading import ADA, BO, click, joined, led, open_seat, page
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.player import Player, begin_alone, context_of
from tests.bot.journeys.tables.table import board, press, public, table
from tests.simulation import Simulation, custom_ids, text_of

pytestmark = pytest.mark.usefixtures("patience")


async def given_up(simulation: Simulation) -> Player:
    """A solo game that Ada and Bo led and gave up; Bo wants calls to vote."""
    player = await begin_alone(simulation, "dyla", crew=True, crew_agree="2", crew_time="1")
    for one in (simulation.ada, simulation.bo):
        await simulation.deliver(simulation.press(one, player.board, str(player.plays_on)))
    theirs = await press(simulation, simulation.bo, player.board, "crew")
    await click(simulation, simulation.bo, theirs, "crew:call")
    for one in (simulation.ada, simulation.bo):
        own = await press(simulation, one, player.board, "crew")
        await click(simulation, one, own, "crew:leave")
    assert (await player.table()).over
    return player


async def ended(simulation: Simulation) -> tuple[Message, str]:
    """The board of a finished game, and the custom id of its rematch button."""
    await simulation.pass_time(5)
    for one in reversed(public(simulation)):
        if ":again:" in str(custom_ids(one.components)):
            return one, button(one, "again")
    raise AssertionError([text_of(one) for one in public(simulation)])


async def crew_gives_up(simulation: Simulation) -> tuple[Message, str]:
    """Ada and Cleo give up for their crew; what `ended` returns."""
    for one in (simulation.ada, simulation.cleo):
        await click(simulation, one, await page(simulation, one), "crew:leave")
    return await ended(simulation)


def names(now: Table, seat: int = LED) -> list[str]:
    """The names of a seat's crew."""
    return [one.name for one in members(now, seat).values()]


def button(shown: Message, verb: str) -> str:
    """The custom id of a message's button with this verb."""
    return next(one for one in custom_ids(shown.components) if f":{verb}:" in one)


async def test_a_solo_rematch_keeps_the_crews_members_settings_and_calls(
    simulation: Simulation,
) -> None:
    over = await given_up(simulation)
    again = button(over.board, "again")
    await simulation.deliver(simulation.press(simulation.bo, over.board, again))
    now = await table(simulation)
    crew = crew_of(now, LED)
    assert (names(now), now.row.host) == (["Ada", "Bo"], simulation.bo.id)
    assert (crew.agree, crew.seconds, crew.wakes, crew.voted) == (3, 120, (1,), {})
    assert "In the crew: Ada, Bo" in text_of(public(simulation)[-1])
    context = context_of(simulation)
    context.service.tables.forget(now.id)
    assert names(await context.service.tables.load(now.id)) == ["Ada", "Bo"], "they are stored"


async def test_a_rematch_by_a_member_outside_the_crew_begins_without_members(
    simulation: Simulation,
) -> None:
    over = await given_up(simulation)
    again = button(over.board, "again")
    await simulation.deliver(simulation.press(simulation.dan, over.board, again))
    now = await table(simulation)
    assert (names(now), crew_of(now, LED).agree) == ([], 3)


async def test_in_a_channel_with_another_game_a_crews_rematch_gets_a_thread(
    simulation: Simulation,
) -> None:
    over = (await given_up(simulation)).board
    await simulation.dan.slash(simulation.games, "play", game="planetary_defence")
    again = button(over, "again")
    for who, crew in ((simulation.dan, []), (simulation.bo, ["Ada", "Bo"])):
        await simulation.deliver(simulation.press(who, over, again))
        offer = [one for one in simulation.sees(who, simulation.games) if one.is_ephemeral][-1]
        thread = button(offer, "thread")
        await simulation.deliver(simulation.press(who, offer, thread))
        row = await context_of(simulation).service.store.match_in_channel(
            simulation.games.threads[-1].id
        )
        assert row is not None
        assert names(await context_of(simulation).service.tables.load(row.id)) == crew


async def test_the_crews_of_a_duel_lead_their_seats_again(simulation: Simulation) -> None:
    await led(simulation)
    await open_seat(simulation, simulation.bo)
    await joined(simulation, simulation.dan, BO)
    await click(simulation, simulation.cleo, await page(simulation, simulation.cleo), "crew:call")
    over, again = await crew_gives_up(simulation)
    await simulation.deliver(simulation.press(simulation.cleo, over, again))
    lobby = public(simulation)[-1]
    said = text_of(lobby)
    assert "The crews of the last game play their seats again" in said
    assert "Games between members are rated" not in said
    assert "Cleo (host)" in said
    await simulation.deliver(simulation.press(simulation.bo, lobby, button(lobby, "join")))
    await simulation.deliver(simulation.press(simulation.cleo, lobby, button(lobby, "start")))
    now = await table(simulation)
    bo, cleo = (now.seat_of(one.id) for one in (simulation.bo, simulation.cleo))
    assert {bo, cleo} == {ADA, BO}
    assert bo is not None
    assert cleo is not None
    assert (names(now, bo), names(now, cleo)) == (["Bo", "Dan"], ["Ada", "Cleo"])
    assert (crew_of(now, cleo).agree, crew_of(now, cleo).wakes) == (2, (1,))
    assert not now.rated
    assert "plays with a crew: Ada, Cleo" in text_of(board(simulation))
    hand = await press(simulation, simulation.ada, board(simulation), "hand")
    assert [one for one in custom_ids(hand.components) if ":pick:" in one], "she may vote"


async def test_any_member_of_a_crew_takes_its_seat_when_the_opponent_plays_again(
    simulation: Simulation,
) -> None:
    await led(simulation)
    await open_seat(simulation, simulation.bo)
    await joined(simulation, simulation.dan, BO)
    over, again = await crew_gives_up(simulation)
    await simulation.deliver(simulation.press(simulation.bo, over, again))
    lobby = public(simulation)[-1]
    assert "Ada (invited: press Join)" in text_of(lobby)
    await simulation.deliver(simulation.press(simulation.cleo, lobby, button(lobby, "join")))
    assert "Cleo" in text_of(lobby)
    assert "Ada" not in text_of(lobby)
    await simulation.deliver(simulation.press(simulation.bo, lobby, button(lobby, "start")))
    now = await table(simulation)
    cleo, bo = (now.seat_of(one.id) for one in (simulation.cleo, simulation.bo))
    assert cleo is not None
    assert bo is not None
    assert (names(now, cleo), names(now, bo)) == (["Ada", "Cleo"], ["Bo", "Dan"])


async def test_play_again_pressed_by_a_second_crew_takes_its_reserved_seat(
    simulation: Simulation,
) -> None:
    await led(simulation)
    over, again = await crew_gives_up(simulation)
    for one in (simulation.bo, simulation.cleo):
        await simulation.deliver(simulation.press(one, over, again))
    assert "Ada" not in text_of(public(simulation)[-1])
    assert "Cleo" in text_of(public(simulation)[-1])


async def test_a_member_who_takes_another_seat_in_the_rematch_leaves_the_crew(
    simulation: Simulation,
) -> None:
    await led(simulation)
    over, again = await crew_gives_up(simulation)
    await simulation.deliver(simulation.press(simulation.ada, over, again))
    lobby = public(simulation)[-1]
    await simulation.deliver(simulation.press(simulation.bo, lobby, button(lobby, "join")))
    await simulation.deliver(simulation.press(simulation.bo, lobby, button(lobby, "leave")))
    await simulation.deliver(simulation.press(simulation.cleo, lobby, button(lobby, "join")))
    start = simulation.press(simulation.ada, lobby, button(lobby, "start"))
    await simulation.deliver(start, start)
    now = await table(simulation)
    ada = now.seat_of(simulation.ada.id)
    assert ada is not None
    assert (names(now, ada), [*CREWS.of(now.state)]) == (["Ada"], [ada])


async def test_a_forged_rematch_brings_no_crew_and_every_click_is_answered(
    simulation: Simulation,
) -> None:
    over = (await given_up(simulation)).board
    await simulation.dan.slash(simulation.games, "play", game="planetary_defence")
    running = await table(simulation)
    await simulation.deliver(simulation.press(simulation.bo, over, button(over, "again")))
    offer = [one for one in simulation.sees(simulation.bo, simulation.games) if one.is_ephemeral]
    wanted, match = button(offer[-1], "thread"), parse(button(over, "again")).match_id
    service, known = context_of(simulation).service, {running.id, match}
    for forged in (running.id, "0123456789"):
        click = simulation.press(simulation.bo, offer[-1], wanted.replace(match, forged))
        await simulation.deliver(click)
        assert click.answered
        for row in await service.store.matches_in(simulation.guild.id):
            if row.id not in known:
                assert names(await service.tables.load(row.id)) == []
                known.add(row.id)


async def test_a_member_whose_data_was_deleted_is_not_in_the_crew_again(
    simulation: Simulation,
) -> None:
    over = (await given_up(simulation)).board
    question = await enter(simulation, simulation.ada, "your data delete")
    await press(simulation, simulation.ada, question, "forget")
    again = simulation.press(simulation.bo, over, button(over, "again"))
    await simulation.deliver(again, again)
    assert names(await table(simulation)) == ["Bo"]
