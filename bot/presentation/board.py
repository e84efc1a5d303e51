"""The public board of a table, and the private panels that go with it, as plain panels.

A board carries choices only where they are public; what it says is what everybody may know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from bot.language.speech import Speech, shortened, title
from bot.play.record import Course
from bot.presentation import alarms, score, status
from bot.presentation.buttons import after, begins, below, beside_choices, doors, race
from bot.presentation.choices.folding import QUIET, fitting, on_a_phone
from bot.presentation.choices.menus import Menus
from bot.presentation.choices.sight_menu import sight_menu, turned
from bot.presentation.custom_ids import NO_SEAT, CustomId, NotOurs, Verb
from bot.presentation.history import ending, retrospect
from bot.presentation.history.meanwhile import BRIEF, NOTHING, THING, Meanwhile, counted, way_to_all
from bot.presentation.history.meanwhile import note as tell
from bot.presentation.history.retrospect import Past
from bot.presentation.learning import coach
from bot.presentation.learning.introduction import goal
from bot.presentation.learning.rulebook import pages
from bot.presentation.panel import Button, Panel, Picture, Row, Style, with_button
from bot.presentation.shown import SCORE, SOLO, Shown
from bot.table.leavers import holders
from bot.table.refusals import Refused
from bot.table.table import Table
from engine.core.events import Event, seen
from engine.core.game import Outcome
from engine.core.words import Arg, Words, seat_name, words

NOTE = "-# "
ROOM = 2_700
"""Characters of a message for what a game says; the rest is for the heading, notes and names."""
PAGE_DIGITS = 3
TRAIL = 500
"""Characters of a message for the way to its menu and what to know there."""
UNDO = "undo"
"""The icon of a choice that undoes the one before."""
LOW = 0.7
"""Height of a picture, in its width, up to which there is room for lines beside a coach's."""
TOLD = 600
"""Characters of a note that says what has just happened."""


def board(
    shown: Shown,
    at: str = "",
    note: str = "",
    past: Past | None = None,
    ends: float | None = None,
    told: Sequence[str] = (),
    *,
    undoable: bool = False,
) -> Panel:
    """The board that stands in the channel.

    In a solo game it has its player's choices, with the menu `at` open; at a larger table doors,
    behind which each member finds their own, and what they race for before everybody's eyes. A
    finished game is shown by its `past`, where that is known; `ends` is the next
    deadline, `told` what the last step told everybody, `undoable` whether its player can undo
    anything. In the first turn it says the goal. The hash of its seed stands at its foot from the
    first board to the last, so that what is played can be held against it.
    Raises StaleChoice if the menu is not offered.
    """
    table, speech = shown.table, shown.speech
    lines, picture = list(shown.face.lines), shown.face.picture
    choices: tuple[Row, ...] = ()
    trail: list[str] = []
    if table.over:
        lines = [f"**{_ended(shown)}**"]
        lines += retrospect.lines(table, speech, past)
        if past is not None:
            picture = _ending(table, speech, past.course)
        rows: tuple[Row, ...] = (after(table, speech),)
    elif table.solo:
        menus = shown.menus(SOLO)
        choices, trail = menus.rows(at), _trail(menus, at)
        if table.settings.tutorial:
            choices = coach.advised(table, menus, choices)
        rows = (*choices, *below(table, speech, undoable=undoable))
    else:
        rows = (*race(shown), *doors(table, speech))
    lines += ["", *told] if told else []
    taught_now = table.settings.tutorial and not table.over
    if taught_now:
        says = coach.sentence if table.solo else coach.at_the_door
        lines = _coached(says(table, speech), lines, picture)
    if goal := _goal(table, speech):
        lines.insert(int(taught_now), goal)
    lines, picture = _alarmed(shown, lines, picture)
    notes = [*status.lines(table, speech, ends), note]
    foot = NOTE + status.hash_of(table.row, speech)
    panel = _panel(table, speech, lines, rows, picture, notes, trail)._replace(foot=foot)
    return on_a_phone(panel, len(choices), speech, _quiet(table))


def _goal(table: Table, speech: Speech) -> str:
    """What the game is about, for whoever looks at it in its first turn; alone, before they act."""
    acted = table.solo and table.match.revision > 0
    if table.over or acted or not begins(table):
        return ""
    return goal(table.row.game, table.ladder, speech, together=table.cooperative)


