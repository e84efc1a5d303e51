"""The end of a game: the scene of its picture, and why the game ended as it did."""

from typing import Final, NamedTuple

from bot.presentation.games.any_game import Finale
from engine.core.words import Words, seat_name, words
from engine.games.black_abyss.text.score import sections_left
from engine.games.black_abyss.view import View

DRAWING: Final = "bot.presentation.games.black_abyss.draw_end:draw"
FLEETS: Final = ("fleet", "rounds", "no-guns", "tie")
"""The ways in which a battle of fleets can end."""


class Scene(NamedTuple):
    """How the game ended, who won, and the race and votes of each seat."""

    how: str
    winners: tuple[int, ...]
    races: tuple[str, ...]
    votes: tuple[int, ...]


def finale(view: View) -> Finale | None:
    """The picture of the end, such as an election or a home world in flames.

    None while the game runs.
    """
    if not view.ending:
        return None
    empires = view.empires
    races, votes = tuple(one.race for one in empires), tuple(one.votes for one in empires)
    who = tuple(seat_name(seat) for seat in view.winners)
    return Finale(
        DRAWING,
        Scene(view.ending, view.winners, races, votes),
        title=None,
        shows=words(f"picture-abyss-end-shows-{view.ending}", winners=who),
        why=_why(view, who),
        scores=_sections_left(view, "picture-abyss-left") if view.ending in FLEETS else (),
    )


def _why(view: View, who: tuple[Words, ...]) -> Words:
    """Why the game ended as it did: what is left of the fleets, else planets and votes."""
    first = view.winners[0]
    others = [one.seat for one in view.empires if one.seat not in view.winners]
    if view.ending in FLEETS or not others:
        left = _sections_left(view, "picture-abyss-why-left")
        return words("picture-abyss-why-fleets", left=left, how=view.ending)
    empire = view.empires[first]
    rival = max((view.empires[seat] for seat in others), key=lambda one: (one.votes, one.planets))
    behind = rival.votes > empire.votes
    return words(
        f"picture-abyss-why-{'behind' if behind else 'empires'}",
        winners=who,
        votes=empire.votes,
        planets=empire.planets,
        rival=seat_name(rival.seat),
        theirs=rival.votes,
    )


def _sections_left(view: View, message: str) -> tuple[Words, ...]:
    """The sections left to each fleet, out of its sections at the start; their share decides."""
    return tuple(
        words(message, seat=seat_name(seat), count=sections_left(view, seat), of=empire.fleet)
        for seat, empire in enumerate(view.empires)
    )
