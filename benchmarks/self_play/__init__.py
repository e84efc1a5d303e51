"""Reproduces the tables of the games' `BALANCE.md`; each module is a command."""
