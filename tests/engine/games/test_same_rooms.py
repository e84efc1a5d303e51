"""All games have the same modules, functions and names."""

from importlib import import_module

import pytest

from engine.core import registry
from engine.core.kinds import kinds_of

ROOMS = (
    *("game", "state", "actions", "facts", "content", "choices", "view", "imagine", "text"),
    *("rules.table", "rules.alarms", "agents.policies", "agents.evaluation"),
)
FUNCTIONS = {
    "choices": "choices:menu",
    "view": "view:view_of",
    "redraw": "imagine:redraw",
    "alarms": "rules.alarms:alarms",
    "value": "agents.evaluation:estimate",
}
"""The functions that implement the contract, by module, in every game."""


@pytest.mark.parametrize("name", registry.HOUSE)
@pytest.mark.parametrize("room", ROOMS)
def test_every_game_has_the_same_rooms(name: str, room: str) -> None:
    assert import_module(f"engine.games.{name}.{room}")


@pytest.mark.parametrize("name", registry.HOUSE)
def test_the_table_of_rules_has_every_kind_of_action(name: str) -> None:
    game, rules = registry.game(name), import_module(f"engine.games.{name}.rules.table").RULES
    assert game.rules is rules
    assert {*rules} == {*kinds_of(game.action)}


@pytest.mark.parametrize("name", registry.HOUSE)
@pytest.mark.parametrize(("hook", "function"), FUNCTIONS.items())
def test_the_functions_of_every_game_have_the_same_names(
    name: str, hook: str, function: str
) -> None:
    room, _, called = function.partition(":")
    bound = getattr(registry.game(name), hook)
    assert bound.__name__ == called
    assert bound.__module__.startswith(f"engine.games.{name}.{room}")


@pytest.mark.parametrize("name", registry.HOUSE)
def test_agents_and_evaluation_have_the_same_names_in_every_game(name: str) -> None:
    agents = f"engine.games.{name}.agents"
    assert {*import_module(f"{agents}.policies").POLICIES} == {*registry.game(name).policies}
    assert callable(import_module(f"{agents}.evaluation").estimate)
