"""An error in a third-party game is reported with the game and the call, even in lazy parts."""

import pickle
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.table.game_faults import GameFault, game_of
from engine.core import options, registry
from engine.core.chance import seed_from
from engine.core.choices import Branch, Pick
from engine.core.match import Match
from engine.core.words import Words
from tests.example_game.game import Beacons, BeaconsText
from tests.example_game.install import installed
from tests.example_game.table import Action, Lay, Table, View


class LateText(BeaconsText):
    """A text whose last line raises."""

    def describe(self, view: View) -> Any:
        def lines() -> Iterator[Words]:
            yield from super(LateText, self).describe(view)
            raise KeyError("no words")

        return lines()


class Late(Beacons):
    """A game that fails only when its results are used."""

    text = LateText()

    def choices(self, state: Table, seat: int) -> Branch[Action]:  # noqa: ARG002
        def build(_: Sequence[str]) -> Lay:
            raise SystemExit("not today")

        pick: Pick[Action] = Pick("lay", 1, 1, ["nova"], build)
        return Branch("", lambda: [Branch("more", lambda: [pick])])


@pytest.fixture
def match(tmp_path: Path) -> Iterator[Match[Any, Any, Any]]:
    """A match of the game that fails late."""
    with installed(tmp_path, "beacons = tests.bot.table.test_game_faults:Late"):
        game = game_of("beacons")
        yield Match.start(game, options.read(game, {}), 2, seed_from("late"))


def test_a_node_deep_in_the_tree_is_guarded(match: Match[Any, Any, Any]) -> None:
    (more,) = match.game.choices(match.state, 0).open()
    assert isinstance(more, Branch)
    (pick,) = more.open()
    assert isinstance(pick, Pick)
    with pytest.raises(GameFault) as fault:
        pick.build(("nova",))
    assert str(fault.value) == "The game beacons raised SystemExit (not today) in choices."


def test_a_lazy_part_is_guarded_while_it_is_read(match: Match[Any, Any, Any]) -> None:
    view = match.game.view(match.state, 0)
    with pytest.raises(GameFault, match=r"raised KeyError \('no words'\) in describe\.$"):
        match.game.text.describe(view)


def test_a_fault_can_be_pickled() -> None:
    fault = pickle.loads(pickle.dumps(GameFault("moon", "view", "KeyError ('x')")))  # noqa: S301
    assert fault.game == "moon"
    assert str(fault) == "The game moon raised KeyError ('x') in view."


def test_built_in_games_are_not_guarded() -> None:
    assert game_of("dyla") is registry.game("dyla")
