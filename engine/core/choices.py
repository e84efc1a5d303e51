"""A seat's legal actions, as a lazy tree for people and programs.

`Branch` groups, `Leaf` is a complete action, `Pick` asks for a set, `Form` for several answers at
once. Menus, typed play, agents and fuzzing all walk this tree; nothing else lists actions. Laws of
the conformance suite: every action in the tree is legal and vice versa; only an empty root is a
dead end; siblings have different keys; a path has at most `PATH_LIMIT` characters. A form contains
the actions that its rules accept, at least one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations, islice
from math import comb, prod
from typing import Any, Generic, TypeVar, Union

from engine.core.chance import Chance
from engine.core.errors import StaleChoice
from engine.core.words import Words

A = TypeVar("A")

PATH_LIMIT = 60
SEPARATOR = "/"
LABEL_LIMIT = 80
WORDED_PATH_LIMIT = 100
QUESTION_LIMIT = 45
ABOUT_LIMIT = 100
OPTIONS_LIMIT = 25
FORM_PATH_LIMIT = 20
FORM_OPTIONS_LIMIT = 200
ANSWER_MARK = "="
LABEL_JOINT = " › "  # noqa: RUF001  (what stands between the labels of a path)
ANSWERS_TRIED = 500
"""Maximum combinations of answers tried when a form's legal ones are listed.

A form for several purchases has more.
"""
_DRAWS = 8
"""Random answers tried before searching for legal ones."""


class Role(StrEnum):
    """What a choice means to the player: `Text.role` says it, presenters style it."""

    PRIMARY = "primary"
    """The main choice: at most one among siblings."""
    NORMAL = "normal"
    END_OF_TURN = "end of turn"
    """Ends the turn, a step of it, or this decision, like Done or Pass.

    Such a choice is a leaf; at most one among siblings.
    """
    DESTRUCTIVE = "destructive"
    """An irreversible choice."""
    ASIDE = "aside"
    """An action that does not advance the turn, such as an offer, an order or showing a hand."""


@dataclass(slots=True)
class Leaf(Generic[A]):
    """A complete action. Games create leaves of common actions once and reuse them."""

    key: str
    action: A


@dataclass(slots=True)
class Pick(Generic[A]):
    """A set of `least` to `most` of `items` (keys), turned into an action by `build`.

    If not every such set is legal, `sets` lists the legal ones. `build` gets keys in the order of
    `items`; equal things share a key, repeated in `items`.
    """

    key: str
    least: int
    most: int
    items: Sequence[str]
    build: Callable[[tuple[str, ...]], A]
    sets: Callable[[], Sequence[tuple[str, ...]]] | None = None


@dataclass(slots=True)
class Question:
    """A question of a form, answered by `least` to `most` of its `options` (distinct keys).

    `chosen` are the previous answers, preselected. `note` is said before what the game says about
    the question, or instead if both are too long.
    """

    key: str
    options: Sequence[str]
    chosen: Sequence[str] = ()
    least: int = 1
    most: int = 1
    note: Words | None = None


Answers = tuple[tuple[str, ...], ...]
"""For each question of a form, in order, the chosen options (keys), in the question's order."""


@dataclass(slots=True)
class Form(Generic[A]):
    """Several questions answered together, turned into one action by `build`.

    `ask` makes the questions on demand. `why_not(action)` is the rules' reason to refuse the built
    action, or None if it is legal; without `why_not` all combinations are legal. `keep` builds the
    action that stores an incomplete form, in which an unanswered question has ().
    """

    key: str
    ask: Callable[[], Sequence[Question]]
    build: Callable[[Answers], A]
    why_not: Callable[[A], Words | None] | None = None
    keep: Callable[[Answers], A] | None = None


@dataclass(slots=True)
class Branch(Generic[A]):
    """A group of nodes, opened on demand.

    A `folded` one is always shown closed: it is rarely wanted, or must not be pressed by mistake.
    """

    key: str
    open: Callable[[], Sequence[Node[A]]]
    folded: bool = False


Choice = Union[Leaf[A], Pick[A], Form[A]]  # noqa: UP007
Node = Union[Branch[A], Choice[A]]  # noqa: UP007


def offer(*nodes: Node[A]) -> Branch[A]:
    """The root of a tree with these nodes. If making them is costly, use a lazy `Branch`."""
    return Branch("", lambda: nodes)


def no_choices() -> Branch[A]:
    """The root for a seat that may not act."""
    return Branch("", tuple)


