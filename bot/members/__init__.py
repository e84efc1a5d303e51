"""Members: their settings, and statistics and habits from their results.

This package does not know tables; `play` knows which member has which seat.
"""
