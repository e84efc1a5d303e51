"""What a process needs, whatever it does: settings, log, worker processes, locks, sign of life.

Nothing here knows a game, the store or Discord.
"""
