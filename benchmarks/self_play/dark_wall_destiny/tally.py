"""Counts over many games of one player: wins, the ways of losing, and what was done."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from benchmarks.self_play.dark_wall_destiny.games import ENDLESS, GAME, Act, begun
from benchmarks.self_play.orders import share
from engine.core.events import Telling
from engine.games.dark_wall_destiny.actions import EndTurn
from engine.games.dark_wall_destiny.content.tables import CARD, KIND
from engine.games.dark_wall_destiny.facts import Acquired, Burned, Fact
from engine.games.dark_wall_destiny.rules.values import pullable
from engine.games.dark_wall_destiny.state import EMPTY, WallState

LONG = 25
COLUMNS = (
    "won",
    "against the first",
    "lost: system, deck, siege, empty",
    "median rounds",
    f"over {LONG}",
    "spins prevented in",
    "stations",
    "pulls taken",
    "rounds from the first alarm",
    "losses without",
    "rounds with an alarm about a deck: won, lost",
)
"""The heads of the columns; the last three are printed only if alarms are counted."""
KINDS = {"deck": "deck", "siege": "siege", "empty": "system"}
"""The start of the keys of each ending's alarms."""


@dataclass
class Tally:
    """Counts over all games of a row; alarms only with `alarms`, as they take long.

    `won` has each game's result, `rounds` the rounds of the games, `deeds` how often something was
    done. `warned` has, for lost games, the number of rounds from the first alarm about the way they
    ended to the end. `unwarned` counts lost games without such an alarm.
    """

    alarms: bool = False
    won: list[bool] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)
    deeds: Counter[str] = field(default_factory=Counter)
    rounds: list[int] = field(default_factory=list)
    warned: list[int] = field(default_factory=list)
    unwarned: int = 0

    def play(self, number: int, seats: int, act: Act, *, pulls: bool = True, **chosen: Any) -> None:
        """Play a game, and count it; without `pulls`, no seat can ever pull a card."""
        state = begun(number, seats, **chosen)
        telling: Telling[Fact] = Telling()
        first, alarmed = dict[str, int](), set[int]()
        while state.ending is None and state.turn <= ENDLESS:
            if self.alarms:
                _note(state, first, alarmed)
            seat = GAME.missing(state)[0]
            if not pulls:
                state.players[seat].pulls = 0
            action = act(state, seat)
            self.deeds["left"] += isinstance(action, EndTurn) and _could_pull(state, seat)
            GAME.apply(state, seat, action, telling)
        self._count(state, telling)
        self.deeds["alarmed and won" if self.won[-1] else "alarmed"] += len(alarmed)
        came = first.get(_kind(state.ending or "", telling))
        if came is not None:
            self.warned.append(state.turn - came)
        else:
            self.unwarned += not self.won[-1]

    def _count(self, state: WallState, telling: Telling[Fact]) -> None:
        told = Counter(type(event.fact).__name__ for event in telling.events)
        self.deeds += told
        self.deeds["prevented"] += told["Halted"] > 0
        self.deeds["stations"] += sum(
            isinstance(event.fact, Acquired) and KIND[CARD[event.fact.card]] == "station"
            for event in telling.events
        )
        self.rounds.append(state.turn)
        self.endings[state.ending or ""] += 1
        self.won.append(state.ending == "saved")

    def row(self, first: list[bool]) -> Iterator[str]:
        """The columns of the row; `first` is what the first player won of the same games."""
        games, wins = len(self.won), sum(self.won)
        yield share(wins, games)
        yield paired(self.won, first)
        yield ", ".join(f"{self.endings[how]}" for how in ("burned", "deck", "siege", "empty"))
        yield f"{sorted(self.rounds)[games // 2]}"
        yield f"{sum(count > LONG for count in self.rounds)}"
        yield f"{100 * self.deeds['prevented'] / games:.0f} %"
        yield f"{self.deeds['stations'] / games:.1f}"
        yield f"{self.deeds['Pulled']} of {self.deeds['Pulled'] + self.deeds['left']}"
        if self.alarms:
            yield f"{sorted(self.warned)[len(self.warned) // 2]}" if self.warned else "-"
            yield f"{self.unwarned} of {games - wins}"
            lost = self.deeds["alarmed"] / max(1, games - wins)
            yield f"{self.deeds['alarmed and won'] / max(1, wins):.1f}, {lost:.1f}"


def paired(these: list[bool], those: list[bool]) -> str:
    """How many percentage points more of the same games `these` won than `those` did.

    The text includes the standard error.
    """
    gaps = [this - that for this, that in zip(these, those, strict=True)]
    mean = sum(gaps) / len(gaps)
    error = sqrt(sum((gap - mean) ** 2 for gap in gaps)) / len(gaps)
    return f"{100 * mean:+.0f} ± {100 * error:.0f}"


def _note(state: WallState, first: dict[str, int], alarmed: set[int]) -> None:
    """Note in `first` the round of each kind's first alarm, in `alarmed` alarms about a deck."""
    for alarm in GAME.alarms(state):
        kind = alarm.key if alarm.key.startswith("wall") else alarm.key.partition("-")[0]
        first.setdefault(kind, state.turn)
        if kind == "deck":
            alarmed.add(state.turn)


def _could_pull(state: WallState, seat: int) -> bool:
    there = (card for card in state.system if card != EMPTY)
    return state.players[seat].pulls > 0 and any(pullable(state, card) for card in there)


def _kind(ending: str, telling: Telling[Fact]) -> str:
    """The start of the keys of the alarms about this ending; "" if no alarm is about it.

    If a Cryoship burned at the wall, the key names that card.
    """
    burned = [one.fact.card for one in telling.events if isinstance(one.fact, Burned)]
    return f"wall-{burned[-1]}" if ending == "burned" else KINDS.get(ending, "")
