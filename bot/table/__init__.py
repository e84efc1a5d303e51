"""A table as a value: the stored match, its settings, proposals and notices.

Knows seats, never persons. Changes nothing in the store; `play` does.
"""
