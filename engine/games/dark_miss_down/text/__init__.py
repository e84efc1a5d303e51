"""The words of Dark Miss Down: message ids of `data/dark_miss_down/text` with arguments.

`wording` words cards and bonuses, `description` the table; `speaker` implements `Text`.
"""
