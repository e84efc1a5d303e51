"""The log of Black Abyss: `lines` words each fact, `sentences` several together.

`clock` tells the phase of each fact, `deeds` and `battles` the clauses of a sentence.
"""
