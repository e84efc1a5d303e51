"""Planets, purchases, and what powers are good for."""
