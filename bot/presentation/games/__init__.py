"""How each game is shown: a room a game, a default for any other.

A presenter sees views, facts and texts only: no state, no store, no Discord.
"""
