"""Turns views into panels: boards, menus, logs, rules and pictures, as plain values.

Knows no Discord objects; stores and decides nothing. Scenes describe pictures as values. Only
modules named `draw` import the drawing library; they run in worker processes, never in the main
process. `interactions` and `delivery` call this room.
"""
