"""A yardstick: two games of `open_spiel` written in Python, played at random in turn."""

from __future__ import annotations

import random

import pyspiel
from open_spiel.python import games as _registers

NAMES = ("python_kuhn_poker", "python_tic_tac_toe")

assert _registers


def play(seed: int, games: int) -> int:
    """Play that many games of each; returns the number of decisions, chance excluded."""
    luck = random.Random(seed)
    decisions = 0
    for name in NAMES:
        game = pyspiel.load_game(name)
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                chance = state.is_chance_node()
                legal = [o[0] for o in state.chance_outcomes()] if chance else state.legal_actions()
                state.apply_action(luck.choice(legal))
                decisions += not chance
    return decisions
