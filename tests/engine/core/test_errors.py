"""Errors reach another process whole: one that cannot be read there takes its worker along."""

from __future__ import annotations

import pickle

import pytest

from engine.core import errors
from engine.core.errors import Broken, BrokenGame, BrokenLesson, EngineError, IllegalAction
from engine.core.words import Words

ARGUMENTS: dict[type[EngineError], tuple[object, ...]] = {
    IllegalAction: (Words("dyla-refused-shields"),),
    Broken: ("Beacons is faulty.", "beacons"),
    BrokenGame: ("Beacons is faulty.", "beacons"),
    BrokenLesson: ("beacons, tutorial.toml: it has no steps.", "beacons"),
}
"""What those are made of that are made of more than a sentence."""
ERRORS = [one for one in vars(errors).values() if isinstance(one, type)]


@pytest.mark.parametrize("kind", ERRORS)
def test_a_workers_error_arrives_unchanged(kind: type[EngineError]) -> None:
    error = kind(*ARGUMENTS.get(kind, ("A sentence.",)))
    told = pickle.loads(pickle.dumps(error))  # noqa: S301
    assert type(told) is kind
    assert (str(told), vars(told)) == (str(error), vars(error))
