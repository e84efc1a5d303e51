"""How a private panel asks: for damage that is due, for a seat, and for one of many cards."""

import pytest

from bot.discord_io import limits
from bot.presentation.custom_ids import Verb, parse
from bot.presentation.panel import Button, Menu, Panel
from bot.presentation.panels.own_panel import private
from bot.presentation.shown import Shown
from engine.games.dark_wall_destiny.actions import Play
from tests.bot.unstored import table_of
from tests.engine.games.dark_wall_destiny.rivals import contest
from tests.engine.games.dark_wall_destiny.table import Table, table
from tests.engine.games.dark_wall_destiny.test_discard_form import twice


def asked(at: Table, locale: str) -> Panel:
    shown = table_of(at.match)
    return private(Shown(shown, 0, shown.speech(locale)))


def menus_of_answers(panel: Panel) -> list[list[str]]:
    """The labels of each menu with choices."""
    choosing = (Verb.CHOOSE, Verb.MENU)
    menus = [row for row in panel.rows if isinstance(row, Menu) and parse(row.id).verb in choosing]
    return [[entry.label for entry in menu.entries] for menu in menus]


@pytest.mark.parametrize(
    ("locale", "label"),
    [
        ("en", "Discard for 1 damage, later for 2 more …"),
        ("de", "Für 1 Schaden abwerfen, später für 2 mehr …"),
    ],
)
def test_the_button_of_a_form_counts_the_damage_due_now_apart_from_that_of_later(
    locale: str, label: str
) -> None:
    """Hull Leeches deal 1 now, Scythe Kin 2 later in the spin."""
    rows = [row for row in asked(twice(), locale).rows if not isinstance(row, Menu)]
    assert label in [one.label for row in rows for one in row if isinstance(one, Button)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whom_to_raid_is_always_asked_by_one_menu(seats: int) -> None:
    (raids, *_) = menus_of_answers(asked(contest(seats, hand="raid").play(Play("raid")), "en"))
    assert [one for one in raids if one.startswith("Raid ")][-1] == "Raid nobody"
    assert len([one for one in raids if one.startswith("Raid ")]) == seats


PILE = ("needle", "talon", "requisition", "patrol", "brace", "ram-tug", "glasswater")


@pytest.mark.parametrize(("locale", "none"), [("en", "Burn nothing"), ("de", "Nichts verbrennen")])
@pytest.mark.parametrize("count", range(1, len(PILE) + 1))
def test_which_of_some_cards_to_burn_is_asked_by_one_menu(
    count: int, locale: str, none: str
) -> None:
    start = table(hand="white-hand", discards=" ".join(PILE[:count]), deck="patrol")
    panel = asked(start.play(Play("white-hand")), locale)
    limits.check(panel)
    (answers,) = [menu for menu in menus_of_answers(panel) if none in menu]
    assert len(answers) >= count + 1
