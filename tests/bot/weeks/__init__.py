"""Weeks of a server in virtual time, generated from seeds: invariants hold whatever happens.

`process` kills the bot at any commit or request; `ledger` records and checks the laws. `week` runs
on the simulated Discord, in seconds; `quick_week` on a `small_server`, in a tenth of a second, as
`virtual_time` skips idle time.
"""
