"""Games whose states do not save, copy or replay are found."""

import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from engine.core.choices import Branch, Leaf, Node, Pick
from engine.core.events import Tell
from tests.engine.conformance.complaints import MOMENT, complaint
from tests.example_game.game import Beacons
from tests.example_game.install import installed
from tests.example_game.table import KINDS, Action, Fact, Lay, Table, View


class Unsteady(Beacons):
    """Offers cards in an order that depends on the hashes of their names."""

    def choices(self, state: Table, seat: int) -> Branch[Action]:
        first, *_ = (*super().choices(state, seat).open(), None)
        if not isinstance(first, Pick):
            return super().choices(state, seat)
        kinds = [kind.id for kind in KINDS]
        singles: list[Node[Action]] = [
            Leaf(key, Lay((kinds.index(key),))) for key in set(first.items)
        ]
        return Branch("", lambda: [first, *singles])


def unsteady() -> Beacons:
    """An entry point."""
    return Unsteady()


def test_a_game_that_depends_on_hash_order_is_detected(tmp_path: Path) -> None:
    with installed(tmp_path, "beacons = tests.engine.conformance.test_states:unsteady"):
        said = complaint(Unsteady(), "test_replay_gives_the_same_game")
    assert re.search(r": under PYTHONHASHSEED=\d+ the replay differs after \d+ actions.$", said)


class Careless(Beacons):
    """Stores a bool where the state declares an int."""

    def apply(self, state: Table, seat: int, action: Action, tell: Tell[Fact]) -> None:
        super().apply(state, seat, action, tell)
        state.players[0].score = bool(state.players[0].score)


def test_a_state_that_does_not_survive_saving_is_detected() -> None:
    said = complaint(Careless(), "test_saved_games_are_the_same_games")
    assert re.search(rf"{MOMENT}: saved and loaded, players\[0\].score is 0, not False", said)


class Sharing(Beacons):
    """Puts its own lists into views."""

    def view(self, state: Table, viewer: int | None) -> View:
        hand: Any = state.players[viewer].hand if viewer is not None else ()
        return replace(super().view(state, viewer), hand=hand)


def test_a_view_that_shares_a_list_with_the_state_is_detected() -> None:
    said = complaint(Sharing(), "test_copies_are_independent")
    assert re.search(rf"{MOMENT}: the view of 0 shares hand.$", said)


class Restless(Beacons):
    """Acts illegally at a deadline."""

    def on_deadline(self, state: Table, seat: int) -> Action | None:  # noqa: ARG002
        return Lay((4, 4))


def test_an_illegal_deadline_action_is_detected() -> None:
    said = complaint(Restless(), "test_a_seat_handed_over_still_ends_the_game")
    assert re.search(rf"{MOMENT}, and \d+ more with seat \d handed to the clock: Lay\(cards", said)


class Changing(Beacons):
    """Has measures only for seats that have scored."""

    def measures(self, state: Table) -> Mapping[str, tuple[int, ...]]:
        return super().measures(state) if any(p.score for p in state.players) else {}


def test_measures_that_change_their_keys_are_detected() -> None:
    said = complaint(Changing(), "test_measures_keep_their_keys")
    assert "measures become ['beacons-score']" in said
