"""How each game is shown: a room per game, and a default for others.

Presenters see only views, facts and texts: no state, store or Discord.
"""
