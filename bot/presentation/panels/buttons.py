"""The bot's own buttons: on boards, below choices, and after the end.

`choices` makes the buttons of a game's choices; `interactions` handles clicks.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.language.speech import Speech, title
from bot.play.features import ordering, orders
from bot.play.hints import has_hints, may_hint
from bot.presentation.choices.styles import BACK, ICONS
from bot.presentation.custom_ids import NO_SEAT, Verb, custom_id
from bot.presentation.features import contributions
from bot.presentation.games.presenters import presenter
from bot.presentation.panel import LABEL, Button, Link, Panel, Row, Style, in_rows
from bot.presentation.panels import score
from bot.presentation.shown import SOLO, Shown
from bot.table.harder import harder, won
from bot.table.proposals import has_voted, voters
from bot.table.state import Proposal
from bot.table.table import Table
from engine.core.words import seat_name

BACK_TO_TABLE = "back"
"""The argument of the button that returns to the menu of a table."""
HARDER = "harder"
"""The argument of the button that starts a harder game."""


def begins(table: Table, turns: int = 1) -> bool:
    """Whether a game is in one of its first `turns` turns."""
    return bool(table.match.state.turn <= turns)


def board_buttons(table: Table, speech: Speech) -> tuple[Row, ...]:
    """The buttons on the board of a table of several, which open private panels.

    They are the same for all members. Their order never changes; buttons that come and go are below
    them. A phone has room for two on a line, so if there is *Look around*, *How to play* is in the
    next row, with *Who is winning?*.
    """
    hand = _static(table.id, Verb.HAND, "button-hand", speech)._replace(style=Style.MAIN)
    text = _static(table.id, Verb.TEXT, "button-text", speech)
    about = _static(table.id, Verb.TABLE, "button-table", speech)
    looks = _sights(table, speech)
    guide, last = _guide(table, speech), _score_button(table, speech)
    if looks:
        guide, last = (), (*guide, *last)
    if (proposal := table.state.proposal) is not None:
        vote = _vote(table, proposal, speech)
        last = (*last, vote) if looks else (vote, *last)
    above = [(button,) for button in contributions().board_buttons(table, speech)]
    last = (*last, *_games(table, speech))
    return (*above, (hand, text, *looks, about, *guide), *([last] if last else ()))


def race(shown: Shown) -> tuple[Row, ...]:
    """The row with the choice that goes to the first member who presses it; () if there is none."""
    table = shown.table
    path = None if table.paused else shown.race
    if path is None:
        return ()
    choice = shown.menus(table.awaited[0]).shortcut(path)
    if choice is None:
        return ()
    button = _button(table, Verb.RACE, choice.label)
    return ((Button(f"{button.id}{path}", button.label, choice.style, icon=choice.icon),),)


def answer_label(proposal: Proposal, speech: Speech) -> str:
    """The label of the button that opens a proposal."""
    return speech.without_escapes.say("button-answer", who=seat_name(proposal.by))[:LABEL]


def below(table: Table, speech: Speech, *, undoable: bool) -> tuple[Row, ...]:
    """The two rows of buttons below the choices of a solo board: help, and stop or undo.

    *Undo* comes and goes, so it is the last one, where it moves no other button. A phone has room
    for each row on one line.
    """
    helps: tuple[Button, ...] = (_static(table.id, Verb.TEXT, "button-text", speech),)
    if may_hint(table):
        helps = (*helps, _static(table.id, Verb.HINT, "button-hint", speech))
    if table.match.game.text.cards():
        helps = (*helps, _static(table.id, Verb.TERM, "button-term", speech))
    last = (*_guide(table, speech), *_games(table, speech))
    last = (*last, *contributions().board_buttons(table, speech))
    if table.row.seats[SOLO].user is not None:
        last = (*last, _static(table.id, Verb.ASK_LEAVE, "button-quit", speech))
    if undoable:
        decision = table.match.decisions[SOLO]
        last = (*last, _button(table, Verb.UNDO, speech.say("button-undo"), decision, SOLO))
    return (helps, last)


def after(table: Table, speech: Speech) -> tuple[Button, ...]:
    """The buttons on the board of a finished game."""
    first, *others = _again(table, speech)
    return (
        first._replace(style=Style.GOOD, icon=f"{table.match.game.text.prefix}icon-emblem"),
        *_games(table, speech),
        *others,
        *_sights(table, speech),
        *contributions().after(table, speech),
        *_score_button(table, speech),
        _static(table.id, Verb.TEXT, "button-text", speech),
    )


class Beside(NamedTuple):
    """The buttons below a seat's choices, in the order in which they are shown.

    `own` are buttons of features, which an open menu leaves out; `needed` are always shown.
    """

    own: Sequence[Button]
    needed: Sequence[Button]
    score: Sequence[Button]
    terms: Sequence[Button]
    board: Sequence[Link]

    def rows(self, *, brief: bool, explained: bool) -> tuple[Row, ...]:
        """The buttons in rows.

        In an open menu (`brief`), features' `own` buttons and the score are left out. Unless
        `explained`, buttons that only tell something are left out: the score and terms.
        """
        own, score = () if brief else self.own, () if brief or not explained else self.score
        terms = self.terms if explained else ()
        return in_rows([*own, *self.needed, *score, *terms, *self.board])


def beside_choices(
    table: Table,
    seat: int,
    speech: Speech,
    link: str | None,
    *,
    long: bool,
    undoable: bool,
) -> Beside:
    """The buttons below a seat's choices.

    `link` is the URL of the board, None to leave it out. `long` tells that the panel leaves out
    text, so that *Text* is needed; `undoable` that there is *Undo*. The score is left out if it is
    in the menu of sights. If several members play the seat, buttons that one of them may not use
    alone are left out.
    """
    led, proposal = seat in table.state.aboard, table.state.proposal
    own = () if led else tuple(contributions().own(table, seat, speech))
    buttons = list(contributions().beside(table, seat, speech))
    if not (led or table.over) and proposal is not None and _is_asked(table, proposal, seat):
        buttons.insert(0, _vote(table, proposal, speech))
    if not (led or table.over) and seat in {*table.state.prepared, *ordering(table)}:
        buttons.append(cancel_button(table, seat, speech))
    if table.foreseeable(seat):
        buttons.append(_static(table.id, Verb.ODDS, "button-odds", speech))
    if long:
        buttons.append(_static(table.id, Verb.TEXT, "button-text", speech))
    if has_hints(table, seat):
        buttons.append(_static(table.id, Verb.HINT, "button-hint", speech))
    if undoable:
        decision = table.match.decisions[seat]
        buttons.append(_button(table, Verb.UNDO, speech.say("button-undo"), decision, seat))
    if table.row.seats[seat].autopilot and not table.over:
        buttons.append(_button(table, Verb.BACK, speech.say("button-back"), seat=seat))
    board = () if link is None else (Link(link, speech.say("button-board")),)
    score = () if _sights(table, speech) else _score(table, speech)
    return Beside(own, buttons, score, _terms(table, speech), board)


def for_watchers(table: Table, speech: Speech) -> Panel:
    """A spectator's panel, with buttons to sights, the score, and the text of the board."""
    looks = (*_sights(table, speech), score.button(table, speech))
    sentence = speech.say("watch-doors", game=title(table.row.game))
    return Panel((sentence,), ((*looks, _static(table.id, Verb.TEXT, "button-text", speech)),))


