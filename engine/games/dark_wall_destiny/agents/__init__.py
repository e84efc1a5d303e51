"""The game's policies. `worth` has the value of cards, `captain` what the policies share."""
