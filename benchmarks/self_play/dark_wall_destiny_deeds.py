"""What captains of Dark Wall Destiny do for each other and against the star, and how they lose.

`python -m benchmarks.self_play.dark_wall_destiny_deeds [GAMES [FIRST [SEATS]]] [EXPANSION]` prints
a row for `prudent`, a loner, `greedy` and `hasty`, at `SEATS` or each number of seats, in `GAMES`
games from number `FIRST` on. Its columns: games won; losses by a Cryoship burned from a deck, and
by siege; rounds of the median game; games in which a spin was prevented; cards shifted, and covers
that burned, per game; in losses, the median of rounds from the first alarm of its kind to the end,
and losses without an alarm; rounds with an alarm about a draw deck, per game won and per game lost.
With an EXPANSION (or `together`) the rows are `prudent`, `prudent` without pulls, and `greedy`, at
`SEATS` or two to four. Two columns follow: pulls taken, of the turns that allowed one, and stations
acquired per game.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from benchmarks.self_play.dark_wall_destiny import GAME, TOGETHER
from benchmarks.self_play.dark_wall_destiny_skill import ENDLESS
from benchmarks.self_play.orders import share
from engine.core.chance import Chance, seed_from
from engine.core.events import Telling
from engine.games.dark_wall_destiny.actions import EndTurn
from engine.games.dark_wall_destiny.agents.captain import Captain
from engine.games.dark_wall_destiny.agents.policies import GREEDY, HASTY, LONER, PRUDENT
from engine.games.dark_wall_destiny.content.tables import CARD, KIND
from engine.games.dark_wall_destiny.facts import Acquired, Burned, Fact
from engine.games.dark_wall_destiny.game import WallOptions
from engine.games.dark_wall_destiny.rules.values import pullable
from engine.games.dark_wall_destiny.state import EMPTY, WallState

FIRST = 20_000
"""The number of the first game, the same as for recipes."""
PLAYERS = {"prudent": PRUDENT, "loner": LONER, "greedy": GREEDY, "hasty": HASTY}
EXPANDED = {"prudent": PRUDENT, "prudent without pulls": PRUDENT, "greedy": GREEDY}
KINDS = {"deck": "deck", "siege": "siege", "empty": "system"}
"""The start of the keys of each ending's alarms."""


@dataclass
class Tally:
    """Counts over all games of a row."""

    endings: Counter[str] = field(default_factory=Counter)
    deeds: Counter[str] = field(default_factory=Counter)
    rounds: list[int] = field(default_factory=list)
    warned: list[int] = field(default_factory=list)
    unwarned: int = 0

    def play(
        self, number: int, seats: int, captain: Captain, *, pulls: bool = True, **chosen: Any
    ) -> None:
        """Play a game on normal difficulty in seat order, and count it."""
        options = WallOptions(order="seats", factions="lot", tactics=1, **chosen)
        state = GAME.new(options, seats, Chance(seed_from(str(number))))
        telling: Telling[Fact] = Telling()
        alarms, alarmed = dict[str, int](), set[int]()
        while state.ending is None and state.turn <= ENDLESS:
            for alarm in GAME.alarms(state):
                kind = alarm.key if alarm.key.startswith("wall") else alarm.key.partition("-")[0]
                alarms.setdefault(kind, state.turn)
                if kind == "deck":
                    alarmed.add(state.turn)
            seat = GAME.missing(state)[0]
            if not pulls:
                state.players[seat].pulls = 0
            action = captain.advise(state, seat)
            self.deeds["left"] += isinstance(action, EndTurn) and _could_pull(state, seat)
            GAME.apply(state, seat, action, telling)
        told = Counter(type(event.fact).__name__ for event in telling.events)
        self.deeds += told
        self.deeds["prevented"] += told["Halted"] > 0
        self.deeds["stations"] += sum(
            isinstance(event.fact, Acquired) and KIND[CARD[event.fact.card]] == "station"
            for event in telling.events
        )
        self.rounds.append(state.turn)
        self.endings[state.ending or ""] += 1
        self.deeds["alarmed and won" if state.ending == "saved" else "alarmed"] += len(alarmed)
        first = alarms.get(_kind(state.ending or "", telling))
        if first is not None:
            self.warned.append(state.turn - first)
        else:
            self.unwarned += state.ending != "saved"

    def row(self) -> Iterator[str]:
        """The columns of the row."""
        games = len(self.rounds)
        lost = games - self.endings["saved"]
        yield share(self.endings["saved"], games)
        yield f"{100 * self.endings['deck'] / max(1, lost):.0f}"
        yield f"{100 * self.endings['siege'] / max(1, lost):.0f}"
        yield f"{sorted(self.rounds)[games // 2]}"
        yield f"{100 * self.deeds['prevented'] / games:.0f}"
        yield f"{self.deeds['Shifted'] / games:.1f}"
        yield f"{self.deeds['Covered'] / games:.1f}"
        yield f"{sorted(self.warned)[len(self.warned) // 2]}" if self.warned else "-"
        yield f"{self.unwarned} of {lost}"
        yield f"{self.deeds['alarmed and won'] / max(1, games - lost):.1f}"
        yield f"{self.deeds['alarmed'] / max(1, lost):.1f}"
        yield f"{self.deeds['Pulled']} of {self.deeds['Pulled'] + self.deeds['left']}"
        yield f"{self.deeds['stations'] / games:.1f}"


def _could_pull(state: WallState, seat: int) -> bool:
    there = (card for card in state.system if card != EMPTY)
    return state.players[seat].pulls > 0 and any(pullable(state, card) for card in there)


def _kind(ending: str, telling: Telling[Fact]) -> str:
    """The start of the keys of the alarms that came true; a Cryoship at the wall has its own."""
    burned = [one.fact.card for one in telling.events if isinstance(one.fact, Burned)]
    return f"wall-{burned[-1]}" if ending == "burned" else KINDS.get(ending, "")


def main() -> None:
    """Print a row per player and number of seats."""
    counts = [int(word) for word in sys.argv[1:] if word.isdecimal()]
    named = [word for word in sys.argv[1:] if not word.isdecimal()]
    games, first, *only = (*counts, *(100, FIRST)[len(counts) :])
    chosen = dict.fromkeys(TOGETHER if named == ["together"] else named, True)
    players, seats = (EXPANDED, (2, 3, 4)) if named else (PLAYERS, GAME.seats)
    for name, captain in players.items():
        if name.endswith("pulls") and "awakening" not in chosen:
            continue
        for count in only or seats:
            tally = Tally()
            for number in range(first, first + games):
                tally.play(number, count, captain, pulls=not name.endswith("pulls"), **chosen)
            print(f"| {name} | {count} | {games} | {' | '.join(tally.row())} |", flush=True)


if __name__ == "__main__":
    main()
