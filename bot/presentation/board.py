"""The public board of a table, and the private panels that go with it, as plain panels.

A board carries choices only where they are public; what it says is what everybody may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bot.language.speech import Speech, title
from bot.play.nudges import waits_for
from bot.play.record import Course
from bot.presentation import ending, status
from bot.presentation.custom_ids import NO_SEAT, CustomId, NotOurs, Verb
from bot.presentation.games.presenters import Face, follow, presenter, race, sight, sights
from bot.presentation.menus import Menus
from bot.presentation.panel import Button, Link, Panel, Picture, Row, Style
from bot.presentation.rulebook import pages
from bot.presentation.sight_menu import sight_menu, turned
from bot.table.refusals import Refused
from bot.table.table import Table
from engine.core.events import Event, seen
from engine.core.game import Outcome
from engine.core.words import Arg, Words, seat_name, words

SOLO = 0
NOTE = "-# "
ROOM = 2_700
"""Characters of a message for what a game says; the rest is for the heading, notes and names."""
PAGE_DIGITS = 3
TRAIL = 500
"""Characters of a message for the way to its menu and what to know there."""
TOLD = 400
"""Characters of a note that says what has just happened."""


def board(
    table: Table,
    speech: Speech,
    at: str = "",
    note: str = "",
    course: Course | None = None,
    ends: float | None = None,
    told: Sequence[str] = (),
) -> Panel:
    """The board that stands in the channel.

    In a solo game it has its player's choices, with the menu `at` open; at a larger table doors,
    behind which each member finds their own, and what they race for before everybody's eyes. A
    finished game is shown by the `course` it took, where that is known; `ends` is the next
    deadline, `told` what the last step told everybody. The hash of its seed stands below from the
    first board to the last, so that what is played can be held against it. Raises StaleChoice if
    the menu is not offered.
    """
    face = _face(table, speech, viewer_of(table))
    lines, picture = list(face.lines), face.picture
    trail: list[str] = []
    if table.over:
        lines = [f"**{ended(table, speech)}**"]
        picture = picture if course is None else _ending(table, speech, course)
        rows: tuple[Row, ...] = (_after(table, speech),)
    elif table.solo:
        menus = Menus(table.match, table.id, SOLO, speech)
        rows, trail = (*menus.rows(at), _below(table, speech)), _trail(menus, at)
    else:
        rows = (*_race(table, speech), _doors(table, speech))
    lines += ["", *told] if told else []
    seed = speech.say("standing-seed", hash=table.row.seed_hash)
    notes = [*status.lines(table, speech, ends), seed, note]
    return _panel(table, speech, lines, rows, picture, notes, trail)


def private(
    table: Table,
    seat: int,
    speech: Speech,
    at: str = "",
    note: str = "",
    link: str | None = None,
    ends: float | None = None,
    look: str = "",
) -> Panel:
    """What a seat alone may see, with its choices; `link` leads to the board, `ends` is when.

    `look` is a sight that is shown in place of the board's picture, or a page of what there is to
    look at; without it the picture is of what the menu is about. Raises StaleChoice if the menu
    `at` or the sight is not offered.
    """
    game, state = table.match.game, table.match.state
    view = game.view(state, seat)
    face = presenter(table.row.game).face(game, view, speech)
    lines, picture = list(face.lines), face.picture
    if look and turned(look) is None:
        seen = sight(game, view, look, speech)
        lines, picture = [*seen.lines, *lines], seen.picture
    elif about := follow(game, view, at):
        picture = sight(game, view, about, speech).picture
    rows: tuple[Row, ...] = ()
    trail: list[str] = []
    if not (table.over or table.paused) and game.may_act(state, seat):
        menus = Menus(table.match, table.id, seat, speech)
        rows, trail = menus.rows(at), _trail(menus, at)
    rows = (*rows, *sight_menu(table.id, sights(game, view), speech, seat, at, turned(look) or 0))
    rows = (*rows, *_wayside(table, seat, speech, link, long=len("\n".join(face.lines)) > ROOM))
    if table.over:
        lines.append(f"**{ended(table, speech)}**")
    notes = [*status.lines(table, speech, ends), note]
    kept = table.state.prepared.get(seat)
    if kept is not None and not table.over:
        notes.insert(0, speech.say("prepared-waits", move=kept.text))
    return _panel(table, speech, lines, rows, picture, notes, trail)


def _wayside(
    table: Table, seat: int, speech: Speech, link: str | None, *, long: bool
) -> tuple[Row, ...]:
    """The buttons below a seat's choices, those it needs; `long` is what the game says."""
    buttons: list[Button | Link] = []
    if seat in table.state.prepared and not table.over:
        buttons.append(put_aside(table, seat, speech))
    if seat not in table.missing and waits_for(table, seat):
        buttons.append(_button(table, Verb.NUDGE, speech.say("button-nudge"), seat=seat))
    if long:
        buttons.append(_button(table, Verb.TEXT, speech.say("button-text")))
    if table.row.seats[seat].autopilot and not table.over:
        buttons.append(_button(table, Verb.BACK, speech.say("button-back"), seat=seat))
    if link is not None:
        buttons.append(Link(link, speech.say("button-board")))
    return (tuple(buttons),) if buttons else ()


