"""The words of Dyla: message ids of `data/dyla/text` with arguments.

`wording` words cards, `description` the table; `speaker` implements `Text`.
"""
