"""What comes over the border is of the game's form, or is refused in one sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

import pytest
from pydantic import Field

from engine.core.codec import Codec
from engine.core.errors import Malformed


@dataclass(frozen=True, slots=True)
class Move:
    """Move a fleet."""

    fleet: int
    path: tuple[int, ...]
    kind: Literal["move"] = "move"


@dataclass(frozen=True, slots=True)
class Wait:
    """Do nothing."""

    kind: Literal["wait"] = "wait"


CODEC: Codec[Move | Wait] = Codec(
    Annotated[Move | Wait, Field(discriminator="kind")], "action of the test"
)


@pytest.mark.parametrize("action", [Move(3, (1, 2)), Move(0, ()), Wait()])
def test_an_action_comes_back_as_it_was(action: Move | Wait) -> None:
    assert CODEC.load(CODEC.dump(action)) == action


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
def test_what_is_malformed_is_refused_with_its_place(text: str, place: str) -> None:
    with pytest.raises(Malformed, match=f"^This is no action of the test: .* at {place}.$"):
        CODEC.load(text)


def test_a_refusal_does_not_repeat_what_was_sent() -> None:
    with pytest.raises(Malformed) as refused:
        CODEC.load('{"kind": "move", "fleet": "<b>secret</b>", "path": []}')
    assert "secret" not in str(refused.value)