def looking(table: Table, viewer: int | None, speech: Speech, look: str = "") -> Panel:
    """A sight and what else there is to look at, without any choices; the first one if none.

    Raises StaleChoice if the sight is not offered, Refused where there is nothing to look at.
    """
    game = table.match.game
    view = game.view(table.match.state, viewer)
    offered, page = sights(game, view), turned(look)
    if not offered:
        raise Refused(words("refused-no-sights", game=title(table.row.game)))
    key = offered[0].key if page is not None or not look else look
    seen = sight(game, view, key, speech)
    rows = sight_menu(table.id, offered, speech, page=page or 0)
    return _panel(table, speech, seen.lines, rows, seen.picture, [], "")


def put_aside(table: Table, seat: int, speech: Speech) -> Button:
    """The button by which a prepared move is cancelled."""
    return _button(table, Verb.CANCEL, speech.say("button-put-aside"), seat=seat)


def happened(table: Table, events: Sequence[Event[Any]], viewer: int | None, speech: Speech) -> str:
    """What an action led to, as `viewer` may know it, in so many words as fit below a board."""
    text = table.match.game.text
    told = " ".join(speech(text.fact(fact)) for fact in seen(events, viewer))
    return told if len(told) <= TOLD else f"{told[: TOLD - 1]}\N{HORIZONTAL ELLIPSIS}"


def viewer_of(table: Table) -> int | None:
    """Whose eyes the public board is seen with: the one player's, else a spectator's."""
    return SOLO if table.solo else None


def _face(table: Table, speech: Speech, viewer: int | None) -> Face:
    game = table.match.game
    return presenter(table.row.game).face(game, game.view(table.match.state, viewer), speech)


def _panel(
    table: Table,
    speech: Speech,
    lines: Sequence[str],
    rows: tuple[Row, ...],
    picture: Picture | None,
    notes: Sequence[str],
    trail: Sequence[str],
) -> Panel:
    """Above the buttons the `trail`, which says whose menu they are and what to know there."""
    shown, *further = pages("\n".join(lines), ROOM)
    text = [f"### {heading(table, speech)}", shown]
    if further:
        notes = [speech.say("board-further"), *notes]
    text.append("\n".join(NOTE + note for note in notes if note))
    text.append(pages("\n".join(trail), TRAIL)[0] if trail else "")
    return Panel(tuple(part for part in text if part), rows, picture)


def _trail(menus: Menus, at: str) -> list[str]:
    """The way to the menu that is open, and what is worth knowing there."""
    way = menus.trail(at)
    return [*([f"**{way}**"] if way else []), *menus.beside(at)]


def heading(table: Table, speech: Speech) -> str:
    """The game's name and turn, and whom it waits for."""
    named: dict[str, Arg] = {"game": title(table.row.game), "turn": table.match.state.turn}
    if table.solo:
        return speech.say("board-heading", who=seat_name(SOLO), **named)
    if not table.awaited:
        return speech.say("board-heading-over", **named)
    return speech.say("board-heading-awaited", who=_names(table.awaited), **named)


def ended(table: Table, speech: Speech) -> str:
    """How a finished game ended, in a sentence."""
    if table.resigned:
        return speech.say("board-resigned", who=_names(table.resigned))
    match = table.match
    outcome = match.game.outcome(match.state)
    assert isinstance(outcome, Outcome)
    view = match.game.view(match.state, viewer_of(table))
    return speech(match.game.text.outcome(view, outcome))


