"""Members: preferences, and statistics of their results.

Knows members, not seats of a running table; `play` joins the two.
"""
