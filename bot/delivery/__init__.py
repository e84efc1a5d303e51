"""What must still reach Discord: taken from the store, shown, and struck off.

Boards, members' turns and hands, announcements; one notice at a time, tried again when Discord
does not take it. Nothing is decided about a game here. The timers and the clicks wake the outbox.
"""
