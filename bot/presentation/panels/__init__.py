"""The panels of a table: the public board, a member's own, and what stands around their choices.

Here is said which panel shows what: heading, notes, buttons, the score, a poll, a vote. Choices are
laid out in `choices`, what happened is told in `history`, and a game's face is made in `games`.
Called by `interactions` and `delivery`.
"""
