"""Help for newcomers: goals, boxes, first turns, tutorials, glossary.

Texts and scripts come from `<game>/learning`; all of them are optional. Only the drawings of boxes
know games by name.
"""
