"""When war can be declared, in the words of the *Diplomacy* menu."""

import pytest

from bot.language.speech import Speech
from engine.core.choices import Branch, resolve
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules import surface
from tests.engine.games.black_abyss.table import GAME, Table

WHEN = {
    "en": "You can declare war only in your movement turn, before you move anything.",
    "de": "Krieg erklären kannst du nur in deinem Bewegungszug, bevor du etwas bewegst.",
}


def diplomacy(table: Table, seat: int, locale: str = "en") -> tuple[list[str], list[str]]:
    """The entries of a seat's *Diplomacy* menu, and the sentences beside it."""
    menu = resolve(GAME.choices(table.state, seat), "diplomacy")
    assert isinstance(menu, Branch)
    said = GAME.text.beside(GAME.view(table.state, seat), ("diplomacy",), menu)
    speech = Speech(locale, ("Ada", "Bo", "Cleo"))
    return [node.key for node in menu.open()], [speech(one) for one in said]


@pytest.mark.parametrize("locale", ["en", "de"])
def test_while_others_move_the_menu_says_when_war_can_be_declared(locale: str) -> None:
    table = Table.open_sky()
    offered, said = diplomacy(table, 0, locale)
    assert "war" in offered
    assert WHEN[locale] not in said
    offered, said = diplomacy(table, 1, locale)
    assert "war" not in offered
    assert WHEN[locale] in said


def test_while_buying_the_menu_says_when_war_can_be_declared() -> None:
    table = Table.open_sky()
    table.to_purchase()
    offered, said = diplomacy(table, 0)
    assert "war" not in offered
    assert WHEN["en"] in said
    assert table.refusal(0, a.DeclareWar(1)) == "not-now"


def test_whoever_is_at_war_with_everybody_is_not_told_when_war_can_be_declared() -> None:
    table = Table.open_sky()
    table.war(1, 0)
    table.war(1, 2)
    assert WHEN["en"] not in diplomacy(table, 1)[1]
    assert WHEN["en"] in diplomacy(table, 2)[1]


def test_under_a_ban_the_menu_says_that_no_war_can_be_declared() -> None:
    table = Table.open_sky()
    table.state.laws.append(t.LAWS.index("tribunal-peace"))
    surface.add_up_powers(table.state)
    offered, said = diplomacy(table, 0)
    assert "war" not in offered
    assert "A resolution of the tribunal forbids new wars." in said
    assert WHEN["en"] not in said
