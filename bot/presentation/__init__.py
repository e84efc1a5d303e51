"""Views as panels: boards, menus, logs, rules and pictures, as plain values.

Knows no Discord objects; stores and decides nothing. Scenes describe pictures without a drawing
library; only modules named `draw` use it, in worker processes. Called by `interactions` and
`delivery`.
"""
