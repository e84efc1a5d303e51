"""A game that does not end, or waits for nobody, is found and named by its seed."""

import re
from collections.abc import Sequence
from dataclasses import replace

from engine.core.events import Tell
from engine.core.game import Outcome
from tests.engine.conformance.complaints import MOMENT, WHERE, complaint
from tests.example_game.game import Beacons
from tests.example_game.table import Action, Fact, Table


class Endless(Beacons):
    """Its rounds never run out."""

    def apply(self, state: Table, seat: int, action: Action, tell: Tell[Fact]) -> None:
        state.rounds = state.turn + 1
        state.deck[:] = [0] * 12
        super().apply(state, seat, action, tell)


def test_a_game_that_does_not_end_is_detected() -> None:
    said = complaint(Endless(), "test_random_play_ends")
    assert re.search(rf"{WHERE}: play has not ended after 400 actions.$", said)


class Deserted(Beacons):
    """It awaits nobody although a card can be claimed."""

    def awaited(self, state: Table) -> Sequence[int]:
        return () if state.claimant is not None else super().awaited(state)


def test_a_game_that_awaits_nobody_is_detected() -> None:
    said = complaint(Deserted(), "test_random_play_ends")
    assert re.search(rf"{MOMENT}: the game runs on but awaits nobody.$", said)


class Overcounting(Beacons):
    """It begins another round before it ends."""

    def apply(self, state: Table, seat: int, action: Action, tell: Tell[Fact]) -> None:
        super().apply(state, seat, action, tell)
        state.turn += state.over


def test_a_game_that_ends_in_a_turn_nobody_played_is_detected() -> None:
    said = complaint(Overcounting(), "test_the_last_turn_is_one_that_was_played")
    assert re.match(r"beacons: after the last action in turn 3, the game ends in turn 4; let", said)


class Lonely(Beacons):
    """Its outcome has two winners where one is possible."""

    def outcome(self, state: Table) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and replace(outcome, winners=(0, 0))


def test_a_malformed_outcome_is_detected() -> None:
    assert "the winners are [0, 0]" in complaint(Lonely(), "test_random_play_ends")
