"""The words of the game.

`cards` words cards, `labels` choices, `log` facts, `table` views; `speaker` implements `Text`. A
card's text is made from the effects that the rules interpret, so the two agree.
"""
