"""Random moves as members make them: the path of a choice, and what completes it."""

from typing import Any

from engine.core.chance import Chance
from engine.core.choices import (
    SEPARATOR,
    Branch,
    Choice,
    Form,
    Pick,
    answer_keys,
    random_answers,
    random_choice,
    random_set,
)


def random_keys(node: Choice[Any], chance: Chance) -> tuple[str, ...]:
    """Random legal keys that complete a choice.

    () for a leaf, a set for a pick, `answer_keys` for a form. Raises StaleChoice for a form without
    legal answers.
    """
    if isinstance(node, Pick):
        return random_set(node, chance)
    return answer_keys(node.ask(), random_answers(node, chance)) if isinstance(node, Form) else ()


def random_path(root: Branch[Any], chance: Chance) -> tuple[str, tuple[str, ...]]:
    """A random action as a member would choose it: the path of a choice, and `random_keys`."""
    path, node = random_choice(root, chance)
    return SEPARATOR.join(path), random_keys(node, chance)
