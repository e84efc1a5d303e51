"""The public board of a table, and the private panels that go with it, as plain panels.

A board carries choices only where they are public; what it says is what everybody may know.
"""

from __future__ import annotations

from bot.custom_ids import NO_SEAT, CustomId, Verb
from bot.history import Course
from bot.menus import Menus
from bot.panel import Button, Panel, Picture, Row, Style
from bot.presenters import presenter
from bot.render import ending
from bot.speech import Speech, title
from bot.tables import Table
from engine.core.game import Outcome
from engine.core.words import words

SOLO = 0
NOTE = "-# "
_WHO = words("seat", seat=SOLO)


def board(
    table: Table,
    speech: Speech,
    at: str = "",
    note: str = "",
    course: Course | None = None,
) -> Panel:
    """The board of a solo table with its player's choices; `at` is the menu that is open.

    A finished game is shown by the `course` it took, where that is known. Raises StaleChoice if the
    menu is not offered.
    """
    game, state = table.match.game, table.match.state
    view = game.view(state, SOLO)
    face = presenter(table.row.game).face(game, view, speech)
    lines, picture = list(face.lines), face.picture
    if table.over:
        lines.append(f"**{ended(table, speech)}**")
        picture = _ending(table, speech, course) if course else picture
        rows: tuple[Row, ...] = (_after(table, speech),)
    else:
        rows = (*Menus(table.match, table.id, SOLO, speech).rows(at), _below(table, speech))
    text = [f"### {heading(table, speech)}", "\n".join(lines)]
    if note:
        text.append(NOTE + note)
    return Panel(tuple(part for part in text if part), rows, picture)


def heading(table: Table, speech: Speech) -> str:
    """The game's name and turn."""
    return speech.say(
        "board-heading", game=title(table.row.game), turn=table.match.state.turn, who=_WHO
    )


def ended(table: Table, speech: Speech) -> str:
    """How a finished game ended, in a sentence."""
    if table.resigned:
        return speech.say("board-resigned", who=_WHO)
    match = table.match
    outcome = match.game.outcome(match.state)
    assert isinstance(outcome, Outcome)
    return speech(match.game.text.outcome(match.game.view(match.state, SOLO), outcome))


def in_words(table: Table, speech: Speech, viewer: int | None) -> Panel:
    """Everything `viewer` may see, in words."""
    game = table.match.game
    view = game.view(table.match.state, viewer)
    lines = [speech(line) for line in game.text.describe(view)]
    return Panel((f"### {heading(table, speech)}", "\n".join(lines)))


def _ending(table: Table, speech: Speech, course: Course) -> Picture:
    game, state = table.match.game, table.match.state
    scene = ending.scene_of(game, game.outcome(state), state.turn, course, speech)
    return Picture(ending.picture, scene, ending.alt_of(scene, speech))


def _below(table: Table, speech: Speech) -> tuple[Button, ...]:
    decision = table.match.decisions[SOLO]
    return (
        _button(table, Verb.TEXT, speech.say("button-text")),
        _button(table, Verb.UNDO, speech.say("button-undo"), decision),
    )


def _after(table: Table, speech: Speech) -> tuple[Button, ...]:
    again = _button(table, Verb.AGAIN, speech.say("button-again"))
    return (
        Button(again.id, again.label, Style.GOOD),
        _button(table, Verb.TEXT, speech.say("button-text")),
    )


def _button(table: Table, verb: Verb, label: str, decision: int = 0) -> Button:
    seat = SOLO if verb is Verb.UNDO else NO_SEAT
    return Button(str(CustomId(table.id, seat, decision, verb)), label)
