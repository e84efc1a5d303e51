"""Finds the moments of a finished game among the turns that changed a chance of winning.

A rollout plays an imagined game to its end, to estimate a chance. Chances are from 0 to 1.
"""

import secrets
from collections.abc import Sequence
from itertools import chain, pairwise
from typing import Final, NamedTuple

from bot.features.endings import search
from bot.features.endings.deed import Moment
from bot.features.endings.search import PlayedAction, Position
from bot.features.endings.turning import RUNS, MainRuns, Run, main_runs, runs, without_own_losses
from bot.play.agents import Agents, seed_of_hints
from bot.play.opening.ways import way_of
from bot.presentation.shown import SOLO
from bot.table.table import Table
from engine.agents.chances import WORLDS, Forecast
from engine.core.game import DECISIVE
from engine.matches.record import Record

MOST: Final = 3
"""Maximum moments of a game."""
GAIN: Final = 0.04
"""The least advantage, in chance of winning, with which a better action is shown."""
OTHERS: Final = 4
"""How many actions of a turn besides the most important one are compared with better ones."""
QUICK: Final = WORLDS // 3
"""Minimum rollouts after each run (part) of a turn; turns of several players have fewer runs."""
IN_ALL: Final = 2 * WORLDS
"""Maximum rollouts for all runs of a turn, unless each would get fewer than `QUICK`."""
LUCK: Final = 0.5
"""The least share of a change that its player could not foresee if luck is named as the cause."""

Chances = tuple[float, ...]
"""The chance of winning of each seat, from 0 to 1."""


class Swing(NamedTuple):
    """A turn that changed the chance of `seat`: its actions (`done`), and the chances around it.

    `ends` says that players lost in it, as the game ended.
    """

    done: Sequence[PlayedAction]
    before: Chances
    after: Chances
    seat: int
    ends: bool = False

    @property
    def change(self) -> float:
        """The change of the seat's chance, from -1 to 1."""
        return self.after[self.seat] - self.before[self.seat]

    @property
    def decisive(self) -> int:
        """The highest number of a decisive deed in this turn (`Game.deeds`); 0 if there is none."""
        most = max((one.deed for one in self.done), default=0)
        return most if most >= DECISIVE else 0

    def moment(self, what: MainRuns, *, luck: bool = False) -> Moment:
        """The moment of this turn; of the next turn if what is to be told happened only then."""
        decided = (run.first for run in (*what.runs, *what.others))
        first = min(decided, key=lambda one: one.after.revision)
        told = what.luck() if luck else what.sentences()
        return Moment(
            turn=told[0].turn if told else first.before.turn,
            revision=first.after.revision,
            before=round(100 * self.before[self.seat]),
            after=round(100 * self.after[self.seat]),
            facts=tuple(chain.from_iterable(one.facts for one in told)),
            luck=luck,
        )


class MomentOfTurn(NamedTuple):
    """A moment, and whether a decision caused it and not luck."""

    moment: Moment
    decided: bool