def private(
    shown: Shown,
    at: str = "",
    note: str = "",
    link: str | None = None,
    ends: float | None = None,
    look: str = "",
    since: Meanwhile = NOTHING,
    *,
    undoable: bool = False,
) -> Panel:
    """What a seat alone may see, with its choices; `link` leads to the board, `ends` is when.

    What the click led to is its `note`, what others did `since` the seat's last move stands below:
    both as far as a phone has room for them. What is `undoable` is undone in the first menu: by a
    choice of the game where that has one, else by a button beside.

    `look` is a sight that is shown in place of the board's picture, or a page of what there is to
    look at; without it the picture is of what the menu is about. Raises StaleChoice if the menu
    `at` or the sight is not offered.
    """
    table, seat, speech = shown.table, shown.viewer, shown.speech
    assert seat is not None
    if look and turned(look) is None:
        seen = shown.sight(look)
        said, lines, picture = shown.lines, [*seen.lines, *shown.lines], seen.picture
    elif about := shown.follow(at):
        said, lines, picture = shown.lines, [*shown.lines], shown.sight(about).picture
    else:
        said, lines, picture = shown.face.lines, [*shown.face.lines], shown.face.picture
    choices: tuple[Row, ...] = ()
    trail: list[str] = []
    within = False
    menus = None if table.over or table.paused else shown.menus(seat)
    if menus is not None and menus.any:
        choices, trail, within = menus.rows(at), _trail(menus, at), bool(menus.trail(at))
        undoable = undoable and not (within or menus.has(UNDO))
        if table.settings.tutorial:
            lines = _coached(coach.sentence(table, speech), lines, picture)
            choices = coach.advised(table, menus, choices)
    long = len("\n".join(said)) > ROOM
    sights = shown.sights
    above = (*choices, *sight_menu(table.id, sights, speech, seat, at, turned(look) or 0))
    if table.over:
        lines.append(f"**{_ended(shown)}**")
    lines, picture = _alarmed(shown, lines, picture)
    notes = list(status.lines(table, speech, ends, public=False))
    if not table.over:
        notes[:0] = status.left_to_be_done(table, seat, speech)

    def telling(told: Meanwhile, result: str, *, scored: bool, brief: bool) -> Panel:
        beside = beside_choices(
            table,
            seat,
            speech,
            link,
            long=long,
            brief=brief,
            scored=scored,
            undoable=undoable,
        )
        all_of_it = told.left or told is not since or result != note
        noted = [*notes, result, *tell(told, speech)]
        panel = _panel(table, speech, lines, (*above, *beside), picture, noted, trail, seat)
        if all_of_it:
            panel = with_button(panel, way_to_all(table, speech))
        return on_a_phone(panel, len(choices), speech, _quiet(table))

    ways = [(told, note, scored, within) for told in since.shortened() for scored in (True, False)]
    least = ways[-1][0]
    rooms = (TOLD, THING, BRIEF) if len(note) > THING else (TOLD,)  # a refusal is told whole
    ways += [(least, shortened(note, room), False, True) for room in rooms]
    return fitting(
        telling(told, result, scored=scored, brief=brief) for told, result, scored, brief in ways
    )


def _coached(said: str, lines: Sequence[str], picture: Picture | None) -> list[str]:
    """The coach's sentence, and the lines where no tall picture stands for them.

    A phone has no room for all three.
    """
    return [said] if said and picture is not None and picture.tall > LOW else [said, *lines]


def _quiet(table: Table) -> Sequence[Style]:
    """The styles of what may be folded into menus: not of what the coach of a tutorial advises."""
    return (Style.PLAIN,) if table.settings.tutorial else QUIET


def looking(shown: Shown, look: str = "") -> Panel:
    """A sight and what else there is to look at, without any choices; the first one if none.

    Raises StaleChoice if the sight is not offered, Refused where there is nothing to look at.
    """
    table, speech = shown.table, shown.speech
    offered, page = shown.sights, turned(look)
    if not offered:
        raise Refused(words("refused-no-sights", game=title(table.row.game)))
    pictures = (one.key for one in offered if one.key != SCORE)
    key = next(pictures) if page is not None or not look else look
    seen = shown.sight(key)
    rows = sight_menu(table.id, offered, speech, page=page or 0)
    return _panel(table, speech, seen.lines, rows, seen.picture, [], "")


def happened(table: Table, events: Sequence[Event[Any]], viewer: int | None, speech: Speech) -> str:
    """What an action led to, as `viewer` may know it, in so many words as fit below a board.

    What was the same several times is told once, with how often.
    """
    passages = table.match.game.text.chronicle(seen(events, viewer))
    times = Counter(speech(one.told) for one in passages)
    return shortened(" ".join(counted(*one, speech) for one in times.items()), TOLD)