def with_memory(branch: Branch[A]) -> Branch[A]:
    """A copy of a branch that caches its nodes at every depth, for repeated walks."""
    inside: list[Sequence[Node[A]]] = []

    def children() -> Sequence[Node[A]]:
        if not inside:
            nodes = branch.open()
            inside.append([with_memory(one) if type(one) is Branch else one for one in nodes])
        return inside[0]

    return Branch(branch.key, children, branch.folded)


def resolve(root: Branch[A], path: str) -> Node[A]:
    """The node at `path`: keys joined by `/`, or the empty path for the root.

    Raises StaleChoice if the node is not offered.
    """
    node: Node[A] = root
    for key in path.split(SEPARATOR) if path else ():
        children = node.open() if isinstance(node, Branch) else ()
        for child in children:
            if child.key == key:
                node = child
                break
        else:
            raise StaleChoice(f"Nothing is offered at {path!r}.")
    return node


def walk(root: Branch[A]) -> Iterator[tuple[tuple[str, ...], Choice[A]]]:
    """All leaves, picks and forms, each as (path of keys, node), depth first and lazily."""
    stack: list[tuple[tuple[str, ...], Node[A]]] = [((), root)]
    while stack:
        path, node = stack.pop()
        if isinstance(node, Branch):
            stack.extend(((*path, child.key), child) for child in reversed(node.open()))
        else:
            yield path, node


def every_action(root: Branch[A]) -> Iterator[tuple[tuple[str, ...], Any, A]]:
    """Every action of the tree, lazily, each as (path of keys, what completes the choice, action).

    What completes it is () for a leaf, a set of keys for a pick, answers for a form.
    """
    for path, node in walk(root):
        if isinstance(node, Leaf):
            yield path, (), node.action
            continue
        for chosen, action in every_completion(node):
            if isinstance(node, Pick) or accepts(node, action):
                yield path, chosen, action


def every_completion(node: Choice[A]) -> Iterator[tuple[Any, A]]:
    """What completes a choice, each with its action, lazily; of forms also what the rules refuse.

    Checking a form's action can take a hundred times as long as building it.
    """
    if isinstance(node, Leaf):
        yield (), node.action
    elif isinstance(node, Pick):
        for keys in legal_sets(node):
            yield keys, node.build(keys)
    else:
        for answers in islice(all_answers(node.ask()), ANSWERS_TRIED):
            yield answers, node.build(answers)


def wander(root: Branch[A], chance: Chance) -> A:
    """A random action: a random child at every branch, then random legal answers.

    Raises StaleChoice if nothing is offered.
    """
    node: Node[A] = root
    while type(node) is Branch:
        children = node.open()
        if not children:
            raise StaleChoice("Nothing is offered.")
        node = children[chance.below(len(children))]
    return node.action if type(node) is Leaf else random_action(node, chance)  # type: ignore[arg-type]


def random_action(node: Choice[A], chance: Chance) -> A:
    """A leaf's action, or a random legal one of a pick or form.

    Raises StaleChoice for a form without legal answers.
    """
    if isinstance(node, Leaf):
        return node.action
    if isinstance(node, Pick):
        return node.build(random_set(node, chance))
    return node.build(random_answers(node, chance))


def random_choice(
    root: Branch[A], chance: Chance, along: tuple[str, ...] = ()
) -> tuple[tuple[str, ...], Choice[A]]:
    """A random choice below the node at the path `along`, with its path."""
    node: Node[A] = root
    path: list[str] = []
    while isinstance(node, Branch):
        children = node.open()
        if len(path) < len(along):
            node = next(child for child in children if child.key == along[len(path)])
        else:
            node = children[chance.below(len(children))]
        path.append(node.key)
    return tuple(path), node


def random_set(pick: Pick[A], chance: Chance) -> tuple[str, ...]:
    """A random legal set of a pick."""
    if pick.sets is not None:
        return chance.pick(pick.sets())
    return _some(pick.items, pick.least + chance.below(pick.most - pick.least + 1), chance)


def legal_sets(pick: Pick[A]) -> Iterator[tuple[str, ...]]:
    """Every legal set of a pick once, lazily; without `sets`, the smallest ones first."""
    if pick.sets is not None:
        yield from pick.sets()
        return
    kinds = list(Counter(pick.items).items())
    for size in range(pick.least, pick.most + 1):
        for left in _counts(kinds, size):
            chosen = []
            for key in pick.items:
                if left[key]:
                    left[key] -= 1
                    chosen.append(key)
            yield tuple(chosen)


