"""Requests between members of a table: votes, plans, polls, nudges.

The rate limit for messages to others is here, too; it includes offers and invitations.
"""
