"""The damage of the next spin stands on boards and panels; a prevented spin is told, too."""

import pytest

from engine.core.catalogue import catalogue
from engine.games.dark_wall_destiny.content.tables import CARD
from engine.games.dark_wall_destiny.text.table import caption
from tests.engine.games.dark_wall_destiny.table import GAME, Table, table


def lines(at: Table, viewer: int | None, locale: str = "en") -> list[str]:
    """The caption, the most important line first."""
    render = catalogue((GAME,)).render
    return [render(one, locale, ("Ann", "Bob")) for one in caption(at.view(viewer))]


def struck() -> Table:
    """Scythe Kin attacks in the next spin."""
    start = table(hand="patrol", others="patrol")
    start.state.turn = 5
    start.state.system[start.state.vectors[-1] - 2] = CARD["scythe-kin"]
    return start


@pytest.mark.parametrize(
    ("locale", "own"),
    [
        ("en", "Next spin, if nobody acquires more: 2 damage to you."),
        ("de", "Nächste Drehung, wenn niemand mehr kauft: 2 Schaden für dich."),
    ],
)
def test_the_damage_of_the_next_spin_stands_before_the_hand(locale: str, own: str) -> None:
    told = lines(struck(), 1, locale)
    assert told[0] == own
    calm = table(others="patrol").but(lambda state: setattr(state, "turn", 5))
    assert own not in lines(calm, 1, locale)


def test_the_board_tells_the_damage_of_all() -> None:
    public = lines(struck(), None)
    assert public[0] == "Next spin, if nobody acquires more: 2 damage each to Ann and Bob."
    assert public[1].startswith("The spin in detail: Talon will burn. Attack by Scythe Kin")


@pytest.mark.parametrize(
    ("locale", "none", "may", "calm"),
    [
        (
            "en",
            "Next spin, if nobody acquires more: no damage to you.",
            "Next spin, if nobody acquires more: no damage to you, unless a new card hits "
            "(up to 3).",
            ("Nothing attacks.", "Nothing in the system attacks, but a new card may."),
        ),
        (
            "de",
            "Nächste Drehung, wenn niemand mehr kauft: kein Schaden für dich.",
            "Nächste Drehung, wenn niemand mehr kauft: kein Schaden für dich, außer durch eine "
            "neue Karte (bis zu 3).",
            ("Nichts greift an.", "Im System greift nichts an, aber vielleicht eine neue Karte."),
        ),
    ],
)
def test_a_calm_system_names_the_damage_that_a_new_card_may_deal(
    locale: str, none: str, may: str, calm: tuple[str, str]
) -> None:
    """No card can enter on a vector; then the first cards are acquired, and one can."""
    full = table(system="talon " * 12)
    told = lines(full, 1, locale)
    assert none in told
    assert any(line.endswith(calm[0]) for line in told)
    gaps = full.but(lambda state: state.system.__setitem__(slice(3), [-1] * 3))
    told = lines(gaps, 1, locale)
    assert may in told
    assert any(line.endswith(calm[1]) for line in told)


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "The spin of this round is prevented: nothing burns, moves or attacks."),
        (
            "de",
            "Die Drehung dieser Runde ist verhindert: Nichts verbrennt, rückt vor oder greift an.",
        ),
    ],
)
def test_a_prevented_spin_is_told_during_its_round(locale: str, said: str) -> None:
    halted = struck().but(lambda state: setattr(state, "halted", True))
    assert said in lines(halted, 1, locale)
    assert said in lines(halted, None, locale)
    assert said not in lines(struck(), 1, locale)
