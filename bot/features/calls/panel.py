"""Panels of calls: the member's wish, the direct message, and the call of a role."""

from collections.abc import Iterator
from typing import Final

from bot.features.calls.deed import EACH, MOST, Wish
from bot.guilds.switches import Switch
from bot.language.speech import Speech, safe, safe_name, title
from bot.lobby.lobbies import seating, seeks_players
from bot.presentation.custom_ids import Verb, custom_id
from bot.presentation.features import Shows
from bot.presentation.panel import LABEL, Button, Entry, Link, Menu, Panel, Style
from bot.store.records import MatchRow, Status
from bot.table.settings import settings_of
from engine.core import registry

SWITCH = Switch("calls", "switch-calls", "posts-calls", "posts-no-calls", role=True)
"""The server's setting where a role is called to new lobbies."""
CALLS: Final = "calls"
"""The verb of all buttons of calls."""
CHOSEN: Final = "games"
NAMED: Final = 100
"""Maximum length of a server's name."""
JOIN, STOP = "join.", "stop."
"""Beginnings of the arguments of a direct message's buttons.

The id of a lobby follows `JOIN`, a server's id, `.` and a game follow `STOP`.
"""


def page(wish: Wish, called: str, speech: Speech) -> Panel:
    """The member's wish, with the menu to change it.

    `called` is a line about the role that is called on the server; "" if none is.
    """
    lines = [speech.say("calls-about", most=EACH, members=MOST)]
    chosen = tuple(title(game) for game in registry.names_for_several() if game in wish.games)
    lines.append(speech.say("calls-now", games=chosen) if chosen else speech.say("calls-none"))
    if wish.closed:
        lines.append(speech.say("calls-closed"))
    text = (f"### {speech.say('calls-heading')}", "\n".join(filter(None, [*lines, called])))
    entries = tuple(
        Entry(game, speech.without_escapes(title(game)), chosen=game in wish.games)
        for game in registry.names_for_several()
    )
    menu = Menu(
        custom_id(CALLS, CHOSEN), speech.say("calls-which"), entries, least=0, most=len(entries)
    )
    return Panel(text, (menu,))


def direct_message(lobby: MatchRow, link: str, server: str, speech: Speech) -> Panel:
    """The direct message that calls a member to a lobby on the server named `server`."""
    join = Button(custom_id(CALLS, f"{JOIN}{lobby.id}"), speech.say("button-join"), Style.MAIN)
    there = Link(link, speech.say("button-to-table"))
    stop = Button(
        custom_id(CALLS, f"{STOP}{lobby.guild}.{lobby.game}"), speech.say("button-no-calls")
    )
    return Panel(
        (
            _state_line(lobby, link, speech, f"**{safe(server, NAMED)}**"),
            f"-# {speech.say('calls-why')}",
        ),
        ((join, there, stop),),
    )


def role_call(lobby: MatchRow, link: str, role: int, speech: Speech) -> Panel:
    """The public message that calls a role to a lobby; *Join* is disabled if it is full."""
    seat = custom_id(Verb.SEAT, lobby.id)
    full = not seeks_players(lobby)
    join = Button(seat, speech.say("button-join"), Style.MAIN, disabled=full)
    return Panel((_games_line(lobby, link, role, speech),), ((join, *_beside(speech)),))


def closed_role_call(lobby: MatchRow | None, link: str, role: int, speech: Speech) -> Panel:
    """The message of `role_call` once its lobby began a game or, if None, was closed."""
    begun = lobby is not None and lobby.status is not Status.LOBBY
    over = speech.say("calls-begun" if begun else "calls-closed-table")
    line = "" if lobby is None else f"{_games_line(lobby, link, role, speech)} "
    return Panel((f"{line}{over}",), (tuple(_beside(speech)),))


def _games_line(lobby: MatchRow, link: str, role: int, speech: Speech) -> str:
    return f"<@&{role}> {_state_line(lobby, link, speech, f'<#{lobby.channel}>')}"


def _state_line(lobby: MatchRow, link: str, speech: Speech, where: str) -> str:
    host = next((seat.name for seat in lobby.seats if seat.user == lobby.host), "")
    return speech.say(
        "calls-opened",
        host=safe_name(host) or speech.say("somebody"),
        game=title(lobby.game),
        link=link,
        where=where,
        taken=len(lobby.seats),
        most=seating(lobby)[-1],
        pace=speech.say(f"pace-{settings_of(lobby).pace}"),
    )


def _in_lobby(lobby: MatchRow, speech: Speech) -> Iterator[Button]:
    wish = custom_id(CALLS, match=lobby.id)
    yield Button(wish, speech.say("button-call-me")[:LABEL])


def _beside(speech: Speech) -> Iterator[Button]:
    yield Button(custom_id(CALLS), speech.say("button-call-me")[:LABEL])


SHOWS = Shows(lobby=_in_lobby, elsewhere=_beside)
