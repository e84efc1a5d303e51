"""Self-play: games played to the end by agents, and their statistics.

For tuning rules and agents, and for curious users. A `Plan` and a number determine a game, wherever
and in whichever order it is played; clocks and processes belong to the caller.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any, NamedTuple

from engine.agents import roster
from engine.agents.agent import Nodes
from engine.core import options, registry
from engine.core.chance import Chance, seed_from
from engine.core.errors import BadSeats
from engine.core.events import Tell
from engine.core.game import AnyGame, Outcome, Perspective
from engine.core.match import Match

PATIENCE = 100_000
"""Decisions after which a game counts as endless."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play: `agents` names one agent per seat, `nodes` is the budget per decision.

    With `swap`, each game moves every agent one seat further.
    """

    game: str
    options: tuple[tuple[str, str], ...]
    seats: int
    agents: tuple[str, ...]
    seed: str
    nodes: int
    swap: bool = False

    @classmethod
    def make(
        cls,
        game: str,
        values: Mapping[str, str],
        seats: int | None,
        agents: Sequence[str],
        seed: str,
        nodes: int,
        *,
        swap: bool = False,
    ) -> Plan:
        """A valid plan; `seats` defaults to the fewest, and a single agent plays all of them.

        Raises UnknownGame, BadOption, BadSeats or UnknownAgent.
        """
        rules = registry.game(game)
        count = options.read(rules, values).seating(rules.seats)[0] if seats is None else seats
        Match.start(rules, options.read(rules, values), count, seed_from(seed))
        for name in agents:
            roster.agent(rules, name)
        everyone = tuple(agents) * count if len(agents) == 1 else tuple(agents)
        if len(everyone) != count:
            raise BadSeats(f"{len(agents)} agents do not fill {count} seats: name one, or {count}.")
        return cls(game, tuple(values.items()), count, everyone, seed, nodes, swap)

    def seating(self, number: int) -> tuple[str, ...]:
        """The agent of each seat in game `number`."""
        by = number % self.seats if self.swap else 0
        return self.agents[-by:] + self.agents[:-by] if by else self.agents


class GameResult(NamedTuple):
    """One game: agents by seat, outcome (None if it did not end), content used.

    `roles` are what the seats played, if they differ. `waits` counts how often the game began to
    wait for seats; several seats at once count as one.
    """

    number: int
    agents: tuple[str, ...]
    outcome: Outcome | None
    turns: int
    decisions: int
    used: frozenset[str]
    roles: tuple[str, ...] = ()
    waits: int = 0


class Span(NamedTuple):
    """Minimum, median and maximum; all zero for no numbers."""

    min: float
    median: float
    max: float

    @classmethod
    def of(cls, numbers: Sequence[float]) -> Span:
        """The span of `numbers`."""
        return cls(min(numbers), median(numbers), max(numbers)) if numbers else cls(0, 0, 0)


@dataclass(frozen=True, slots=True)
class Tally:
    """The statistics of a plan's games.

    `won` counts wins in solo and co-operative games and is None in others. `wins` are by seat,
    `wins_by_agent` and `wins_by_role` by name, each with the number of games played. `used` is the
    share of games that used a piece of content, in order of the reference.
    """

    games: int
    ended: int
    won: int | None
    wins: tuple[int, ...]
    wins_by_agent: dict[str, tuple[int, int]]
    wins_by_role: dict[str, tuple[int, int]]
    scores: tuple[Span, ...]
    turns: Span
    turns_of_won: Span
    waits: Span
    decisions: int
    endings: dict[str, int]
    used: dict[str, float]


def play(plan: Plan, number: int) -> GameResult:
    """Game `number` of a plan."""
    game = registry.game(plan.game)
    seed = seed_from(f"{plan.seed}/{number}")
    state = game.new(options.read(game, dict(plan.options)), plan.seats, Chance(seed))
    luck = Chance(seed_from(f"{plan.seed}/{number}/agents"))
    seating = plan.seating(number)
    agents = [roster.agent(game, name) for name in seating]
    roles = tuple(game.roles(state))
    used = {card.id for card in game.text.cards()}.intersection(roles)
    decisions = 0
    counts: list[Sequence[int]] = []
    tell = _tell_mentions(game, used)
    while decisions < PATIENCE:
        seats = game.missing(state)
        if not seats:
            break
        counts.append(tuple(seats))
        seat = luck.pick(seats)
        action = agents[seat].choose(Perspective(game, state, seat), luck, Nodes(plan.nodes))
        game.apply(state, seat, action, tell)
        decisions += 1
    outcome = game.outcome(state)
    content = frozenset(used)
    return GameResult(
        number, seating, outcome, state.turn, decisions, content, roles, waits(counts)
    )


def waits(counts: Iterable[Sequence[int]]) -> int:
    """How often a game began to wait for somebody.

    A wait begins when a seat is awaited that was not before.
    """
    count, before = 0, frozenset[int]()
    for seats in counts:
        count += not before.issuperset(seats)
        before = frozenset(seats)
    return count


def tally(plan: Plan, games: Iterable[GameResult]) -> Tally:
    """The statistics of these games, independent of their order."""
    played = sorted(games, key=lambda one: one.number)
    rules = registry.game(plan.game)
    ended = [one for one in played if one.outcome is not None]
    won = [one for one in ended if one.outcome and one.outcome.winners]
    chosen = options.read(rules, dict(plan.options))
    together = plan.seats == 1 or chosen.together() is not None
    wins = [0] * plan.seats
    for one in won:
        for seat in one.outcome.winners if one.outcome else ():
            wins[seat] += 1
    return Tally(
        games=len(played),
        ended=len(ended),
        won=len(won) if together else None,
        wins=tuple(wins),
        wins_by_agent=_wins_by((one.agents, one.outcome) for one in played),
        wins_by_role=_wins_by((one.roles, one.outcome) for one in played),
        scores=tuple(
            Span.of([one.outcome.scores[seat] for one in ended if one.outcome])
            for seat in range(plan.seats)
        ),
        turns=Span.of([one.turns for one in played]),
        turns_of_won=Span.of([one.turns for one in won]),
        waits=Span.of([one.waits for one in played]),
        decisions=sum(one.decisions for one in played),
        endings=dict(Counter(one.outcome.how for one in ended if one.outcome).most_common()),
        used=_shares(rules, played),
    )


def _wins_by(
    games: Iterable[tuple[Sequence[str], Outcome | None]],
) -> dict[str, tuple[int, int]]:
    """The wins and the number of games, by each name of a seat."""
    found: dict[str, tuple[int, int]] = {}
    for names, outcome in games:
        for seat, name in enumerate(names):
            had, sat = found.get(name, (0, 0))
            found[name] = (had + bool(outcome and seat in outcome.winners), sat + 1)
    return dict(sorted(found.items()))


def _shares(game: AnyGame, played: Sequence[GameResult]) -> dict[str, float]:
    counts = Counter(name for one in played for name in one.used)
    content = [card.id for card in game.text.cards()]
    others = sorted(set(counts) - set(content))
    return {name: counts[name] / len(played) for name in (*content, *others)} if played else {}


def _tell_mentions(game: AnyGame, used: set[str]) -> Tell[Any]:
    """A `Tell` that adds to `used` the content ids that any face of a fact mentions."""

    def tell(fact: Any, faces: Mapping[int, Any] | None = None, *, reveals: bool = False) -> None:  # noqa: ARG001
        for face in (fact, *(faces or {}).values()):
            if face is not None:
                used.update(game.mentions(face))

    return tell
