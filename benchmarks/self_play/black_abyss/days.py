"""The days a game takes if players look at it now and then, with and without prepared turns.

Each player looks three times a day, at times of their own. At a look they decide what is due, and
prepare their next turn as in the bot (`engine.matches.prepared`). Between looks only prepared moves
are played, as soon as they are due.
"""

import heapq
from collections import Counter
from dataclasses import dataclass, field
from statistics import median
from typing import Any, Final

from engine.core.chance import Chance, seed_from
from engine.core.events import silence
from engine.core.game import Perspective
from engine.games.black_abyss.game import BlackAbyss, BlackAbyssOptions
from engine.games.black_abyss.standing import AbyssStanding
from engine.matches.prepared import TURNS, Due, PreparedMove, due, foresee, prepare

HOURS: Final = (8, 13, 20)
"""The hours of a day's looks, by each player's clock."""
SPREAD: Final = 60
"""Most minutes by which a look is earlier or later."""
DAY: Final = 24 * 60
MOVES: Final = 60
"""The most moves a simple player prepares at once."""


@dataclass
class Player:
    """A seat's prepared moves, and what it knew of others when preparing them."""

    kept: tuple[PreparedMove, ...] = ()
    seen: frozenset[str] = frozenset()


@dataclass
class Evening:
    """A game in virtual minutes."""

    number: int
    seats: int
    plans: bool
    game: BlackAbyss = field(default_factory=BlackAbyss)
    counted: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        seed = seed_from(f"days/{self.number}")
        self.state = self.game.new(BlackAbyssOptions(), self.seats, Chance(seed))
        self.luck = Chance(seed_from(f"days/{self.number}/players"))
        self.players = [Player() for _ in range(self.seats)]
        self.orders = AbyssStanding()
        self.policy = self.game.policies["greedy"]

    def days(self) -> float:
        """Play to the end; returns the days it took."""
        looks = [(self._next(seat, 0), seat) for seat in range(self.seats)]
        heapq.heapify(looks)
        now = 0.0
        while not self.state.ending:
            now, seat = heapq.heappop(looks)
            self._look(seat)
            heapq.heappush(looks, (self._next(seat, now), seat))
        return now / DAY

    def _next(self, seat: int, now: float) -> float:
        """The minute of a seat's next look."""
        day = int(now // DAY)
        times = [
            (day + n) * DAY + hour * 60 + self._shift(seat, day + n, hour)
            for n in (0, 1)
            for hour in HOURS
        ]
        return min(time for time in times if time > now)

    def _shift(self, seat: int, day: int, hour: int) -> float:
        lot = Chance(seed_from(f"{self.number}/{seat}/{day}/{hour}"))
        return lot.below(2 * SPREAD + 1) - SPREAD

    def _look(self, seat: int) -> None:
        """Decide what is due for the seat, then prepare its next turn."""
        self.counted["looks"] += 1
        while seat in self.game.missing(self.state):
            self.players[seat].kept = ()
            self._act(seat, self._choose(self.state, seat))
            self._play()
        if self.plans and not self.state.ending:
            self._prepare(seat)

    def _choose(self, state: Any, seat: int) -> Any:
        return self.policy(Perspective(self.game, state, seat), self.luck)

    def _act(self, seat: int, action: Any) -> None:
        self.game.apply(self.state, seat, action, silence)

    def _prepare(self, seat: int) -> None:
        """Prepare a simple player's turn, assuming that all others pass."""
        player = self.players[seat]
        found = foresee(self.game, self.state, seat, self.luck)
        kept, ahead = list[PreparedMove](), self.state
        while found.state is not None and found.state.turn <= self.state.turn + TURNS:
            at = found.state
            action = self._choose(at, seat)
            kept.append(prepare(self.game, self.state, at, seat, action))
            self.game.apply(at, seat, action, silence)
            ahead = at
            if len(kept) >= MOVES or at.ending:
                break
            found = foresee(self.game, at, seat, self.luck)
        player.kept = tuple(kept)
        player.seen = self.orders.sightings(self.state, seat, ahead)

    def _play(self) -> None:
        """Play prepared moves as long as any are due."""
        played = True
        while played and not self.state.ending:
            played = False
            for seat in self.game.missing(self.state):
                player = self.players[seat]
                if player.kept:
                    asked: Due = due(self.game, self.state, seat, player.kept, player.seen)
                    self.counted["left out"] += len(asked.left_out)
                    player.kept = asked.rest
                    if asked.rest and not asked.asks:
                        player.kept = asked.rest[1:]
                        self._act(seat, asked.rest[0].action)
                        self.counted["played"] += 1
                        played = True
                        break
                    self.counted["asked"] += 1


def line(games: int, seats: int, *, plans: bool) -> str:
    """A row: the days games take, as least, median and most."""
    took, counted = list[float](), Counter[str]()
    for number in range(games):
        one = Evening(number, seats, plans)
        took.append(one.days())
        counted += one.counted
    how = "prepared" if plans else "one by one"
    more = ", ".join(f"{what} {n / games:.0f}" for what, n in sorted(counted.items()))
    span = f"{min(took):.0f} / {median(took):.1f} / {max(took):.0f}"
    return f"| {seats} | {how} | {games} | {span} | {more} |"
