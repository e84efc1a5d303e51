"""The end of a game in which points decide, when a member quits it."""

from dataclasses import replace

import pytest

from bot.play.finish import changes_at_end, with_end
from bot.presentation.panel import Picture
from bot.presentation.panels.board import board
from bot.presentation.shown import Shown
from bot.store.changes import AddResult
from bot.table.table import Table
from tests.bot.unstored import table_of
from tests.engine.games.dark_wall_destiny.table import places, table

ADA, BO, CLEO = 0, 1, 2


def quit_by_bo() -> tuple[Table, Table]:
    """Aggression before and after Bo quits: Cleo has 4 points, Ada 1, and Bo most."""
    start = table(3, aggression="yes")
    points = {ADA: "cinder-moon", BO: "throneworld throneworld", CLEO: "throneworld"}
    for seat, cards in points.items():
        start.player(seat).discards = places(cards)
    playing = table_of(start.match, options='{"aggression":"yes"}')
    return playing, with_end(playing, 1.0, (BO,))


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "Bo has quit this game. Of the others, Cleo wins with {} points."),
        ("de", "Bo hat aufgehört. Von den anderen gewinnt Cleo mit {} Punkten."),
    ],
)
def test_if_a_member_quits_the_remaining_player_with_most_points_wins(
    locale: str, said: str
) -> None:
    _, over = quit_by_bo()
    points = over.match.view(None).seats[CLEO].points
    shown = Shown.public(over, over.speech(locale))
    ending = board(shown, past={})
    assert said.format(points) in "\n".join(ending.text)
    assert isinstance(ending.picture, Picture)
    ranked = ending.picture.scene.players
    assert [(one.name, one.won) for one in ranked] == [
        ("Cleo", True),
        ("Ada", False),
        ("Bo", False),
    ]
    assert ranked[0].score == str(points)
    assert ranked[2].gave_up


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "Bo and Cleo have quit this game, so Ada wins."),
        ("de", "Bo und Cleo haben aufgehört, darum gewinnt Ada."),
    ],
)
def test_all_who_quit_are_named_in_one_sentence(locale: str, said: str) -> None:
    playing, _ = quit_by_bo()
    over = with_end(playing, 1.0, (BO, CLEO))
    text = board(Shown.public(over, over.speech(locale)), past={}).text
    assert said in "\n".join(text)


def test_only_the_best_of_those_who_stay_has_won_in_statistics() -> None:
    playing, over = quit_by_bo()
    kept = [one.result for one in changes_at_end(playing, over, ()) if isinstance(one, AddResult)]
    assert [(one.seat, one.won) for one in kept] == [(ADA, False), (BO, False), (CLEO, True)]


def test_all_who_stay_win_where_points_do_not_decide() -> None:
    playing, _ = quit_by_bo()
    over = with_end(replace(playing), 1.0, (BO, CLEO))
    assert over.after_quitting is not None
    assert over.after_quitting.winners == (ADA,)
    together = table_of(table(3).match)
    assert with_end(together, 1.0, (BO,)).after_quitting is None