def in_words(table: Table, speech: Speech, viewer: int | None, page: int = 0) -> Panel:
    """Everything `viewer` may see, in words, on as many pages as that needs; past the last one it.

    The buttons that turn the pages carry their numbers.
    """
    game = table.match.game
    view = game.view(table.match.state, viewer)
    lines = [speech(line) for line in game.text.describe(view)]
    found = pages("\n".join(lines), ROOM)
    at = min(page, len(found) - 1)
    ways = ((at - 1, "menu-earlier"), (at + 1, "menu-further"))
    turns = tuple(
        Button(str(CustomId(table.id, NO_SEAT, 0, Verb.TEXT, str(to))), speech.say(label))
        for to, label in ways
        if 0 <= to < len(found)
    )
    text = [f"### {heading(table, speech)}", found[at]]
    if turns:
        text.append(NOTE + speech.say("page-of", page=at + 1, pages=len(found)))
    return Panel(tuple(text), (turns,) if turns else ())


def page_in(argument: str) -> int | None:
    """The page that a button of `in_words` asks for; None if it asks for the beginning.

    Raises NotOurs if it was tampered with.
    """
    if not argument:
        return None
    if not (argument.isascii() and argument.isdigit() and len(argument) <= PAGE_DIGITS):
        raise NotOurs(argument)
    return int(argument)


def board_mark(table: Table) -> str:
    """What a custom id of every board of this match holds, and no other public message."""
    return str(CustomId(table.id, NO_SEAT, 0, Verb.TEXT))


def _ending(table: Table, speech: Speech, course: Course) -> Picture:
    game, state = table.match.game, table.match.state
    outcome, seats = game.outcome(state), len(table.row.seats)

    def scene(say: Speech) -> ending.Scene:
        return ending.scene_of(game, seats, outcome, table.resigned, state.turn, course, say)

    return Picture(
        ending.DRAWING, scene(speech.drawn), ending.alt_of(scene(speech.unescaped), speech)
    )


def charted(table: Table, speech: Speech, course: Course) -> Panel:
    """The course a game has taken so far, as a picture."""
    game, seats, turn = table.match.game, len(table.row.seats), table.match.state.turn

    def scene(say: Speech) -> ending.Scene:
        return ending.course_so_far(game, seats, turn, course, say)

    alt = ending.alt_of(scene(speech.unescaped), speech)
    drawn = Picture(ending.DRAWING, scene(speech.drawn), alt)
    return Panel((f"### {heading(table, speech)}",), picture=drawn)


def _names(seats: Iterable[int]) -> tuple[Words, ...]:
    return tuple(seat_name(seat) for seat in seats)


def _doors(table: Table, speech: Speech) -> tuple[Button, ...]:
    """The same for everybody, whoever may act: what is behind them opens privately."""
    hand = _button(table, Verb.HAND, speech.say("button-hand"))
    doors: tuple[Button, ...] = (
        Button(hand.id, hand.label, Style.MAIN),
        *_looking_around(table, speech),
        _button(table, Verb.TEXT, speech.say("button-text")),
        _button(table, Verb.TABLE, speech.say("button-table")),
    )
    proposal = table.state.proposal
    if proposal is None:
        return doors
    return (*doors, _button(table, Verb.VOTE, speech.say("button-vote"), proposal.number))


def _looking_around(table: Table, speech: Speech) -> tuple[Button, ...]:
    """The way to what there is to look at, where a presenter offers that at all."""
    if not hasattr(presenter(table.row.game), "sights"):
        return ()
    return (_button(table, Verb.LOOK, speech.say("button-look")),)


def _race(table: Table, speech: Speech) -> tuple[Row, ...]:
    """What whoever is first may do: one button for all of them, with nobody's seat on it."""
    game, state = table.match.game, table.match.state
    path = None if table.paused else race(game, game.view(state, None))
    if path is None:
        return ()
    shown = Menus(table.match, table.id, table.awaited[0], speech).shortcut(path)
    if shown is None:
        return ()
    button = _button(table, Verb.RACE, shown.label)
    return ((Button(f"{button.id}{path}", button.label, Style.DANGER),),)


def _below(table: Table, speech: Speech) -> tuple[Button, ...]:
    text = _button(table, Verb.TEXT, speech.say("button-text"))
    if not table.match.revision:
        return (text,)
    decision = table.match.decisions[SOLO]
    return (text, _button(table, Verb.UNDO, speech.say("button-undo"), decision, SOLO))


def _after(table: Table, speech: Speech) -> tuple[Button, ...]:
    again = _button(table, Verb.AGAIN, speech.say("button-again"))
    return (
        Button(again.id, again.label, Style.GOOD),
        *_looking_around(table, speech),
        _button(table, Verb.TEXT, speech.say("button-text")),
    )


def _button(table: Table, verb: Verb, label: str, decision: int = 0, seat: int = NO_SEAT) -> Button:
    return Button(str(CustomId(table.id, seat, decision, verb)), label)
