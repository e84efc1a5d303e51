"""Cards and numbers, without rules.

`vocabulary` has the words of effects, `models` the schema of the files in `data/`, `tables` what
the rules use.
"""
