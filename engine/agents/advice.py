"""What an agent would do, and what it can say for that: for a person who asks it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.agents.candidates import sets_of
from engine.agents.roster import agent
from engine.agents.search import Compared, Searcher
from engine.core.choices import Form, Leaf, Pick, legal_answers, walk, written

if TYPE_CHECKING:
    from engine.agents.agent import Budget
    from engine.core.chance import Chance
    from engine.core.choices import Branch
    from engine.core.game import AnyGame, Perspective

LOOKED_AT = 20_000
"""Actions of a tree that are looked at for the one that is advised."""


class Way(NamedTuple):
    """Where an action stands in a tree of choices: the keys of its path, what is chosen there."""

    path: tuple[str, ...]
    picked: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Advice:
    """An action and its way; with `compared`, the way of what came next (`instead`)."""

    action: Any
    way: Way | None
    compared: Compared | None = None
    instead: Way | None = None

    @property
    def kind(self) -> str:
        """What kind of action it is."""
        return str(getattr(self.action, "kind", ""))


def advise(
    game: AnyGame, name: str, seen: Perspective[Any, Any, Any], chance: Chance, more: Budget
) -> Advice:
    """What the agent of this name would do in the seat, and where a person finds that.

    An agent's own choices may be fewer, or stand elsewhere. Raises UnknownAgent.
    """
    player = agent(game, name)
    if not isinstance(player, Searcher):
        action = player.choose(seen, chance, more)
        return Advice(action, way_to(seen.offered(), action))
    action, compared = player.compare(seen, chance, more)
    root = seen.offered()
    instead = None if compared is None else way_to(root, compared.other)
    return Advice(action, way_to(root, action), compared, instead)


def way_to(root: Branch[Any], action: Any) -> Way | None:
    """Where the action stands; None if it is not among the first `LOOKED_AT`."""
    return next((way for way, found in islice(_ways(root), LOOKED_AT) if found == action), None)


def _ways(root: Branch[Any]) -> Any:
    for path, node in walk(root):
        if type(node) is Leaf:
            yield Way(path), node.action
        elif isinstance(node, Form):
            asked = node.ask()
            yield from (
                (Way(path, written(asked, answers)), node.build(answers))
                for answers in legal_answers(node)
            )
        elif isinstance(node, Pick):
            yield from ((Way(path, picked), node.build(picked)) for picked in sets_of(node))
