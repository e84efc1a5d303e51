"""A whole turn of Black Abyss is prepared on a page of its own."""

from typing import Any

from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.discord_io.answer import TOKEN_LIFE
from bot.features.preparing.panel import VERBS
from bot.presentation.custom_ids import Verb, parse
from engine.games.black_abyss import actions as a
from tests.bot.journeys.black_abyss.forms import options
from tests.bot.journeys.black_abyss.orders.test_basket_form import wealthy
from tests.bot.journeys.black_abyss.orders.test_standing_orders import (
    ada_moves,
    by_queue,
    passes,
    three,
    waits_for,
)
from tests.bot.journeys.black_abyss.play import context_of, door, jump, public, table, take
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.larger_tables import moves
from tests.bot.journeys.tables.table import press
from tests.deliveries import Delivery
from tests.simulation import Simulation, custom_ids, labels_of, nodes, text_of

REAL = {stand_in: verb for verb, stand_in in VERBS.items()}


async def open_page(simulation: Simulation, member: MemberActor) -> Message:
    """The page, opened from the member's panel."""
    return await press(simulation, member, await door(simulation, member), "ahead")


async def page_of_bo(simulation: Simulation) -> Message:
    """Bo's page at a table of three, during Ada's turn."""
    await three(simulation)
    return await open_page(simulation, simulation.bo)


async def choose(
    simulation: Simulation,
    member: MemberActor,
    page: Message,
    verb: Verb,
    path: str,
    value: str = "",
) -> Message:
    """Press a button or choose a menu's value on the page; returns the page."""
    found = [one for one in custom_ids(page.components) if parse(one)[3:] == (VERBS[verb], path)]
    values = [value] if value else None
    await simulation.deliver(simulation.press(member, page, found[0], values=values))
    return simulation.env.backend.messages[page.channel_id][page.id]


def entries(page: Message, path: str, what: str = "value") -> list[str]:
    """The values, or `what` is asked for, of the entries of the menu at a path."""
    menus = [one for one in nodes(page.components) if "options" in one]
    found = next(one for one in menus if parse(one["custom_id"]).argument == path)
    return [one[what] for one in found["options"]]


async def test_a_whole_turn_is_prepared_by_clicks_and_nobody_else_notices(
    simulation: Simulation,
) -> None:
    """Bo moves both ships, scans six times and ends the turn, all during Ada's turn."""
    await three(simulation)
    bo, before = simulation.bo, [text_of(one) for one in public(simulation)]
    page = await open_page(simulation, bo)
    assert "What you haven't seen yet, I can only guess here." in text_of(page)
    for what in ("scan", "scan", "move", "move"):
        *_, last = [one for one in entries(page, what) if what == "scan" or "/" in one]
        page = await choose(simulation, bo, page, Verb.CHOOSE, what, last)
    page = await choose(simulation, bo, page, Verb.PLAY, "pass")
    kept = (await table(simulation)).state.prepared[1]
    assert [one.text.split()[0] for one in kept.moves] == ["Scan"] * 2 + ["Move"] * 2 + ["Done"]
    assert "5. Done" in text_of(page)
    assert [text_of(one) for one in public(simulation)] == before
    await passes(simulation, simulation.ada)
    await waits_for(simulation, 2)
    assert await by_queue(simulation) == ["scan", "scan", "move", "move", "pass"]


async def test_a_space_known_only_by_imagination_is_shown_as_a_guess(
    simulation: Simulation,
) -> None:
    """Bo prepares a move into the unknown, and another one back: nobody says what is there."""
    bo, page = simulation.bo, await page_of_bo(simulation)
    known = {one.name for one in (await table(simulation)).match.view(1).hexes if one.tile}
    unknown = [one for one in entries(page, "move", "label") if not one.startswith(tuple(known))]
    assert unknown
    assert all(": unexplored" in one for one in unknown)
    into = next(one for one in entries(page, "move") if one.split("/")[0].upper() not in known)
    page = await choose(simulation, bo, page, Verb.CHOOSE, "move", into)
    last = [one for one in entries(page, "move") if "/" in one][-1]
    await choose(simulation, bo, page, Verb.CHOOSE, "move", last)
    first, second = (await table(simulation)).state.prepared[1].moves
    assert first.text.endswith(f" to {into.split('/')[0].upper()}")
    assert not any("planet" in one.text for one in (first, second))


