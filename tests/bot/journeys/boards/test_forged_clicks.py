"""Every verb on every kind of message: only what such a message carries is done.

Forged clicks have custom ids that no button has; Discord supplies the message of the click.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.features.calls.panel import CALLS
from bot.features.challenge.panel import RANKED
from bot.features.live_list.panel import FREE_YES
from bot.features.member_menu.panel import MEET
from bot.interactions.button_permissions import belongs, verbs_on
from bot.interactions.verbs import RULES, On, Who
from bot.presentation.custom_ids import CustomId, NotOurs, Verb, parse
from bot.timers.rounds import PAUSE
from tests.bot.journeys.commands.saying import asked
from tests.bot.journeys.larger_tables import beacons_installed
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.table import begin, board, lay, press, public
from tests.simulation import Simulation, custom_ids, text_of

ANSWERED = 4
"""The kind of an answer that is a new message."""
OLD_BUTTON = "This button is from an older version of me."
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
"""Arguments with which a verb has an effect, if it needs more than a match."""
MENUS = (Verb.CHOOSE, Verb.PICK, Verb.MENU, Verb.LOOK, Verb.SET, Verb.TERM, Verb.WHICH)


@pytest.fixture(scope="module", autouse=True)
def beacons(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A game for two or three, with secret hands."""
    with beacons_installed(tmp_path_factory.mktemp("site")):
        yield


Shown = tuple[MemberActor, Message]
Showing = Callable[[Simulation], Awaitable[Shown]]


async def solo(simulation: Simulation) -> Message:
    """The board of Ada's game of Dyla."""
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    return public(simulation)[-1]


async def duel(simulation: Simulation) -> Message:
    """The board of a table of Ada and Bo."""
    await begin(simulation, simulation.ada, simulation.bo)
    return board(simulation)


async def pressed(simulation: Simulation, shown: Message, verb: Verb, *values: str) -> Shown:
    """What Ada sees after pressing it."""
    return simulation.ada, await press(simulation, simulation.ada, shown, verb, *values)


async def solo_board(simulation: Simulation) -> Shown:
    return simulation.ada, await solo(simulation)


async def larger_board(simulation: Simulation) -> Shown:
    return simulation.ada, await duel(simulation)


async def lobby(simulation: Simulation) -> Shown:
    await simulation.ada.slash(simulation.games, "play", game="beacons")
    return simulation.ada, public(simulation)[-1]


async def hand(simulation: Simulation) -> Shown:
    return await pressed(simulation, await duel(simulation), Verb.HAND)


async def letter(simulation: Simulation) -> Shown:
    await duel(simulation)
    sent = [(one, simulation.messages_of(one)) for one in (simulation.ada, simulation.bo)]
    return next((one, letters[-1]) for one, letters in sent if custom_ids(letters[-1].components))


async def dealings(simulation: Simulation) -> Shown:
    return await pressed(simulation, await duel(simulation), Verb.TABLE)


async def ballot(simulation: Simulation) -> Shown:
    await duel(simulation)
    await asked(simulation, simulation.ada, "table pause")
    return simulation.bo, simulation.messages_of(simulation.bo)[-1]


async def call_to_vote(simulation: Simulation) -> Shown:
    simulation.close_messages(simulation.bo)
    await duel(simulation)
    await simulation.ada.slash(simulation.games, "table pause")
    calls = [one for one in public(simulation) if _verbs(one) == {Verb.VOTE}]
    return simulation.bo, calls[-1]


async def offered_seat(simulation: Simulation) -> Shown:
    await duel(simulation)
    await simulation.ada.slash(simulation.games, "table give", member=simulation.cleo)
    offers = [one for one in public(simulation) if _verbs(one) == {Verb.TAKE}]
    return simulation.cleo, offers[-1]


async def options(simulation: Simulation) -> Shown:
    _, shown = await lobby(simulation)
    return await pressed(simulation, shown, Verb.OPTIONS)


async def undo(simulation: Simulation) -> Shown:
    shown = await solo(simulation)
    await press(simulation, simulation.ada, shown, Verb.PLAY)
    return await pressed(simulation, public(simulation)[-1], Verb.UNDO)


async def undo_by_all(simulation: Simulation) -> Shown:
    await duel(simulation)
    for member in (simulation.ada, simulation.bo):
        await lay(simulation, member)
    return simulation.ada, await asked(simulation, simulation.ada, "table undo")


async def resigning(simulation: Simulation) -> Shown:
    await solo(simulation)
    return simulation.ada, await asked(simulation, simulation.ada, "table quit")


async def quitting(simulation: Simulation) -> Shown:
    await duel(simulation)
    return simulation.ada, await asked(simulation, simulation.ada, "table quit")


