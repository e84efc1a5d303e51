"""The outbox: delivers notices from the store to Discord, and retries failed deliveries.

Notices are boards, turns, hands and announcements. Timers and clicks wake the outbox. Nothing here
decides anything about a game.
"""
