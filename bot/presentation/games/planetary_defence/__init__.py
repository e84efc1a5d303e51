"""How Planetary Defence System is shown: columns of cards above a planet, hand and piles."""
