"""Battles of Black Abyss between two members in a real browser, using only their panels.

Ada has a desktop and Bo a phone; their own panels stay below the board and follow the battle.
"""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from engine.games.black_abyss.rules.surface import chart
from tests.bot.journeys.black_abyss import late
from tests.browser.conftest import OpenTab
from tests.browser.driver import (
    ARTIFACTS,
    DESKTOP,
    PHONE,
    Member,
    running_playground,
)
from tests.browser.late_tables import match_until, store_table
from tests.browser.leading import (
    BY_ORDER,
    DOOR,
    ORDER_COVERS,
    do,
    end_move,
    fight_on,
    first_of,
    hand_over,
    wait_for_turn,
)
from tests.browser.siege import siege

OPTIONS = "Mode: Empires"
HOMEWARD = "f9" * 32
"""The seed of a game whose last cycle meets no third empire."""


@pytest.mark.soak
def test_a_siege_led_by_hand_has_bombs_and_a_landing_and_can_be_handed_over(
    browser: Browser, tmp_path: Path
) -> None:
    database = tmp_path / "airlock.db"
    store_table(
        database, late.table(3, 5, "move", siege).match, "greedy", given={"battles": "tactical"}
    )
    with running_playground(database, ARTIFACTS / "siege") as address:
        ada = Member(browser, address, "ada", DESKTOP)
        bo = Member(browser, address, "bo", PHONE)
        for leader in (ada, bo):
            leader.open("games")
            leader.press(DOOR)
            do(leader, "Lead the battle yourself")
        do(ada, "Cruiser #1", "To 7e", "Done")
        do(bo, "Done")
        wait_for_turn(ada)
        ada.photograph("siege-first-move")
        do(ada, "Cruiser #1", "Move", "To 3e", "Fire no. 1 at Fighter #1")
        do(ada, "Transport #1", "Move", "To 3f")
        end_move(ada)
        wait_for_turn(bo)
        bo.photograph("siege-on-the-phone")
        hand_over(bo, "Assault")
        bo.reads(re.compile(r"Bo's order( at G4)?: Assault"))
        wait_for_turn(ada)
        if ORDER_COVERS in ada.labels():
            do(ada, ORDER_COVERS)
        do(ada, "Transport #1", "Move", "To 1f", "At G4-1")
        ada.reads("Ada landed 2 Marines at G4-1")
        do(ada, "Cruiser #1", "Move", "To 1d", "Cruiser #1", "Fire no. 3")
        do(ada, "Bomb Bo (")
        ada.photograph("siege-bombed")
        end_move(ada)
        told = fight_on(ada)
        assert re.search(r"Bo lost .+ at G4-\d to bombs", told), told
        ada.photograph("siege-over")
        bo.photograph("siege-over-on-the-phone")
        assert ada.faults + bo.faults == []


def begin_game(host: Member, guest: Member, mode: str) -> None:
    """Open a game for two, seat both members and start; each opens their own panel."""
    host.run("play", "Black Abyss")
    host.press("Options")
    host.choose(mode, menu=OPTIONS)
    guest.reads(f"Mode: {mode}")
    guest.press("Join")
    expect(host.messages.first).to_contain_text("Bo")
    start = host.messages.first.locator(
        ".component-button", has_text=re.compile(r"^Start \(Ada\)$")
    )
    start.click()
    for member in (host, guest):
        member.reads("has begun")
        member.press(DOOR)


@pytest.mark.soak
def test_two_fleets_are_fitted_privately_and_fight_to_the_end(open_tab: OpenTab) -> None:
    ada, bo, dan = open_tab("ada"), open_tab("bo", size=PHONE), open_tab("dan")
    begin_game(ada, bo, "Fleet battle")
    do(bo, "Take a squadron", "Lances")
    bo.photograph("fleet-on-the-phone")
    do(bo, "Ready")
    do(ada, "Cruiser", "Plasma gun", "Shield II")
    do(ada, "Cruiser: 9 points")
    ada.photograph("fleet-fitted")
    for secret in ("Ion cannon", "Plasma gun", "Frigate", "Cruiser"):
        assert secret not in dan.everything()
    assert "Ion cannon" not in ada.messages.last.inner_text()
    do(ada, "Ready")
    for leader in (ada, bo):
        expect(leader.board).to_contain_text("your turn")
        do(leader, "Lead the battle yourself")
    do(ada, "Done")
    do(bo, "Done")
    for leader in (ada, bo):
        leader.photograph(f"fleet-battle-{leader.name}")
    first = first_of(ada, bo)
    first.choose("Assault", menu=BY_ORDER)
    other = bo if first is ada else ada
    wait_for_turn(other)
    hand_over(other, "Assault")
    wait_for_turn(first)
    hand_over(first, "Assault")
    for leader in (ada, bo):
        leader.reads(re.compile("won|a tie"))
        leader.board.get_by_role("button", name="Play again").wait_for()
        leader.photograph(f"fleet-battle-over-{leader.name}")


def homeward(state: Any) -> bool:
    """Whether Bo is to move, and his ship with Ada's flag is one space from home."""
    carrier = state.flags[0].carrier
    if not carrier or state.phase != "move" or state.active != 1 or state.moved:
        return False
    distance = chart(state).distance[state.ships[carrier].hex]
    return not state.pending and distance[state.empires[1].home] == 1


@pytest.mark.soak
def test_a_flag_carried_home_in_the_last_cycle_wins(browser: Browser, tmp_path: Path) -> None:
    database, mode = tmp_path / "airlock.db", "capture_the_flag"
    store_table(
        database, match_until("black_abyss", 2, homeward, HOMEWARD, mode=mode), given={"mode": mode}
    )
    with running_playground(database, ARTIFACTS / "flag") as address:
        ada = Member(browser, address, "ada", DESKTOP)
        bo = Member(browser, address, "bo", PHONE)
        for member in (ada, bo):
            member.open("games")
        assert "Bo carries the enemy flag and is 1 space from home" in ada.everything()
        bo.press(DOOR)
        bo.photograph("flag-on-the-phone")
        do(bo, "F3: home world", "Frigate #1")
        bo.reads("The flag of Ada is on Bo's Frigate #1 at F3")
        do(bo, "Done")
        for member in (ada, bo):
            member.reads(re.compile("Bo .*flag"))
            member.board.get_by_role("button", name="Play again").wait_for()
            member.photograph(f"flag-home-{member.name}")
