"""Reproduces the tables of `BALANCE.md` of Dark Wall Destiny: `python -m` with this package."""
