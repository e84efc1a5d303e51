"""Makes each kind of message with buttons appear to Ada.

Features add theirs as `KINDS` in `tests.bot.features.<feature>.showings`.
"""

from collections.abc import Awaitable, Callable

from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.interactions.verbs import On
from bot.presentation.custom_ids import CustomId, NotOurs, Verb, parse
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.player import Player
from tests.bot.journeys.tables.table import begin, board, lay, press, public
from tests.simulation import Simulation, custom_ids

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
    """What Ada sees after pressing the button with this verb."""
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
    await enter(simulation, simulation.ada, "table pause")
    return simulation.bo, simulation.messages_of(simulation.bo)[-1]


async def call_to_vote(simulation: Simulation) -> Shown:
    simulation.close_messages(simulation.bo)
    await duel(simulation)
    await simulation.ada.slash(simulation.games, "table pause")
    calls = [one for one in public(simulation) if verbs_of(one) == {Verb.VOTE}]
    return simulation.bo, calls[-1]


async def offered_seat(simulation: Simulation) -> Shown:
    await duel(simulation)
    await simulation.ada.slash(simulation.games, "table give", member=simulation.cleo)
    offers = [one for one in public(simulation) if verbs_of(one) == {Verb.TAKE}]
    return simulation.cleo, offers[-1]


async def options(simulation: Simulation) -> Shown:
    _, shown = await lobby(simulation)
    return await pressed(simulation, shown, Verb.OPTIONS)


async def undo(simulation: Simulation) -> Shown:
    shown = await solo(simulation)
    await press(simulation, simulation.ada, shown, Verb.PLAY)
    return simulation.ada, await enter(simulation, simulation.ada, "table undo")


async def undo_by_all(simulation: Simulation) -> Shown:
    await duel(simulation)
    for member in (simulation.ada, simulation.bo):
        await lay(simulation, member)
    return simulation.ada, await enter(simulation, simulation.ada, "table undo")


async def resigning(simulation: Simulation) -> Shown:
    await solo(simulation)
    return simulation.ada, await enter(simulation, simulation.ada, "table quit")


async def quitting(simulation: Simulation) -> Shown:
    await duel(simulation)
    return simulation.ada, await enter(simulation, simulation.ada, "table quit")


async def leaving(simulation: Simulation) -> Shown:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo)
    return simulation.ada, await enter(simulation, simulation.ada, "table quit")


async def ending(simulation: Simulation) -> Shown:
    await solo(simulation)
    return simulation.ada, await enter(simulation, simulation.ada, "settings end")


async def forgetting(simulation: Simulation) -> Shown:
    await solo(simulation)
    return simulation.ada, await enter(simulation, simulation.ada, "your data delete")


async def log(simulation: Simulation) -> Shown:
    await solo(simulation)
    ada = Player(simulation, simulation.ada, simulation.games)
    for _ in range(60):
        await ada.do(ada.press(ada.best_play))
    return simulation.ada, await enter(simulation, simulation.ada, "table log")


async def term(simulation: Simulation) -> Shown:
    return await pressed(simulation, await solo(simulation), Verb.TERM)


async def hint(simulation: Simulation) -> Shown:
    return await pressed(simulation, await solo(simulation), Verb.HINT)


async def rules(simulation: Simulation) -> Shown:
    await solo(simulation)
    return simulation.ada, await enter(simulation, simulation.ada, "table rules")


async def helping(simulation: Simulation) -> Shown:
    await solo(simulation)
    return simulation.ada, await enter(simulation, simulation.ada, "help")


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
    return simulation.ada, await enter(simulation, simulation.ada, "play", game="dyla")


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
    undo: On.PANEL,
    undo_by_all: Verb.ASK,
    resigning: On.LEAVING,
    quitting: On.LEAVING,
    leaving: On.LEAVING,
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


def ids_of(message: Message) -> list[CustomId]:
    found = []
    for one in custom_ids(message.components):
        try:
            found.append(parse(one))
        except NotOurs:
            continue
    return found


def verbs_of(message: Message) -> set[str]:
    return {one.verb for one in ids_of(message)}
