"""What all panels of a table share: heading, alarms, notes, and the result of a finished game.

`board` and `own_panel` decide what is shown.
"""

from collections.abc import Iterable, Sequence
from itertools import takewhile

from bot.language.speech import Speech, title, turn_count, turn_number
from bot.play.opening.ways import led_by_group
from bot.presentation import alarms
from bot.presentation.choices.folding import QUIET
from bot.presentation.learning.introduction import emblem
from bot.presentation.learning.rulebook import pages
from bot.presentation.panel import SMALL, Panel, Picture, Row, Style
from bot.presentation.shown import SOLO, Shown
from bot.table.settings import ended_by, lost_on_time
from bot.table.table import Table
from engine.core.game import Outcome
from engine.core.words import Arg, Words, seat_name

ROOM = 2_700
"""Maximum characters of the game's lines. Discord's limit leaves the rest for heading and notes."""
TRAIL = 500
"""Maximum characters of the lines that tell the open menu."""
LOW = 0.7
"""Maximum height of a picture relative to its width that leaves room for lines and a coach."""
TOLD = 600
"""Maximum characters of news on what just happened."""


def below_coach(advice: str, lines: Sequence[str], picture: Picture | None) -> list[str]:
    """The coach's sentence `advice`, and below it the lines.

    With a high picture, a phone has room for only one line. Then only the lines before the first
    empty line count: they are kept if they are a single line, and left out otherwise.
    """
    own = [*takewhile(bool, lines)]
    if advice and picture is not None and picture.tall > LOW:
        return [advice, *own] if len(own) == 1 else [advice]
    return [advice, *lines]


def quiet_styles(*, advised: bool) -> Sequence[Style]:
    """The styles of buttons that may be folded into menus.

    If a button is `advised`, buttons in the style of the advised one are not folded.
    """
    return (Style.PLAIN,) if advised else QUIET


def below_alarms(
    shown: Shown, lines: Sequence[str], picture: Picture | None
) -> tuple[list[str], Picture | None]:
    """The lines and the picture, with the alarms above them.

    The first alarm is in the picture if there is one; if there are more, the text has the first two
    (`below_picture`). Without a picture the first is a line. Others are lines in small text.
    """
    table, speech = shown.table, shown.speech
    headed = alarms.with_heading(picture, table, speech, shown.viewer)
    told = alarms.lines(table, speech, shown.viewer)
    first = told[:1] if headed is picture else []
    small = told[1:] if headed is picture else alarms.below_picture(told)
    return [*first, *[f"{SMALL}{line}" for line in small], *lines], headed


def public_heading(table: Table, speech: Speech) -> str:
    """The heading of a public panel, with the game's icon; private panels have no room for it."""
    return f"{emblem(table.row.game)} {heading(table, speech)}"


def table_panel(
    head: str,
    speech: Speech,
    lines: Sequence[str],
    rows: tuple[Row, ...],
    picture: Picture | None,
    notes: Sequence[str],
    trail: Sequence[str],
) -> Panel:
    """A panel with heading and lines, notes in small text, and rows.

    `trail` are lines above the buttons, which tell the open menu. Lines over `ROOM` characters are
    cut, and a note says so.
    """
    shown, *further = pages("\n".join(lines), ROOM)
    text = [f"### {head}", shown]
    if further:
        notes = [speech.say("board-further"), *notes]
    text.append("\n".join([SMALL + note for note in notes if note]))
    text.append(pages("\n".join(trail), TRAIL)[0] if trail else "")
    return Panel(tuple([part for part in text if part]), rows, picture)


def heading(table: Table, speech: Speech, reader: int | None = None) -> str:
    """The game's name, its turn, and for whom it waits, or that it is paused or over.

    The seat of the `reader` is "you". AIs are named only if the game waits for no member. While it
    is secret who has already acted, nobody is named.
    """
    game, turn = table.row.game, table.match.state.turn
    named: dict[str, Arg] = {"game": title(game), "turn": turn_number(game, turn, table.ladder)}
    if table.solo:
        return speech.say("board-heading", who=seat_name(SOLO), **named)
    if not table.awaited:
        turns = turn_count(game, turn, table.ladder)
        return speech.say("board-heading-over", game=title(game), turns=turns)
    if table.paused:
        return speech.say("board-heading-paused", **named)
    if reader in table.missing:
        kind = "answer" if table.answers(reader) else "yours"
        return speech.say(f"board-heading-{kind}", **named)
    if not (others := waited_for(table, reader)):
        return speech.say("board-heading-secret", **named)
    return speech.say("board-heading-awaited", who=_names(others), **named)


def waited_for(table: Table, reader: int | None = None) -> Sequence[int]:
    """The seats that the heading names; () while it is secret who has already acted."""
    if set(table.missing) != set(table.awaited):
        return ()
    others = [seat for seat in table.awaited if seat != reader] or table.awaited
    return [seat for seat in others if table.row.seats[seat].agent is None] or others


def result(table: Table, speech: Speech) -> str:
    """The sentence on how a finished game ended, from the public's side."""
    return result_for(Shown.public(table, speech))


def result_for(shown: Shown) -> str:
    """The sentence on how a finished game ended, from the viewer's side."""
    table, game = shown.table, shown.game
    if table.resigned:
        return _resignation(table, shown.speech)
    outcome = game.outcome(table.match.state)
    assert isinstance(outcome, Outcome)
    return shown.speech(game.text.outcome(shown.view, outcome))


def _resignation(table: Table, speech: Speech) -> str:
    """The sentence on who resigned, ran out of time or ended the game, and who won, if anybody."""
    who = _names(table.resigned)
    left = [seat for seat in range(len(table.row.seats)) if seat not in table.resigned]
    if lost_on_time(table.row):
        if not left:
            return speech.say("board-late-both")
        return speech.say("board-late", who=who, winner=_names(left))
    if ended := ended_by(table.row):
        if left and not table.cooperative:
            return speech.say("board-ended-away", who=who, winners=_names(left))
        return speech.say(f"board-ended-{ended}")
    if led_by_group(table):
        return speech.say("board-resigned-together")
    if not left or table.cooperative:
        return speech.say("board-resigned", who=who, quitters=len(who))
    known: dict[str, Arg] = {"who": who, "quitters": len(who)}
    if len(left) > 1 and (standing := table.after_quitting) is not None:
        left = list(standing.winners)
        known["points"] = standing.scores[left[0]]
    what = "board-resigned-points" if "points" in known else "board-resigned-won"
    return speech.say(what, winners=_names(left), count=len(left), **known)


def _names(seats: Iterable[int]) -> tuple[Words, ...]:
    return tuple([seat_name(seat) for seat in seats])