async def leaving(simulation: Simulation) -> Shown:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo)
    return simulation.ada, await asked(simulation, simulation.ada, "table quit")


async def ending(simulation: Simulation) -> Shown:
    await solo(simulation)
    return simulation.ada, await asked(simulation, simulation.ada, "settings end")


async def forgetting(simulation: Simulation) -> Shown:
    await solo(simulation)
    return simulation.ada, await asked(simulation, simulation.ada, "your data delete")


async def log(simulation: Simulation) -> Shown:
    shown = await solo(simulation)
    for _ in range(30):
        shown = public(simulation)[-1]
        await press(simulation, simulation.ada, shown, Verb.PLAY)
        told = await asked(simulation, simulation.ada, "table log")
    return simulation.ada, told


async def term(simulation: Simulation) -> Shown:
    return await pressed(simulation, await solo(simulation), Verb.TERM)


async def hint(simulation: Simulation) -> Shown:
    return await pressed(simulation, await solo(simulation), Verb.HINT)


async def rules(simulation: Simulation) -> Shown:
    await solo(simulation)
    return simulation.ada, await asked(simulation, simulation.ada, "table rules")


async def helping(simulation: Simulation) -> Shown:
    await solo(simulation)
    return simulation.ada, await asked(simulation, simulation.ada, "help")


async def help_on_a_game(simulation: Simulation) -> Shown:
    ada, first = await helping(simulation)
    menu = await press(simulation, ada, first, "help")
    return ada, await press(simulation, ada, menu, "help", "dyla")


async def which_game(simulation: Simulation) -> Shown:
    await solo(simulation)
    await simulation.ada.slash(simulation.lounge, "play", game="dyla")
    await simulation.ada.user.slash("hand")
    return simulation.ada, simulation.messages_of(simulation.ada)[-1]


async def thread(simulation: Simulation) -> Shown:
    await solo(simulation)
    return simulation.ada, await asked(simulation, simulation.ada, "play", game="dyla")


async def game_list(simulation: Simulation) -> Shown:
    await lobby(simulation)
    place = {"what": "live-list", "channel": simulation.lounge}
    await simulation.ada.slash(simulation.lounge, "settings post", **place)
    await simulation.pass_time(PAUSE)
    shown = simulation.sees(simulation.ada, simulation.lounge)
    return simulation.ada, next(one for one in shown if "listed" in _verbs(one))


async def own_calls(simulation: Simulation) -> Shown:
    await solo(simulation)
    return simulation.ada, await asked(simulation, simulation.ada, "your notify")


async def own_duel(simulation: Simulation) -> Shown:
    await solo(simulation)
    before = {one.id for one in simulation.sees(simulation.ada, simulation.games)}
    await simulation.ada.context_menu(simulation.games, "Play a duel", simulation.bo)
    seen = simulation.sees(simulation.ada, simulation.games)
    return simulation.ada, next(one for one in seen if one.id not in before)


async def own_streak(simulation: Simulation) -> Shown:
    await simulation.ada.slash(simulation.games, "play", game="dyla", challenge=True)
    return simulation.ada, await asked(simulation, simulation.ada, "stats challenge")


KINDS: dict[Showing, On | str] = {
    solo_board: On.BOARD,
    larger_board: On.BOARD,
    lobby: On.LOBBY,
    hand: On.PANEL,
    letter: On.PANEL,
    dealings: On.TABLE,
    ballot: On.BALLOT,
    call_to_vote: Verb.VOTE,
    offered_seat: Verb.TAKE,
    options: Verb.SET,
    undo: Verb.UNDO_YES,
    undo_by_all: Verb.ASK,
    resigning: On.QUITTING,
    quitting: On.QUITTING,
    leaving: Verb.QUIT,
    ending: Verb.CLOSE,
    forgetting: Verb.FORGET,
    log: Verb.LOG,
    term: Verb.TERM,
    hint: On.PANEL,
    rules: On.RULEBOOK,
    helping: On.HELP,
    help_on_a_game: On.HELP,
    which_game: Verb.WHICH,
    thread: Verb.THREAD,
    game_list: On.POSTING,
    own_streak: RANKED,
    own_calls: CALLS,
    own_duel: MEET,
}
OWN = (
    hand,
    dealings,
    options,
    undo,
    undo_by_all,
    resigning,
    quitting,
    leaving,
    ending,
    forgetting,
    log,
    term,
    hint,
    rules,
    helping,
    help_on_a_game,
)
"""Messages in a channel that only one member sees."""
EVERYBODYS = (solo_board, larger_board, lobby, call_to_vote, offered_seat)
FOR_OTHERS_TOO = (Who.ANYBODY, Who.WATCHER)
SHOWINGS = pytest.mark.parametrize("showing", KINDS, ids=lambda showing: showing.__name__)


