"""Menus in a real browser: what was chosen once can be chosen again, as on Discord."""

from __future__ import annotations

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
