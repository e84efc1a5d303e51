"""Panels of polls: the modal that opens one, its line on the board, and its answers."""

from collections.abc import Iterator
from typing import Final

from bot.features.polls.deed import OPTION, OPTIONS_MOST, POLL, Poll, askable, subject, subjects
from bot.language.speech import Speech, safe, shorten
from bot.presentation.choices.forms import Field, Window, Writing
from bot.presentation.custom_ids import NO_SEAT, CustomId
from bot.presentation.features import Shows
from bot.presentation.panel import ENTRIES, ENTRY, LABEL, TITLE, Button, Entry, Panel, Row, Style
from bot.table.table import Table
from engine.core.words import Words, seat_name, words

ASK, ANSWER = "poll", "opinion"
"""The verbs of the buttons."""
ICON = "icon-vote"
ABOUT, MOVES, OWN = "about", "moves", "own"
"""The modal's field ids."""
ROUND: Final = "-"
"""The value in the modal for a poll that is about the turn and no card."""
CLOSE: Final = "close"
JOINT: Final = " · "
"""Separates options on a line."""


def window(table: Table, seat: int, moves: list[str], speech: Speech) -> Window:
    """The modal that opens a poll: its subject, moves as options, and lines for other options."""
    plain = speech.without_escapes
    about = [Entry(ROUND, plain.say("poll-about-round"))]
    about += [Entry(card.id, plain(card.name)[:ENTRY]) for card in subjects(table)]
    fields: list[Field | Writing] = [
        Field(ABOUT, plain.say("poll-window-about"), "", tuple(about), (ROUND,), 1, 1)
    ]
    if moves:
        entries = tuple(
            Entry(str(place), shorten(move, ENTRY)) for place, move in enumerate(moves[:ENTRIES])
        )
        most, label = min(OPTIONS_MOST, len(entries)), plain.say("poll-window-moves")
        about_moves = plain.say("poll-window-moves-about")
        fields.append(Field(MOVES, label, about_moves, entries, (), 0, most))
    room = (OPTION + 1) * OPTIONS_MOST
    hint = plain.say("poll-window-own-about", most=OPTIONS_MOST)
    fields.append(Writing(OWN, plain.say("poll-window-own"), hint, room))
    where = CustomId(table.id, seat, table.match.revision, ASK)
    return Window(str(where), plain.say("button-poll")[:TITLE], tuple(fields))


def question(table: Table, poll: Poll) -> Words:
    """The question of a poll in words."""
    card = subject(table, poll)
    if card is None:
        return words("poll-asks-round")
    return words("poll-asks", about=card.name)


def line(table: Table, speech: Speech) -> Iterator[str]:
    """The line on the open poll: author, question, and the votes for each option."""
    poll = POLL.of(table.state)
    if poll is not None:
        options = JOINT.join(speech.each(_options(poll, speech.locale)))
        asks = question(table, poll)
        if poll.by is None:
            yield speech.say("standing-poll-left", asks=asks, options=options)
        else:
            yield speech.say("standing-poll", by=seat_name(poll.by), asks=asks, options=options)


def _options(poll: Poll, locale: str) -> list[Words]:
    """The options of a poll in words, each with its voters."""
    lines = []
    for place, option in enumerate(poll.options_in(locale)):
        who = tuple(
            seat_name(seat) for seat, choice in sorted(poll.votes.items()) if choice == place
        )
        key = "poll-option-for" if who else "poll-option"
        lines.append(words(key, what=safe(option, OPTION), who=who))
    return lines


def board_buttons(table: Table, speech: Speech) -> Iterator[Button]:
    """The board's button to the answers of the open poll."""
    poll = POLL.of(table.state)
    if poll is not None:
        where = CustomId(table.id, NO_SEAT, poll.number, ANSWER)
        yield Button(str(where), speech.say("button-opinion"), icon=ICON)


def poll_button(table: Table, seat: int, speech: Speech) -> Iterator[Button]:
    """The button in the table's menu to open a poll, while that is possible."""
    if askable(table) and POLL.of(table.state) is None:
        where = CustomId(table.id, seat, table.match.revision, ASK)
        yield Button(str(where), speech.say("button-poll"), icon=ICON)


SHOWS = Shows(lines=line, board_buttons=board_buttons, dealings=poll_button)


def answers(table: Table, poll: Poll, seat: int, speech: Speech) -> Panel:
    """The answers of a poll, with buttons for a seat to vote; its author can also close it."""

    def button(label: str, argument: str, style: Style) -> Button:
        where = CustomId(table.id, seat, poll.number, ANSWER, argument)
        return Button(str(where), label, style)

    own = poll.votes.get(seat)
    rows: list[Row] = [
        (button(option[:LABEL], str(place), Style.GOOD if own == place else Style.PLAIN),)
        for place, option in enumerate(poll.options_in(speech.locale))
    ]
    if poll.by == seat:
        rows.append((button(speech.say("button-close-poll"), CLOSE, Style.DANGER),))
    lines = [f"- {speech(option)}" for option in _options(poll, speech.locale)]
    heading = f"### {speech(question(table, poll))}"
    return Panel(
        (heading, "\n".join([*lines, f"-# {speech.say('poll-binds-nobody')}"])), tuple(rows)
    )
