"""The outbox: delivers notices from the store to Discord, and retries what fails.

Notices are boards, turns, hands and announcements. Nothing here decides anything about a game.
Timers and clicks wake the outbox.
"""
