"""Persons: what they prefer, what they played, how they are rated.

Speaks of members, never of seats at a running table; `play` joins the two.
"""