def _ids(message: Message) -> list[CustomId]:
    found = []
    for one in custom_ids(message.components):
        try:
            found.append(parse(one))
        except NotOurs:
            continue
    return found


def _verbs(message: Message) -> set[str]:
    return {one.verb for one in _ids(message)}


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
    """What is kept from the moment this is called."""
    opened = list[Stored]()

    def now() -> Stored:
        opened.append(Stored(tmp_path))
        return opened[-1]

    yield now
    for one in opened:
        one.close()


def shown_to(simulation: Simulation, member: MemberActor, at: Message) -> dict[int, str]:
    """The clicked message as the member now sees it."""
    seen = simulation.env.backend.messages[at.channel_id].values()
    return {
        one.id: json.dumps([one.content, one.components])
        for one in seen
        if one.visible_to(member.id)
    }


async def refused(
    simulation: Simulation, member: MemberActor, message: Message, forged: CustomId, kept: Stored
) -> None:
    """Press it; the only effect is one private sentence."""
    before = shown_to(simulation, member, message)
    others = shown_to(simulation, simulation.dan, message)
    values = ["1"] if forged.verb in MENUS else None
    click = simulation.press(member, message, str(forged), values=values)

    with simulation.requests() as sent:
        await simulation.deliver(click)

    (answer,) = sent
    assert answer.json is not None
    assert answer.json["type"] == ANSWERED, forged
    after = shown_to(simulation, member, message)
    (said,) = after.keys() - before.keys()
    assert click.answered
    told = simulation.env.backend.messages[message.channel_id].pop(said)
    assert text_of(told).startswith(OLD_BUTTON), forged
    assert {one: after[one] for one in before} == before, forged
    assert shown_to(simulation, simulation.dan, message) == others, forged
    assert kept.same(), forged


@SHOWINGS
async def test_a_message_permits_only_the_verbs_of_its_kind(
    simulation: Simulation, showing: Showing, stored: Callable[[], Stored]
) -> None:
    member, message = await showing(simulation)
    genuine, kind = _ids(message), KINDS[showing]
    match = (await context_of(simulation).service.store.matches_of(simulation.ada.id))[0].id
    assert genuine
    assert {one.verb for one in genuine} <= _verbs_of(kind)

    kept = stored()
    for verb in RULES.keys() - _verbs_of(kind):
        for of in {match, genuine[0].match_id}:
            for seat in {0, 99}:
                forged = CustomId(of, seat, 0, verb, ARGUMENTS.get(verb, ""))
                await refused(simulation, member, message, forged, kept)


@SHOWINGS
async def test_a_message_permits_nothing_in_another_match(
    simulation: Simulation, showing: Showing, stored: Callable[[], Stored]
) -> None:
    member, message = await showing(simulation)
    other = simulation.guild.create_text_channel("other")
    await member.slash(other, "play", game="dyla")
    rows = await context_of(simulation).service.store.matches_of(member.id)
    (mine,) = [row.id for row in rows if row.channel == other.id]

    kept = stored()
    for genuine in _ids(message):
        forged = genuine._replace(match_id=mine)
        await refused(simulation, member, message, forged, kept)


@pytest.mark.parametrize("showing", OWN, ids=lambda showing: showing.__name__)
async def test_a_private_message_permits_nothing_to_other_members(
    simulation: Simulation, showing: Showing, stored: Callable[[], Stored]
) -> None:
    _, message = await showing(simulation)
    assert _ids(message)

    kept, before = stored(), json.dumps(message.components)
    for genuine in _ids(message):
        click = simulation.press(simulation.cleo, message, str(genuine))
        await simulation.deliver(click)
        said = simulation.sees(simulation.cleo, simulation.games)[-1]
        assert text_of(said).startswith(OLD_BUTTON)
        assert json.dumps(message.components) == before
        assert kept.same(), genuine


@pytest.mark.parametrize("showing", EVERYBODYS, ids=lambda showing: showing.__name__)
async def test_a_public_message_permits_nothing_outside_its_audience(
    simulation: Simulation, showing: Showing, stored: Callable[[], Stored]
) -> None:
    _, message = await showing(simulation)
    genuine = [one for one in _ids(message) if RULES[one.verb].who not in FOR_OTHERS_TOO]
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


def test_each_verb_is_on_a_kind_of_message_that_was_tried() -> None:
    tried = {verb for kind in KINDS.values() for verb in _verbs_of(kind)}
    assert tried == RULES.keys() - {FREE_YES}  # an agent plays on where that is offered


@pytest.mark.parametrize("private", [True, False])
def test_a_message_without_buttons_carries_nothing(*, private: bool) -> None:
    for verb in Verb:
        assert not belongs(CustomId("0", 99, 0, verb), (), private=private)