def _alarmed(
    shown: Shown, lines: list[str], picture: Picture | None
) -> tuple[list[str], Picture | None]:
    """What is near stands above all else, more than one of it in small letters."""
    table, speech = shown.table, shown.speech
    near = alarms.lines(table, speech)
    near[1:] = [f"{NOTE}{line}" for line in near[1:]]
    return [*near, *lines], alarms.headed(picture, table, speech)


def _panel(
    table: Table,
    speech: Speech,
    lines: Sequence[str],
    rows: tuple[Row, ...],
    picture: Picture | None,
    notes: Sequence[str],
    trail: Sequence[str],
    reader: int | None = None,
) -> Panel:
    """Above the buttons the `trail`, which says whose menu they are and what to know there."""
    shown, *further = pages("\n".join(lines), ROOM)
    text = [f"### {heading(table, speech, reader)}", shown]
    if further:
        notes = [speech.say("board-further"), *notes]
    text.append("\n".join(NOTE + note for note in notes if note))
    text.append(pages("\n".join(trail), TRAIL)[0] if trail else "")
    return Panel(tuple(part for part in text if part), rows, picture)


def _trail(menus: Menus, at: str) -> list[str]:
    """The way to the menu that is open, and what is worth knowing there."""
    way = menus.trail(at)
    return [*([f"**{way}**"] if way else []), *menus.beside(at)]


def heading(table: Table, speech: Speech, reader: int | None = None) -> str:
    """The game's name and turn, and whom it waits for: for the seat whose panel it is, for you."""
    named: dict[str, Arg] = {"game": title(table.row.game), "turn": table.match.state.turn}
    if table.solo:
        return speech.say("board-heading", who=seat_name(SOLO), **named)
    if not table.awaited:
        return speech.say("board-heading-over", **named)
    if reader in table.missing:
        return speech.say("board-heading-yours", **named)
    others = [seat for seat in table.awaited if seat != reader]
    return speech.say("board-heading-awaited", who=_names(others or table.awaited), **named)


def ended(table: Table, speech: Speech) -> str:
    """How a finished game ended, in a sentence."""
    return _ended(Shown.public(table, speech))


def _ended(shown: Shown) -> str:
    table, game = shown.table, shown.game
    if table.resigned:
        return _given_up(table, shown.speech)
    outcome = game.outcome(table.match.state)
    assert isinstance(outcome, Outcome)
    return shown.speech(game.text.outcome(shown.view, outcome))


def _given_up(table: Table, speech: Speech) -> str:
    """Who gave a game up, and who has won by that, if anybody."""
    who = _names(table.resigned)
    left = [seat for seat in range(len(table.row.seats)) if seat not in table.resigned]
    if not left or table.cooperative:
        return speech.say("board-resigned", who=who)
    return speech.say("board-resigned-won", who=who, winners=_names(left), count=len(left))


def in_words(shown: Shown, page: int = 0) -> Panel:
    """All that the viewer may see, in words, on as many pages as that needs; past the last one it.

    The buttons that turn the pages carry their numbers.
    """
    table, speech = shown.table, shown.speech
    lines = [speech(line) for line in shown.game.text.describe(shown.view)]
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
    if table.solo:  # whose board has no room for it on a phone
        turns = (*turns, score.door(table, speech))
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
        together = table.cooperative
        return ending.scene_of(
            game,
            tuple(holders(table, seat) for seat in range(seats)),
            outcome,
            table.resigned,
            state.turn,
            course,
            say,
            together=together,
        )

    return Picture(
        ending.DRAWING, scene(speech.drawn), ending.alt_of(scene(speech.unescaped), speech)
    )


def charted(table: Table, speech: Speech, course: Course) -> Panel:
    """The course a game has taken so far, as a picture."""
    game, seats, turn = table.match.game, len(table.row.seats), table.match.state.turn

    def scene(say: Speech) -> ending.Scene:
        return ending.course_so_far(game, seats, turn, course, say, together=table.cooperative)

    alt = ending.alt_of(scene(speech.unescaped), speech)
    drawn = Picture(ending.DRAWING, scene(speech.drawn), alt)
    return Panel((f"### {heading(table, speech)}",), picture=drawn)


def _names(seats: Iterable[int]) -> tuple[Words, ...]:
    return tuple(seat_name(seat) for seat in seats)
