"""Menus and pictures of the playground behave in a real browser as on Discord."""

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import OpenTab
from tests.browser.driver import PHONE

SECTIONS = "Choose a section"
CENTRE = (PHONE[0] / 2, PHONE[1] / 2)


def test_a_menu_of_an_edited_message_accepts_the_same_choice_again(
    open_tab: OpenTab,
) -> None:
    ada = open_tab("ada")
    ada.run("play", "Dyla")
    ada.run("table rules")

    for _ in range(2):
        ada.choose("The game", menu=SECTIONS)
        assert "Contents" in ada.labels()
        ada.press("Contents")
        assert SECTIONS in ada.messages.last.inner_text()


@pytest.mark.soak
def test_a_menu_whose_choice_another_message_answered_accepts_it_again(open_tab: OpenTab) -> None:
    for room in ("games", "lounge"):
        open_tab("ada", room=room).run("play", "Dyla")
    letters = open_tab("ada", room="messages")
    letters.run("hand")

    for _ in range(2):
        newest = letters.messages.last.get_attribute("data-message-id")
        letters.choose("#lounge", menu="Choose")
        expect(letters.messages.last).not_to_have_attribute("data-message-id", newest or "")
        expect(letters.messages).to_have_count(2)  # the question, and the newest panel


def test_a_picture_that_fails_to_load_is_requested_again(open_tab: OpenTab) -> None:
    ada = open_tab("ada")
    asked: list[str] = []

    def fail_once(route: Route) -> None:
        """Cut the connection at the first request for a picture."""
        first = route.request.url not in asked
        asked.append(route.request.url)
        if first:
            route.abort()
        else:
            route.continue_()

    ada.page.route("**/api/assets/*", fail_once)
    ada.run("play", "Dyla")
    ada.press("Text")
    picture = ada.page.locator("#channel-message-list .media-lightbox-trigger:enabled")
    expect(picture).to_have_count(1)
    assert len(asked) > len(set(asked))
    assert ada.page.locator(".media-unavailable").count() == 0


@pytest.mark.soak
def test_a_mentioned_thread_is_one_click_away_as_is_its_board_from_the_list(
    open_tab: OpenTab,
) -> None:
    open_tab("ada").run("play", "Dyla")
    bo = open_tab("bo", PHONE)
    bo.run("play", "Planetary")
    bo.press("Open a thread")
    bo.messages.locator(".mention").last.click()
    bo.page.wait_for_url("**/see/thread-*/bo*")
    bo.reads("Planetary Defence System · turn 1")

    bo.open("lounge")
    bo.run("games")
    bo.messages.get_by_role("link", name="Planetary Defence System").first.click()
    bo.page.wait_for_url("**/see/thread-*/bo*")
    expect(bo.board).to_be_in_viewport()


def test_a_mentioned_command_opens_under_its_name_in_the_readers_discord(
    open_tab: OpenTab, playground: str
) -> None:
    ada = open_tab("ada")
    for of in ("ada", "server"):
        ada.page.request.put(f"{playground}language/{of}", data="de")
    ada.open("games")
    ada.run("spielen", "Dark Miss Down")
    ada.press("Aussteigen")
    ada.reads("Mit /play eröffnest du einen neuen.")
    ada.page.locator(".command-mention").last.click()
    expect(ada.page.locator(".command-chip")).to_have_text("/spielen")


@pytest.mark.soak
def test_a_command_chosen_by_mouse_is_sent_by_enter(
    open_tab: OpenTab,
) -> None:
    ada = open_tab("ada", PHONE)
    ada.fill_composer("play", "Dyla")
    ada.page.keyboard.press("Enter")
    board = ada.messages.filter(has_text="Tech points")
    board.locator("img").first.scroll_into_view_if_needed()
    ada.page.mouse.move(*CENTRE)
    ada.page.mouse.wheel(0, -2000)
    ada.press("How to play")
    expect(ada.messages.last).to_be_in_viewport()
    expect(ada.messages).to_have_count(2)


@pytest.mark.soak
def test_a_message_being_pressed_stays_in_view_when_something_is_posted_below(
    open_tab: OpenTab,
) -> None:
    bo = open_tab("bo")
    bo.run("play", "Dyla")
    ada = open_tab("ada", PHONE)
    ada.run("table rules")
    ada.choose("The game", menu=SECTIONS)
    bo.run("board")
    expect(ada.messages.last).to_contain_text("Tech points")
    ada.photograph("windows-pressed-above")
    expect(ada.messages.get_by_role("button", name="Contents")).to_be_in_viewport()
