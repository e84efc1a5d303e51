"""Each exchange of two cards of the system says what it changes in the next spin."""

import pytest

from bot.language.speech import Speech
from engine.core.choices import Leaf
from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.actions import Play
from tests.engine.games.dark_wall_destiny.table import GAME, Table, table

ROOM = 100
"""The most characters of a note in a menu."""


def notes(at: Table, locale: str = "en") -> dict[str, str]:
    """The note on each of Ann's answers, by its key; "" for none."""
    speech, found = Speech(locale, ("Ann", "Bob")), {}
    for one in GAME.choices(at.state, 0).open():
        if isinstance(one, Leaf):
            said = GAME.text.note(at.view(0), (one.key,), one)
            found[one.key] = "" if said is None else speech(said)
    return found


def asked(system: str, card: str = "exchange", **chosen: str) -> Table:
    """Ann has played a card that exchanges two others; the last position is 12."""
    return table(hand=f"{card} patrol", system=system, **chosen).play(Play(card))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("locale", "burns", "lands", "passes", "nothing"),
    [
        (
            "en",
            "Then Needle will burn next, not Talon.",
            "Puts Scythe Kin on ⚔ 11: your team takes 8 damage instead of 4.",
            "Lets Scythe Kin pass ⚔ 9: your team takes 0 damage instead of 4.",
            "Changes nothing in the next spin.",
        ),
        (
            "de",
            "Dann verbrennt als Nächstes die Karte Nadel statt Fangklaue.",
            "Bringt „Sensenvolk“ auf ⚔ 11. Ihr erleidet 8 statt 4 Schaden.",
            "Bringt „Sensenvolk“ an ⚔ 9 vorbei. Ihr erleidet 0 statt 4 Schaden.",
            "Ändert an der nächsten Drehung nichts.",
        ),
    ],
)
def test_an_exchange_says_what_attacks_and_what_burns_after_it(
    locale: str, burns: str, lands: str, passes: str, nothing: str
) -> None:
    """Scythe Kin lies at 8, before the vector at 9, and the Needle at 11, beside the last."""
    at = asked("scythe-kin talon talon needle talon")
    said = notes(at, locale)
    assert said["11.12"] == burns
    assert said["8.9"] == passes
    assert said["1.2"] == nothing
    assert said["none"] == ""
    two = asked("scythe-kin scythe-kin talon needle talon")
    assert lands in notes(two, locale).values()


def test_an_exchange_says_when_the_cryoship_then_burns() -> None:
    at = asked("colony-lyra talon needle talon talon", card="gravity-eddy")
    assert "burns later" in " ".join(notes(at).values())


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "Then Debris Storm will burn next: your team takes 2 damage instead of 0."),
        ("de", "Dann verbrennt die Karte Trümmersturm. Ihr erleidet 2 statt 0 Schaden."),
    ],
)
def test_an_exchange_says_which_card_deals_damage_as_it_burns_next(locale: str, said: str) -> None:
    assert notes(asked("debris-storm talon"), locale)["11.12"] == said


def test_an_exchange_with_the_cryoship_is_told_as_its_move() -> None:
    at = asked("colony-lyra talon needle talon talon", card="gravity-eddy")
    (moved,) = at.choose("7.8").facts(facts.Shifted)
    assert (moved.card, moved.at) == ("colony-lyra", 7)


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("card", ["exchange", "gravity-eddy", "slow-door", "toll-vortex"])
def test_every_exchange_has_a_note_that_fits_its_menu(card: str, locale: str) -> None:
    contest = "yes" if card == "toll-vortex" else "no"
    said = notes(asked("colony-meridian" + " scythe-kin" * 7, card, aggression=contest), locale)
    assert said.pop("none") == ""
    assert all(0 < len(one) <= ROOM for one in said.values())