async def test_prepared_moves_are_changed_and_removed(simulation: Simulation) -> None:
    bo, page = simulation.bo, await page_of_bo(simulation)
    for _ in range(2):
        page = await choose(simulation, bo, page, Verb.CHOOSE, "scan", entries(page, "scan")[0])
    assert "2. Scan" in text_of(page)
    page = await press(simulation, bo, page, "aheadout", "0")
    (left,) = (await table(simulation)).state.prepared[1].moves
    assert left.text in text_of(page)
    assert "2. Scan" not in text_of(page)
    await press(simulation, bo, page, "cancel")
    assert not (await table(simulation)).state.prepared


async def test_a_member_who_must_confirm_plays_the_prepared_turn_with_a_button(
    simulation: Simulation,
) -> None:
    await three(simulation)
    bo, service = simulation.bo, context_of(simulation).service
    page = await open_page(simulation, bo)
    page = await choose(simulation, bo, page, Verb.CHOOSE, "scan", entries(page, "scan")[0])
    await choose(simulation, bo, page, Verb.PLAY, "pass")
    await service.do((await table(simulation)).id, simulation.ada.id, a.DeclareWar(1))
    await passes(simulation, simulation.ada)
    await waits_for(simulation, 1)
    assert await by_queue(simulation) == []
    panel = await door(simulation, bo)
    assert "Play the prepared turn" in labels_of(panel)
    await press(simulation, bo, panel, "aheadgo")
    await waits_for(simulation, 2)
    assert await by_queue(simulation) == ["scan", "pass"]


async def test_a_click_on_the_page_in_the_members_own_turn_shows_their_panel(
    simulation: Simulation,
) -> None:
    bo, page = simulation.bo, await page_of_bo(simulation)
    await simulation.pass_time(TOKEN_LIFE)
    await passes(simulation, simulation.ada)
    await waits_for(simulation, 1)
    assert "Your next turn" in text_of(page), "Discord no longer lets the bot edit it"
    before = [one.id for one in simulation.sees(bo, simulation.games)]
    page = await choose(simulation, bo, page, Verb.PLAY, "pass")
    assert [one.id for one in simulation.sees(bo, simulation.games)] == before
    assert "Your next turn" not in text_of(page)
    assert (await table(simulation)).missing == (1,), "nothing was played that was to be prepared"
    assert moves(page)
    await take(simulation, bo, "pass")
    await waits_for(simulation, 2)


async def test_the_page_becomes_the_panel_when_the_members_turn_begins(
    simulation: Simulation,
) -> None:
    await three(simulation)
    page = await open_page(simulation, simulation.bo)
    await passes(simulation, simulation.ada)
    await waits_for(simulation, 1)
    page = simulation.env.backend.messages[page.channel_id][page.id]
    assert "Your next turn" not in text_of(page)
    assert moves(page), "Bo moves on it"


async def test_the_page_becomes_the_panel_when_its_moves_are_played(
    simulation: Simulation,
) -> None:
    bo, page = simulation.bo, await page_of_bo(simulation)
    page = await choose(simulation, bo, page, Verb.CHOOSE, "scan", entries(page, "scan")[0])
    page = await choose(simulation, bo, page, Verb.PLAY, "pass")
    assert "1. Scan" in text_of(page)
    await passes(simulation, simulation.ada)
    await waits_for(simulation, 2)
    page = simulation.env.backend.messages[page.channel_id][page.id]
    assert "Your next turn" not in text_of(page)
    assert "waiting for Cleo" in text_of(page)
    assert "Scan" not in text_of(page)


