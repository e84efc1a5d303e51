"""Requests between members of a table: votes.

The rate limit for messages to others is here, too: offers, invitations and what features send.
"""
