"""What a seat or a spectator may know of a table of Beacons."""

from __future__ import annotations

from dataclasses import dataclass

from tests.example_game.state import Table


@dataclass(frozen=True, slots=True)
class Place:
    """A seat as everybody sees it: `shown` is its bid once all bids lie open."""

    ready: bool
    shown: tuple[int, ...]
    score: int


@dataclass(frozen=True, slots=True)
class View:
    """The table for one viewer; `hand` and `bid` are the viewer's own, empty for spectators."""

    viewer: int | None
    round: int
    rounds: int
    most: int
    deck: int
    places: tuple[Place, ...]
    hand: tuple[int, ...]
    bid: tuple[int, ...]


def view(table: Table, viewer: int | None) -> View:
    """What `viewer` knows."""
    open_bids = table.claimant is not None
    places = tuple(
        Place(bool(player.bid), player.bid if open_bids else (), player.score)
        for player in table.players
    )
    mine = None if viewer is None else table.players[viewer]
    return View(
        viewer,
        table.turn,
        table.rounds,
        table.most,
        len(table.deck),
        places,
        tuple(mine.hand) if mine else (),
        mine.bid if mine else (),
    )
