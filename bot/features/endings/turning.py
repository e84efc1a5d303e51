"""Which decisions of a turn changed the chance most, and which facts tell them."""

from collections.abc import Sequence
from itertools import chain, pairwise
from typing import Final, NamedTuple

from bot.features.endings.search import Acted, Told

SENTENCES: Final = 3
"""Maximum sentences told of a moment."""
DEEDS: Final = 2
"""Maximum sentences that tell decisions; the others tell what came of them."""
RUNS: Final = 16
"""Maximum parts of a turn that are examined by rollouts."""
SHARE: Final = 0.5
"""The least share of a turn's change for which a decision is told in place of luck."""
MINOR: Final = 0.25
"""The share of the largest change below which a decision of the same seat is left out."""


class Run(NamedTuple):
    """A part of a turn: a decision and the answers to it, or what nobody decided.

    `seat` decided it, or nobody. `moved` is the change of the chance to `after`, positive if the
    whole turn changed it the same way.
    """

    acted: tuple[Acted, ...]
    seat: int | None
    moved: float = 0.0
    after: float = 0.0

    @property
    def first(self) -> Acted:
        """The action that began it."""
        return self.acted[0]


class Turned(NamedTuple):
    """The runs of a turn that changed the chance most, the largest change first.

    What came of it is told as it matters to the seats in `hurt`. `last` is the run that ended the
    game, if this turn did. `others` are the decisions of the other seats, if each decided once.
    """

    runs: tuple[Run, ...]
    hurt: Sequence[int]
    last: Run | None = None
    others: tuple[Run, ...] = ()

    @property
    def decided(self) -> bool:
        """Whether a decision changed the chance."""
        return self.runs[0].seat is not None

    def told(self) -> list[Told]:
        """The sentences to tell, in order: the best deeds, then what came of the first."""
        deeds = _deeds(self.runs)[:DEEDS]
        followed = self._followed(self.last) or self._followed(self.runs[0])
        if deeds:
            followed = [one for one in followed if _when(one) > _when(deeds[0])]
        return _in_order([*deeds, *_deeds(self.others), *followed])

    def luck(self) -> list[Told]:
        """The sentences to tell if luck decided: what was drawn."""
        drawn = tuple(one for one in self.runs[0].acted if one.drawn)
        return _in_order(self._followed(self.runs[0]._replace(acted=drawn))[:2]) or self.told()

    def _followed(self, run: Run | None) -> list[tuple[Acted, Told]]:
        """What nobody decided in a run, the heaviest first, then the latest."""
        acted = () if run is None else run.acted
        told = [(one, told) for one in reversed(acted) for told in reversed(one.told)]

        def weight(one: tuple[Acted, Told]) -> int:
            return max(one[1].weights[seat] for seat in self.hurt)

        return sorted([one for one in told if not one[1].deed], key=weight, reverse=True)


def _deeds(done: Sequence[Run]) -> list[tuple[Acted, Told]]:
    """The sentences of these runs that tell a decision best."""
    told = [(one, told) for run in done for one in run.acted for told in one.told]
    most = max((one.deed for _, one in told), default=0)
    deeds = [one for one in told if one[1].deed == most > 0]
    return sorted(deeds, key=lambda one: -max(one[1].weights))


def _when(told: tuple[Acted, Told]) -> tuple[int, int]:
    """The place of a sentence in the record: revision, and index among its sentences."""
    acted, sentence = told
    return acted.after.revision, next(n for n, at in enumerate(acted.told) if at is sentence)


def _in_order(told: Sequence[tuple[Acted, Told]]) -> list[Told]:
    """The first of these sentences, in the order in which they happened."""
    return [one for _, one in sorted(told[:SENTENCES], key=_when)]


def runs(done: Sequence[Acted]) -> list[Run]:
    """The runs of a turn; at most `RUNS`, unless the game estimates chances itself."""
    found: list[list[Acted]] = []
    for acted in done:
        own = acted.deed > 0 or acted.drawn or (found and found[-1][0].deed > 0)
        if not found or acted.ends or (own and not acted.answers):
            found.append([acted])
        else:
            found[-1].append(acted)
    if len(found) > RUNS and done[0].before.chances is None:
        cuts = [place * len(found) // RUNS for place in range(RUNS + 1)]
        found = [list(chain.from_iterable(found[a:b])) for a, b in pairwise(cuts)]
    return [Run(tuple(one), _seat(one[0])) for one in found]


def _seat(acted: Acted) -> int | None:
    """The seat that its best deed names, otherwise the one that acted; None without a deed."""
    if not acted.deed:
        return None
    best = max(acted.told, key=lambda told: told.deed)
    return acted.seat if best.seat is None else best.seat


def turned(there: Sequence[Run], hurt: Sequence[int], *, alone: bool, over: bool) -> Turned:
    """The runs that changed the chance most, up or down as the whole turn did.

    Decisions come before luck. Those of one seat count together, those of a solo player one by one.
    """
    groups: dict[tuple[int | None, int], list[Run]] = {}
    for place, run in enumerate(there):
        groups.setdefault((run.seat, place if alone else 0), []).append(run)

    def change(group: Sequence[Run]) -> float:
        return sum(run.moved for run in group)

    decisions = [group for (seat, _), group in groups.items() if seat is not None]
    best = max(groups.values(), key=change)
    if decisions and change(deed := max(decisions, key=change)) >= SHARE * change(there):
        best = deed
    first, *others = sorted(best, key=lambda run: -run.moved)
    more = [run for run in others if run.moved >= MINOR * first.moved > 0]
    once = all(len(group) == 1 for group in decisions)
    beside = [group[0] for group in decisions if once and group is not best]
    return Turned((first, *more), hurt, there[-1] if over else None, () if alone else tuple(beside))
