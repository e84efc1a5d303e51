"""The panels of a table: the public board, a member's own, and what stands around their choices.

Here is said which panel shows what: heading, buttons, the score, a vote. Choices are laid out in
`choices`, what happened is told in `history`, and a game's face is made in `games`; none of these
imports from here. Called by `interactions`, `delivery` and `timers`.
"""
