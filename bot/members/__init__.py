"""Members: preferences, and statistics of their results.

This room does not know tables; `play` knows which member has which seat.
"""
