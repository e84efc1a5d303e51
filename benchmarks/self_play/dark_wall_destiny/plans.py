"""How often agents do what they told people they would.

Four seats: two people, played by `prudent`, and two agents of a level. A plan came true if the
agent acquired each card named, or none if none was named.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import get_args

from benchmarks.self_play.dark_wall_destiny.games import ENDLESS, GAME
from benchmarks.self_play.orders import share
from engine.core.chance import Chance, seed_from
from engine.core.events import Telling
from engine.core.game import Perspective
from engine.games.dark_wall_destiny.actions import EndTurn, TakeTurn
from engine.games.dark_wall_destiny.agents.policies import POLICIES
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.facts import Acquired, Fact, Pulled
from engine.games.dark_wall_destiny.game import WallOptions
from engine.games.dark_wall_destiny.state import Turns, WallState

SEATS, PEOPLE, AGENTS = 4, (0, 1), (2, 3)
Plan = frozenset[str]
"""The cards that an agent told it would acquire."""


@dataclass
class Told:
    """Whether each plan came true: plans that named a card (`named`), and others (`empty`)."""

    named: list[bool] = field(default_factory=list)
    empty: list[bool] = field(default_factory=list)

    def compare(self, plan: Plan, acquired: set[str]) -> None:
        """Note whether a plan came true, given the cards that were acquired."""
        if plan:
            self.named.append(plan <= acquired)
        else:
            self.empty.append(not acquired)

    def row(self) -> Iterator[str]:
        """How many plans named a card, and the share that came true of these and of the others."""
        yield f"{len(self.named)} of {len(self.named) + len(self.empty)}"
        for told in (self.named, self.empty):
            yield share(sum(told), len(told)) if told else "-"


@dataclass
class Tally:
    """The number of agents' turns, and the plans told for them.

    `first` has the plans told first in a round, `last` those told last before the turn.
    """

    first: Told = field(default_factory=Told)
    last: Told = field(default_factory=Told)
    turns: int = 0

    def play(self, number: int, level: str, order: Turns) -> None:
        """Play a game, and compare what each agent acquired with the plans it told."""
        options = WallOptions(order=order, factions="lot", tactics=1)
        luck = Chance(seed_from(f"plans {number}"))
        state = GAME.new(options, SEATS, Chance(seed_from(str(number))))
        plans: dict[int, list[Plan]] = {seat: [] for seat in AGENTS}
        acquired: dict[int, set[str]] = {seat: set() for seat in AGENTS}
        heard = 0
        while state.ending is None and state.turn <= ENDLESS:
            missing, turn = GAME.missing(state), state.turn
            people = [seat for seat in missing if seat in PEOPLE]
            seat = (people or missing)[0]
            policy = POLICIES[level if seat in AGENTS else "prudent"]
            action = policy(Perspective(GAME, state, seat, PEOPLE), luck)
            if people and (heard != turn or isinstance(action, TakeTurn | EndTurn)):
                _listen(state, level, plans)
                heard = turn
            telling: Telling[Fact] = Telling()
            GAME.apply(state, seat, action, telling)
            for event in telling.events:
                if isinstance(event.fact, Acquired | Pulled) and event.fact.seat in AGENTS:
                    acquired[event.fact.seat].add(event.fact.card)
            if state.turn != turn or state.ending is not None:
                self._compare(plans, acquired)

    def _compare(self, plans: dict[int, list[Plan]], acquired: dict[int, set[str]]) -> None:
        """Compare plans of a round with what was acquired; forget both."""
        for seat in AGENTS:
            self.turns += 1
            if plans[seat]:
                self.first.compare(plans[seat][0], acquired[seat])
                self.last.compare(plans[seat][-1], acquired[seat])
            plans[seat].clear()
            acquired[seat].clear()


def _listen(state: WallState, level: str, plans: dict[int, list[Plan]]) -> None:
    """Note the plans that people can read now."""
    if state.stage not in ("begin", "action", "acquire"):
        return
    for seat in AGENTS:
        told = GAME.teamwork.courtesy(state, seat, dict.fromkeys(AGENTS, level))
        if told is None or told.id.endswith("gives-way"):
            continue
        cards = dict(told.args).get("cards", ())
        assert isinstance(cards, tuple)
        plans[seat].append(frozenset(one.id.rpartition("-card-")[2] for one in cards))


def rows(games: range) -> Iterator[str]:
    """A row per level and order of turns: the agents' turns, then figures of their plans.

    These are the columns of `Told.row`, first for the plans told first in a round, then for those
    told last before the turn.
    """
    for level, policy in t.NUMBERS.levels.items():
        for order in get_args(Turns):
            tally = Tally()
            for number in games:
                tally.play(number, policy, order)
            row = (*tally.first.row(), *tally.last.row())
            yield f"{level} | {order} | {tally.turns} | {' | '.join(row)}"
