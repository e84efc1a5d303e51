"""Menus in a real browser: what was chosen once can be chosen again, as on Discord."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenTab

SECTIONS = "Choose a section"


def test_the_same_choice_of_a_menu_is_taken_again_when_its_message_was_edited(
    open_tab: OpenTab,
) -> None:
    ada = open_tab("ada")
    ada.run("play", "Dyla")
    ada.run("rules")

    for _ in range(3):
        ada.choose("The game", menu=SECTIONS)
        assert "Contents" in ada.labels()
        ada.press("Contents")
        assert SECTIONS in ada.messages.last.inner_text()


def test_a_choice_that_is_answered_in_another_message_can_be_made_again(open_tab: OpenTab) -> None:
    for room in ("games", "lounge"):
        open_tab("ada", room=room).run("play", "Dyla")
    letters = open_tab("ada", room="messages")
    letters.run("hand")
    question = letters.messages.count()

    for answers in (1, 2):
        letters.choose("#lounge", menu="Choose")
        expect(letters.messages).to_have_count(question + answers)
