"""What each change does to the tables: every statement that writes stands on one of these pages.

`asks` says which statements a change wants, in their order; none depends on what another one gave,
so that a server can be asked for a whole commit at once. Why something was refused is
`sql.refusals`' business.
"""

from bot.store.sql.statements import asks
from bot.store.sql.writes import deliveries, matches, people

__all__ = ["asks", "deliveries", "matches", "people"]
