"""Help for members who are new: goals, boxes, rules, first turns, tutorials, terms, hints.

A game's texts and scripts are in `<game>/learning`; all of them are optional. Only the drawings of
boxes know games by name.
"""
