"""How each game is shown: one room per game, and a default for games without one.

Presenters know only views, facts and texts: no state, no store, no Discord.
"""
