"""A whole game of Dark Miss Down between two members' pages, by nothing but what the bot shows.

Ada plays on a desktop, where her messages bring her hand; Bo has closed his, and plays on a phone
behind the door of the board. Dan watches the channel.
"""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenTab
from tests.browser.driver import PHONE, Member

MOST_MOVES = 150
PLAN = ("Push the airlock", "Take ", "Draw a card", "Discard ")
"""What these officers do when no task can be completed, the first that is offered."""
DOOR = "My hand and moves"
AWAITED = re.compile(r"waiting for (\w+)")
HAND = re.compile(r"Your hand.*")
POINTS = re.compile(r": (\d+) points? \((.*)\)")


def payment(needs: list[str], cards: list[str]) -> list[str]:
    """Cards that cover the needs one by one, then by pairs; none if these do not suffice."""
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


def complete(officer: Member) -> bool:
    """Complete the task that scores most, as a button or with cards that are picked."""
    offered = [label for label in officer.labels() + officer.menus() if POINTS.search(label)]
    for label in sorted(offered, key=points, reverse=True):
        if label in officer.labels():
            officer.press(label)
            return True
        said = POINTS.search(label)
        assert said is not None
        cards = payment(said[2].split(", "), officer.entries(label))
        if cards:
            officer.choose(*cards, menu=label)
            return True
    return False


def points(label: str) -> int:
    """What completing a task scores, as the label says."""
    said = POINTS.search(label)
    return int(said[1]) if said is not None else 0


def move(officer: Member) -> None:
    """Complete a task, or else do the first thing planned."""
    if not complete(officer):
        labels = officer.labels()
        officer.press(next(label for plan in PLAN for label in labels if label.startswith(plan)))


def awaited(officer: Member) -> str | None:
    """Whom the game waits for, as the officer's newest panel says; None at its end."""
    said = AWAITED.search(officer.messages.last.inner_text())
    return None if said is None else said[1]


def hand(officer: Member) -> str:
    """The officer's own hand, as the newest panel shows it."""
    found = HAND.findall(officer.messages.filter(has_text=HAND).last.inner_text())
    return str(found[-1])


def test_two_members_play_it_to_its_end_one_with_closed_messages(open_tab: OpenTab) -> None:
    ada, bo, dan = open_tab("ada"), open_tab("bo", size=PHONE), open_tab("dan")
    bo.close_messages()
    ada.run("play", "Dark Miss Down")
    bo.reads("looking for players")
    bo.press("Join")
    bo.reads("Your direct messages are closed to me")
    bo.photograph("dark-miss-down-joined-on-the-phone")
    ada.press("Start")
    dan.reads(AWAITED)
    letters = open_tab("ada", room="messages")
    officers = {"Ada": letters, "Bo": bo}
    held: dict[str, str] = {}

    whose = awaited(dan)
    for count in range(MOST_MOVES):
        if whose is None:
            break
        officer = officers[whose]
        expect(officer.board).to_contain_text(f"waiting for {whose}")
        if DOOR in officer.labels():
            officer.press(DOOR)
        assert hand(officer) == held.get(whose, hand(officer))
        if count in (0, 1, 12, 13):
            officer.photograph(f"dark-miss-down-move-{count}-{officer.name}")
        move(officer)
        held[whose] = hand(officer)
        whose = awaited(officer)
        assert "Your hand" not in dan.everything() + ada.everything()

    dan.reads("first mate")
    expect(dan.board.get_by_role("button", name="Play again")).to_be_visible()
    for tab in (ada, bo, letters):
        tab.photograph(f"dark-miss-down-end-{tab.name}")
    assert "Your hand" not in dan.everything() + ada.everything()
    assert open_tab("bo", room="messages").messages.count() == 0
