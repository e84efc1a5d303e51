"""Draws boards of a package's game, for `airlock check`.

At a table, words replace what a presenter fails to show; here its first fault is named.
"""

from collections.abc import Iterator
from pkgutil import resolve_name
from typing import Final

from bot.language.speech import Speech
from bot.presentation.faults import fault_in
from bot.presentation.games import packages
from bot.presentation.games.any_game import Presenter
from bot.presentation.panel import Picture
from bot.table.game_faults import game_of
from engine.conformance.laws.basis import Basis
from engine.conformance.tables import AnyMatch, course

GAMES: Final = 2
MOMENTS: Final = 4
"""How many boards of a game are drawn, for each seat and for spectators."""


def faults(name: str) -> Iterator[str]:
    """A sentence on the first board, box or ending that the game's presenter cannot show."""
    shows = packages.unguarded(name)
    if shows is None:
        return
    at = "its box"
    try:
        _draw(shows.box(Speech()))
        for place, match in _matches(name):
            for viewer in (None, *range(len(match.decisions))):
                at = f"{place}, seen by {'a spectator' if viewer is None else f'seat {viewer}'}"
                _show(shows, match, viewer)
    except Exception as error:
        yield f"{name}, presenter, {at}: {fault_in(type(shows).__module__, error)}"


def _matches(name: str) -> Iterator[tuple[str, AnyMatch]]:
    """Some moments of whole games and their ends, each with the words for where it is."""
    for number in range(GAMES):
        for moment in course(game_of(name), number, Basis.longest).sample(MOMENTS):
            yield str(moment), moment.match
        yield f"{moment.table}, at its end", moment.match.play(moment.seat, moment.action).match


def _show(shows: Presenter, match: AnyMatch, viewer: int | None) -> None:
    """Show what a seat, or a spectator (None), sees: the board, its sights, at the end a finale."""
    view, speech = match.view(viewer), Speech()
    tuple(shows.lines(match.game, view, speech))
    _draw(shows.picture(view, speech))
    for sight in shows.sights(view):
        _draw(shows.sight(view, sight.key, speech))
    if match.game.outcome(match.state) and (finale := shows.finale(view)):
        resolve_name(finale.drawing)(finale.scene)


def _draw(picture: Picture | None) -> None:
    if picture is not None:
        hash(picture.scene)
        resolve_name(picture.drawing)(picture.scene).png()
