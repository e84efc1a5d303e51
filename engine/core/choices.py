"""What a seat may do now, as a lazy tree that a person or a program walks.

`Branch` groups, `Leaf` is a complete action, `Pick` asks for a set. Menus, typed play, agents and
fuzzing all walk this one tree; nothing else lists actions. Laws, held by the conformance suite:
every action in the tree is legal, every legal action is in the tree, no branch but an empty root
is a dead end, the keys of siblings differ, a path is at most `PATH_LIMIT` characters.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Generic, TypeVar, Union

from engine.core.errors import StaleChoice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from engine.core.chance import Chance

A = TypeVar("A")

PATH_LIMIT = 60
SEPARATOR = "/"
LABEL_LIMIT = 80
WORDED_PATH_LIMIT = 100
LABEL_JOINT = " › "  # noqa: RUF001  (what stands between the labels of a path)


class Role(StrEnum):
    """What a choice is to whoever chooses; a game's `Text` says it, presenters give it its looks.

    The names are those of button roles in user interfaces, and what turns need beside them.
    """

    PRIMARY = "primary"
    """What is wanted most now: one among siblings at most."""
    NORMAL = "normal"
    END_OF_TURN = "end of turn"
    """The seat is done: with its turn, its step, or this decision."""
    DESTRUCTIVE = "destructive"
    """What cannot be made good again."""
    ASIDE = "aside"
    """What stands beside the turn and leaves it as it is: talks, orders, showing a hand."""


@dataclass(slots=True)
class Leaf(Generic[A]):
    """A complete action. Games keep leaves for common actions ready instead of building them."""

    key: str
    action: A


@dataclass(slots=True)
class Pick(Generic[A]):
    """A set of `least` to `most` of `items` (keys), turned into an action by `build`.

    Where not every such set is legal, `sets` lists the legal ones. Keys are given to `build` in the
    order of `items`; equal things share a key and stand in `items` as often as there are of them.
    """

    key: str
    least: int
    most: int
    items: Sequence[str]
    build: Callable[[tuple[str, ...]], A]
    sets: Callable[[], Sequence[tuple[str, ...]]] | None = None


@dataclass(slots=True)
class Branch(Generic[A]):
    """A group of nodes, opened only when somebody looks inside.

    A `folded` one is shown closed to people however little is in it: what is seldom wanted, or
    better not pressed by mistake.
    """

    key: str
    open: Callable[[], Sequence[Node[A]]]
    folded: bool = False


Node = Union[Branch[A], Pick[A], Leaf[A]]  # noqa: UP007


def offer(*nodes: Node[A]) -> Branch[A]:
    """The root for a seat that may do this; where it is much, a lazy `Branch` spares the work."""
    return Branch("", lambda: nodes)


def nothing() -> Branch[A]:
    """The root for a seat that may not act."""
    return Branch("", tuple)


def resolve(root: Branch[A], path: str) -> Node[A]:
    """The node that `path` (keys joined by `/`; empty for the root) names.

    Raises StaleChoice if it is not offered.
    """
    node: Node[A] = root
    for key in path.split(SEPARATOR) if path else ():
        children = node.open() if isinstance(node, Branch) else ()
        found = next((child for child in children if child.key == key), None)
        if found is None:
            raise StaleChoice(f"Nothing is offered at {path!r}.")
        node = found
    return node


def walk(root: Branch[A]) -> Iterator[tuple[tuple[str, ...], Leaf[A] | Pick[A]]]:
    """Every leaf and pick below the root with its path, depth first, opening lazily."""
    stack: list[tuple[tuple[str, ...], Node[A]]] = [((), root)]
    while stack:
        path, node = stack.pop()
        if isinstance(node, Branch):
            stack.extend(((*path, child.key), child) for child in reversed(node.open()))
        else:
            yield path, node


def wander(root: Branch[A], chance: Chance) -> A:
    """A random action: a random child at every branch, a random legal set at a pick.

    Raises StaleChoice if nothing is offered.
    """
    node: Node[A] = root
    while type(node) is not Leaf:
        if type(node) is Pick:
            return node.build(random_set(node, chance))
        children = node.open()  # type: ignore[union-attr]
        if not children:
            raise StaleChoice("Nothing is offered.")
        node = children[chance.below(len(children))]
    return node.action


def random_set(pick: Pick[A], chance: Chance) -> tuple[str, ...]:
    """One legal set of a pick."""
    if pick.sets is not None:
        return chance.pick(pick.sets())
    size = pick.least + chance.below(pick.most - pick.least + 1)
    places = list(range(len(pick.items)))
    chance.shuffle(places)
    return tuple(pick.items[place] for place in sorted(places[:size]))
