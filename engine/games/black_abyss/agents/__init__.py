"""Policies: their characters, and what each looks at and does.

They get an imagined state, so they know no more than their seat.
"""
