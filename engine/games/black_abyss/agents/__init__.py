"""The policies, their characters, and what each of them looks at and does.

They get an imagined state, so they know no more than their seat.
"""
