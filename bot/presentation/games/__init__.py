"""How each game is shown: one room per game, and a default for games without one.

Presenters see only views, facts and texts: no state, store or Discord.
"""
