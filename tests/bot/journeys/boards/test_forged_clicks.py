"""Every verb on every kind of message: only those the message carries have an effect.

Forged clicks have custom ids that no button has; Discord supplies the message of the click.
"""

import json
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from operator import or_
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.interactions.button_permissions import belongs, verbs_on
from bot.interactions.verbs import RULES, On, Who
from bot.presentation.custom_ids import CustomId, Verb
from bot.runtime import features
from tests.bot.journeys.boards import showings
from tests.bot.journeys.boards.showings import (
    EVERYBODYS,
    OWN,
    Showing,
    ids_of,
)
from tests.bot.journeys.larger_tables import beacons_installed
from tests.bot.journeys.player import context_of
from tests.simulation import Simulation, text_of

ANSWERED = 4
"""The response type of a new message."""
OLD_BUTTON = "This button is out of date."
ARGUMENTS: dict[str, str] = {
    Verb.ASK: "pause.0",
    Verb.BEGIN: "dyla",
    Verb.HELP: "play",
    Verb.LOG: "<1",
    Verb.RULES: "dyla+1+0",
    Verb.SET: "pace",
    Verb.TERM: "m0",
    Verb.TEXT: "0",
    Verb.THREAD: "dyla+-",
    Verb.UNDO_YES: "0",
    Verb.WHICH: "hand",
}
"""Arguments without which a verb has no effect."""
EVERY = 3
"""Of the clicks that a message does not permit, every third is delivered; with `--soak`, each."""
MENUS = (Verb.CHOOSE, Verb.PICK, Verb.MENU, Verb.LOOK, Verb.SET, Verb.TERM, Verb.WHICH)


