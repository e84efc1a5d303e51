"""Shows a seat's tree of choices as buttons, menus, modals and typed text.

This package decides how choices look, and how they fit into a message. The engine decides what may
be chosen; `interactions` decides what a click does.
"""
