"""How Dyla is shown: the ship, the enemy, the hand, the shop."""
