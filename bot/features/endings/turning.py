"""Finds the decisions of a turn that changed the chance most, and the facts that tell them."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.features.endings.search import PlayedAction, Sentence
from engine.core.game import DECISIVE

SENTENCES: Final = 3
"""Maximum sentences that tell a moment."""
DEEDS: Final = 2
"""Maximum sentences of these that tell decisions; the others tell what came of them."""
RUNS: Final = 16
"""Maximum runs of a turn if their chances must be estimated by rollouts, however few they take."""
SHARE: Final = 0.5
"""The least share of a turn's change with which a decision is told instead of luck."""
MINOR: Final = 0.25
"""The least share of the largest run's change with which another of the same seat is told."""


class Run(NamedTuple):
    """A part of a turn: a decision and the actions that followed from it, or what nobody decided.

    `seat` is the seat that decided it, None if nobody did. `change` is the change of the chance; it
    is positive if it has the direction of the whole turn's change. `after` is the chance after it.
    """

    actions: tuple[PlayedAction, ...]
    seat: int | None
    change: float = 0.0
    after: float = 0.0

    @property
    def first(self) -> PlayedAction:
        """The first of the actions that tell a decision best; the first of all if none does."""
        return max(self.actions, key=lambda one: one.deed)

    @property
    def deed(self) -> int:
        """How well its facts tell a decision at most."""
        return max(one.deed for one in self.actions)


class MainRuns(NamedTuple):
    """The runs of a turn that changed the chance most, the largest change first.

    `hurt` are the seats to which the turn mattered; they decide which facts about what came of it
    are told. `last` is the last run of the turn if the game ended in it. `others` are decisions of
    other seats that changed the chance in the same direction, if each seat decided once.
    """

    runs: tuple[Run, ...]
    hurt: Sequence[int]
    last: Run | None = None
    others: tuple[Run, ...] = ()

    @property
    def decided(self) -> bool:
        """Whether the largest change was a decision and not luck."""
        return self.runs[0].seat is not None

    def sentences(self) -> list[Sentence]:
        """The sentences to tell, as they happened: decisions, and what came of the first."""
        deeds = _deeds(self.runs)[:DEEDS]
        followed = self._followed(self.last) or self._followed(self.runs[0])
        if deeds:
            followed = [one for one in followed if _when(one) > _when(deeds[0])]
        return _in_order([*deeds, *_deeds(self.others), *followed])

    def luck(self) -> list[Sentence]:
        """The sentences to tell if luck decided: what was drawn; without any, those of `told`."""
        drawn = tuple(one for one in self.runs[0].actions if one.drawn)
        return (
            _in_order(self._followed(self.runs[0]._replace(actions=drawn))[:2]) or self.sentences()
        )

    def _followed(self, run: Run | None) -> list[tuple[PlayedAction, Sentence]]:
        """The sentences of a run that tell no decision, each with its action.

        The sentences that matter most to the seats in `hurt` come first; of equal ones, the latest.
        """
        acted = () if run is None else run.actions
        told = [(one, told) for one in reversed(acted) for told in reversed(one.sentences)]

        def weight(one: tuple[PlayedAction, Sentence]) -> int:
            return max(one[1].weights[seat] for seat in self.hurt)

        return sorted([one for one in told if not one[1].deed], key=weight, reverse=True)


def _deeds(done: Sequence[Run]) -> list[tuple[PlayedAction, Sentence]]:
    """The sentences with the highest `deed` above 0, each with its action; the weightiest first."""
    told = [(one, told) for run in done for one in run.actions for told in one.sentences]
    most = max((one.deed for _, one in told), default=0)
    deeds = [one for one in told if one[1].deed == most > 0]
    return sorted(deeds, key=lambda one: -max(one[1].weights))


def _when(told: tuple[PlayedAction, Sentence]) -> tuple[int, int]:
    """When a sentence happened, to sort by: revision, and index among those of its action."""
    acted, sentence = told
    return acted.after.revision, next(n for n, at in enumerate(acted.sentences) if at is sentence)


def _in_order(told: Sequence[tuple[PlayedAction, Sentence]]) -> list[Sentence]:
    """The first `SENTENCES` of these, in the order in which they happened."""
    return [one for _, one in sorted(told[:SENTENCES], key=_when)]


