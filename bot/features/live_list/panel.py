"""The list of games as a message: lobbies, running games, and finished games.

Free seats are shown in the list and on the boards of their tables.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.guilds.switches import Switch
from bot.language.speech import Speech, title, turn_number
from bot.presentation.custom_ids import CustomId, Verb, custom_id
from bot.presentation.features import Shows, contributions
from bot.presentation.panel import LABEL, Button, Panel, Style
from bot.table.leavers import free_seats
from bot.table.table import Table
from engine.core.words import seat_name

SWITCH = Switch("live-list", "switch-list", "posts-list", "posts-no-list", lasting=True)
"""The server's setting where the list of games is posted."""
ROOM: Final = 900
"""Maximum characters of the tables in each of the four parts, which fit into a message."""
MOST: Final = 5
"""Maximum buttons to lobbies, and maximum buttons to free seats."""
LISTED: Final = "listed"
"""The verb of the button that marks a message as the list."""
FREE, FREE_YES = "free", "freeyes"
"""Verbs: explain a free seat, and take it."""
FOR_ALL: Final = "forall"
"""The verb that explains or withdraws the offer of a seat to everybody; `YES` offers it."""
YES: Final = "yes"


class ListEntry(NamedTuple):
    """A table in the list: its line; the label of its button if it is a lobby with a free seat.

    `free` has the number of each free seat of a running game, with the label of its button.
    """

    match_id: str
    line: str
    join: str = ""
    free: tuple[tuple[int, str], ...] = ()


def live_list(
    lobbies: Sequence[ListEntry],
    running: Sequence[ListEntry],
    ended: Sequence[ListEntry],
    speech: Speech,
) -> Panel:
    """The list: lobbies, running games and finished games; parts without a table are left out.

    A sentence stands in place of the part with open lobbies if there are none.
    """
    open_, full = ([one for one in lobbies if bool(one.join) is free] for free in (True, False))
    parts = [f"### {speech.say('list-heading')}"]
    parts.append(_part("list-lobbies", open_, speech) or speech.say("list-no-lobby"))
    others = (("list-full", full), ("list-running", running), ("list-ended", ended))
    parts += [_part(heading, rows, speech) for heading, rows in others if rows]
    joins = tuple(
        Button(custom_id(Verb.SEAT, one.match_id), one.join[:LABEL]) for one in open_[:MOST]
    )
    own = Button(custom_id(LISTED, ""), speech.say("button-own-games"))
    mine = (own, *contributions().elsewhere(speech.without_escapes))
    free = [(one.match_id, *seat) for one in running for seat in one.free][:MOST]
    takes = tuple(Button(free_seat(FREE, id_, seat), label[:LABEL]) for id_, seat, label in free)
    return Panel(tuple(parts), tuple(row for row in (joins, takes, mine) if row))


def free_seat(verb: str, match_id: str, seat: int) -> str:
    """The custom id of a button about a free seat of a match."""
    return custom_id(verb, f"{match_id}.{seat}")


def before_taking(table: Table, seat: int, user: int, speech: Speech) -> Panel:
    """The question before a member takes a free seat: what they learn, and whether it is rated.

    It says if the seat was theirs before an AI took it over.
    """
    left = table.row.seats[seat].user is None
    holder = next((one.user for one in reversed(table.leavers) if one.seat == seat), None)
    back = left and holder == user
    about = "own-seat-about" if back else "free-seat-about" if left else "open-seat-about"
    text = speech.say(
        about,
        game=title(table.row.game),
        seat=seat_name(seat),
        where=f"<#{table.row.channel}>",
        turn=turn_number(table.row.game, table.match.state.turn, table.ladder),
    )
    key = "button-take-back" if back else "button-take-free"
    yes = Button(free_seat(FREE_YES, table.id, seat), speech.say(key))
    counts = speech.say("free-seat-counts" if table.rated else "free-seat-unrated")
    return Panel((text, counts), ((yes,),))


def before_offering(table: Table, seat: int, speech: Speech) -> Panel:
    """The question before a member offers their seat to everybody, with the consequences."""
    where = CustomId(table.id, seat, 0, FOR_ALL, YES)
    yes = Button(str(where), speech.say("button-for-all-yes"), Style.DANGER)
    return Panel((speech.say("for-all-about"),), ((yes,),))


def _lines(table: Table, speech: Speech) -> Iterator[str]:
    for seat in free_seats(table):
        if table.row.seats[seat].user is not None:
            yield speech.say("standing-for-all", who=seat_name(seat))


def _board_buttons(table: Table, speech: Speech) -> Iterator[Button]:
    for seat in free_seats(table)[:MOST]:
        label = speech.without_escapes.say("button-take-seat", seat=seat_name(seat))[:LABEL]
        where = custom_id(FREE, f"{table.id}.{seat}", match=table.id)
        yield Button(where, label)


def _dealings(table: Table, seat: int, speech: Speech) -> Iterator[Button]:
    if len(table.row.seats) > 1:
        key = "button-keep-seat" if seat in table.state.for_all else "button-for-all"
        yield Button(str(CustomId(table.id, seat, 0, FOR_ALL)), speech.say(key))


SHOWS = Shows(lines=_lines, board_buttons=_board_buttons, dealings=_dealings)


def _part(heading: str, rows: Sequence[ListEntry], speech: Speech) -> str:
    """A part of the list under a heading; "" without rows. Counts the tables that do not fit."""
    if not rows:
        return ""
    lines = speech.fit_lines([f"- {one.line}" for one in rows], ROOM)
    return f"**{speech.say(heading)}**\n{lines}"
