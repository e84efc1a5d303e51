"""A whole game of Dyla, clicked in a real browser; screenshots are kept to look at."""

from __future__ import annotations

from tests.browser.conftest import OpenTab
from tests.browser.driver import PHONE, Member

MOST_PRESSES = 400
PLAN = ("Play all", "Fire", "Hold fire", "Buy", "Done")
"""The labels to prefer, in this order: all guns, no shields, the first thing for sale."""


def press_next(captain: Member) -> None:
    """Press the preferred button, or choose the first entry of its menu."""
    labels, menus = captain.labels(), captain.menus()
    wanted = next(one for plan in PLAN for one in labels + menus if one.startswith(plan))
    if wanted in labels:
        captain.press(wanted)
    else:
        captain.choose(captain.entries(wanted)[0], menu=wanted)


def test_a_game_of_dyla_is_clicked_to_its_end(open_tab: OpenTab) -> None:
    ada = open_tab("ada")
    bo = open_tab("bo", size=PHONE)
    ada.run("play", "Dyla")
    ada.reads("turn 1")
    ada.photograph("dyla-start")

    before = ada.labels()
    press_next(ada)
    assert ada.labels() != before
    ada.press("Undo")
    ada.reads("took back the last move")
    assert {*before} <= {*ada.labels()}, "what was to be chosen before"

    ada.press("Text")
    ada.reads("Only you can see this")
    assert bo.messages.get_by_text("Only you can see this").count() == 0

    ada.run("move", "Play all")
    ada.run("board")
    bo.reads("Dyla")
    bo.photograph("dyla-on-the-phone")
    bo.leave()

    for _ in range(MOST_PRESSES):
        if "Play again" in ada.labels():
            break
        press_next(ada)
    assert "Play again" in ada.labels(), "the game does not end"
    ada.photograph("dyla-end")

    ada.reads("Turning points (chance of winning)")
    bo.open("games")
    ada.press("Share")
    ada.press("Post it here")
    bo.reads("Ada · Dyla · solo")
    ada.press("Turning points")
    ada.reads("Turning point 1 of")
    ada.photograph("dyla-turning-point")
    bo.photograph("dyla-end-on-the-phone")
