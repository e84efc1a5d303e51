"""A view as a panel: boards, menus, logs, rules and pictures, as plain values.

Nothing here knows Discord's objects, and nothing is stored or decided. Scenes say what a picture
shows and need no drawing library; the modules called `draw` do, and only worker processes import
them. Called by `interactions` and `delivery`.
"""
