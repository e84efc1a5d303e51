"""The example game is registered, so that tests can find it by name."""

from tests.engine.core.conftest import beacons as beacons
