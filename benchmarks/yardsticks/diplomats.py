"""A yardstick: Diplomacy of the package `diplomacy`, seven powers giving random legal orders.

Lists legal orders, gives one to every unit and processes them; an order counts as a decision. Games
last at most `PHASES` phases.
"""

from __future__ import annotations

import random

from diplomacy import Game

PHASES = 40


def play(seed: int, games: int) -> int:
    """Play that many games; returns the number of orders."""
    luck = random.Random(seed)
    given = 0
    for _ in range(games):
        game = Game()
        for _ in range(PHASES):
            if game.is_game_done:
                break
            legal = game.get_all_possible_orders()
            for power in game.powers:
                places = game.get_orderable_locations(power)
                orders = [luck.choice(legal[place]) for place in places if legal[place]]
                game.set_orders(power, orders)
                given += len(orders)
            game.process()
    return given
