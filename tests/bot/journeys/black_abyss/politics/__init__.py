"""Ballots, diplomacy and private offers of Black Abyss."""
