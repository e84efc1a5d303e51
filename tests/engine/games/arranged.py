"""Helpers for arranged matches of any game."""

from typing import Any

from engine.core.choices import Form, Leaf, Pick, legal_answers, walk
from engine.core.errors import IllegalAction
from engine.core.match import Match, states_of


def offered(match: Match[Any, Any, Any], seat: int) -> list[Any]:
    """Every action in a seat's tree of choices: also of sets that a pick lists, and of forms."""
    actions: list[Any] = []
    for _, node in walk(match.game.choices(match.state, seat)):
        if isinstance(node, Leaf):
            actions.append(node.action)
        elif isinstance(node, Pick) and node.sets is not None:
            actions += [node.build(chosen) for chosen in node.sets()]
        elif isinstance(node, Form):
            actions += [node.build(answers) for answers in legal_answers(node)]
    return actions


def refusal(match: Match[Any, Any, Any], seat: int, action: Any) -> str:
    """The id of the refusal of `action`, without the game's name.

    Checks that it is not offered and changes nothing.
    """
    before = states_of(match.game).dump(match.state)
    try:
        match.play(seat, action)
    except IllegalAction as refused:
        assert states_of(match.game).dump(match.state) == before
        assert action not in offered(match, seat)
        name = match.game.name.replace("_", "-")
        return refused.refusal.id.removeprefix(f"{name}-refused-")
    raise AssertionError(f"{action} was not refused")
