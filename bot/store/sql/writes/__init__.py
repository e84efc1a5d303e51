"""The statements of each change. All statements that write are in this package.

`asks` lists a change's statements in order. None depends on another's result, so a server can get a
whole commit at once. `sql.refusals` finds out why a change was refused.
"""

from bot.store.sql.statements import asks
from bot.store.sql.writes import deliveries, matches, people

__all__ = ["asks", "deliveries", "matches", "people"]
