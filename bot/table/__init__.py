"""A table as a value: the stored match, its settings, its members' proposals, notices.

Knows seats, never persons. Changes nothing in the store; `play` does.
"""
