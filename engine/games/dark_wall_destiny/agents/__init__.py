"""Policies: the value of cards (`worth`), and captains that use it (`captain`)."""