def _counts(kinds: Sequence[tuple[str, int]], size: int) -> Iterator[dict[str, int]]:
    """Each way to take `size` items, as the number taken by key; `kinds` has each key's supply."""
    if not kinds:
        yield {}
        return
    (key, there), *others = kinds
    rest = sum(count for _, count in others)
    for taken in range(min(there, size), max(0, size - rest) - 1, -1):
        for tail in _counts(others, size - taken):
            yield {key: taken, **tail}


def random_answer(question: Question, chance: Chance) -> tuple[str, ...]:
    """A random answer to a question, as the keys of options.

    Each option beyond the least number is added with a chance of 1/2, as large sets are seldom
    legal.
    """
    size = question.least
    while size < question.most and chance.below(2):
        size += 1
    return _some(question.options, size, chance)


def _some(items: Sequence[str], size: int, chance: Chance) -> tuple[str, ...]:
    """`size` random items, in their order. Uses the same number of draws for every size."""
    if size == 0 or size == len(items):
        chance.skip(len(items) - 1)
        return tuple(items[:size])
    places = list(range(len(items)))
    chance.shuffle(places)
    return tuple([items[place] for place in sorted(places[:size])])


def random_answers(form: Form[A], chance: Chance) -> Answers:
    """Random legal answers to a form.

    If none of `_DRAWS` random ones is legal, the first of `legal_answers`. Raises StaleChoice if
    there are none.
    """
    questions = form.ask()
    for _ in range(_DRAWS):
        drawn = tuple([random_answer(question, chance) for question in questions])
        if accepts(form, form.build(drawn)):
            return drawn
    for answers in legal_answers(form):
        return answers
    raise StaleChoice(f"Nothing that may be answered at {form.key!r} is legal.")


def accepts(form: Form[A], action: A) -> bool:
    """Whether a form's rules accept an action built by it."""
    return form.why_not is None or form.why_not(action) is None


def legal_answers(form: Form[A]) -> Iterator[Answers]:
    """The legal answers to a form, lazily, fewest options first.

    If the form `is_large`, only those among the first `ANSWERS_TRIED` combinations.
    """
    tried = islice(all_answers(form.ask()), ANSWERS_TRIED)
    return (answers for answers in tried if accepts(form, form.build(answers)))


def is_large(form: Form[A]) -> bool:
    """Whether a form has more than `ANSWERS_TRIED` combinations of answers."""
    return prod(map(_ways, form.ask())) > ANSWERS_TRIED


def _ways(question: Question) -> int:
    sizes = range(question.least, question.most + 1)
    return sum(comb(len(question.options), size) for size in sizes)


def all_answers(questions: Sequence[Question]) -> Iterator[Answers]:
    """All combinations of answers, legal or not, lazily, fewest options first."""
    fewest, most = _bounds(questions)
    for total in range(fewest, most + 1):
        yield from _of_size(questions, total)


def _of_size(questions: Sequence[Question], total: int) -> Iterator[Answers]:
    """Answers to these questions with `total` options chosen."""
    if not questions:
        yield ()
        return
    first, *others = questions
    fewest, most = _bounds(others)
    for size in range(max(first.least, total - most), min(first.most, total - fewest) + 1):
        for head in combinations(first.options, size):
            for tail in _of_size(others, total - size):
                yield (head, *tail)


def _bounds(questions: Sequence[Question]) -> tuple[int, int]:
    return sum(one.least for one in questions), sum(one.most for one in questions)


def answer_keys(questions: Sequence[Question], answers: Answers) -> tuple[str, ...]:
    """Answers as a flat tuple of keys: `question=option` per chosen option, `question=` if none."""
    return tuple(
        f"{question.key}{ANSWER_MARK}{option}"
        for question, chosen in zip(questions, answers, strict=True)
        for option in chosen or ("",)
    )


def from_keys(questions: Sequence[Question], keys: Sequence[str]) -> Answers:
    """The inverse of `answer_keys`; questions not mentioned keep their previous answer.

    Does not check how many options are chosen. Raises StaleChoice for a question or option that is
    not offered.
    """
    by_question: dict[str, list[str]] = {}
    for key in keys:
        question_key, _, option = key.partition(ANSWER_MARK)
        by_question.setdefault(question_key, []).append(option)
    answers = []
    for question in questions:
        chosen = [one for one in by_question.pop(question.key, question.chosen) if one]
        if not set(chosen) <= set(question.options):
            raise StaleChoice(f"{chosen} is not offered at {question.key!r}.")
        answers.append(tuple(option for option in question.options if option in chosen))
    if by_question:
        raise StaleChoice(f"There is no question {next(iter(by_question))!r}.")
    return tuple(answers)
