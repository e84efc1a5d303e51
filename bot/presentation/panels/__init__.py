"""The panels of a table: the public board, private panels, and their surroundings.

This room decides what each panel shows. `choices` lays out choices, `history` describes the past,
`games` has the presenters; none of them imports this room. `interactions`, `delivery` and `timers`
call it.
"""
