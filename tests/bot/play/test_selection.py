"""A multi-select's picks are checked before the rules are asked."""

from dataclasses import replace

import pytest

from bot.play.selection import Outdated, chosen_action
from bot.table.refusals import Refused
from bot.table.table import Table
from engine.core import options
from engine.core.chance import seed_from
from engine.core.choices import Pick
from engine.core.match import Match
from tests.bot.store.tables import duel
from tests.example_game.game import Beacons


@pytest.fixture
def table() -> Table:
    """A game of Beacons for two, each with at least three cards to lay."""
    match = Match.start(Beacons(), options.read(Beacons(), {}), 2, seed_from("picks"))
    return Table.of(replace(duel(), game="beacons"), match)


def lay(table: Table) -> Pick[object]:
    """The menu from which the first seat picks cards to lay."""
    (pick,) = table.match.game.choices(table.match.state, 0).open()
    assert isinstance(pick, Pick)
    return pick


def test_picked_cards_make_an_action_in_the_order_of_the_hand(table: Table) -> None:
    pick = lay(table)
    chosen = [pick.items[0], pick.items[-1]][: pick.most]

    forward = chosen_action(table, 0, "lay", chosen)
    backward = chosen_action(table, 0, "lay", chosen[::-1])

    assert forward == backward == pick.build(tuple(chosen))


def test_too_few_too_many_unknown_and_repeated_items_are_refused(table: Table) -> None:
    pick = lay(table)
    single = next(key for key in pick.items if pick.items.count(key) == 1)
    for picked in ([], list(pick.items) * 2, ["nothing"], [single, single], [""]):
        with pytest.raises(Refused) as refused:
            chosen_action(table, 0, "lay", picked)
        assert refused.value.why.id == "refused-pick"


@pytest.mark.parametrize("path", ["", "claim", "lay/more", "/", "lay/", "~1"])
def test_an_unknown_path_is_outdated(table: Table, path: str) -> None:
    with pytest.raises(Outdated):
        chosen_action(table, 0, path, [])
