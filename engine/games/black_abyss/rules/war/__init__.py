"""Battles: how they begin, the board, what ships do, damage, standing orders, leading.

`combat`, `board` and `deeds` do not know who decides; `drill` decides for standing orders,
`leading` for players.
"""
