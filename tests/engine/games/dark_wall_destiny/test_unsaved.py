"""Where the Cryoships are that are not saved yet: in the score, and at the end on the board."""

import pytest

from engine.core.catalogue import catalogue
from engine.core.words import Words
from engine.games.dark_wall_destiny.content.tables import CARD, CRYOSHIPS
from engine.games.dark_wall_destiny.state import WallState
from engine.games.dark_wall_destiny.text.table import caption
from tests.engine.games.dark_wall_destiny.table import GAME, Table, table

LYRA, HALCYON, TIDEWATER, MERIDIAN = (
    CARD[f"colony-{name}"] for name in ("lyra", "halcyon", "tidewater", "meridian")
)


def said(lines: list[Words], locale: str) -> list[str]:
    return [catalogue((GAME,)).render(one, locale, ("Ann", "Bob")) for one in lines]


def owned() -> Table:
    """Lyra is saved; Ann holds Halcyon, Bob draws Tidewater later; Meridian is for sale."""

    def set_up(state: WallState) -> None:
        state.saved, state.turn = [LYRA], 12
        state.cryoships = [one for one in CRYOSHIPS if one not in KNOWN]
        ann, bob = state.players
        ann.hand = [HALCYON]
        bob.deck = [TIDEWATER, *bob.deck]
        state.system[0] = MERIDIAN

    return table().but(set_up)


KNOWN = (LYRA, HALCYON, TIDEWATER, MERIDIAN)


@pytest.mark.parametrize(
    ("locale", "to_ann", "to_bob"),
    [
        ("en", "Colony Halcyon (in Ann's hand), Colony Tidewater (in Bob's hand or deck)", None),
        (
            "de",
            "Kolonie Halcyon (auf der Hand von Ann), "
            "Kolonie Tidewater (auf der Hand oder im Deck von Bob)",
            "Kolonie Halcyon (auf der Hand oder im Deck von Ann)",
        ),
    ],
)
def test_the_score_says_where_each_cryoship_is_that_is_to_be_saved(
    locale: str, to_ann: str, to_bob: str | None
) -> None:
    at = owned()
    told = said(list(GAME.text.score(at.view(0)).decides), locale)
    line = next(one for one in told if to_ann in one)
    for word in ("Meridian", "System" if locale == "de" else "system"):
        assert word in line
    assert "Lyra" not in line
    hers = " ".join(said(list(GAME.text.score(at.view(1)).decides), locale))
    assert to_bob is None or to_bob in hers, "Bob does not see Ann's hand"


def test_the_board_says_what_is_to_be_saved_once_all_cryoships_are_acquired() -> None:
    def bought(state: WallState) -> None:
        state.cryoships = []
        state.system[0] = CARD["talon"]
        state.players[0].discards = [*state.players[0].hand, MERIDIAN]
        state.players[0].hand = []

    at = owned()
    assert not any("Noch zu retten" in one for one in said(caption(at.view()), "de"))
    assert (
        "Noch zu retten: Kolonie Halcyon (in der Ablage von Ann), Kolonie Meridian (in der Ablage "
        "von Ann), Kolonie Tidewater (auf der Hand oder im Deck von Bob)."
    ) in said(caption(at.but(bought).view()), "de")
