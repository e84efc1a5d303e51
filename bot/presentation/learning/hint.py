"""A hint: what the usual AI advises, a reason, and a button that plays it."""

import re
from collections.abc import Sequence
from math import ceil

from bot.language.speech import capital, title
from bot.presentation.choices import whole
from bot.presentation.choices.paging import PAGE_MARK
from bot.presentation.custom_ids import CustomId, Verb, custom_id
from bot.presentation.learning.coach import below_advised
from bot.presentation.learning.introduction import learning_text
from bot.presentation.panel import Button, Panel, Row, Style, buttons_of
from bot.presentation.panels.buttons import begins
from bot.presentation.shown import Shown
from engine.agents.advice import Advice, Way
from engine.core.choices import SEPARATOR, resolve
from engine.core.words import Words

ARGUMENT = 64
"""Maximum characters of the argument of a custom id."""
_FIRST = re.compile(r"(?<=[.!]) (?=[A-ZÄÖÜ])")
"""Between two sentences."""


def panel(shown: Shown, advice: Advice, menu: str = "") -> Panel:
    """The panel of a hint for the viewer; `menu` is the path of the menu that is open.

    Where the game says its own step (`step_of`), the hint is that step.
    """
    speech = shown.speech
    heading = f"### {speech.say('hint-heading', game=title(shown.game.name))}"
    step, way = step_of(shown) or ("", advice.way)
    if way is None:
        return Panel((heading, speech.say("hint-untold")))
    what = speech.say("hint-advice", what=step or _sentence(deed(shown, way)))
    plays = button(shown, way)
    if not (_is_within(way, menu) or _is_at_hand(shown, way, menu)):
        named = {"back": speech.say("menu-back"), "play": speech.say("hint-play")}
        what = f"{what} {speech.say('hint-back', plays=int(plays is not None), **named)}"
    look_up = custom_id(Verb.TERM, match=shown.table.id)
    terms = Button(look_up, speech.say("button-term")) if shown.game.text.cards() else None
    row: Row = tuple(filter(None, (plays, terms)))
    lost = speech.say("hint-lost") if shown.game.text.is_lost(shown.view) else ""
    told = "\n".join(filter(None, (what, "" if step else reason(shown, advice), lost)))
    return Panel((heading, told), (row,) if row else ())


def _is_within(way: Way, menu: str) -> bool:
    """Whether an open menu leads to the advised choice; the first menu leads to all."""
    where = menu.partition(PAGE_MARK)[0]
    keys = tuple(where.split(SEPARATOR)) if where else ()
    return way.path[: len(keys)] == keys


def _is_at_hand(shown: Shown, way: Way, menu: str) -> bool:
    """Whether an open menu has the button of the advised choice, such as *Done*, beside its own."""
    ids = [one.id for row in shown.own_menus.open(menu).rows for one in buttons_of(row)]
    advised = button(shown, way)
    return advised is not None and advised.id in ids


def button(shown: Shown, way: Way) -> Button | None:
    """*Do that*, which plays the choice; None if its custom id would be too long."""
    path = whole.argument_of(shown.own_menus.said.root, way.path, way.picked)
    if len(path) > ARGUMENT:
        return None
    assert shown.viewer is not None
    decision = shown.table.match.decisions[shown.viewer]
    where = CustomId(shown.table.id, shown.viewer, decision, Verb.PLAY, path)
    return Button(str(where), shown.speech.say("hint-play"), Style.MAIN)


def with_button(shown: Shown, way: Way, rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """The rows with the advised button marked; if they have none for it, with *Do that* added."""
    if (advised := button(shown, way)) is None:
        return rows
    own = [one for row in rows for one in buttons_of(row) if one.id == advised.id]
    return below_advised(own[0] if own else advised, rows)


def guides(shown: Shown) -> bool:
    """Whether the game is in the turns in which panels themselves say what *Hint* advises."""
    shows = shown.presenter
    return shows.guides_by_hints and begins(shown.table, shows.guided_until(shown.view))


def step_of(shown: Shown) -> tuple[str, Way] | None:
    """The game's own step in the turns in which it guides, as a sentence and the way to it.

    None where what *Hint* advises guides.
    """
    keys = shown.own_menus.said.keys
    path = shown.presenter.way_of_beginning(shown.view, keys) if guides(shown) else None
    part = path and shown.presenter.beginning(shown.view, keys)
    step = part and learning_text(shown.game.name, f"first-{part}", shown.speech)
    return (step, Way(path)) if path and step else None


def in_lines(shown: Shown, advice: Advice) -> tuple[str, ...]:
    """The advice with its reason, in one line; with the reason's first sentence; and alone."""
    assert advice.way is not None
    short = _sentence(deed(shown, advice.way))
    why = " ".join(reason(shown, advice).split())
    return tuple(" ".join(filter(None, (short, one))) for one in (why, _FIRST.split(why)[0], ""))


def deed(shown: Shown, way: Way) -> str:
    """The choice in words, as the game's own sentence without full stop or as its labels.

    Asterisks are escaped.
    """
    return re.sub(r"(?<!\\)\*", r"\\*", shown.own_menus.said.advice_for(*way))


def _sentence(text: str) -> str:
    """The text with a full stop, unless it ends with an exclamation mark."""
    return text if text.endswith("!") else f"{text}."


def reason(shown: Shown, advice: Advice) -> str:
    """A reason for the advice; after trial games also how many more are won than by another choice.

    The reason comes from the first of these that has one: the game's foresight, the view, what the
    action is good for, the menu's note, the AI's rule for this kind of action. "" if none has one.
    """
    game, speech = shown.game.name, shown.speech
    if advice.because is not None:
        return speech(advice.because)
    seen = " ".join(speech.each(_sentences(shown, advice)[1:]))
    good = learning_text(game, shown.presenter.good_for(shown.view, advice.action), speech)
    why = learning_text(game, f"why-{advice.kind}", speech)
    purpose = seen or good or _effect(shown, advice) or why
    return "\n".join(filter(None, (purpose, _because(shown, advice))))


def _sentences(shown: Shown, advice: Advice) -> Sequence[Words]:
    """The choice as the game's own sentence, then its reason; () if the game has no sentence."""
    if advice.way is None:
        return ()
    said = shown.own_menus.said
    return said.text.advice(said.view, *advice.way)


def _effect(shown: Shown, advice: Advice) -> str:
    """The menu's note on the choice, if the note is a reason for this kind of action; else ""."""
    if advice.kind not in shown.presenter.reasons_in_notes or advice.way is None:
        return ""
    said = shown.own_menus.said
    node = resolve(said.root, SEPARATOR.join(advice.way.path))
    note = said.text.note(said.view, advice.way.path, node)
    what = None if note is None else shown.speech(note).removesuffix(".")
    return shown.speech.say("hint-effect", what=capital(what)) if what else ""


def _because(shown: Shown, advice: Advice) -> str:
    """How many more of 100 trial games the action wins than another choice; "" if unclear."""
    speech, compared = shown.speech, advice.compared
    if compared is None or advice.instead is None or not compared.is_significant:
        return ""
    gain, error = (ceil(100 * one) for one in (compared.gain, compared.error))
    if gain <= error:
        return ""
    return speech.say("hint-better", gain=gain, other=deed(shown, advice.instead))
