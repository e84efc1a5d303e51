"""The panels of a table: public board, private panels, and their surroundings.

Decides what each panel shows. `choices` lays out choices, `history` tells the past, `games` makes
faces; none of them imports this room. Called by `interactions`, `delivery` and `timers`.
"""
