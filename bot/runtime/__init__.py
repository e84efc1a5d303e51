"""What every process needs: settings, log, workers, locks, health.

Nothing here knows a game, the store or Discord.
"""
