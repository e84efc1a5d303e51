"""Skipping turns until something happens, in Black Abyss."""

from typing import Any

from bot.features.passing.deed import PASSING
from bot.features.passing.panel import line
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.ships import add_ship
from engine.games.black_abyss.rules.surface import chart
from engine.games.black_abyss.state import NOBODY
from tests.bot.journeys.black_abyss.orders.test_standing_orders import (
    by_queue,
    passes,
    three,
    told,
    waits_for,
    waits_for_member,
)
from tests.bot.journeys.black_abyss.play import door, jump, table
from tests.bot.journeys.commands.saying import refusal, suggested
from tests.bot.journeys.tables.table import arranged, press, until
from tests.simulation import Simulation, labels_of, text_of


async def test_turns_are_skipped_until_the_named_cycle(simulation: Simulation) -> None:
    await three(simulation)
    ada, bo, cleo = simulation.ada, simulation.bo, simulation.cleo
    page = await press(simulation, ada, await door(simulation, ada), "until")
    assert "Choose until when your turns are skipped." in text_of(page)
    await press(simulation, ada, page, "until", "3")
    panel = await door(simulation, ada)
    assert "Skipping your turns until cycle 3" in text_of(panel)
    assert "Stop skipping" in labels_of(panel)
    for member in (bo, cleo, bo, cleo, bo, cleo):
        await waits_for_member(simulation, member)
        await passes(simulation, member)
    await ends(simulation)
    now = await table(simulation)
    assert (now.match.state.turn, now.match.state.phase, now.missing) == (3, "move", (0,))
    assert await by_queue(simulation) == ["pass"], "what there was to buy"
    heard = [text_of(one) for one in simulation.messages_of(ada)]
    why = "the time you chose has come."
    assert any(f"Skipping stopped in Black Abyss: {why}" in one for one in heard)
    stopped = f"Skipping stopped: {why}"
    assert stopped in text_of(await door(simulation, ada))
    await passes(simulation, ada)
    assert stopped not in text_of(await door(simulation, ada))


async def test_the_panel_says_that_skipping_is_over_once_its_last_cycle_begins(
    simulation: Simulation,
) -> None:
    await three(simulation)
    ada = simulation.ada
    page = await press(simulation, ada, await door(simulation, ada), "until")
    await press(simulation, ada, page, "until", "3")
    now = await table(simulation)
    assert [*line(now, 0, now.speech("en"))] == ["Skipping your turns until cycle 3."]
    now.match.state.turn = 3
    assert 0 not in now.missing, "Bo moves first"
    assert [*line(now, 0, now.speech("en"))] == [
        "What you waited for has happened: from your next turn on, you play yourself again."
    ]


async def ends(simulation: Simulation) -> None:
    """Wait until no seat skips its turns."""

    async def so() -> bool:
        return not PASSING.of((await table(simulation)).state)

    await until(simulation, so)


async def test_turns_are_skipped_until_somebody_comes_near(simulation: Simulation) -> None:
    await three(simulation)
    ada = simulation.ada
    said = await told(simulation, ada, "table skip", until="until someone comes near")
    assert said == "Skipping your turns until someone comes near."
    await waits_for(simulation, 1)
    now = await table(simulation)
    home = now.match.state.empires[0].home
    add_ship(now.match.state, 1, t.FRIGATE, next(iter(chart(now.match.state).neighbours[home])))
    await arranged(simulation, now)
    for member in (simulation.bo, simulation.cleo):
        await waits_for_member(simulation, member)
        await passes(simulation, member)
    await ends(simulation)
    assert 0 in (await table(simulation)).missing
    assert await by_queue(simulation) == []


async def waits_for_tribunal(simulation: Simulation) -> Any:
    """Let Ada skip her turns until the tribunal meets, long before it does; the table."""
    await three(simulation)
    ada = simulation.ada
    page = await press(simulation, ada, await door(simulation, ada), "until")
    assert "Skipping stops early if somebody will win unless stopped" in text_of(page)
    await press(simulation, ada, page, "until", "tribunal")
    await waits_for(simulation, 1)
    return await table(simulation)


def in_her_panel(why: str) -> str:
    """Why skipping stopped, as the game's own panel says it."""
    return why.replace(" in Black Abyss", "")


