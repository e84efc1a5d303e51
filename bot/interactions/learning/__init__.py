"""How somebody finds their way: help, how a game goes, hints, what a word means.

All of it is answered privately. What is shown comes from `presentation.learning`.
"""
