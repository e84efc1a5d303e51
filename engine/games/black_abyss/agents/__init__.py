"""Policies: characters, what they look at, what they do.

They see an imagined state, so they know no more than their seat.
"""