@pytest.fixture(scope="module", autouse=True)
def beacons(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Install a game for two or three with secret hands."""
    with beacons_installed(tmp_path_factory.mktemp("site")):
        yield


def _of_features(part: str) -> Iterator[Any]:
    """The values of this attribute in all features' `showings` modules."""
    for name in features.names():
        path = f"tests.bot.features.{name}.showings"
        if find_spec(path) is not None and hasattr(found := import_module(path), part):
            yield getattr(found, part)


KINDS = reduce(or_, _of_features("KINDS"), showings.KINDS)
UNTRIED = frozenset().union(*_of_features("UNTRIED"))
FOR_FEATURES = frozenset({Verb.SEAT})
"""Verbs of lobbies that only messages of features carry, of any of several."""
FOR_OTHERS_TOO = (Who.ANYBODY, Who.WATCHER)
SHOWINGS = pytest.mark.parametrize("showing", KINDS, ids=lambda showing: showing.__name__)


def _verbs_of(kind: On | str) -> frozenset[str]:
    return verbs_on(kind) if isinstance(kind, On) else frozenset({kind})


class Stored:
    """All stored data; read only if something was committed."""

    def __init__(self, folder: Path) -> None:
        self._database = sqlite3.connect(folder / "airlock.db")
        self._version, self._kept = self._commits(), list(self._database.iterdump())

    def same(self) -> bool:
        """Whether all stored data is as it was at this object's creation."""
        return self._version == self._commits() or self._kept == list(self._database.iterdump())

    def _commits(self) -> int:
        """The number of the bot's commits."""
        return int(self._database.execute("PRAGMA data_version").fetchone()[0])

    def close(self) -> None:
        self._database.close()


@pytest.fixture
def stored(tmp_path: Path) -> Iterator[Callable[[], Stored]]:
    """Returns a function that captures what is stored."""
    opened = list[Stored]()

    def now() -> Stored:
        opened.append(Stored(tmp_path))
        return opened[-1]

    yield now
    for one in opened:
        one.close()


def message_for(simulation: Simulation, member: MemberActor, at: Message) -> dict[int, str]:
    """The clicked message as the member sees it now."""
    seen = simulation.env.backend.messages[at.channel_id].values()
    return {
        one.id: json.dumps([one.content, one.components])
        for one in seen
        if one.visible_to(member.id)
    }


async def assert_refused(
    simulation: Simulation, member: MemberActor, message: Message, forged: CustomId, kept: Stored
) -> None:
    """Deliver a forged press; its only effect must be one private sentence."""
    before = message_for(simulation, member, message)
    others = message_for(simulation, simulation.dan, message)
    values = ["1"] if forged.verb in MENUS else None
    click = simulation.press(member, message, str(forged), values=values)

    with simulation.requests() as sent:
        await simulation.deliver(click)

    (answer,) = sent
    assert answer.json is not None
    assert answer.json["type"] == ANSWERED, forged
    after = message_for(simulation, member, message)
    (said,) = after.keys() - before.keys()
    assert click.answered
    told = simulation.env.backend.messages[message.channel_id].pop(said)
    assert text_of(told).startswith(OLD_BUTTON), forged
    assert {one: after[one] for one in before} == before, forged
    assert message_for(simulation, simulation.dan, message) == others, forged
    assert kept.same(), forged


@SHOWINGS
async def test_a_message_permits_only_its_own_clicks(
    simulation: Simulation, showing: Showing, stored: Callable[[], Stored], *, soaking: bool
) -> None:
    """Refused are verbs of other kinds, clicks on another match, and, if private, other members."""
    member, message = await showing(simulation)
    forgeries = [*verbs_of_others(KINDS[showing], message, await match_of_ada(simulation), soaking)]
    start, step = (0, 1) if soaking else ([*KINDS].index(showing) % EVERY, EVERY)
    assert_none_belongs(message, forgeries, private=not message.visible_to(simulation.dan.id))
    kept = stored()
    for forged in forgeries[start::step]:
        await assert_refused(simulation, member, message, forged, kept)
    if showing in OWN:
        await assert_only_its_member(simulation, message, stored())
    mine = await another_match(simulation, member)
    elsewhere = [one._replace(match_id=mine) for one in ids_of(message)]
    assert_none_belongs(message, elsewhere, private=not message.visible_to(simulation.dan.id))
    kept = stored()
    for forged in elsewhere[::step]:
        await assert_refused(simulation, member, message, forged, kept)


def assert_none_belongs(message: Message, forgeries: Sequence[CustomId], *, private: bool) -> None:
    """Check that `belongs`, which is asked about every click, permits none of these."""
    on_it = {(one.match_id, one.verb) for one in ids_of(message)}
    assert on_it
    assert forgeries
    assert not [one for one in forgeries if belongs(one, on_it, private=private)]


async def match_of_ada(simulation: Simulation) -> str:
    return (await context_of(simulation).service.store.matches_of(simulation.ada.id))[0].id


def verbs_of_others(
    kind: On | str, message: Message, match: str, soaking: bool
) -> Iterator[CustomId]:
    """Each verb of other kinds with one match and seat, in turn; with `--soak`, with all."""
    genuine = ids_of(message)
    assert {one.verb for one in genuine} <= _verbs_of(kind)
    seats = [*product(sorted({match, genuine[0].match_id}), (0, 99))]
    for number, verb in enumerate(sorted(RULES.keys() - _verbs_of(kind))):
        for of, seat in seats if soaking else [seats[number % len(seats)]]:
            yield CustomId(of, seat, 0, verb, ARGUMENTS.get(verb, ""))


async def another_match(simulation: Simulation, member: MemberActor) -> str:
    """A game of the member in a channel of its own."""
    other = simulation.guild.create_text_channel("other")
    await member.slash(other, "play", game="dyla")
    rows = await context_of(simulation).service.store.matches_of(member.id)
    (mine,) = [row.id for row in rows if row.channel == other.id]
    return mine


async def assert_only_its_member(simulation: Simulation, message: Message, kept: Stored) -> None:
    before = json.dumps(message.components)
    for genuine in ids_of(message):
        click = simulation.press(simulation.cleo, message, str(genuine))
        await simulation.deliver(click)
        said = simulation.sees(simulation.cleo, simulation.games)[-1]
        assert text_of(said).startswith(OLD_BUTTON)
        assert json.dumps(message.components) == before
        assert kept.same(), genuine


@pytest.mark.parametrize("showing", EVERYBODYS, ids=lambda showing: showing.__name__)
async def test_a_public_message_permits_no_click_outside_its_audience(
    simulation: Simulation, showing: Showing, stored: Callable[[], Stored]
) -> None:
    _, message = await showing(simulation)
    genuine = [one for one in ids_of(message) if RULES[one.verb].who not in FOR_OTHERS_TOO]
    assert genuine

    kept, before = stored(), json.dumps(message.components)
    for one in genuine:
        click = simulation.press(simulation.dan, message, str(one), values=["1"])
        await simulation.deliver(click)
        assert click.answered
        said = simulation.sees(simulation.dan, simulation.games)[-1]
        assert said.is_ephemeral, one
        assert json.dumps(message.components) == before, one
        assert kept.same(), one


def test_some_kind_of_message_carries_each_verb() -> None:
    assert features.modules("clicks"), "imported, so that their verbs are known"
    tried = {verb for kind in KINDS.values() for verb in _verbs_of(kind)}
    assert tried | FOR_FEATURES == RULES.keys() - UNTRIED
    assert {*OWN} <= KINDS.keys()


@pytest.mark.parametrize("private", [True, False])
def test_a_message_without_buttons_permits_no_click(*, private: bool) -> None:
    for verb in Verb:
        assert not belongs(CustomId("0", 99, 0, verb), (), private=private)
