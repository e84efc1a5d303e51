"""Turns views into panels: boards, menus, logs, rules and pictures, as plain values.

Knows no Discord objects; stores and decides nothing. Scenes describe pictures without a drawing
library. Only modules named `draw` use it, in worker processes. `interactions` and `delivery` call
this room.
"""