def runs(done: Sequence[PlayedAction], most: int = RUNS) -> list[Run]:
    """Divide the actions of a turn into runs: at most `most`, unless the game estimates chances.

    An answer is in the run of the action it answers, unless the answer itself is decisive. If there
    are too many runs, neighbours are joined: first those of the same seat, and the shortest.
    """
    found: list[list[PlayedAction]] = []
    for acted in done:
        own = acted.deed > 0 or acted.drawn or (found and found[-1][0].deed > 0)
        decides = acted.deed >= DECISIVE or (own and not acted.answers)
        if not found or acted.ends or decides:
            found.append([acted])
        else:
            found[-1].append(acted)
    there = [Run(tuple(one), _seat(one[0])) for one in found]
    while len(there) > most and done[0].before.chances is None:
        at = min(range(len(there) - 1), key=lambda at: _apart(*there[at : at + 2]))
        there[at : at + 2] = [_joined(*there[at : at + 2])]
    return there


def _apart(one: Run, then: Run) -> tuple[bool, int]:
    """How little two neighbouring runs belong together, to sort by."""
    actors = {acted.seat for acted in (*one.actions, *then.actions) if not acted.answers}
    return len(actors) > 1, len(one.actions) + len(then.actions)


def _joined(one: Run, then: Run) -> Run:
    """Two neighbouring runs as one, decided by the seat of the better deed."""
    decided = max((one, then), key=lambda run: (run.seat is not None, run.deed))
    return Run((*one.actions, *then.actions), decided.seat)


def _seat(acted: PlayedAction) -> int | None:
    """The seat that decided an action; None if it tells no decision.

    It is the seat that the best fact names, or else the seat that acted.
    """
    if not acted.deed:
        return None
    best = max(acted.sentences, key=lambda told: told.deed)
    return acted.seat if best.seat is None else best.seat


def without_own_losses(there: Sequence[Run], seat: int) -> list[Run]:
    """The runs of a turn in which a seat's chance fell, without this seat's own decisions.

    Its own runs keep no rise of the chance, runs of several seats keep their change. Rollouts among
    rivals are too few to tell whether a gain cost the seat its chance: it would be blamed for it.
    """
    found = list[Run]()
    for run in there:
        left = tuple(
            one._replace(
                sentences=tuple(
                    told for told in one.sentences if not told.deed or told.seat != seat
                )
            )
            for one in run.actions
        )
        decided = _seat(max(left, key=lambda one: one.deed))
        if run.seat == seat and decided is None:
            found.append(run._replace(actions=left, change=min(run.change, 0)))
        else:
            found.append(run._replace(actions=left, seat=decided))
    return found


def main_runs(there: Sequence[Run], hurt: Sequence[int], *, alone: bool, over: bool) -> MainRuns:
    """The runs among `there`, all runs of a turn, that changed the chance most.

    A decision that caused the share `SHARE` of the change comes before luck. The decisions of a
    seat count together; if the player is `alone`, one by one. `over` says that the game ended.

    Decisive decisions of several players come before all others, whatever chance they changed: a
    game's own estimate of chances may not know them.
    """
    decisive = [run for run in there if run.seat is not None and run.deed >= DECISIVE]
    if decisive and not alone:
        first, *more = sorted(decisive, key=lambda run: (-run.deed, -run.change))
        return MainRuns((first, *more), hurt, there[-1] if over else None)
    groups: dict[tuple[int | None, int], list[Run]] = {}
    for place, run in enumerate(there):
        groups.setdefault((run.seat, place if alone else 0), []).append(run)

    def change(group: Sequence[Run]) -> float:
        return sum(run.change for run in group)

    decisions = [group for (seat, _), group in groups.items() if seat is not None]
    best = max(groups.values(), key=change)
    if decisions and change(deed := max(decisions, key=change)) >= SHARE * change(there):
        best = deed
    first, *others = sorted(best, key=lambda run: -run.change)
    more = [run for run in others if run.change >= MINOR * first.change > 0]
    once = all(len(group) == 1 for group in decisions)
    same_way = [group[0] for group in decisions if change(group) >= MINOR * first.change > 0]
    beside = [run for run in same_way if once and run is not first]
    return MainRuns(
        (first, *more), hurt, there[-1] if over else None, () if alone else tuple(beside)
    )
