"""Drives the playground in a real browser: open rooms, press, choose, type commands.

Acts only on what is on the screen, never on the page's scripts or the bot.
"""

import re
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, Request, expect
from playwright.sync_api import TimeoutError as NotInTime

from tests.bot.forked import begin_to_play, forking
from tests.patience import PATIENCE

ARTIFACTS = Path("test-artifacts")
CHROMIUM_NAMES = (
    "chromium-headless-shell",  # twice as fast, as it draws no windows
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
CHROMIUM_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-extensions",
    "--disable-features=Translate,MediaRouter,OptimizationHints,BackForwardCache",
    "--disable-smooth-scrolling",
    "--disable-quic",
    "--font-render-hinting=none",  # else texts are wider when headless
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
EVERYTHING = """() =>
    [document.body.innerText, ...[...document.images].map((one) => one.alt)].join("\\n")"""
SHOWN = """() => document.fonts.status === "loaded"
    && [...document.querySelectorAll("#channel-message-list img")]
    .every((one) => one.complete && one.naturalWidth)"""
DESKTOP = (1280, 900)
PHONE = (390, 844)
LOOK = 100
"""Milliseconds between checks of a condition on a page; Playwright's default is 1/60 second."""
GLANCE = 10.0
"""Seconds after which a press or choice without effect is tried again."""


@contextmanager
def running_playground(database: Path, folder: Path) -> Iterator[str]:
    """Run the real bot's playground in its own process, logging to `folder`; yields its address.

    Raises RuntimeError, with the log, if it prints no address in time.
    """
    folder.mkdir(parents=True, exist_ok=True)
    log = folder / "playground.log"
    log.unlink(missing_ok=True)
    process = forking().Process(target=begin_to_play, args=(str(database), str(log)))
    process.start()
    try:
        yield _address_in(log, process)
    finally:
        process.terminate()
        process.join(PATIENCE)
        assert process.exitcode is not None, "the playground does not end"
        process.close()


def _address_in(log: Path, process: ForkServerProcess) -> str:
    deadline = time.perf_counter() + PATIENCE
    while process.is_alive() and time.perf_counter() < deadline:
        said = log.read_text() if log.exists() else ""
        if found := re.search(r"http://127\.0\.0\.1:\d+/", said):
            return found[0]
        time.sleep(0.05)
    process.kill()
    raise RuntimeError(f"the playground did not start:\n{log.read_text()}")


class Member:
    """One member's browser tab."""

    def __init__(self, browser: Browser, address: str, name: str, size: tuple[int, int]) -> None:
        width, height = size
        self.name = name
        self.page: Page = browser.new_page(
            viewport={"width": width, "height": height},
            reduced_motion="reduce",  # animations are drawn sixty times a second
        )
        self.page.set_default_timeout(PATIENCE * 1000)
        expect.set_options(timeout=PATIENCE * 1000)
        self.faults: list[str] = []
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        self._sent = 0
        self.page.on("request", self._count)
        self._address = address

    def open(self, room: str) -> None:
        """Open a room: `games`, `lounge`, `messages` or a thread's address."""
        self.page.goto(f"{self._address}see/{room}/{self.name}")
        self._rest()

    def leave(self) -> None:
        """Leave the room until `open`, so that the page does not draw each change meanwhile."""
        self.page.goto("about:blank")

    def close_messages(self) -> None:
        """Refuse direct messages, by the switch on the playground's first page."""
        before = self.page.url
        self.page.goto(self._address)
        accepts = self.page.get_by_label(re.compile(f"^{self.name} accepts", re.IGNORECASE))
        accepts.uncheck()
        self.page.reload()
        expect(accepts).not_to_be_checked()
        self.page.goto(before)
        self._rest()

    def _count(self, request: Request) -> None:
        body = request.post_data or "" if request.url.endswith("/api/action") else ""
        self._sent += '"kind":"click"' in body or '"kind":"select"' in body

    def _send(self, act: Callable[[], None]) -> None:
        """Press or choose; again if nothing was sent: SimCord drops a press while it updates."""
        before, deadline = self._sent, time.perf_counter() + PATIENCE
        while self._sent == before:
            assert time.perf_counter() < deadline, "nothing that is pressed is sent"
            act()
            glance = time.perf_counter() + GLANCE
            while self._sent == before and time.perf_counter() < glance:
                self.page.wait_for_timeout(20)
        self._rest()

    def _rest(self) -> None:
        """Wait until actions have completed and pictures and fonts are loaded.

        A picture that arrives redraws its message, which closes an open menu.
        """
        status = self.page.locator("#action-status")
        expect(status).not_to_contain_text(re.compile("Completing|Updating|Sending|Loading"))
        self.page.wait_for_function(SHOWN, polling=LOOK)
        self.page.locator("#preview-app[aria-busy=false]").wait_for()

    @property
    def messages(self) -> Locator:
        """All messages, oldest first."""
        return self.page.locator("#channel-message-list .channel-message")

    def reads(self, text: str | re.Pattern[str]) -> None:
        """Wait until `text` is shown in a message."""
        self.messages.get_by_text(text).last.wait_for()

    def reads_on(self, known: str) -> None:
        """Wait until the page's text differs from `known`, which `everything` returned."""
        changed = f"known => ({EVERYTHING})() !== known"
        self.page.wait_for_function(changed, arg=known, polling=LOOK)

    def everything(self) -> str:
        """All text of the page, including the alt texts of pictures."""
        return str(self.page.evaluate(EVERYTHING))

    @property
    def board(self) -> Locator:
        """The newest message with buttons."""
        return self.messages.filter(has=self.page.locator("button.component-button")).last

    def labels(self) -> list[str]:
        """The labels of the board's enabled buttons."""
        buttons = self.board.locator(".component-button:enabled")
        return [label.strip() for label in buttons.all_inner_texts()]

    def finds(self, labels: list[str]) -> None:
        """Wait until the board's enabled buttons have exactly these labels."""
        expect(self.board.locator(".component-button:enabled")).to_have_text(labels)

    def press(self, label: str) -> None:
        """Press a button of the board."""
        self._send(self._button(label).click)

    def press_or_leave(self, label: str) -> None:
        """Press a button of the board; give up if the page changes first."""
        with suppress(NotInTime):
            self._button(label).click(timeout=GLANCE * 1000)
        self._rest()

    def _button(self, label: str) -> Locator:
        """The board's button with exactly this label."""
        said = re.compile(f"^\\s*{re.escape(label)}\\s*$")
        return self.board.locator(".component-button").filter(has_text=said).last

    def choose_first(self, menu: str, count: int) -> None:
        """Choose the first options of a select of the board; give up if the page changes first."""
        trigger = self.board.locator(".select-trigger").filter(has_text=menu).last
        with suppress(NotInTime):
            for number in range(count):
                if not self._options.count():
                    trigger.click(timeout=GLANCE * 1000)
                self._options.nth(number).click(timeout=GLANCE * 1000)
            self._apply(GLANCE)
        self.page.keyboard.press("Escape")
        self._rest()

    def menus(self) -> list[str]:
        """The placeholders of the board's selects."""
        return [hint.strip() for hint in self.board.locator(".select-trigger").all_inner_texts()]

    def entries(self, menu: str) -> list[str]:
        """The options of a select of the board."""
        trigger = self.board.locator(".select-trigger").filter(has_text=menu)
        found: list[str] = []
        while not found:  # a redraw may close it before it is read
            self._open(trigger)
            found = self._options.all_inner_texts()
        self.page.keyboard.press("Escape")
        return [entry.strip() for entry in found]

    def choose(self, *labels: str, menu: str = "") -> None:
        """Choose options in the last select whose placeholder contains `menu`."""
        triggers = self.page.locator("#channel-message-list .select-trigger")
        trigger = triggers.filter(has_text=menu).last

        def pick() -> None:
            for label in () if self._confirm.is_visible() else labels:
                self._pick(trigger, label)
            self._apply()

        self._send(pick)

    @property
    def _confirm(self) -> Locator:
        return self.page.get_by_role("button", name="Apply", exact=True)

    def _apply(self, seconds: float = PATIENCE) -> None:
        """Confirm the choices of a select that takes several."""
        if self._confirm.is_visible():
            self._confirm.click(timeout=seconds * 1000)

    @property
    def _options(self) -> Locator:
        return self.page.locator(".select-option:visible")

    def _open(self, trigger: Locator) -> None:
        """Open a select; again if a redraw of the page closes it."""
        deadline = time.perf_counter() + PATIENCE
        while not self._options.count():
            assert time.perf_counter() < deadline, f"{trigger.inner_text()!r} does not open"
            trigger.click()
            with suppress(NotInTime):
                self._options.first.wait_for(timeout=GLANCE * 1000)

    def _pick(self, trigger: Locator, label: str) -> None:
        """Choose an option of a select."""
        option = self._options.filter(has_text=label).first
        deadline = time.perf_counter() + PATIENCE
        while time.perf_counter() < deadline:
            self._open(trigger)
            with suppress(NotInTime):
                option.click(timeout=GLANCE * 1000)
                return
        raise AssertionError(f"no option {label!r} in {trigger.inner_text()!r}")

    @property
    def window(self) -> Locator:
        """The open modal."""
        return self.page.locator("#modal-root .modal-dialog")

    def questions(self) -> dict[str, list[str]]:
        """The modal's questions with their options."""
        return {
            field.locator(".control-label").inner_text().removesuffix("*").strip(): [
                one.strip() for one in field.locator(".choice-label").all_inner_texts()
            ]
            for field in self.window.locator(".modal-field").all()
        }

    def fill_in(self, answers: Mapping[str, Sequence[str]]) -> None:
        """Choose these options for the modal's questions, and submit it."""
        for question, options in answers.items():
            field = self.window.locator(".modal-field").filter(has_text=question)
            trigger = field.locator(".select-trigger")
            if trigger.is_visible():
                trigger.click()
            for option in options:
                shown = self.page.locator(".modal-choice:visible, .select-option:visible")
                inside = shown if trigger.is_visible() else field.locator(".modal-choice")
                inside.filter(has_text=option).first.click()
            self._apply()
        self.window.get_by_role("button", name="Submit", exact=True).click()
        expect(self.window).to_have_count(0)
        self._rest()

    def resize(self, size: tuple[int, int]) -> None:
        """Resize the screen."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def run(self, command: str, *typed: str) -> None:
        """Run a slash command; each of `typed` fills the next option by its suggestion."""
        composer = self.fill_composer(command, *typed)
        self.page.locator("#send-message").click()
        expect(composer).to_be_visible()
        self._rest()

    def fill_composer(self, command: str, *typed: str) -> Locator:
        """Type a command as `run` does, without sending it; returns the input field."""
        composer = self.page.locator("#channel-composer-input")
        composer.click()
        composer.press_sequentially(f"/{command}", delay=15)
        title = self.page.get_by_text(f"/{command}", exact=True)
        self.page.locator(".command-entry").filter(has=title).click()
        for text in typed:
            option = self.page.locator(".command-option-input:focus")
            expect(option).to_have_value("")
            option.press_sequentially(text, delay=15)
            same = re.compile(re.escape(text), re.IGNORECASE)
            self.page.locator(".command-suggestion").filter(has_text=same).first.click()
        return composer

    def add_option(self, name: str, text: str) -> None:
        """Add an optional option to the command in the composer, by its suggestion."""
        self.page.locator("#channel-composer").get_by_text(re.compile(r"^\+\d+ more$")).click()
        suggestions = self.page.locator(".command-popup [role=option]")
        suggestions.filter(has_text=name).first.click()
        self.page.locator(".command-option-input:focus").press_sequentially(text, delay=15)
        suggestions.filter(has_text=text).first.click()

    def say(self, text: str) -> None:
        """Write a message."""
        self.page.locator("#channel-composer-input").click()
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")
        self.reads(text)
        self._rest()

    def open_menu_of(self, name: str, entry: str) -> None:
        """Choose an entry of the context menu at a member's name."""
        answers = self.messages.count() + 1
        self.messages.locator(".message-author", has_text=name).last.click()
        self.page.locator("#member-menu").get_by_text(entry, exact=True).click()
        expect(self.messages).to_have_count(answers)
        self._rest()

    def photograph(self, name: str) -> Path:
        """Save a screenshot in the artifacts folder."""
        ARTIFACTS.mkdir(exist_ok=True)
        path = ARTIFACTS / f"{name}.png"
        self._rest()
        self.page.screenshot(path=path)
        return path
