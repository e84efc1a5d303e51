"""Records commits and posts, and checks the laws that relate them."""

import math
from collections import Counter
from collections.abc import Callable, Sequence

from bot.store import changes, records
from bot.store.protocol import Store
from bot.table.clocks.timer_kinds import Timers

WATCHED = (Timers.DEADLINE, Timers.REMIND)
LATE = 60.0
"""Maximum seconds by which timers fire late while the bot runs."""
SIGNS = 900.0
"""Seconds between two heartbeats of an idle bot."""
PER_END = SIGNS + 100.0
"""Seconds by which each end of the process may shift timers: the age of the last heartbeat."""

Key = tuple[str, int, str]


class Ledger:
    """Records acknowledged actions, current timers, and posts by nonce; `check` checks the laws.

    `lived` returns the seconds that the bot has run, `now` the time by the bot's clock.
    """

    def __init__(self, lived: Callable[[], float], now: Callable[[], float]) -> None:
        self._lived, self._now = lived, now
        self.actions: dict[tuple[str, int], records.Action] = {}
        self.broken: list[str] = []
        self.ends = 0
        self.fired = Counter[str]()
        self._due: dict[Key, float] = {}
        self._told = set[tuple[str, tuple[str, ...]]]()
        self._posted: dict[tuple[str, str], list[int]] = {}

    def posted(self, path: str, nonce: str, message: int) -> None:
        """Record a posted message."""
        self._posted.setdefault((path, nonce), []).append(message)
        self._hold(len(self._posted[path, nonce]) == 1, f"told twice: {path}, nonce {nonce}")

    def told(self, path: str, moves: tuple[str, ...]) -> None:
        """Record the custom ids of the moves in a message to a member, which name their decision.

        The same moves may be sent again only after a pause of their table.
        """
        self._hold(not moves or (path, moves) not in self._told, f"told twice: {path}, {moves}")
        self._told.add((path, moves))

    def committed(self, wanted: Sequence[changes.Change]) -> None:
        """Record committed changes, and check them."""
        fired = 0
        for change in wanted:
            match change:
                case changes.SetTimer(timer):
                    self._due[_key(timer)] = self._lived() + timer.due - self._now()
                case changes.DropTimer(match, seat, kind):
                    self._due.pop((match, seat, kind), None)
                case changes.FireTimer(timer) if timer.kind in WATCHED:
                    self._fire(_key(timer))
                    fired += timer.kind == Timers.DEADLINE
                case changes.AddAction(action):
                    key = action.match_id, action.revision
                    self._hold(key not in self.actions, f"{key} was played twice")
                    self.actions[key] = action
                    fired -= action.by is records.By.DEADLINE
                case changes.PutTable(table) if table.status is records.Status.PAUSED:
                    self._told = {told for told in self._told if table.id not in str(told)}
                case changes.DropMatch(match):
                    self._due = {key: due for key, due in self._due.items() if key[0] != match}
                case _:
                    pass
        self._hold(fired >= 0, "a move for an absence that had no deadline")

    def _fire(self, key: Key) -> None:
        self._hold(key in self._due, f"{key} fired twice, or was never set")
        late = self._lived() - self._due.pop(key, self._lived())
        spare = self.ends * PER_END
        self._hold(-1 - spare <= late <= LATE + spare, f"{key} fired {late:.0f} s late")
        self.fired[key[2]] += 1

    def _hold(self, lawful: bool, otherwise: str) -> None:
        """Record `otherwise` as a broken law unless `lawful`.

        The bot would take an exception here for an error of Discord's.
        """
        if not lawful:
            self.broken.append(otherwise)

    async def check(self, store: Store) -> None:
        """Raise AssertionError if a law was broken, an action lost, or a timer is overdue."""
        assert not self.broken, self.broken
        for match in {match for match, _ in self.actions}:
            kept = {(match, one.revision): one for one in await store.actions(match)}
            played = {key: one for key, one in self.actions.items() if key[0] == match}
            wrong = sorted(key for key in kept | played if kept.get(key) != played.get(key))
            assert not wrong, f"not stored as acknowledged: {wrong}"
        late = self._lived() - LATE - self.ends * PER_END
        behind = {key for key, due in self._due.items() if key[2] in WATCHED and due < late}
        assert not behind, f"overdue: {behind}"
        timers = await store.due_timers(math.inf, 1_000)
        standing = {_key(one) for one in timers if one.kind in WATCHED}
        known = {key for key in self._due if key[2] in WATCHED}
        assert standing == known, f"timers differ from those set: {standing ^ known}"


def _key(timer: records.Timer) -> Key:
    return timer.match_id, timer.seat, timer.kind
