"""The cards and numbers of Dark Wall Destiny; no rule lives here.

`vocabulary` of abilities, `models` of the files in `data/`, `tables` that lay them out for rules.
"""