async def finds_herself_asked(simulation: Simulation, why: str) -> None:
    """Bo and Cleo move on; Ada's turns are not skipped any more, and she is told why."""
    for member in (simulation.bo, simulation.cleo):
        await waits_for_member(simulation, member)
        await passes(simulation, member)
    await ends(simulation)
    now = await table(simulation)
    assert (0 in now.missing, now.match.state.phase) == (True, "purchase")
    assert in_her_panel(why) in text_of(await door(simulation, simulation.ada))
    assert any(why in text_of(one) for one in simulation.messages_of(simulation.ada))


async def test_skipping_stops_when_somebody_will_win_unless_stopped(
    simulation: Simulation,
) -> None:
    now = await waits_for_tribunal(simulation)
    now.match.state.empires[1].keepers = (1 << len(t.KEEPERS)) - 1
    for twin in t.TWINS:
        add_ship(now.match.state, 1, t.FRIGATE, now.match.state.tile.index(twin))
    await arranged(simulation, now)
    await finds_herself_asked(
        simulation, "Skipping stopped in Black Abyss: somebody will win unless stopped."
    )


async def test_skipping_stops_when_a_keeper_returns_to_the_members_frigate(
    simulation: Simulation,
) -> None:
    now = await waits_for_tribunal(simulation)
    twin = now.match.state.tile.index(t.TWINS[0])
    add_ship(now.match.state, 0, t.FRIGATE, twin)
    add_ship(now.match.state, NOBODY, t.KEEPERS[0], twin)
    await arranged(simulation, now)
    for member in (simulation.bo, simulation.cleo):
        await waits_for_member(simulation, member)
        await passes(simulation, member)
    await ends(simulation)
    assert (await table(simulation)).match.state.phase == "battle"
    why = "Skipping stopped in Black Abyss: an enemy or a monster has come to a space of yours."
    assert in_her_panel(why) in text_of(await door(simulation, simulation.ada))


async def test_a_turn_that_begins_with_the_order_itself_is_skipped_too(
    simulation: Simulation,
) -> None:
    await three(simulation)
    for member in (simulation.ada, simulation.bo):
        await passes(simulation, member)
    await waits_for(simulation, 2)
    await told(simulation, simulation.cleo, "table skip", until="until the tribunal meets")

    async def has_passed() -> bool:
        return (await table(simulation)).missing == (0, 1)

    await until(simulation, has_passed)
    assert (await table(simulation)).match.state.phase == "purchase"


async def test_skipping_stops_when_the_tribunal_meets_after_the_members_own_purchase(
    simulation: Simulation,
) -> None:
    await three(simulation, "move")
    await jump(simulation, 3, "purchase", purchases_end_with_ada)
    ada = simulation.ada
    await told(simulation, ada, "table skip", until="until the tribunal meets")
    await ends(simulation)
    now = await table(simulation)
    assert (now.match.state.phase, 0 in now.missing) == ("tribunal", True)
    assert "the tribunal meets" in text_of(await door(simulation, ada))


def purchases_end_with_ada(state: Any) -> None:
    """Let all but seat 0 have bought what they want."""
    for empire in state.empires[1:]:
        empire.done = True


async def test_a_decision_that_is_not_skipped_is_announced_as_the_members_own(
    simulation: Simulation,
) -> None:
    await three(simulation, "tribunal")
    await told(simulation, simulation.ada, "table skip", until="until cycle 9")
    panel = text_of(await door(simulation, simulation.ada))
    assert "Skipping your turns until cycle 9. This decision is yours, though." in panel


async def test_a_button_ends_an_order_to_skip_turns(
    simulation: Simulation,
) -> None:
    await three(simulation)
    ada = simulation.ada
    await told(simulation, ada, "table skip", until="until someone comes near")
    panel = await door(simulation, ada)
    await press(simulation, ada, panel, "cancel")
    assert "You no longer skip turns." in text_of(panel)
    assert not PASSING.of((await table(simulation)).state)


async def test_an_unknown_event_is_refused(simulation: Simulation) -> None:
    await three(simulation)
    said = await refusal(simulation, simulation.ada, "table skip", until="the end of days")
    assert said == "I can't wait for “the end of days”. Pick one of the suggestions."
    assert (await suggested(simulation, "table skip", "until", ""))[:2] == [
        "until someone comes near",
        "until the tribunal meets",
    ]


async def test_a_game_without_skipping_says_so(simulation: Simulation) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    said = await refusal(simulation, simulation.ada, "table skip", until="Ada scores")
    assert said == "You can't skip turns in this game: each one needs your decision."
