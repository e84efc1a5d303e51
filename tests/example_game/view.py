"""What a seat or a spectator may know of a table of Beacons."""

from __future__ import annotations

from dataclasses import dataclass

from tests.example_game.state import Table


@dataclass(frozen=True, slots=True)
class Place:
    """A seat as everybody sees it: `shown` is its bid once all bids lie open."""

    shown: tuple[int, ...]
    score: int


@dataclass(frozen=True, slots=True)
class View:
    """The table for one viewer; `hand` and `bid` are the viewer's own, empty for spectators.

    `bids` is how many have been laid; whose they are is secret.
    """

    viewer: int | None
    round: int
    rounds: int
    most: int
    deck: int
    bids: int
    places: tuple[Place, ...]
    hand: tuple[int, ...]
    bid: tuple[int, ...]


def view(table: Table, viewer: int | None) -> View:
    """What `viewer` knows."""
    open_bids = table.claimant is not None
    places = tuple(Place(player.bid if open_bids else (), player.score) for player in table.players)
    mine = None if viewer is None else table.players[viewer]
    return View(
        viewer,
        table.turn,
        table.rounds,
        table.most,
        len(table.deck),
        sum(bool(player.bid) for player in table.players),
        places,
        tuple(mine.hand) if mine else (),
        mine.bid if mine else (),
    )
