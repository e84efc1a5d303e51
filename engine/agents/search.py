"""An agent for any game that tries its actions in imagined states.

The method is flat Monte Carlo, run as a race. Every candidate is played from the same imagined
worlds with the same luck (common random numbers), so that results differ mostly by the candidate.
The number of worlds doubles each heat; candidates clearly behind drop out, and new ones enter if
not all fitted at first. The race stops when one is left or the budget is spent.

In a game with policies, the winner must beat the first policy's advice by `companions.doubt`: a
good policy is consistent from move to move, and switching plans costs more than it gains.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product
from math import sqrt
from typing import Any

from engine.agents.agent import Budget, Nodes
from engine.agents.candidates import Candidate, Candidates
from engine.agents.rollout import play_on
from engine.core.chance import Chance
from engine.core.choices import every_action
from engine.core.events import silence
from engine.core.game import Perspective
from engine.core.match import copier_of


@dataclass(slots=True)
class _Entrant:
    """A candidate, and the value (0 to 1) that it reached in each world it ran in, in order."""

    found: Candidate
    results: list[float] = field(default_factory=list)

    def mean(self, worlds: int) -> float:
        return sum(self.results[:worlds]) / worlds


_ENOUGH = 16
"""Fewest games for a significant difference; with fewer, their spread is too uncertain."""
_ERRORS = 2.0
"""A significant difference exceeds this many standard errors."""
_NEAR = 3
"""A near win takes at most this many actions."""
_TRIED = 1_000
"""The budget of looking for a near win after an action, in actions."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """How much better the chosen action did than the action `other`, in the same imagined games.

    `gain` is the difference of their mean values, each from 0 (lost) to 1 (won), over that many
    `games`. `error` is its margin: two standard errors, but at least 1 / `games`.
    """

    other: Any
    gain: float
    games: int
    error: float

    @property
    def is_significant(self) -> bool:
        """Whether `gain` exceeds `error` over enough games."""
        return self.games >= _ENOUGH and self.gain > self.error


@dataclass(frozen=True, slots=True)
class Searcher:
    """The search agent, the same for every game.

    `field` is the number of initial candidates, `heat` the worlds of the first heat, `margin` the
    standard errors by which a candidate must trail the leader to drop out. A rollout ends after
    the game's `companions.ahead` turns or `horizon` actions.
    """

    field: int = 24
    heat: int = 4
    margin: float = 1.0
    horizon: int = 400

    def choose(self, perspective: Perspective[Any, Any, Any], chance: Chance, more: Budget) -> Any:
        """The action that wins the race.

        Without budget the first policy's advice, or without policies the first action of the tree.
        """
        return _Race(self, perspective, chance).run(more).found.action

    def compare(
        self, perspective: Perspective[Any, Any, Any], chance: Chance, more: Budget
    ) -> tuple[Any, Comparison | None]:
        """The best action, and its comparison with the runner-up; None without one.

        Stricter than `choose`: an action other than the first policy's must lead it by at least two
        standard errors, so that advice does not rest on luck. But of actions that are certain to
        win, it is the one nearest to the win: a person sees no use in a detour.
        """
        race = _Race(self, perspective, chance)
        chosen = race.run(more, _ERRORS)
        chosen = race.soonest_win() or chosen
        return chosen.found.action, race.comparison(chosen)


class _Race:
    """One decision: the entrants, their worlds and the budget."""

    def __init__(
        self, rules: Searcher, perspective: Perspective[Any, Any, Any], chance: Chance
    ) -> None:
        advice = [policy(perspective, chance) for policy in perspective.game.policies.values()]
        self._rules, self._seen, self._chance = rules, perspective, chance
        self._candidates = Candidates(perspective.choices(), advice, rules.field, chance)
        self._worlds: list[tuple[Any, Chance]] = []
        self._entrants = [_Entrant(found) for found in self._candidates.first]
        self._out: list[_Entrant] = []
        self._advised = self._entrants[0] if advice else None

    def run(self, more: Budget, doubt: float = 0) -> _Entrant:
        """Run heats until one entrant is left or the budget is spent; returns the winner.

        The winner is the leader if it beats the first policy's advice by `doubt` standard errors
        (at least the game's `companions.doubt`), else that advice.
        """
        reach = self._rules.heat
        while len(self._entrants) > 1 and self._heat(reach, more):
            self._drop_out(reach)
            reach *= 2
        return self._verdict(max(doubt, self._seen.game.companions.doubt))

    def comparison(self, chosen: _Entrant) -> Comparison | None:
        """The comparison of `chosen` with its closest rival, over the worlds that both ran in.

        None if no rival ran in two of the same worlds.
        """
        rivals = [
            (one.mean(games), games, one)
            for one in (*self._entrants, *self._out)
            if one is not chosen and (games := min(len(one.results), len(chosen.results))) > 1
        ]
        if not rivals:
            return None
        _, games, other = min(rivals, key=lambda rival: chosen.mean(rival[1]) - rival[0])
        gain, error = _gap(chosen, other, games)
        error = max(_ERRORS * error, 1 / games)
        return Comparison(other.found.action, gain, games, error)

    def soonest_win(self) -> _Entrant | None:
        """The entrant nearest to a win, of those that won every rollout.

        None if none of them can win in this turn within `_NEAR` actions.
        """
        certain = [one for one in self._entrants if set(one.results) == {1.0}]
        for depth, entrant in product(range(_NEAR), certain):
            if all(self._wins(entrant, depth, number) for number in range(self._rules.heat)):
                return entrant
        return None

    def _wins(self, entrant: _Entrant, depth: int, number: int) -> bool:
        """Whether an entrant and at most `depth` further actions win in a world."""
        state = copier_of(self._seen.game)(self._world(number)[0])
        self._seen.game.apply(state, self._seen.seat, entrant.found.action, silence)
        return self._wins_within(state, depth, Nodes(_TRIED))

    def _wins_within(self, state: Any, depth: int, more: Budget) -> bool:
        """Whether at most `depth` actions of the seat, tried within a budget, win."""
        game, seat = self._seen.game, self._seen.seat
        if game.outcome(state) is not None:
            return game.value(state, seat) == 1
        if not depth or [*game.missing(state)] != [seat]:
            return False
        for *_, action in every_action(game.choices_of_agent(state, seat)):
            if not more():
                break
            after = copier_of(game)(state)
            game.apply(after, seat, action, silence)
            if self._wins_within(after, depth - 1, more):
                return True
        return False

    def _verdict(self, doubt: float) -> _Entrant:
        """The leader if it beats the first policy's advice by `doubt` errors, else that advice."""
        best, advised = self._ranking()[0], self._advised
        if advised is None or advised is best:
            return best
        common = min(len(best.results), len(advised.results))
        if common < 2:
            return advised
        return best if self._clearly(best, advised, common, doubt) else advised

    def _heat(self, reach: int, more: Budget) -> bool:
        """Run all entrants in the first `reach` worlds; False if the budget ended first."""
        for number in range(reach):
            for entrant in self._entrants:
                if len(entrant.results) <= number and not self._try(entrant, number, more):
                    return False
        return True

    def _try(self, entrant: _Entrant, number: int, more: Budget) -> bool:
        """Run an entrant in one world; False if the budget ended first."""
        game, seat, (imagined, luck) = self._seen.game, self._seen.seat, self._world(number)
        state, until = copier_of(game)(imagined), imagined.turn + game.companions.ahead
        if not more():
            return False
        game.apply(state, seat, entrant.found.action, silence)
        again = Chance(luck.seed, luck.counter)
        if not play_on(game, state, again, more, until, self._rules.horizon):
            return False
        entrant.results.append(game.value(state, seat))
        return True

    def _world(self, number: int) -> tuple[Any, Chance]:
        """An imagined state and the luck of its rollouts, the same for all entrants."""
        while len(self._worlds) <= number:
            imagined = self._seen.imagine(self._chance.spawn())
            self._worlds.append((imagined, self._chance.spawn()))
        return self._worlds[number]

    def _drop_out(self, reach: int) -> None:
        """Drop entrants clearly behind; replace half of them by new actions near the best.

        The policy's action stays to the end, so that a winner has beaten it in many worlds.
        """
        leader, *others = self._ranking()
        margin, rivals = self._rules.margin, [one for one in others if one is not self._advised]
        behind = [one for one in rivals if self._clearly(leader, one, reach, margin)]
        stay = [leader, *(one for one in others if one not in behind)]
        self._out += behind
        found = self._candidates.more(len(behind) // 2, [one.found for one in stay])
        self._entrants = [*stay, *(_Entrant(one) for one in found)]

    def _clearly(self, best: _Entrant, other: _Entrant, worlds: int, margin: float) -> bool:
        """Whether `best` is ahead over these worlds by more than `margin` standard errors."""
        mean, error = _gap(best, other, worlds)
        return mean > margin * error

    def _ranking(self) -> list[_Entrant]:
        """The entrants, best first, by their mean in the worlds that all of them have run in.

        Ties are in order of entry. A later entrant that had not caught up when the budget ended is
        left out.
        """
        most = max(len(entrant.results) for entrant in self._entrants)
        if most == 0:
            return self._entrants
        seasoned = [entrant for entrant in self._entrants if len(entrant.results) >= most - 1 > 0]
        seasoned = seasoned or [entrant for entrant in self._entrants if entrant.results]
        common = min(len(entrant.results) for entrant in seasoned)
        return sorted(seasoned, key=lambda entrant: -entrant.mean(common))


def _gap(best: _Entrant, other: _Entrant, worlds: int) -> tuple[float, float]:
    """The mean lead of `best` over these worlds, and its standard error."""
    gaps = [a - b for a, b in zip(best.results[:worlds], other.results[:worlds], strict=True)]
    mean = sum(gaps) / worlds
    spread = sum((gap - mean) ** 2 for gap in gaps) / (worlds - 1)
    return mean, sqrt(spread / worlds)
