"""Turns views into panels, which are plain values: boards, menus, logs, rules and pictures.

This package knows no Discord objects; it stores and decides nothing. Scenes describe pictures as
values. Only modules whose names begin with `draw` import the drawing library; they run in worker
processes, never in the main process. `interactions` and `delivery` call this package.
"""
