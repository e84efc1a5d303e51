"""The words of the game.

`cards` words cards, `labels` choices, `log` facts, `table` views; `speaker` has the contract's
`Text`. A card's rules text is made from the data that `apply` interprets, so they always agree.
"""