class Moments:
    """Finds the moments of a finished game, in the agents' worker processes."""

    def __init__(self, agents: Agents, table: Table, record: Record) -> None:
        self._agents, self._table, self._record = agents, table, record
        others_play = way_of(table.settings).counts(table.settings)
        self._advises = table.solo and not others_play
        """Whether better actions are told: in solo games, unless others may play the same deal."""

    async def of(self, swings: Sequence[Swing]) -> list[Moment]:
        """The moments to tell, at most `MOST`, in the order of their turns.

        Turns that a decision changed come before those without a better action, and those before
        turns that luck changed: of each of the two only the largest is told if there are others.
        The turn that ended the game comes first, then those with decisive deeds. The same better
        action is told once.
        """
        told: list[Moment] = []
        best: list[Moment] = []
        luck: list[Moment] = []
        for swing in sorted(
            swings, key=lambda one: (not one.ends, -one.decisive, -abs(one.change))
        ):
            if len(told) == MOST:
                break
            moment, decided = await self._moment_of(swing)
            if not (moment.facts or moment.better):
                continue
            if moment.best:
                best.append(moment)
            elif not decided:
                luck.append(moment)
            elif not moment.better or moment.better not in [one.better for one in told]:
                told.append(moment)
        told += best[:1]
        told += luck[:1] if told else luck
        return sorted(told[:MOST], key=lambda one: one.turn)

    async def forecast(
        self, at: Position, worlds: int, nodes: int, otherwise: Chances | None = None
    ) -> Forecast:
        """Each seat's chance at a position, by at most `worlds` rollouts and `nodes` actions.

        If the budget is too small for one rollout: `otherwise`, or else equal chances.
        """
        if at.chances is not None:
            return Forecast(at.chances)
        seats = len(self._table.row.seats)
        seed = secrets.token_hex(32)
        arguments = (*self._rules, seats, at.state, nodes, worlds, seed)
        found = await self._agents.work(search.chances_at, *arguments)
        return found or Forecast(otherwise or (1 / seats,) * seats, 1)

    @property
    def _rules(self) -> tuple[str, int, dict[str, str]]:
        row = self._table.row
        return row.game, int(row.ruleset), dict(self._table.options)

    async def _moment_of(self, swing: Swing) -> MomentOfTurn:
        """The moment of a turn: the decision or the luck that changed the chance most.

        Only changes in the direction of the whole turn count.
        """
        there = await self._runs(swing)
        over = swing.done[0].before.turn == self._table.match.state.turn
        what = main_runs(there, self._hurt(swing), alone=self._table.solo, over=over)
        moment, mistaken = (
            swing.moment(what),
            await self._better_decision(swing, there, what.runs[0]),
        )
        if mistaken is not None:
            return MomentOfTurn(mistaken, decided=True)
        if (what.decided or swing.ends) and not self._table.solo:
            return MomentOfTurn(moment, decided=True)
        drawn = [run for run in there if any(one.drawn for one in run.actions)]
        if self._advises and swing.change < 0 and drawn:  # for the best actions were taken
            most = max(drawn, key=lambda run: run.change)
            worst = what.runs[0] if what.runs[0] in drawn else most
            return MomentOfTurn(_by_luck(swing, worst, what.hurt), decided=False)
        if await self._was_luck(swing, what.runs[0]):
            return MomentOfTurn(_by_luck(swing, what.runs[0], what.hurt), decided=False)
        return MomentOfTurn(moment.model_copy(update={"best": self._advises}), what.decided)

    def _hurt(self, swing: Swing) -> Sequence[int]:
        """The seats that the turn concerns: all if they play together, else the seats that lost.

        If the chance of the turn's seat rose, the other seats lost by it.
        """
        seats = range(len(self._table.row.seats))
        if self._table.solo or self._table.cooperative:
            return seats
        rises = swing.change > 0
        return [seat for seat in seats if (seat != swing.seat) is rises]

    async def _runs(self, swing: Swing) -> list[Run]:
        """The runs of a turn (see `runs`), each with the change of chance that it caused."""
        there, seat = runs(swing.done, await self._most_runs(swing.done[0].before)), swing.seat
        worlds = max(QUICK, min(WORLDS, IN_ALL // len(there)))
        places = [run.actions[-1].after for run in there[:-1]]
        part = self._agents.nodes // len(there)
        between = [(await self.forecast(at, worlds, part, swing.after)).by_seat for at in places]
        values = [chances[seat] for chances in (swing.before, *between, swing.after)]
        way = 1 if swing.change > 0 else -1
        found = [
            run._replace(change=way * (now - then), after=now)
            for run, (then, now) in zip(there, pairwise(values), strict=True)
        ]
        rolled = swing.done[0].before.chances is None
        rivals = not (self._table.solo or self._table.cooperative)
        return without_own_losses(found, seat) if rolled and rivals and way < 0 else found

    async def _most_runs(self, at: Position) -> int:
        """Into how many runs the turn at a position may be divided.

        Each run needs enough rollouts, else only chance would say which of them decided. A solo
        player's actions are compared with better ones, so they need none.
        """
        if at.chances is not None or self._table.solo:
            return RUNS
        seats, nodes = len(self._table.row.seats), self._agents.nodes
        arguments = (*self._rules, seats, at.state, nodes, secrets.token_hex(32))
        return min(RUNS, 1 + await self._agents.work(search.rollouts, *arguments) // QUICK)

    async def _better_decision(
        self, swing: Swing, there: Sequence[Run], most: Run
    ) -> Moment | None:
        """The moment of a solo player's action for which a better one was found; None without one.

        Compares the action with the largest change and, in a turn by which the chance fell, up to
        `OTHERS` more. A better action comes before the advice to end the turn.
        """
        if not self._advises:
            return None
        decisions = [run for run in there if run.first.deed or run.first.ends or run.first.drawn]
        order = sorted(decisions, key=lambda run: (run is not most, -run.change))
        idle: Moment | None = None
        for run in order[: 1 + OTHERS] if swing.change < 0 else order[:1]:
            better = await self._better(run.first)
            if better is None or better.gain < GAIN:
                continue
            first, gain = run.first, round(100 * better.gain)
            update = {"better": better.named, "gain": gain, "held": first.held}
            update |= {"ended": first.ends and not first.deed, "turn": first.before.turn}
            moment = swing.moment(MainRuns((run,), (swing.seat,))).model_copy(update=update)
            if not better.ends:
                return moment
            idle = idle or moment
        return idle

    async def _better(self, done: PlayedAction) -> search.Better | None:
        """The better action of a solo game in place of a played one; None if it is unknown."""
        record, nodes = self._record, self._agents.nodes
        played = record.entries[done.after.revision - 1].action
        arguments = (record.game, record.ruleset, done.before.state, played, nodes)
        seeds = seed_of_hints(self._table, SOLO), secrets.token_hex(32)
        return await self._agents.work(search.better, *arguments, *seeds)

    async def _was_luck(self, swing: Swing, run: Run) -> bool:
        """Whether most of a turn's change came from what the player of a run could not know."""
        drawn = next((one for one in run.actions if one.drawn), None)
        if drawn is None or (self._table.solo and run.seat is None):
            return drawn is not None
        played = self._record.entries[drawn.after.revision - 1].action
        seats, nodes = len(self._table.row.seats), self._agents.nodes
        arguments = (*self._rules, seats, drawn.before.state, drawn.seat, played, nodes, WORLDS)
        found = await self._agents.work(search.expected, *arguments, secrets.token_hex(32))
        if found is None:
            return False
        unforeseen = run.after - found[swing.seat]
        return unforeseen / swing.change >= LUCK


def _by_luck(swing: Swing, run: Run, hurt: Sequence[int]) -> Moment:
    """The moment of a turn that was decided by what was drawn in a run."""
    return swing.moment(MainRuns((run,), hurt), luck=True)
