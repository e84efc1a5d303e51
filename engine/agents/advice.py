"""An agent's advice for a person, with its reasons."""

from dataclasses import dataclass
from itertools import islice
from typing import Any, NamedTuple

from engine.agents.agent import Budget
from engine.agents.roster import agent
from engine.agents.search import Comparison, Searcher
from engine.core.chance import Chance
from engine.core.choices import Branch, Form, accepts, answer_keys, every_completion, walk
from engine.core.game import AnyGame, Perspective
from engine.core.words import Words

ACTION_LIMIT = 20_000
"""Most actions of a tree that `way_to` compares."""


class Way(NamedTuple):
    """How an action is chosen: the path to a leaf, pick or form, and the keys picked at its end."""

    path: tuple[str, ...]
    picked: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Advice:
    """An action that an agent advises, and how a person chooses it.

    `way`: None if it was not found among a person's choices (`ACTION_LIMIT`).
    `compared`: its comparison with the runner-up, if search chose it; `instead` is the runner-up's
    way.
    `because`: the reason, if the game's foresight chose it.
    """

    action: Any
    way: Way | None
    compared: Comparison | None = None
    instead: Way | None = None
    because: Words | None = None

    @property
    def kind(self) -> str:
        """The action's tag `kind`; "" if it has none."""
        return str(getattr(self.action, "kind", ""))


def advise(
    game: AnyGame, name: str, perspective: Perspective[Any, Any, Any], chance: Chance, more: Budget
) -> Advice:
    """The advice of the agent `name` to the person in the seat, within the budget `more`.

    The advice gives the way to the action in the choices of a person. An agent may be offered fewer
    choices, or the same ones in another order (`choices_of_agent`). Raises UnknownAgent.
    """
    player = agent(game, name)
    if not isinstance(player, Searcher):
        action = player.choose(perspective, chance, more)
        return Advice(action, way_to(perspective.choices_of_person(), action))
    action, compared = player.compare(perspective, chance, more)
    root = perspective.choices_of_person()
    instead = None if compared is None else way_to(root, compared.other)
    return Advice(action, way_to(root, action), compared, instead)


def way_to(root: Branch[Any], action: Any) -> Way | None:
    """The first way to an action; None if it is not among the first `ACTION_LIMIT` of the tree."""
    tree = ((path, node, *one) for path, node in walk(root) for one in every_completion(node))
    for path, node, chosen, built in islice(tree, ACTION_LIMIT):
        if built == action:
            if not isinstance(node, Form):
                return Way(path, chosen)
            if accepts(node, action):
                return Way(path, answer_keys(node.ask(), chosen))
    return None
