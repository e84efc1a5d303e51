"""A yardstick: Diplomacy of the package `diplomacy`, seven powers that give random legal orders.

Listing the legal orders, giving one to every unit and processing them is the work; an order is the
decision. Games go on for at most `PHASES` phases.
"""

from __future__ import annotations

import random

from diplomacy import Game

PHASES = 40


def play(seed: int, games: int) -> int:
    """Play so many games; how many orders were given in them."""
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
