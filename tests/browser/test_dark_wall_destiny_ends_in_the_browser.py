"""Dark Wall Destiny between members' pages: games that are won, lost, and fought over.

Each table was played by agents until shortly before its end; the rest is played by clicks.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from bot.language.speech import Speech
from engine.core.choices import Leaf, walk
from engine.games.dark_wall_destiny.actions import Show
from tests.browser.driver import (
    ARTIFACTS,
    DESKTOP,
    PHONE,
    Member,
    running_playground,
)
from tests.browser.late_tables import store_table
from tests.browser.wall_tables import GAME, Wall, before_the_last_cryoship, ends_lost, passively

DOOR, TAKE = "My moves", "Take my turn"
SAYS = Speech(names=("Ada", "Bo", "AI", "AI"))
EXPANSIONS = {"awakening": "yes", "homefront": "yes", "hostile_stars": "yes"}


@contextmanager
def open_pages(browser: Browser, database: Path, name: str) -> Iterator[list[Member]]:
    """Pages at the stored table: Ada's on a desktop, Bo's on a phone."""
    with running_playground(database, ARTIFACTS / name) as address:
        sizes = {"ada": DESKTOP, "bo": PHONE}
        tabs = [Member(browser, address, who, size) for who, size in sizes.items()]
        for tab in tabs:
            tab.open("games")
        yield tabs
        assert [fault for tab in tabs for fault in tab.faults] == []
        for tab in tabs:
            tab.page.close()


def proposal_label(match: Wall, action: Any) -> str:
    """The label of a move in the menu that proposes it to Ada."""
    view = GAME.view(match.state, None)
    return next(
        SAYS.without_escapes(GAME.text.label(view, path, leaf))
        for path, leaf in walk(GAME.teamwork.plannable(match.state, 0))
        if isinstance(leaf, Leaf) and leaf.action == action
    )


SHOW = "Show my hand to the table"


def end_turns(ada: Member, bo: Member, *, begin: str = TAKE) -> None:
    """End Ada's turn and then Bo's, both without a move."""
    ada.press(begin)
    end_turn(ada)
    expect(bo.board).to_contain_text("waiting for Bo")
    bo.press(DOOR)
    end_turn(bo)


def end_turn(member: Member) -> None:
    """End the turn by the open panel; confirm if a Cryoship could still be bought."""
    for _ in range(2):
        ending = [label for label in member.labels() if label.startswith("End turn")]
        if ending:
            member.press(ending[0])


def ladder(member: Member) -> str:
    """The text of the server's ladder."""
    member.run("stats ladder", "Dark Wall Destiny")
    member.reads("the best on this server")
    return str(member.messages.last.inner_text())


def test_a_plan_proposed_by_another_member_saves_the_last_colony(
    browser: Browser, tmp_path: Path
) -> None:
    match, deeds = before_the_last_cryoship(3)
    store_table(tmp_path / "airlock.db", match, "greedy")
    with open_pages(browser, tmp_path / "airlock.db", "wall-won") as (ada, bo):
        ada.press(DOOR)
        ada.press("Standing orders …")
        if SHOW in ada.labels():
            ada.press(SHOW)
        else:  # folded, as the panel is tall
            ada.choose(SHOW, menu=next(one for one in ada.menus() if SHOW in ada.entries(one)))
        bo.press(DOOR)
        bo.press("Propose moves …")
        shown = match.play(0, Show(True)).match
        bo.choose(*(proposal_label(shown, deed) for deed in deeds[1:]), menu="Ada: up to 5 moves")
        bo.choose("it saves a Cryoship", menu="Why?")
        bo.reads("Proposed.")
        bo.photograph("wall-plan-on-the-phone")
        ada.reads("Bo's plan for Ada")
        ada.photograph("wall-plan")
        ada.messages.get_by_role("button", name=TAKE).first.click()
        ada.reads(re.compile("waiting for Ada$"))
        ada.press("Play Bo's plan")
        for tab in (ada, bo):
            tab.reads("all colonies are saved")
            tab.photograph(f"wall-won-{tab.name}")
        assert "Again, one step harder" in bo.labels()
        assert f"won in {match.state.turn} rounds" in ladder(ada)


@pytest.mark.soak
def test_a_lost_cooperative_game_is_on_the_leaderboard_and_on_no_ladder(
    browser: Browser, tmp_path: Path
) -> None:
    match = passively(3, ends_lost(3))
    store_table(tmp_path / "airlock.db", match, "greedy")
    with open_pages(browser, tmp_path / "airlock.db", "wall-lost") as (ada, bo):
        end_turns(ada, bo)
        bo.reads("has burned")
        bo.photograph("wall-lost-on-the-phone")
        told = ladder(ada)
        assert f"lost in round {match.state.turn}" in told
        assert not re.search(r"@(Ada|Bo) · -?[0-9.]+$", told, re.MULTILINE), "nobody is rated"


@pytest.mark.soak
def test_a_game_of_four_with_all_three_expansions_ends(browser: Browser, tmp_path: Path) -> None:
    match = passively(4, ends_lost(4), **EXPANSIONS)
    store_table(tmp_path / "airlock.db", match, "greedy", "greedy", given=EXPANSIONS)
    with open_pages(browser, tmp_path / "airlock.db", "wall-expansions") as (ada, bo):
        end_turns(ada, bo)
        bo.reads("has burned")
        bo.photograph("wall-expansions-lost-on-the-phone")
        assert "Normal, Awakening, Hostile Stars, Homefront" in ladder(ada)


@pytest.mark.soak
def test_a_game_of_aggression_is_on_the_ladder(browser: Browser, tmp_path: Path) -> None:
    chosen = {"aggression": "yes"}
    match = passively(3, ends_lost(3), **chosen)
    store_table(tmp_path / "airlock.db", match, "greedy", given=chosen)
    with open_pages(browser, tmp_path / "airlock.db", "wall-aggression") as (ada, bo):
        end_turns(ada, bo, begin=DOOR)
        ada.reads("Play again")
        ada.photograph("wall-aggression-end")
        assert re.search(r"@(Ada|Bo) · -?[0-9.]+", ladder(ada))
