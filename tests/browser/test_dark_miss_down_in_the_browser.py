"""A game of Dark Miss Down between two members' pages, using only what the bot shows.

Ada plays on a desktop, in direct messages. Bo has closed his, and plays on a phone by the board's
button. Dan watches the channel.
"""

import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenTab
from tests.browser.driver import PHONE, Member

MOST_MOVES, FIRST_MOVES = 150, 3
"""Maximum moves of a whole game, and the moves that a usual run plays."""
PLAN = ("Push the airlock", "Take ", "Draw from the pile", "Discard ")
"""The labels to prefer, in this order, when no task can be completed."""
MORE = "…"
"""How the label of a button that opens a menu ends."""
DOOR = "My moves"
AWAITED = re.compile(r"waiting for (\w+)")
HAND = re.compile(r"Your hand.*")
POINTS = re.compile(r": (\d+) points? \((.*)\)")


def payment(needs: list[str], cards: list[str]) -> list[str]:
    """Cards that cover the needs one by one, then by pairs; empty if these do not suffice."""
    left, paid, lacking = list(cards), list[str](), list[str]()
    for need in sorted(needs, key=lambda need: any(f"{need} ·" in card for card in cards)):
        card = next((card for card in left if need in card.split(" (")[0]), None)
        if card is None:
            lacking.append(need)
        else:
            left.remove(card)
            paid.append(card)
    for _ in lacking:
        crews = [card.split(" ·")[0] for card in left]
        crew = next((crew for crew in crews if crews.count(crew) > 1), None)
        if crew is None:
            return []
        pair = [card for card in left if card.startswith(crew)][:2]
        left = [card for card in left if card not in pair]
        paid += pair
    return paid


def panel_entries(officer: Member) -> dict[str, str]:
    """The entries of the newest panel, each with its menu; "" for a button."""
    found = dict.fromkeys(officer.labels(), "")
    for menu in officer.menus():
        found |= dict.fromkeys(officer.entries(menu), menu)
    return found


def do(officer: Member, label: str, menu: str) -> None:
    """Press a button, or choose an entry of a menu."""
    if menu:
        officer.choose(label, menu=menu)
    else:
        officer.press(label)


def complete(officer: Member, offers: dict[str, str]) -> bool:
    """Complete the task that scores most, if any; returns whether one was completed."""
    for label in sorted(filter(POINTS.search, offers), key=points, reverse=True):
        do(officer, label, offers[label])
        if not label.endswith(MORE):
            return True
        said = POINTS.search(label)
        assert said is not None
        (menu,) = (menu for menu in officer.menus() if menu.startswith("Choose"))
        cards = payment(said[2].split(", "), officer.entries(menu))
        if cards:
            officer.choose(*cards, menu=menu)
            return True
        officer.press("Back")
    return False


def points(label: str) -> int:
    """The points in a task's label."""
    said = POINTS.search(label)
    return int(said[1]) if said is not None else 0


def move(officer: Member) -> None:
    """Complete a task, or take the first move of `PLAN`."""
    offers = panel_entries(officer)
    while DOOR in officer.labels():
        officer.press(DOOR)
        expect(officer.board).to_contain_text("your turn")
        offers = panel_entries(officer)
    if not complete(officer, offers):
        label = next(label for plan in PLAN for label in offers if label.startswith(plan))
        do(officer, label, offers[label])


def awaited_seat(officer: Member) -> str | None:
    """The name after "waiting for" in the officer's newest panel; None at the end of the game."""
    shown = officer.messages.last.inner_text()
    if "· your turn" in shown:
        return officer.name.title()
    said = AWAITED.search(shown)
    return None if said is None else said[1]


def hand(officer: Member) -> str:
    """The officer's hand, as shown in the newest panel."""
    pictures = officer.page.locator("#channel-message-list img")
    expect(officer.page.get_by_alt_text(HAND).last).to_be_attached()
    told: list[str] = pictures.evaluate_all("all => all.map((one) => one.alt)")
    return next(found[0] for alt in reversed(told) if (found := HAND.search(alt)))


def test_two_members_play_a_game_one_with_closed_messages(
    open_tab: OpenTab, *, soaking: bool
) -> None:
    ada, bo, dan = open_tab("ada"), open_tab("bo", size=PHONE), open_tab("dan")
    bo.close_messages()
    ada.run("play", "Dark Miss Down")
    bo.reads("looking for players")
    bo.press("Join")
    bo.reads("I can't send you direct messages")
    bo.photograph("dark-miss-down-joined-on-the-phone")
    ada.press("Start (Ada)")
    dan.reads(AWAITED)
    ada.open("messages")
    officers = {"Ada": ada, "Bo": bo}
    held: dict[str, str] = {}

    whose = awaited_seat(dan)
    for count in range(MOST_MOVES if soaking else FIRST_MOVES):
        if whose is None:
            break
        officer = officers[whose]
        expect(officer.board).to_contain_text(re.compile(f"waiting for {whose}|your turn"))
        if DOOR in officer.labels():
            officer.press(DOOR)
            expect(officer.board).to_contain_text("your turn")
        assert hand(officer) == held.get(whose, hand(officer))
        if count in (0, 1, 12, 13):
            officer.photograph(f"dark-miss-down-move-{count}-{officer.name}")
        move(officer)
        held[whose] = hand(officer)
        whose = awaited_seat(officer)
        assert "Your hand" not in dan.everything()

    if soaking:
        dan.reads("first mate")
        expect(dan.board.get_by_role("button", name="Play again")).to_be_visible()
        for tab in (ada, bo):
            tab.photograph(f"dark-miss-down-end-{tab.name}")
        assert "Your hand" not in dan.everything()
    bo.open("messages")
    assert bo.messages.count() == 0
