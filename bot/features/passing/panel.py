"""Panels of orders to pass: the line on a seat's order, the button to give one, the events."""

from collections.abc import Iterator

from bot.features.passing.deed import PASSING, passing, untils, what_stops, why_stopped
from bot.language.speech import Speech, turn_number
from bot.presentation.custom_ids import CustomId
from bot.presentation.features import Shows
from bot.presentation.panel import Button, Entry, Menu, Panel
from bot.presentation.panels.buttons import way_back
from bot.table.refusals import Refused
from bot.table.table import Table
from engine.core.words import Words, words

UNTIL = "until"
"""The verb of the buttons and menus."""


def line(table: Table, seat: int, speech: Speech) -> Iterator[str]:
    """The line in a seat's panel on its order to pass: until which event, or why it ended.

    It says if the member must decide something that the order cannot, or if the event has happened
    but others act before the order ends.
    """
    order = PASSING.of(table.state).get(seat)
    if order is not None:
        until = order.until or str(order.turn)
        asked = seat in table.missing and passing(table, seat) is None
        say = "passing-asks" if asked else "passing-waits"
        if not asked and what_stops(table, seat) is not None:  # others' turns come first
            say = "passing-ends"
        yield speech.say(say, until=until_words(table, until))
    elif why := why_stopped(table, seat):
        yield speech(words(why, game="here"))


def way(table: Table, seat: int, speech: Speech) -> Iterator[Button]:
    """The button in a seat's panel to skip turns, unless it has an order or prepared moves."""
    left = {*table.state.prepared, *PASSING.of(table.state)}
    if not (table.paused or seat in left) and passing(table, seat) is not None:
        yield Button(str(CustomId(table.id, seat, 0, UNTIL)), speech.say("button-until"))


SHOWS = Shows(seat_lines=line, own=way)


def page(table: Table, seat: int, speech: Speech) -> Panel:
    """The menu of events to wait for. Raises Refused if there are none."""
    entries = tuple(
        Entry(until, speech.without_escapes(until_words(table, until))) for until in untils(table)
    )
    if not entries:
        raise Refused(words("refused-until"))
    menu = Menu(str(CustomId(table.id, seat, 0, UNTIL)), speech.say("until-choose"), entries)
    about = speech(words(f"{table.match.game.text.prefix}until-about"))
    return Panel((about,), (menu, (way_back(table, speech),)))


def event_names(table: Table, speech: Speech) -> list[tuple[str, str]]:
    """The events to wait for, each with the name by which it is typed."""
    say = table.speech(speech.locale).without_escapes
    return [(until, say(until_words(table, until))) for until in untils(table)]


def until_words(table: Table, until: str) -> Words:
    """The words for an event: a turn's number, or an event that the game watches for."""
    if until.isdigit():
        return words("until-turn", turn=turn_number(table.row.game, int(until), table.ladder))
    return words(f"{table.match.game.text.prefix}until-{until}")
