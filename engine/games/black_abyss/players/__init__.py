"""The simple players: characters, what they look at, and what they do with it.

They see an imagined state, so they know no more than their seat does.
"""
