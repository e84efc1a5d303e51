"""A panel of Dark Wall Destiny on a phone has few lines and the buttons; *Text* has the rest."""

import pytest

from bot.presentation.choices.folding import TALLEST, height_of
from bot.presentation.custom_ids import Verb, parse
from bot.presentation.games.dark_wall_destiny.draw_table import draw
from bot.presentation.games.dark_wall_destiny.presenter import LINES
from bot.presentation.panel import Button, Panel
from bot.presentation.panels.board import board
from bot.presentation.panels.own_panel import private
from bot.presentation.shown import Shown
from tests.bot.presentation.played import matches
from tests.bot.unstored import table_of
from tests.engine.games.dark_wall_destiny.table import table

NEXT_SPIN = {"en": "Next spin", "de": "Nächste Drehung"}
EVERY = 9
"""One of this many moments of a game is examined."""


def verbs(panel: Panel) -> set[str]:
    """The verbs of a panel's buttons."""
    rows = [row for row in panel.rows if isinstance(row, tuple)]
    return {parse(one.id).verb for row in rows for one in row if isinstance(one, Button)}


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_boards_and_panels_have_few_lines_and_a_text_button(seats: int, locale: str) -> None:
    for match in list(matches("dark_wall_destiny", "two lines", seats))[:-1:EVERY]:
        table = table_of(match)
        speech = table.speech(locale)
        public = Shown.public(table, speech)
        assert len(public.lines) <= LINES + 1
        shown = board(public)
        calm = not match.game.alarms(match.state)
        assert height_of(shown) <= TALLEST or not calm
        assert Verb.TEXT in verbs(shown)
        own = private(Shown(table, table.missing[0], speech))
        assert height_of(own) <= TALLEST or not calm
        assert Verb.TEXT in verbs(own)


def test_a_pictures_height_is_known_before_it_is_drawn() -> None:
    for match in list(matches("dark_wall_destiny", "two lines", 3))[::60]:
        table = table_of(match)
        for seat in (None, 0):
            picture = Shown(table, seat, table.speech("en")).picture
            assert picture is not None
            wide, high = draw(picture.scene).size
            assert abs(high / wide - picture.tall) < 0.01


def test_a_panel_tells_its_player_to_discard_and_others_who_is_awaited() -> None:
    told = 0
    for match in matches("dark_wall_destiny", "two lines", 2):
        if match.state.hit is not None and len(match.game.missing(match.state)) == 1:
            table = table_of(match)
            (hit,) = table.missing
            own = Shown(table, hit, table.speech("en")).lines[0]
            other = Shown(table, 1 - hit, table.speech("en")).lines[0]
            assert own.startswith("Choose what to discard: ")
            n = match.state.hit.due[hit]
            assert other.endswith(f"Still to discard: {('Ada', 'Bo')[hit]} (for {n} damage).")
            panel = private(Shown(table, hit, table.speech("en")))
            assert own in "\n".join(panel.text), "the panel with the answer tells what to do"
            told += 1
    assert told


@pytest.mark.parametrize(
    ("locale", "spend"), [("en", "To spend: 5 energy"), ("de", "Verfügbar: 5 Energie")]
)
def test_energy_and_combat_stay_shown_while_a_cryoship_burns_soon(locale: str, spend: str) -> None:
    start = table(system="colony-lyra", energy=5).but(lambda state: setattr(state, "turn", 3))
    shown = table_of(start.match)
    own = Shown(shown, 0, shown.speech(locale)).lines[1:]
    assert own[0].startswith("**")
    assert own[1].startswith(spend)
    other = Shown(shown, 1, shown.speech(locale)).lines
    assert len(other) == 2
    assert other[0].startswith("**")
    assert other[1].startswith(NEXT_SPIN[locale])


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("rivals", [False, True])
def test_every_board_and_panel_before_a_spin_tells_the_damage_of_the_next_one(
    locale: str, rivals: bool
) -> None:
    told, chosen = 0, {"aggression": "yes"} if rivals else {}
    for match in matches("dark_wall_destiny", "damage", 3, **chosen):
        if match.state.ask is None and match.state.stage in ("begin", "action", "acquire"):
            table = table_of(match)
            speech = table.speech(locale)
            for viewer in (None, *range(3)):
                lines = Shown(table, viewer, speech).lines
                assert any(line.startswith(NEXT_SPIN[locale]) for line in lines), lines
                told += 1
    assert told
