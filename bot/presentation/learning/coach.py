"""What a tutorial adds to a board: the coach's sentence, and the button it advises."""

from itertools import takewhile

from bot.language.speech import Speech
from bot.play import tutorials
from bot.presentation.choices.menus import Menus
from bot.presentation.choices.sentences import Sentences
from bot.presentation.games.presenters import presenter
from bot.presentation.learning.introduction import learning_text
from bot.presentation.panel import Button, Menu, Row, Style, buttons_of, with_each_button, without
from bot.table.harder import won
from bot.table.table import Table
from engine.core.choices import SEPARATOR, Role
from engine.core.words import seat_name
from engine.learning.script import DONE, LEARNER, Step

ROOM = 110
"""Maximum characters of the presses that are named together; the first is always named."""


def sentence(table: Table, speech: Speech) -> str:
    """What the coach says now; "" while the game does not wait for the learner.

    Also "" after the steps of the tutorial.
    """
    if LEARNER not in table.missing:
        return ""
    step = tutorials.step(table)
    if step is not None and tutorials.script(table.row.game).lessons:
        return _lesson(table, step, speech)
    if step is not None:
        view = table.match.view(LEARNER)
        score = table.match.game.text.score(view)
        leads = speech(score.decides[0]) if score.decides else ""
        shown = presenter(table.row.game)
        led = shown.good_for(view, step.action) if step.say == tutorials.LED else ""
        ends = table.match.game.text.roles.get(getattr(step.action, "kind", "")) is Role.END_OF_TURN
        known = bool(led) and tutorials.is_known(table, step.action) and not ends
        lesson = led or f"step-{step.say}"
        what = "" if known else learning_text(table.row.game, lesson, speech, leads=leads)
        if not led:
            return speech.say("tutorial-says", what=what)
        deeds = Sentences(table.match, LEARNER, speech)
        deed = deeds.deed(step.do.split(SEPARATOR))
        return speech.say("tutorial-again" if known else "tutorial-led", deed=deed, what=what)
    return speech.say("tutorial-astray") if tutorials.is_off_path(table) else ""


def _lesson(table: Table, step: Step, speech: Speech) -> str:
    """What the guide explains and advises, or what to press until it explains more."""
    done, most = tutorials.progress(table)
    if step.say == tutorials.LED:
        deeds = ""
        for match, one in tutorials.ahead(table):
            deed = Sentences(match, LEARNER, speech).deed(one.do.split(SEPARATOR))
            more = speech.say("tutorial-then", before=deeds, first=int(not deeds), deed=deed)
            if deeds and len(more) > ROOM:
                break
            deeds = more
        return speech.say("tutorial-routine", deeds=deeds, done=done, most=most)
    what = learning_text(table.row.game, f"step-{step.say}", speech)
    if step is DONE:
        return speech.say("tutorial-says", what=what)
    if step in tutorials.script(table.row.game).way:
        return speech.say("tutorial-lesson", what=what, number=done + 1, most=most)
    deed = Sentences(table.match, LEARNER, speech).deed(step.do.split(SEPARATOR))
    return speech.say("tutorial-lesson-led", deed=deed, what=what, number=done + 1, most=most)


def consolation(table: Table, speech: Speech) -> tuple[str, ...]:
    """The line below the result of a tutorial that the learner lost; () otherwise."""
    lost = not (won(table) or table.resigned)
    return (speech.say("tutorial-lost"),) if table.settings.tutorial and lost else ()


def public_line(table: Table, speech: Speech) -> str:
    """The board's line on a learner whose choices and coach are in a private panel."""
    who = seat_name(LEARNER)
    return speech.say("tutorial-door", who=who) if sentence(table, speech) else ""


def with_advised_button(table: Table, menus: Menus, rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """The rows with the button that the tutorial advises, placed as in `below_advised`.

    In a solo game the others may be folded into menus, as its board has the coach's sentence, too.
    """
    step = tutorials.step(table)
    button = menus.shortcut(step.do) if step is not None and step.do else None
    if button is None:
        return rows
    advised = below_advised(button, rows)
    if not table.solo:
        return advised

    def change(one: Button) -> Button:
        return one._replace(stays=one.id == button.id)

    return tuple(with_each_button(row, change) for row in advised)


def below_advised(button: Button, rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """The rows with the advised button as the only one in the main style.

    It becomes the first row, and is removed from the others. It stays where it is if it always
    stays there (`Button.stays`), or is already above all menus.
    """
    advised = button._replace(style=Style.MAIN)

    def change(one: Button) -> Button:
        if one.id == button.id:
            return one._replace(style=Style.MAIN)
        return one if one.style is Style.DANGER else one._replace(style=Style.PLAIN)

    plain = tuple(with_each_button(row, change) for row in rows)
    above = len([*takewhile(lambda row: not isinstance(row, Menu), plain)])
    for at, row in enumerate(plain):
        if any(one.id == button.id and (at < above or one.stays) for one in buttons_of(row)):
            return plain
    left = (without(row, (button.id,)) for row in plain)
    return ((advised,), *(row for row in left if row))
