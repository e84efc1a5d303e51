"""Input matches the game's types, or is refused in one sentence."""

from typing import Literal

import pytest

from engine.core.errors import Malformed
from engine.core.kinds import Kind
from engine.core.match import Codec


class Action(Kind):
    """Any of the three."""


class Move(Action):
    """Move a fleet."""

    fleet: int
    path: tuple[int, ...]


class Wait(Action):
    """Do nothing."""


class TakeBack(Action):
    """Undo an order; stored under another name."""

    fleet: int
    kind: Literal["take_back"] = "take_back"


CODEC: Codec[Action] = Codec(Action, "action of the test")


@pytest.mark.parametrize("action", [Move(3, (1, 2)), Move(0, ()), Wait(), TakeBack(3)])
def test_an_action_survives_saving(action: Action) -> None:
    assert CODEC.load(CODEC.dump(action)) == action


def test_an_action_is_saved_with_its_kind_as_the_last_field() -> None:
    assert CODEC.dump(Move(3, (1, 2))) == b'{"fleet":3,"path":[1,2],"kind":"move"}'
    assert CODEC.dump(TakeBack(3)) == b'{"fleet":3,"kind":"take_back"}'


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", "the whole"),
        ("{", "the whole"),
        ("[]", "the whole"),
        ('{"kind": "jump"}', "the whole"),
        ('{"kind": "move", "fleet": "three", "path": []}', r"move\.fleet"),
        ('{"kind": "move", "fleet": 3, "path": [1, null]}', r"move\.path\.1"),
        ('{"kind": "move", "fleet": 3}', r"move\.path"),
    ],
)
def test_malformed_input_is_refused_with_its_place(text: str, place: str) -> None:
    with pytest.raises(Malformed, match=f"^This is no action of the test: .* at {place}.$"):
        CODEC.load(text)


def test_a_refusal_does_not_repeat_what_was_sent() -> None:
    with pytest.raises(Malformed) as refused:
        CODEC.load('{"kind": "move", "fleet": "<b>secret</b>", "path": []}')
    assert "secret" not in str(refused.value)