def way_back(table: Table, speech: Speech) -> Button:
    """The button that returns to a member's private panel."""
    return _static(table.id, Verb.HAND, "menu-back", speech)._replace(icon=BACK)


def back_to_table(match: str, speech: Speech) -> Button:
    """The button that returns to the menu of the table of this match."""
    where = custom_id(Verb.TABLE, BACK_TO_TABLE, match=match)
    return Button(where, speech.say("menu-back"), icon=BACK)


def cancel_button(table: Table, seat: int, speech: Speech) -> Button:
    """The button that cancels a seat's prepared moves or, without any, its order to a feature."""
    stops = [] if seat in table.state.prepared else [one.stop for one in orders(table, seat)]
    label = speech.say(*stops[:1] or ("button-put-aside",))
    return _button(table, Verb.CANCEL, label, seat=seat)


def _vote(table: Table, proposal: Proposal, speech: Speech) -> Button:
    return _button(table, Verb.VOTE, answer_label(proposal, speech), proposal.number)


def _is_asked(table: Table, proposal: Proposal, seat: int) -> bool:
    """Whether a seat has yet to vote on the open proposal."""
    return seat in voters(table, proposal) and not has_voted(proposal, seat)


def _score(table: Table, speech: Speech) -> tuple[Button, ...]:
    """The button for the score, for a private panel; none in the first turn or a pause."""
    return () if table.paused or begins(table) else (score.button(table, speech),)


def _terms(table: Table, speech: Speech) -> tuple[Button, ...]:
    """The button *What is ...?*, if anything can be looked up."""
    if table.over or not table.match.game.text.cards():
        return ()
    return (_static(table.id, Verb.TERM, "button-term", speech),)


def _again(table: Table, speech: Speech) -> tuple[Button, ...]:
    """The buttons for the same game again and, if there is one, for a harder game.

    After a tutorial the harder game is the game itself; its button comes first if the learner won.
    """
    taught = table.settings.tutorial
    again = _static(table.id, Verb.AGAIN, f"button-again{'-tutorial' if taught else ''}", speech)
    if harder(table) is None:
        return (again,)
    label = "button-again-usual" if taught else "button-again-harder"
    step = _static(table.id, Verb.AGAIN, label, speech)
    step = step._replace(id=f"{step.id}{HARDER}")
    return (step, again) if taught and won(table) else (again, step)


def _sights(table: Table, speech: Speech) -> tuple[Button, ...]:
    there = presenter(table.row.game).has_sights
    return (_static(table.id, Verb.LOOK, "button-look", speech),) if there else ()


def _score_button(table: Table, speech: Speech) -> tuple[Button, ...]:
    """The button for the score, for a board of several; none in the first turn."""
    return () if table.solo or begins(table) else (score.button(table, speech),)


def _guide(table: Table, speech: Speech) -> tuple[Button, ...]:
    """The button *How to play*."""
    return (_static(table.id, Verb.GUIDE, "button-guide", speech),)


def _games(table: Table, speech: Speech) -> tuple[Button, ...]:
    """In a tutorial, the button to the member's games, one of which may wait for the member."""
    there = table.settings.tutorial
    return (_static(table.id, Verb.GAMES, "button-games", speech),) if there else ()


@lru_cache(maxsize=4096)
def _static(match: str, verb: Verb, label: str, speech: Speech) -> Button:
    """A button without a seat or decision, which stays the same for a whole game."""
    return Button(custom_id(verb, match=match), speech.say(label), icon=ICONS.get(verb, ""))


def _button(table: Table, verb: Verb, label: str, decision: int = 0, seat: int = NO_SEAT) -> Button:
    written = custom_id(verb, match=table.id, seat=seat, decision=decision)
    return Button(written, label, icon=ICONS.get(verb, ""))
