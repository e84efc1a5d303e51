"""The actions a search compares: all if they are few, else a growing sample.

A state may offer a thousand actions, or any ten of thirty cards. The tree is enumerated only until
it exceeds the limit; after that it is sampled by random walks, half of them near actions that did
well.
"""

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any, NamedTuple

from engine.core.chance import Chance
from engine.core.choices import Branch, every_action, random_action, random_choice

_TRIES = 4
"""Random walks per new action: many walks end at actions already known."""


class Candidate(NamedTuple):
    """An action and its path."""

    action: Any
    path: tuple[str, ...]


class Candidates:
    """The actions of one tree that a search compares.

    `first` has the actions to start with: the `advice`, then all others if the tree has at most
    `limit` actions, else a random sample that fills up to `limit`. `more` samples further actions.
    """

    def __init__(
        self, root: Branch[Any], advice: Sequence[Any], limit: int, chance: Chance
    ) -> None:
        self._root = root
        self._chance = chance
        self._known: list[Any] = []
        listed = islice(every_action(root), limit + 1)
        everything = [Candidate(action, path) for path, _, action in listed]
        self.whole = len(everything) <= limit
        """Whether `first` has every action."""
        self.first: list[Candidate] = self._unknown(Candidate(action, ()) for action in advice)
        if self.whole:
            self.first += self._unknown(everything)
        else:
            self.first += self.more(limit - len(self.first), ())

    def more(self, count: int, near: Sequence[Candidate]) -> list[Candidate]:
        """Up to `count` actions not returned before, sampled at random; [] if `first` has all.

        Every second attempt begins at a random prefix of the path of one in `near`.
        """
        if self.whole or count <= 0:
            return []
        found: list[Candidate] = []
        for attempt in range(count * _TRIES):
            path = near[attempt // 2 % len(near)].path if near and attempt % 2 else ()
            prefix = path[: self._chance.below(len(path))] if path else ()
            path, choice = random_choice(self._root, self._chance, prefix)
            found += self._unknown((Candidate(random_action(choice, self._chance), path),))
            if len(found) == count:
                break
        return found

    def _unknown(self, found: Iterable[Candidate]) -> list[Candidate]:
        """Those of the actions in `found` that were not known; the call makes them known."""
        new = []
        for one in found:
            if one.action not in self._known:
                self._known.append(one.action)
                new.append(one)
        return new
