"""Errors survive pickling; an error that does not would end its worker process."""

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
"""Arguments of the errors that take more than a sentence."""
ERRORS = [
    one for one in vars(errors).values() if isinstance(one, type) and issubclass(one, EngineError)
]


@pytest.mark.parametrize("kind", ERRORS)
def test_an_error_survives_pickling_between_processes(kind: type[EngineError]) -> None:
    error = kind(*ARGUMENTS.get(kind, ("A sentence.",)))
    told = pickle.loads(pickle.dumps(error))  # noqa: S301
    assert type(told) is kind
    assert (str(told), vars(told)) == (str(error), vars(error))
