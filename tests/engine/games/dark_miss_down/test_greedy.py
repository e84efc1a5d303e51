"""The greedy player: what it does with a full hand."""

from engine.core.chance import Chance, seed_from
from engine.games.dark_miss_down.actions import Action, Complete, Replace
from engine.games.dark_miss_down.agents.policies import guide
from tests.engine.games.dark_miss_down.table import BREACH_B, COMLINK, CONTAINMENT, LEAK, table

HAND = (
    "prevent-shuttle-fire test-repaired-fighter-craft repair-burnt-consoles flush-nav-system-virus"
    " realign-light-drive repair-conduit-leak"
)


def advised(pool: str) -> Action:
    """The action with a full hand that pays for the only task, which scores little."""
    seen = table(
        tasks=BREACH_B, hand=HAND, pool=pool, deck="repair-evac-tube-damage",
        tableau=COMLINK, other_tableau=CONTAINMENT,
    )  # fmt: skip
    return guide(seen.state, 0, Chance(seed_from("luck")))


def test_with_cards_in_the_pool_a_poor_task_is_replaced() -> None:
    assert advised(LEAK) == Replace(BREACH_B)


def test_with_an_empty_pool_a_poor_task_is_completed_rather_than_replaced_for_ever() -> None:
    found = advised("")
    assert isinstance(found, Complete)
    assert found.task == BREACH_B
