"""Requests between members of a table: votes, nudges.

The rate limit for messages to others is here, too; it includes offers and invitations.
"""
