"""Planetary Defence System, a solo deck-builder designed by Mike Berg.

Meteors, credits and weapons fall in five columns; buy, attack and hold out until space is empty.
"""
