"""Whole weeks of a server on virtual time, by seeds: what is promised holds whatever happens.

`process` ends the bot at any commit or request, `ledger` reads along and holds the laws. `week` is
what happens on the simulated Discord, in seconds; `quick_week` what happens on a `small_server`, in
a tenth of one, as `virtual_time` leaps.
"""
