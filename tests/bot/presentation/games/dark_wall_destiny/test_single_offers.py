"""A single card for sale keeps the note that warns of it."""

from bot.presentation.panel import Button, Menu
from bot.presentation.panels.own_panel import private
from bot.presentation.shown import Shown
from engine.games.dark_wall_destiny.content.tables import CARD
from tests.bot.unstored import table_of
from tests.engine.games.dark_wall_destiny.table import table


def test_the_only_card_that_one_can_pay_for_has_its_note_in_a_menu() -> None:
    """Ada can pay for Ram Tug only; its gap would bring Scythe Kin to a vector."""
    start = table(energy=2, system="glasswater " * 12)
    start.state.system[start.state.vectors[-1] - 1 - 2] = CARD["scythe-kin"]
    start.state.drones = []
    start.state.system[12 - 1] = CARD["ram-tug"]
    ada = table_of(start.match)
    panel = private(Shown(ada, 0, ada.speech("en")))
    buttons = [one for row in panel.rows for one in row if isinstance(one, Button)]
    assert not [one.label for one in buttons if "Ram Tug" in one.label]
    menus = [row for row in panel.rows if isinstance(row, Menu)]
    (offer,) = [one for menu in menus for one in menu.entries if "Ram Tug (2" in one.label]
    assert "Scythe Kin" in offer.description
