"""Who has peace and passage has nothing left to offer in private, reads so, and asks nobody."""

import pytest

from bot.language.speech import Speech
from engine.core.choices import Branch, resolve
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.state import PASSAGE
from tests.engine.games.black_abyss.table import GAME, Table


@pytest.mark.parametrize(
    ("locale", "over"),
    [
        ("en", "You and Bo have peace and passage: there is nothing left to offer in private."),
        ("de", "Zwischen dir und Bo sind Frieden und Durchflug: Anzubieten ist nichts mehr."),
    ],
)
def test_talks_with_nothing_left_to_offer_say_so(locale: str, over: str) -> None:
    table = Table.open_sky()
    table.to_move(0)
    table.state.turn, table.state.talks = 4, [(0, 1), (1, 0)]

    def notes(seat: int) -> list[str]:
        menu = resolve(GAME.choices(table.state, seat), "diplomacy")
        assert isinstance(menu, Branch)
        told = GAME.text.beside(GAME.view(table.state, seat), ("diplomacy",), menu)
        return Speech(locale, ("Ada", "Bo", "Cleo")).each(told)

    assert over not in notes(0), "passage can be offered"
    table.play(0, a.Offer(1, PASSAGE))
    table.play(1, a.Accept(0, PASSAGE))
    assert over in notes(0)
    assert not any(line.endswith(over[-14:]) for line in notes(2))


def test_nobody_is_asked_to_talk_in_private_with_nothing_left_to_offer() -> None:
    table = Table.open_sky()
    table.to_move(0)
    assert GAME.why_not(table.state, 0, a.Talk(1)) is None
    table.play(0, a.Offer(1, PASSAGE))
    table.play(1, a.Accept(0, PASSAGE))
    refused = GAME.why_not(table.state, 0, a.Talk(1))
    assert refused is not None
    assert refused.id.endswith("nothing-to-offer")
    assert GAME.why_not(table.state, 0, a.Talk(2)) is None
