"""Puts the game into words.

`cards` what cards say, `labels` what choices are called, `log` what happened, `table` what lies
there; `speaker` is the `Text` the contract asks for. The rules text of a card is made here from
the data that `apply` interprets, so it cannot lie.
"""
