"""A table as a value: the stored match, its settings, proposals and notices.

This package knows seats, not persons. It changes nothing in the store; `play` does.
"""
