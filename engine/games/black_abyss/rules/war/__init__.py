"""Battles: who meets whom, the board, deeds of ships, damage, standing orders and leading.

`combat`, `board` and `deeds` know nothing of who decides; `drill` decides for standing orders,
`leading` takes what players decide.
"""
