"""The policies. `worth` has the value of cards, `captain` what all policies share."""
