"""The chances of winning that the position gives."""

import pytest

from engine.games.black_abyss.agents.prospects import prospects
from tests.engine.games.black_abyss.table import Table


@pytest.mark.parametrize("turns", [(2, 6), (5, 20), (12, 30)])
def test_the_same_lead_in_a_duel_says_more_early_than_late(turns: tuple[int, int]) -> None:
    table = Table.open_sky(2, mode="duel")
    table.state.empires[0].techs[0] += 10
    chances = []
    for table.state.turn in turns:
        found = prospects(table.state)
        assert found is not None
        chances.append(found[0])
    assert chances[0] > chances[1] > 0.5
