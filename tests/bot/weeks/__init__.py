"""Whole weeks of a server on virtual time, by seeds: what is promised holds whatever happens.

`process` ends the bot at any commit or request, `ledger` reads along and holds the laws, `week` is
what happens.
"""
