"""A hint: the AI's advice, one reason, and a button that plays it."""

import re
from collections.abc import Sequence
from math import ceil

from bot.language.speech import title
from bot.presentation.choices import whole
from bot.presentation.choices.paths import PAGE_MARK
from bot.presentation.custom_ids import CustomId, Verb, custom_id
from bot.presentation.games.presenters import presenter
from bot.presentation.learning.coach import below_advised
from bot.presentation.learning.introduction import learning_text
from bot.presentation.panel import Button, Panel, Row, Style
from bot.presentation.panels.buttons import begins
from bot.presentation.shown import Shown
from bot.table.table import Table
from engine.agents.advice import Advice, Way
from engine.core.choices import SEPARATOR, resolve
from engine.core.words import Words

ARGUMENT = 64
"""Maximum characters of a custom id's argument."""


def panel(shown: Shown, seat: int, advice: Advice, menu: str = "") -> Panel:
    """The advice in words, for the seat; `menu` is the one that its member has open."""
    speech = shown.speech
    heading = f"### {speech.say('hint-heading', game=title(shown.game.name))}"
    if advice.way is None:
        return Panel((heading, speech.say("hint-untold")))
    told = "hint-advice" if _sentences(shown, seat, advice) else "hint-do"
    what = speech.say(told, what=deed(shown, seat, advice.way))
    if not _is_within(advice.way, menu):
        what = f"{speech.say('hint-back')} {what}"
    look_up = custom_id(Verb.TERM, match=shown.table.id)
    terms = Button(look_up, speech.say("button-term")) if shown.game.text.cards() else None
    row: Row = tuple(filter(None, (button(shown, seat, advice.way), terms)))
    return Panel((heading, f"{what}\n{reason(shown, seat, advice)}"), (row,) if row else ())


def _is_within(way: Way, menu: str) -> bool:
    """Whether an open menu leads to the advised choice; the first menu leads to all."""
    where = menu.partition(PAGE_MARK)[0]
    keys = tuple(where.split(SEPARATOR)) if where else ()
    return way.path[: len(keys)] == keys


def button(shown: Shown, seat: int, way: Way) -> Button | None:
    """*Do that*; None for a choice with too many parts."""
    root, decision = shown.table.match.choices(seat), shown.table.match.decisions[seat]
    path = whole.argument_of(root, way.path, way.picked)
    if len(path) > ARGUMENT:
        return None
    where = CustomId(shown.table.id, seat, decision, Verb.PLAY, path)
    return Button(str(where), shown.speech.say("hint-play"), Style.MAIN)


def with_button(shown: Shown, seat: int, way: Way, rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """The rows below *Do that*, or their own button that does the same."""
    if (advised := button(shown, seat, way)) is None:
        return rows
    own = [one for row in rows for one in row if isinstance(one, Button) and one.id == advised.id]
    return below_advised(next(iter(own), advised), rows)


def guides(table: Table) -> bool:
    """Whether *Do this* stands for *Hint* now, which then does not search."""
    shows = presenter(table.row.game)
    return shows.guides_by_hints and begins(table, shows.guided)


def in_lines(shown: Shown, seat: int, advice: Advice, way: Way) -> tuple[str, str]:
    """The advice and its reason on one line; then without the reason."""
    short = f"{deed(shown, seat, way)}."
    return f"{short} {' '.join(reason(shown, seat, advice).split())}", short


def deed(shown: Shown, seat: int, way: Way) -> str:
    """The advised choice as a sentence without its full stop, else as its labels."""
    return _plainly(shown.menus(seat).said.advised(*way))


def reason(shown: Shown, seat: int, advice: Advice) -> str:
    """One reason for the advice, and its gain over the second best, if the trial games show one.

    The reason is the game's foresight, else what the view shows, else what the action is good for,
    else what the menu notes on it, else the AI's rule.
    Without any, it is that the AI always does this.
    """
    game, speech = shown.game.name, shown.speech
    if advice.because is not None:
        return speech(advice.because)
    if seen := _sentences(shown, seat, advice)[1:]:
        return " ".join(speech.each(seen))
    good = learning_text(game, shown.presenter.good_for(advice.action), speech)
    purpose = (
        good or _effect(shown, seat, advice) or learning_text(game, f"why-{advice.kind}", speech)
    )
    return "\n".join(filter(None, (purpose, _because(shown, seat, advice, known=bool(purpose)))))


def _sentences(shown: Shown, seat: int, advice: Advice) -> Sequence[Words]:
    """The advised choice as a sentence, then the reason that the view gives, if there are any."""
    if advice.way is None:
        return ()
    said = shown.menus(seat).said
    return said.text.advice(said.view, *advice.way)


def _effect(shown: Shown, seat: int, advice: Advice) -> str:
    """What the menu notes on the advised choice, if that is a reason for this kind of action."""
    if advice.kind not in shown.presenter.reasons_in_notes or advice.way is None:
        return ""
    said = shown.menus(seat).said
    node = resolve(said.root, SEPARATOR.join(advice.way.path))
    note = said.text.note(said.view, advice.way.path, node)
    what = None if note is None else shown.speech(note).removesuffix(".")
    return shown.speech.say("hint-effect", what=what) if what else ""


def _because(shown: Shown, seat: int, advice: Advice, *, known: bool) -> str:
    """Why this action is better than others. `known` if another reason was already stated."""
    speech, compared = shown.speech, advice.compared
    if compared is None or advice.instead is None or not compared.is_significant:
        return "" if known else speech.say("hint-rule")
    other = deed(shown, seat, advice.instead)
    gain, error = (ceil(100 * one) for one in (compared.gain, compared.error))
    return speech.say("hint-better", gain=gain, error=error, other=other, games=compared.games)


def _plainly(label: str) -> str:
    """A label with its asterisks escaped."""
    return re.sub(r"(?<!\\)\*", r"\\*", label)
