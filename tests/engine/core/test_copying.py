"""A copy equals its original; both share immutable parts, and no mutable ones."""

from __future__ import annotations

import enum
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

import pytest

from engine.conformance.compare import common_object, difference
from engine.core.chance import Chance
from engine.core.copying import copier
from engine.core.kinds import Kind


class Phase(enum.Enum):
    """A phase of a turn."""

    BUY = "buy"
    FIGHT = "fight"


class Spot(NamedTuple):
    """A place on a map."""

    row: int
    column: int


@dataclass(frozen=True, slots=True)
class Order:
    """A frozen value."""

    fleet: int
    path: tuple[Spot, ...] = ()


class Action(Kind):
    """What a seat can do."""


class Retreat(Action):
    """An action the state keeps."""

    fleet: int


@dataclass(slots=True)
class Ship:
    """Something that changes."""

    hull: int
    fittings: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Vote:
    """One of two kinds of pending decisions."""

    ballots: dict[int, str]


@dataclass(slots=True)
class Fleet:
    """A tree of fleets."""

    ships: list[Ship]
    escorts: list[Fleet] = field(default_factory=list)


@dataclass(slots=True)
class Galaxy:
    """Every kind of field a state may have."""

    chance: Chance
    turn: int
    phase: Phase
    mode: Literal["quick", "long"]
    flagship: Ship | None
    fleets: dict[int, Fleet]
    pending: list[Ship | Vote | None]
    cargo: list[Ship | int | None]
    orders: list[Order | Retreat]
    claimed: set[int]
    names: dict[str, tuple[str, ...]]
    grid: list[list[int]]
    known: frozenset[Spot] = frozenset()


def galaxy() -> Galaxy:
    return Galaxy(
        chance=Chance("ab" * 32, 3),
        turn=2,
        phase=Phase.FIGHT,
        mode="quick",
        flagship=Ship(3, ["laser"]),
        fleets={4: Fleet([Ship(1)], [Fleet([Ship(2, ["drive"])])])},
        pending=[Ship(5), Vote({0: "for"}), None],
        cargo=[Ship(6), 7, None],
        orders=[Order(4, (Spot(1, 2),)), Retreat(4)],
        claimed={1, 2},
        names={"sun": ("Sol",)},
        grid=[[0, 1], [2]],
    )


def test_a_copy_is_equal_and_shares_nothing_mutable() -> None:
    original = galaxy()
    copy = copier(Galaxy)(original)
    assert difference(copy, original) is None
    assert common_object(original, copy) is None


def test_immutable_values_are_shared() -> None:
    original = galaxy()
    copy = copier(Galaxy)(original)
    assert all(one is other for one, other in zip(copy.orders, original.orders, strict=True))
    assert copy.names["sun"] is original.names["sun"]


def test_changing_a_copy_leaves_the_original_unchanged() -> None:
    original = galaxy()
    copy = copier(Galaxy)(original)
    copy.fleets[4].escorts[0].ships[0].fittings.append("mine")
    copy.grid[0][0] = 9
    copy.claimed.add(3)
    copy.chance.below(6)
    assert copy.pending[1] is not None
    assert original == galaxy()


@dataclass(slots=True)
class Loose:
    """A field without element types."""

    what: Any


@dataclass(slots=True)
class Tupled:
    """A tuple of mutable things."""

    ships: tuple[Ship, ...]


@dataclass(frozen=True, slots=True)
class Brittle:
    """Frozen, with mutable contents."""

    fittings: list[str]


def test_a_frozen_value_with_mutable_parts_is_copied() -> None:
    original = Brittle(["laser"])
    copy = copier(Brittle)(original)
    copy.fittings.append("mine")
    assert original == Brittle(["laser"])


@dataclass(slots=True)
class Torn:
    """A union that types cannot distinguish."""

    either: list[int] | dict[int, int] | None


@dataclass(slots=True)
class HalfTorn:
    """A union of distinguishable and indistinguishable types."""

    either: Ship | list[int]


@dataclass(slots=True)
class Foreign:
    """A union with a mutable class that is no dataclass."""

    either: Ship | bytearray


@dataclass(slots=True)
class NamedEntry:
    """A keyword-only field."""

    ships: list[int] = field(kw_only=True)


@pytest.mark.parametrize("kind", [Loose, Tupled, Torn, HalfTorn, Foreign, NamedEntry])
def test_an_uncopyable_type_is_refused_when_the_copier_is_made(kind: type) -> None:
    with pytest.raises(TypeError, match=r"may not hold|by position"):
        copier(kind)
