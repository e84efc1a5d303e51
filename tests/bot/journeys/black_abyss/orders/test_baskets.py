"""The purchase phase: what the basket shows and confirms, and what cannot be bought."""

from dataclasses import replace
from typing import Any

import pytest

from bot.play.hints import hint_helps
from bot.presentation.custom_ids import Verb
from bot.table.table import Table
from engine.games.black_abyss.actions import (
    Build,
    Fit,
    Pass,
    Research,
    TakeBack,
)
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.surface import lands, place, planets, terrain
from engine.games.black_abyss.text.wording import one_of, thing
from tests.bot.journeys.black_abyss.late import game, table
from tests.bot.journeys.black_abyss.orders.purchases import (
    PHASE,
    actions,
    after,
    controls,
    first_offer,
    panel_of,
    rich,
    said,
    ways,
)


def test_the_basket_lists_entries_costs_resources_left_and_expected_income() -> None:
    now = table(3, 10, PHASE, rich)
    assert "Done: buy nothing" in said(now)
    lab = Research(t.TECH["scanners"])
    farm = Build(t.BUILDING["habitat"], first_offer(now, Build).land)
    now = after(now, lab, farm)
    shown = said(now)
    view = game().view(now.match.state, 0)
    mine, place = view.empires[0], view.ledger.entries[1].place
    first = "1. Scanners level 1 (2 food, 3 energy)"
    second = f"2. Habitat at {place} (4 food, 3 minerals)"
    assert f"This turn: {first}, {second}.\n" in shown
    assert "Already paid" not in shown, "the picture and each purchase say as much"
    assert "Left to spend: 54 food, 57 energy, 57 minerals." in shown
    food, energy, minerals = mine.income
    assert f"Next cycle: +{food} food, +{energy} energy, +{minerals} minerals." in shown
    assert f"Undo: Habitat at {place}" in shown
    assert "Done: 2 purchases" in shown


@pytest.mark.parametrize("back", ["fit/{ship}", "fit", ""])
def test_however_far_a_member_goes_back_the_panel_shows_what_was_fitted(back: str) -> None:
    now = table(3, 10, PHASE, rich)
    fit = first_offer(now, Fit)
    now = after(now, fit)
    at = back.format(ship=f"s{fit.ship}")
    tile = now.speech("en")(thing(t.TILES[fit.tile]))
    assert f"1. {tile} on " in said(now, at).replace(tile.lower(), tile)


def test_only_its_owner_sees_a_basket_and_only_in_the_purchase_phase() -> None:
    now = after(table(3, 10, PHASE, rich), Research(t.TECH["scanners"]))
    assert "This turn: " not in said(now, seat=1)
    done = after(now, Pass())
    assert "This turn: " not in said(done)


def test_the_undo_button_names_the_purchase_it_takes_back() -> None:
    now = table(3, 10, PHASE, rich)
    now = after(now, Research(t.TECH["scanners"]), Research(t.TECH["trade"]), TakeBack(2))
    shown = said(now)
    assert "Undo: Scanners level 1" in shown
    assert "Trade level 1 (" not in shown
    assert "can be undone in this cycle" not in shown, "there is no need to say so yet"
    for _ in range(t.GAME.returns_per_cycle - 2):
        now = after(now, Research(t.TECH["trade"]), TakeBack(2))
    shown = said(now)
    assert "You can undo one more purchase this cycle." in shown


def test_an_unaffordable_entry_names_the_missing_resources() -> None:
    def nearly_poor(state: Any) -> None:
        empire = state.empires[0]
        empire.food, empire.energy, empire.minerals = 4, 0, 3

    now = table(3, 10, PHASE, nearly_poor)
    root = said(now)
    assert "Too expensive now: research (3 energy short), ships (1 energy short)." in root
    build = said(now, "build")
    assert "Too expensive now: " in build
    assert "Space port, Planetary battery, Great observatory (1 mineral short)" in build
    refusal = now.match.why_not(0, Research(t.TECH["scanners"]))
    assert refusal is not None
    assert now.speech("en")(refusal) == "You can't pay for this: you lack 3 energy."


def crowded(state: Any) -> None:
    """Let Ada be rich, with a building on all her dry land."""
    rich(state)
    for at in planets(state, 0):
        for land in lands(state, at):
            if state.building[land] < 0 and terrain(state, land) != t.WATER:
                place(state, land, t.HABITAT, 0)


def test_missing_free_land_is_not_mentioned_again_after_research() -> None:
    now = table(3, 10, PHASE, crowded)
    assert "You have no free land" in said(now)
    assert "You have no free land" not in said(after(now, Research(t.TECH["scanners"])))


@pytest.mark.parametrize("minerals", [0, 60])
def test_without_free_land_the_menu_says_so_instead_of_listing_prices(
    minerals: int,
) -> None:
    def with_minerals(state: Any) -> None:
        crowded(state)
        state.empires[0].minerals = minerals

    now = table(3, 10, PHASE, with_minerals)
    root = said(now)
    assert "You have no free land to build on. Look for other planets" in root
    assert "any building" not in root
    assert "buildings" not in root


def test_scarce_items_that_others_took_meanwhile_are_named() -> None:
    now = table(3, 10, PHASE, rich)
    builds = (one for one in actions(now, 1) if isinstance(one, Build))
    wonder = next(one for one in builds if one.building in t.WONDERS)
    now = after(now, wonder, seat=1)
    shown = said(now)
    name = now.speech("en")(one_of(t.BUILDINGS[wonder.building]))
    assert f"Bo has built {name}: the game has only one of each wonder." in shown
    assert "only one of each wonder" not in said(now, seat=1)


def test_with_a_filled_basket_every_menu_has_undo_and_done() -> None:
    ends = {(Verb.PLAY, "take-back"), (Verb.PLAY, "pass")}

    def offers(at: Table, menu: str) -> set[tuple[str, str]]:
        panel = panel_of(at, menu)
        return {way for one in controls(panel) for way in ways(one)}

    empty = table(3, 2, PHASE, rich)
    assert not ends & offers(empty, "research")
    bought = after(empty, first_offer(empty, Research))
    assert ends <= offers(bought, "research")


def test_a_member_who_has_ended_their_purchases_gets_no_hint() -> None:
    """No agent is asked: its hints would offer passage and withdraw it in turn."""
    now = table(3, 10, PHASE, rich)
    hinted = now.settings.model_copy(update={"hints": True}).model_dump_json()
    now = Table.of(replace(now.row, settings=hinted), now.match)
    assert hint_helps(now, 0)
    assert "Hint" in said(now)
    now = after(now, Pass())
    assert not hint_helps(now, 0)
    assert now.match.choices(0).open(), "there is diplomacy"
    assert "Hint" not in said(now)
