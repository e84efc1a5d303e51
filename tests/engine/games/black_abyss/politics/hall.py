"""Tables with an open ballot, for tests of votes."""

from engine.games.black_abyss.rules.tribunal import resolutions as tribunal
from tests.engine.games.black_abyss.table import Table


def hall(seats: int = 3, **options: object) -> Table:
    """A table with an open ballot on one resolution; seat 0 has 5 votes, all others 4."""
    table = Table.open_sky(seats, **options)
    table.state.phase, table.state.active = "tribunal", -1
    law = min(table.state.laws_left)
    table.state.laws_left.remove(law)
    table.state.drawn = [law]
    tribunal.open_ballot(table.state, table.ear())
    ballot = table.state.ballot
    assert ballot is not None
    ballot.weights = [5, 4, 4, 4, 4, 4][:seats]
    ballot.candidates = [0, 1]
    return table


def put(table: Table) -> None:
    """Let the tribunal meet after purchases in which nobody picked a resolution."""
    tribunal.draw_for_leader(table.state)
    tribunal.put_resolution(table.state, table.ear())
