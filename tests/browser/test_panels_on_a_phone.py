"""Panels on a phone, 390 pixels wide: none is much taller than the phone, no label is cut off.

Covers tables late in their games, where panels are largest, tutorials, and the first cycles of a
new game, where panels report what others did.
"""

import re
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from bot.play import tutorials
from bot.presentation.games.any_game import Presenter
from bot.presentation.games.presenters import presenter
from tests.browser.conftest import OpenTab
from tests.browser.driver import ARTIFACTS, PHONE, Member, running_playground
from tests.browser.late_tables import Until, in_phase, match_until, store_table, taught
from tests.browser.test_black_abyss_in_the_browser import DOOR, answer

TALLEST = 900
"""Maximum height of a message, in pixels."""

CUT_OFF = """panel => [...panel.querySelectorAll("*")]
    .filter(one => one.clientWidth && one.scrollWidth > one.clientWidth + 1)
    .filter(one => getComputedStyle(one).overflowX !== "visible")
    .map(one => one.innerText)"""
"""Finds elements whose text overflows them."""
REACH = """panel => {
    const [picture, choice] = ["img", ".component-button, .select-trigger"]
        .map(kind => panel.querySelector(kind));
    const top = picture ? picture.getBoundingClientRect().top : panel.getBoundingClientRect().top;
    return choice.getBoundingClientRect().bottom - top;
}"""
"""Pixels from the top of the picture to the end of the first choice below it."""
ROOM = """() => document.querySelector("#channel-timeline").clientHeight"""
"""The height of the timeline, in pixels."""
EARLY = ("movement and exploration", "trade and purchase")
"""Phases measured in each of the first cycles, after which a panel is opened anew."""
PHASE = re.compile(rf"Cycle \d, ({'|'.join(EARLY)})")
SHOWN = [name for name in tutorials.games() if type(presenter(name)) is not Presenter]
"""Games with pictures of their own."""


STAGES: dict[str, tuple[str, int, Until]] = {
    "planetary defence begins": ("planetary_defence", 1, lambda _: True),
    "planetary defence, the first hand played": (
        "planetary_defence",
        1,
        lambda state: state.turn == 1 and state.credits > 0 and state.damage > 0,
    ),
    "planetary defence, a hand played": (
        "planetary_defence",
        1,
        lambda state: state.turn == 8 and state.credits > 0,
    ),
    "dyla, a fight": ("dyla", 1, lambda state: state.turn == 12),
    "dyla, a purchase": ("dyla", 1, lambda state: state.turn > 12 and state.phase == "research"),
    "dark miss down begins": ("dark_miss_down", 2, lambda state: state.active == 0),
    "dark miss down, a full hand": (
        "dark_miss_down",
        2,
        lambda state: state.turn >= 12 and state.active == 0 and state.phase == "turn",
    ),
    "dark wall destiny, together": ("dark_wall_destiny", 2, lambda state: state.turn >= 3),
    "black abyss, a movement": ("black_abyss", 3, in_phase("move", 6, 0)),
    "black abyss, a purchase": ("black_abyss", 3, in_phase("purchase", 8)),
    "black abyss, a full basket": (
        "black_abyss",
        3,
        lambda state: state.turn >= 10 and len(state.empires[0].basket) == 3,
    ),
    "black abyss, a tribunal": ("black_abyss", 3, in_phase("tribunal", 6)),
}
LARGEST = (
    "planetary defence, a hand played",
    "dyla, a purchase",
    "dark miss down, a full hand",
    "dark wall destiny, together",
    "black abyss, a full basket",
    "black abyss, a tribunal",
)
"""The largest panels of each game; the others are measured when soaking."""


def test_late_boards_and_the_panels_behind_their_buttons_fit_a_phone(
    browser: Browser, tmp_path: Path, soaking: bool
) -> None:
    database = tmp_path / "airlock.db"
    stages = {which: STAGES[which] for which in (STAGES if soaking else LARGEST)}
    for thread, (name, seats, until) in enumerate(stages.values(), start=1):
        store_table(database, match_until(name, seats, until), thread=thread)
    look_at_all(browser, database, "phone-boards", list(stages))


@pytest.mark.soak
def test_steps_of_tutorials_fit_a_phone(browser: Browser, tmp_path: Path) -> None:
    database = tmp_path / "airlock.db"
    for thread, name in enumerate(SHOWN, start=1):
        script = tutorials.script(name)
        match = taught(name, len(script.steps) // 2)
        store_table(database, match, *script.agents, tutorial=True, thread=thread)
    look_at_all(browser, database, "phone-tutorials", [f"{name} tutorial" for name in SHOWN])


@pytest.mark.soak
def test_own_panels_fit_a_phone_in_the_first_cycles_of_black_abyss(open_tab: OpenTab) -> None:
    ada = open_tab("ada", size=PHONE)
    ada.run("play", "Black Abyss")
    for _ in range(2):
        ada.press("Add an AI")
    ada.press("Start")
    ada.reads("waiting for Ada")
    opened: set[str] = set()
    while "Cycle 3, tribunal" not in (known := ada.everything()):
        said = ada.board.inner_text()
        *_, phase = PHASE.finditer(known)  # guided panels leave out their phase, not the board
        if DOOR in ada.labels() and "waiting for Ada" in said:
            ada.press(DOOR)
        elif "· your " in said and phase[0] not in opened:
            opened.add(phase[0])
            assert measure(ada, f"black abyss, one's own panel, {phase[0]}") == []
        elif not answer(ada):
            ada.reads_on(known)
    assert opened >= {f"Cycle 1, {name}" for name in EARLY}


def look_at_all(browser: Browser, database: Path, name: str, tables: Sequence[str]) -> None:
    """Measure the board of each table, and Ada's panel if she has one.

    The tables are in threads, numbered from 1.
    """
    faults: list[str] = []
    with running_playground(database, ARTIFACTS / name) as address:
        ada = Member(browser, address, "ada", PHONE)
        for thread, table in enumerate(tables, start=1):
            ada.open(f"thread-{thread}")
            faults += measure(ada, table)
            if DOOR in ada.labels():
                ada.press(DOOR)
                faults += measure(ada, f"{table}, one's own panel")
        ada.page.close()
    assert faults + ada.faults == []


def measure(ada: Member, which: str) -> list[str]:
    """The parts of the newest message with buttons that do not fit a phone."""
    ada.photograph(f"phone-{which}")
    box = ada.board.bounding_box()
    assert box is not None
    tall, reach = round(box["height"]), round(ada.board.evaluate(REACH))
    sys.stdout.write(f"{which}: {tall} pixels, {reach} to the first choice\n")
    found = [f"{which}: {cut!r} is cut off" for cut in ada.board.evaluate(CUT_OFF)]
    if tall > TALLEST:
        found.append(f"{which}: {tall} pixels")
    if reach > ada.page.evaluate(ROOM):
        found.append(f"{which}: the picture pushes the choices off the screen")
    return found
