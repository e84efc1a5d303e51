"""Planets, purchases and the effects of powers."""
