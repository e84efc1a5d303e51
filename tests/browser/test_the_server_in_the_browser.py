"""A simulated server in a real browser: context menus at names, a forum, the next day."""

from playwright.sync_api import expect

from tests.browser.conftest import OpenTab
from tests.browser.driver import PHONE


def test_a_duel_is_opened_from_the_menu_at_a_members_name(open_tab: OpenTab) -> None:
    bo = open_tab("bo")
    bo.say("Who plays?")
    ada = open_tab("ada", PHONE)
    ada.open_menu_of("Bo", "Play a duel")
    ada.choose("Dark Miss Down", menu="Choose")
    bo.reads("Ada has reserved you a seat in Dark Miss Down.")


def test_a_friend_is_added_removed_and_added_again_in_a_menu(open_tab: OpenTab) -> None:
    ada = open_tab("ada", PHONE)
    ada.run("stats challenge")
    ada.press("Friends")
    for _ in range(2):
        ada.choose("Bo", menu="Add a friend")
        ada.reads("You added")
        ada.choose("Bo", menu="Remove a friend")
        ada.reads("is no longer on your list of friends.")


def test_a_table_is_a_post_of_the_forum_and_the_next_day_comes(open_tab: OpenTab) -> None:
    ada = open_tab("ada")
    ada.fill_composer("settings post", "Forum")
    ada.add_option("channel", "tables")
    ada.page.locator("#send-message").click()
    ada.reads("Tables for several players open as posts in")
    ada.run("play", "Dark Miss Down")
    ada.messages.locator(".mention").last.click()
    ada.page.wait_for_url("**/see/thread-*/ada*")
    ada.reads("Ada opened this table of Dark Miss Down.")
    ada.page.goto(ada.page.url.split("/see/")[0])
    post = ada.page.locator(".member", has_text="Bo accepts").locator(".place", has_text=": Ada")
    expect(post).to_contain_text("Dark Miss Down, looking for players")
    ada.page.get_by_role("button", name="Next day").click()
    expect(ada.page.get_by_role("button", name="Next day")).to_be_enabled()
