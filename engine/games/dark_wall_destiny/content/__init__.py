"""Cards and numbers; no rules.

`vocabulary` of effects, `models` of the files in `data/`, `tables` for the rules.
"""
