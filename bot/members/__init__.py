"""Members: preferences, results, ratings.

Knows members, not seats of a running table; `play` joins the two.
"""
