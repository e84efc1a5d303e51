"""Whoever knows one game finds any rule of another by the same path."""

from __future__ import annotations

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
    "value": "agents.evaluation:promise",
}
"""The functions that the contract's methods are in every game."""


@pytest.mark.parametrize("name", registry.HOUSE)
@pytest.mark.parametrize("room", ROOMS)
def test_every_game_has_the_same_rooms(name: str, room: str) -> None:
    assert import_module(f"engine.games.{name}.{room}")


@pytest.mark.parametrize("name", registry.HOUSE)
def test_every_action_has_its_rules_in_the_table_of_the_game(name: str) -> None:
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
def test_players_and_worth_of_a_position_go_by_the_same_names(name: str) -> None:
    agents = f"engine.games.{name}.agents"
    assert {*import_module(f"{agents}.policies").POLICIES} == {*registry.game(name).policies}
    assert callable(import_module(f"{agents}.evaluation").promise)
