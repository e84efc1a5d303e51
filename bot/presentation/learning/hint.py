"""A hint as a panel: what the game's agent would do, one reason, and a button that does it."""

from __future__ import annotations

import re
from math import ceil

from bot.language.speech import title
from bot.presentation.choices import whole
from bot.presentation.custom_ids import NO_SEAT, CustomId, Verb
from bot.presentation.games.presenters import presenter
from bot.presentation.learning.introduction import taught
from bot.presentation.panel import Button, Panel, Row, Style
from bot.presentation.shown import Shown
from engine.agents.advice import Advice

ARGUMENT = 64
"""Characters that a custom id has room for."""


def panel(shown: Shown, seat: int, advice: Advice) -> Panel:
    """The advice, in the words of what the seat sees."""
    speech, menus = shown.speech, shown.menus(seat)
    heading = f"### {speech.say('hint-heading', game=title(shown.game.name))}"
    if advice.way is None:
        return Panel((heading, speech.say("hint-untold")))
    what = speech.say("hint-do", what=_plainly(menus.worded(*advice.way)))
    root = shown.table.match.choices(seat)
    path = whole.written(root, advice.way.path, advice.way.picked)
    look_up = CustomId(shown.table.id, NO_SEAT, 0, Verb.TERM)
    row = [Button(str(look_up), speech.say("button-term"))] if shown.game.text.cards() else []
    if len(path) <= ARGUMENT:
        decision = shown.table.match.decisions[seat]
        id = str(CustomId(shown.table.id, seat, decision, Verb.PLAY, path))  # noqa: A001
        row.insert(0, Button(id, speech.say("hint-play"), Style.MAIN))
    rows: tuple[Row, ...] = (tuple(row),) if row else ()
    return Panel((heading, f"{what}\n{reason(shown, seat, advice)}"), rows)


def reason(shown: Shown, seat: int, advice: Advice) -> str:
    """What the agent can say for it: what it is good for, and why this rather than another.

    That is by how much it is better, else the rule the agent plays by.
    """
    good = taught(shown.game.name, presenter(shown.game.name).good_for(advice.action), shown.speech)
    return "\n".join(filter(None, (good, _because(shown, seat, advice, known=bool(good)))))


def _because(shown: Shown, seat: int, advice: Advice, *, known: bool) -> str:
    """Why this and nothing else; nothing if no more is `known` than what it is good for."""
    speech, compared = shown.speech, advice.compared
    rule = taught(shown.game.name, f"why-{advice.kind}", speech)
    if compared is not None and advice.instead is not None:
        other = _plainly(shown.menus(seat).worded(*advice.instead))
        games = compared.games
        if compared.told_apart:
            gain, error = (ceil(100 * one) for one in (compared.gain, compared.error))
            return speech.say("hint-better", gain=gain, error=error, other=other, games=games)
        alike = speech.say("hint-alike", other=other, games=games)
        return f"{rule}\n{alike}" if rule else alike
    return rule or ("" if known else speech.say("hint-rule"))


def _plainly(said: str) -> str:
    """A choice as its button says it: a star there is a star, and makes nothing bold."""
    return re.sub(r"(?<!\\)\*", r"\\*", said)
