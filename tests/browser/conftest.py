"""A browser and a running playground.

Without Chromium the tests are skipped; in CI, which installs it, they fail.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.driver import (
    ARTIFACTS,
    CHROMIUM_FLAGS,
    CHROMIUM_NAMES,
    DESKTOP,
    Member,
    running_playground,
)

OpenTab = Callable[..., Member]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Headless Chromium, shared by all tests here.

    Playwright blocks other event loops in its process, so one worker runs these tests together.
    """
    path = next((found for name in CHROMIUM_NAMES if (found := shutil.which(name))), None)
    if path is None:
        missing = f"no Chromium found (looked for {', '.join(CHROMIUM_NAMES)} on the PATH)"
        if os.environ.get("CI"):
            pytest.fail(f"{missing}: CI must install one, for example with apt install chromium")
        pytest.skip(f"{missing}: install one to run the test in a real browser")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(CHROMIUM_FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def playground(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a playground with the real bot and an empty database.

    Each test has its own log, which the address is read from, so tests can run in parallel.
    """
    with running_playground(tmp_path / "airlock.db", ARTIFACTS / request.node.name) as address:
        yield address


@pytest.fixture
def open_tab(browser: Browser, playground: str) -> Iterator[OpenTab]:
    """Open a member's tab: `open_tab("ada")`. At the end, fail if a page had a script error."""
    tabs: list[Member] = []

    def open_one(name: str, size: tuple[int, int] = DESKTOP, room: str = "games") -> Member:
        tab = Member(browser, playground, name, size)
        tabs.append(tab)
        tab.open(room)
        return tab

    yield open_one
    for tab in tabs:
        tab.page.close()
    assert [fault for tab in tabs for fault in tab.faults] == []
