"""The statements of each change; every statement that writes is in this package.

`asks` lists a change's statements in order; none depends on another's result, so a server can get a
whole commit at once. `sql.refusals` finds out why one was refused.
"""

from bot.store.sql.statements import asks
from bot.store.sql.writes import deliveries, matches, people

__all__ = ["asks", "deliveries", "matches", "people"]
