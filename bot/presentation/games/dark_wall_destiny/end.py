"""The end of a game: the scene of its picture, and why the game ended like that."""

from typing import Final, NamedTuple

from bot.presentation.games.any_game import Finale
from engine.core.words import Arg, Words, seat_name, words
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.state import Ending
from engine.games.dark_wall_destiny.text.score import told_parts
from engine.games.dark_wall_destiny.view import DEEDS, SeatView, WallView

DRAWING: Final = "bot.presentation.games.dark_wall_destiny.draw_end:draw"
SUFFERED, SHIELDED = DEEDS.index("suffered"), DEEDS.index("shielded")
PARTS: Final = 2
"""How many parts of the winner's points are told."""


class Scene(NamedTuple):
    """How the game ended, and how many Cryoships were saved."""

    how: Ending
    saved: int


def finale(view: WallView) -> Finale | None:
    """The picture of the end, such as a burning Cryoship. None while the game runs."""
    if view.ending is None:
        return None
    return Finale(
        DRAWING,
        Scene(view.ending, len(view.saved)),
        title=None if view.contest else words(f"picture-wall-end-{view.ending}"),
        shows=words(f"picture-wall-end-shows-{view.ending}", saved=len(view.saved)),
        why=_why_in_contest(view, view.ending) if view.contest else _why(view, view.ending),
    )


def _why_in_contest(view: WallView, how: Ending) -> Words:
    """What decided a contest: whose Cryoship burned, what seeded ones count, or the best points."""
    if how != "saved":
        known: dict[str, Arg] = {"n": t.NUMBERS.contest.colony}
        if view.culprit is not None:
            known["who"] = seat_name(view.culprit)
        return words(f"picture-wall-why-contest-{how}", **known)
    ranked = [(seat.points, _seeded(seat)) for seat in view.seats]
    first = ranked.index(max(ranked))
    best = [seat for seat, rank in enumerate(ranked) if rank[0] == ranked[first][0]]
    if len(best) > 1:
        shared = int(ranked.count(ranked[first]) > 1)
        seats = tuple(map(seat_name, best))
        return words(
            "picture-wall-why-contest-tie", seats=seats, who=seat_name(first), shared=shared
        )
    parts = sorted(told_parts(view.seats[first]), key=lambda one: -one[0])[:PARTS]
    told = tuple(part for _, part in parts)
    return words("picture-wall-why-contest-saved", who=seat_name(first), parts=told)


def _seeded(seat: SeatView) -> int:
    """How many Cryoships are seeded in a sector."""
    return sum(t.CARD[card] in t.COLONIES for berth in seat.sector for card in berth.under)


def _why(view: WallView, how: Ending) -> Words:
    """Why the game ended as it did: what it cost to save all, or how many were saved."""
    if how == "saved":
        taken, sheltered = (sum(seat.deeds[n] for seat in view.seats) for n in (SUFFERED, SHIELDED))
        return words("picture-wall-why-saved", taken=taken, kept=sheltered)
    cards = sum(view.decks)
    return words(f"picture-wall-why-{how}", saved=len(view.saved), of=len(t.CRYOSHIPS), cards=cards)
