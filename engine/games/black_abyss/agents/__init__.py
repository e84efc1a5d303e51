"""The policies, their characters, and the decisions of each.

They get an imagined state, so they know no more than their seat.
"""
