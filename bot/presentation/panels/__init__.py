"""The panels of a table: the public board, members' private panels, the score, ballots.

This package decides what each panel shows. `choices` arranges choices, `history` describes the
past, and `games` has the presenters. `interactions`, `delivery` and `timers` call this package.
"""
