"""A hint to move says what its ships can do there, or nothing."""

import pytest

from bot.language.speech import Speech
from tests.engine.games.black_abyss.table import GAME, Table, bare


def reasons(table: Table, ship: int, locale: str) -> list[str]:
    """Why Ada's ship should go from B5 to B4."""
    _, *why = GAME.text.advice(GAME.view(table.state, 0), ("move", "b4", f"b5-s{ship}"), ())
    return Speech(locale).each(why)


@pytest.mark.parametrize(
    ("locale", "settle", "dock", "guard"),
    [
        (
            "en",
            "It takes the colony pod to B4, where your people can live.",
            "At your dock there you can fit and repair it.",
            "There it guards your colony.",
        ),
        (
            "de",
            "So kommt die Kolonialkapsel nach B4, wo dein Volk leben kann.",
            "In deinem Dock dort kannst du das Schiff ausrüsten und reparieren.",
            "Dort bewacht das Schiff deine Kolonie.",
        ),
    ],
)
def test_a_hint_to_move_says_whether_a_ship_settles_is_fitted_or_guards_there(
    locale: str, settle: str, dock: str, guard: str
) -> None:
    table = Table.empty_sky()
    pod = table.ship(0, "transport", "B5", "colony-pod").id
    empty = table.ship(0, "transport", "B5").id
    armed = table.ship(0, "frigate", "B5", "missile", "missile", "missile").id
    at = table.planet("B4", "yellow", "plains", "plains")
    assert reasons(table, pod, locale) == [], "it can only pass there"
    table.planet("B4", "green", "plains", "plains")
    assert reasons(table, pod, locale) == [settle]
    for slot in range(7):
        table.state.land[at * 7 + slot] = bare("green", "plains")
    assert reasons(table, empty, locale) == [], "there is nothing to do for it"
    table.building(0, at * 7, "habitat")
    assert reasons(table, armed, locale) == [guard]
    table.building(0, at * 7 + 1, "small-dock")
    assert reasons(table, empty, locale) == [dock]
