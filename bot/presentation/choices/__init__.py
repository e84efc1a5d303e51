"""A tree of choices as buttons, menus, modals and typed text.

Decides how choices look and fit into a message. The engine decides what may be chosen;
`interactions` decides what a click does.
"""
