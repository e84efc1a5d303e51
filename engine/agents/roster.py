"""Finds agents by name: `random`, `search` and a game's policies.

`search:600` is the agent `search` limited to 600 imagined actions per decision.
"""

from engine.agents.agent import Agent, LimitedAgent
from engine.agents.search import Searcher
from engine.agents.simple import Follower, Wanderer
from engine.core.errors import UnknownAgent
from engine.core.game import AnyGame

RANDOM = "random"
SEARCH = "search"


def names(game: AnyGame) -> tuple[str, ...]:
    """The names of the agents that can play `game`: `random`, `search`, and its policies."""
    return (RANDOM, SEARCH, *game.policies)


def agent(game: AnyGame, name: str) -> Agent:
    """The agent of this name; `name:600` limits its imagined actions per decision.

    Raises UnknownAgent, listing the known ones.
    """
    whole, _, most = name.partition(":")
    if most.isdecimal():
        return LimitedAgent(agent(game, whole), int(most))
    if name == RANDOM:
        return Wanderer()
    if name == SEARCH:
        return Searcher()
    policy = game.policies.get(name)
    if policy is None:
        known = ", ".join(names(game))
        raise UnknownAgent(f"There is no agent {name!r} for {game.name}; choose one of: {known}.")
    return Follower(policy)
