"""Tables of rivals (Aggression) for tests."""

from engine.games.dark_wall_destiny.actions import (
    Choose,
    Play,
)
from engine.games.dark_wall_destiny.content.tables import CARD
from tests.engine.games.dark_wall_destiny.table import Table, table


def contest(seats: int = 2, *, ahead: int = 1, **more: object) -> Table:
    """A table of rivals where `ahead` has most points; all draw decks are empty."""
    start = table(seats, aggression="yes", **more)  # type: ignore[arg-type]
    for player in start.state.players:
        player.deck = [CARD["requisition"]] * 8
    start.player(ahead).discards = [CARD["quiet-king"]] * 4
    return start


def after_raid(seats: int = 2, *, others: str = "requisition patrol patrol") -> Table:
    """Seat 0 has raided seat 1 for one point."""
    return contest(seats, hand="raid", others=others).play(Play("raid"), Choose("seat.2"))
