"""Panels of the context menu: questions which game, duel or lobby is meant, and results."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.features.member_menu.deed import Duel, duels
from bot.language.speech import Speech, title
from bot.lobby.lobbies import seating
from bot.presentation.custom_ids import custom_id
from bot.presentation.features import Shows
from bot.presentation.panel import ENTRIES, ENTRY, Button, Entry, Menu, Panel
from bot.store.records import MatchRow
from engine.core import registry
from engine.core.words import words

MEET: Final = "meet"
"""The verb of the menus. The argument is the kind of choice, `.` and the other member's id."""
INVITE: Final = "invite"
"""The verb of the button that asks whom to invite, and of the choice of a member."""
LOBBY, GAME, DUEL = "l", "g", "d"
"""The kinds of choices of `MEET`."""


def whom(lobby: str, speech: Speech) -> Panel:
    """The question whom to invite to a lobby."""
    where = custom_id(INVITE, match=lobby)
    menu = Menu(where, speech.say("meet-whom"), (), people=True)
    return Panel((f"### {speech.say('meet-heading')}", speech.say("meet-invite")), (menu,))


def _in_lobby(lobby: MatchRow, speech: Speech) -> Iterator[Button]:
    full = len(lobby.seats) >= seating(lobby)[-1]
    where = custom_id(INVITE, match=lobby.id)
    yield Button(where, speech.say("button-invite"), disabled=full)


SHOWS: Final = Shows(lobby=_in_lobby)


def which_lobby(lobbies: Sequence[MatchRow], whom: int, speech: Speech) -> Panel:
    """The question to which of one's lobbies to invite the member with the id `whom`."""
    entries = [Entry(row.id, _table(row, speech)) for row in lobbies]
    return _question("meet-heading", "meet-which-lobby", LOBBY, whom, entries, speech)


def which_game(whom: int, speech: Speech) -> Panel:
    """Asks which game to open, without a lobby, with the member whose id is `whom`."""
    entries = [
        Entry(game, speech.without_escapes(title(game))) for game in registry.names_for_several()
    ]
    return _question("meet-heading", "meet-which-game", GAME, whom, entries, speech)


def which_duel(whom: int, speech: Speech) -> Panel:
    """Asks which duel to play with the member whose id is `whom`."""
    entries = [Entry(duel.key, _label(duel, speech.without_escapes)[:ENTRY]) for duel in duels()]
    return _question("duel-heading", "meet-which-duel", DUEL, whom, entries, speech)


def versus(results: Mapping[str, tuple[int, int]], who: str, speech: Speech) -> Panel:
    """The reader's wins and losses by game against another member, whose mention is `who`."""
    lines = [
        f"- {speech.say('versus-line', game=title(game), won=won, lost=lost)}"
        for game, (won, lost) in sorted(results.items())
    ]
    heading = f"### {speech.say('versus-heading', who=who)}"
    return Panel((heading, "\n".join(lines) or speech.say("versus-none")))


def _label(duel: Duel, speech: Speech) -> str:
    game = speech(title(duel.game))
    if duel.option is None:
        return game
    option = words("option-pair", option=duel.option.title, value=duel.option.label(duel.value))
    return f"{game} · {speech(option)}"


def _table(row: MatchRow, speech: Speech) -> str:
    label = speech.without_escapes.say(
        "meet-lobby", game=title(row.game), taken=len(row.seats), most=seating(row)[-1]
    )
    return label[:ENTRY]


def _question(
    heading: str, key: str, kind: str, whom: int, entries: Sequence[Entry], speech: Speech
) -> Panel:
    where = custom_id(MEET, f"{kind}.{whom}")
    menu = Menu(where, speech.say("meet-choose"), tuple(entries[:ENTRIES]))
    return Panel((f"### {speech.say(heading)}", speech.say(key, who=f"<@{whom}>")), (menu,))
