"""A game's tree of choices as buttons, menus, windows and typed words.

Here lives how choices look and fit into a message. What may be chosen is the engine's to say, and
what a click does is the interactions'. Boards and private panels are made of what this returns.
"""