async def test_the_page_stays_while_others_play(simulation: Simulation) -> None:
    bo, page = simulation.bo, await page_of_bo(simulation)
    page = await choose(simulation, bo, page, Verb.CHOOSE, "scan", entries(page, "scan")[0])
    shown = text_of(page)
    await take(simulation, simulation.ada, "diplomacy/offer/passage-2")
    assert text_of(simulation.env.backend.messages[page.channel_id][page.id]) == shown


async def test_prepared_moves_survive_a_restart(simulation: Simulation) -> None:
    bo, page = simulation.bo, await page_of_bo(simulation)
    await choose(simulation, bo, page, Verb.PLAY, "pass")
    await simulation.restart()
    assert "1. Done" in text_of(await open_page(simulation, bo))
    await passes(simulation, simulation.ada)
    await waits_for(simulation, 2)
    assert await by_queue(simulation) == ["pass"]


async def at_bos_purchases(simulation: Simulation, amount: int) -> Message:
    """Bo's page at a table of three: he has prepared the end of his moves and may buy next."""
    await three(simulation)

    def stocked(state: Any) -> None:
        ada_moves(state)
        wealthy(state, amount)

    await jump(simulation, 11, "move", stocked)
    return await choose(
        simulation, simulation.bo, await open_page(simulation, simulation.bo), Verb.PLAY, "pass"
    )


async def form_of_purchases(simulation: Simulation, page: Message) -> Delivery:
    """The window behind the form of purchases on Bo's page."""
    opens = next(one for one in custom_ids(page.components) if parse(one).verb == VERBS[Verb.FORM])
    form = simulation.press(simulation.bo, page, opens)
    await simulation.deliver(form)
    return form


async def purchases(simulation: Simulation, page: Message, **answers: list[str]) -> Message:
    """Bo's page after he has filled in the form of purchases."""
    form = await form_of_purchases(simulation, page)
    await simulation.deliver(simulation.submit(simulation.bo, form, answers))
    return simulation.env.backend.messages[page.channel_id][page.id]


async def test_prepared_purchases_are_listed_as_a_sentence(simulation: Simulation) -> None:
    """Bo ends the moves in advance, fills in the form of purchases, and ends these too."""
    page, bo = await at_bos_purchases(simulation, 60), simulation.bo
    form = await form_of_purchases(simulation, page)
    built = next(one for one in options(form)["buildings"] if one.startswith("habitat."))
    page = await purchases(simulation, page, buildings=[built], techs=["trade"])
    place = built.partition(".")[2].upper()
    assert f"2. Buy Trade level 2 and a habitat at {place}\n" in text_of(page)
    await choose(simulation, bo, page, Verb.PLAY, "pass")
    panel = await door(simulation, bo)
    told = f"Prepared: “Done → Buy Trade level 2 and a habitat at {place} → Done: 2 purchases”"
    assert told in text_of(panel)


async def test_purchases_that_the_rules_refuse_are_not_prepared_and_the_form_keeps_them(
    simulation: Simulation,
) -> None:
    page = await at_bos_purchases(simulation, 3)
    techs = options(await form_of_purchases(simulation, page))["techs"]
    page = await purchases(simulation, page, techs=techs)
    assert "You can't pay for this: you lack" in text_of(page)
    assert len((await table(simulation)).state.prepared[1].moves) == 1
    again = await form_of_purchases(simulation, page)
    assert options(again, chosen=True)["techs"] == techs


async def test_an_empty_form_prepares_nothing_and_says_why(simulation: Simulation) -> None:
    page = await purchases(simulation, await at_bos_purchases(simulation, 60))
    assert "Choose at least one thing to buy." in text_of(page)
    assert len((await table(simulation)).state.prepared[1].moves) == 1


async def test_a_typed_purchase_of_nothing_cannot_be_prepared(simulation: Simulation) -> None:
    await at_bos_purchases(simulation, 60)
    answer = await enter(simulation, simulation.bo, "move", move="Buy several things", then=True)
    assert "Choose at least one thing to buy." in text_of(answer)
    assert len((await table(simulation)).state.prepared[1].moves) == 1
