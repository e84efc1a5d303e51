"""Panels of prepared moves: the page where they are chosen, and the buttons to it."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.language.speech import Speech, shorten
from bot.play.features import ordering
from bot.presentation.choices.folding import on_a_phone
from bot.presentation.choices.menus import Menus
from bot.presentation.custom_ids import CustomId, Verb
from bot.presentation.features import Shows
from bot.presentation.games.presenters import presenter
from bot.presentation.panel import ENTRIES, ENTRY, Button, Entry, Menu, Panel, Row, Style
from bot.presentation.panels.buttons import cancel_button, way_back
from bot.presentation.shown import Shown, view_with_guesses
from bot.table.premoves import Ahead, moves_of, waits
from bot.table.state import Premove
from bot.table.table import Table

AHEAD, OUT, GO = "ahead", "aheadout", "aheadgo"
"""Verbs: open the page, remove a move, and play the moves that wait for confirmation."""
VERBS: Final = {
    Verb.PLAY: "ahplay",
    Verb.OPEN: "ahopen",
    Verb.CHOOSE: "ahchoose",
    Verb.PICK: "ahpick",
    Verb.FORM: "ahform",
}
"""The verbs of the page's menus, by the verbs of the same menus for moves to play."""
LISTED: Final = 1_500
"""Maximum characters of the list of prepared moves."""


def way(table: Table, seat: int, speech: Speech) -> Iterator[Button]:
    """The button in a seat's panel that opens the page, while it is another seat's turn.

    Only in games with standing orders, and unless the seat has given another order.
    """
    left = seat in ordering(table) or table.standing is None
    if waits(table, seat) and not left:
        yield Button(str(CustomId(table.id, seat, 0, AHEAD)), speech.say("button-ahead"))


def go(table: Table, seat: int, speech: Speech) -> Iterator[Button]:
    """The button in a seat's panel that plays prepared moves, once they wait for confirmation."""
    if seat in table.missing and not table.paused and moves_of(table, seat):
        goes = str(CustomId(table.id, seat, 0, GO))
        yield Button(goes, speech.say("button-ahead-go"), Style.MAIN)


SHOWS = Shows(own=way, beside=go)


def page(
    table: Table, ahead: Ahead, seat: int, speech: Speech, at: str = "", note: str = ""
) -> Panel:
    """The page: the prepared moves, on the map and in a list, and the next choices.

    `ahead` is the imagined next turn, `note` a line below the list. Raises StaleChoice if the menu
    at the path `at` is not offered.
    """
    moves = moves_of(table, seat)
    text = [f"### {speech.say('ahead-heading')}", _list(moves, ahead.possible, speech)]
    text += [f"-# {speech.say('ahead-about')}", *([f"-# {note}"] if note else [])]
    choices: tuple[Row, ...] = ()
    if ahead.table is not None:
        menus = menus_of(table, ahead.table, seat, speech, len(moves))
        choices, trail, _ = menus.open(at)
        text += presenter(table.row.game).lines(table.match.game, menus.said.view, speech)[:1]
        text += trail
    outs: tuple[Row, ...] = (_outs(table, seat, moves, speech),) if moves else ()
    below: tuple[Row, ...] = (*outs, _ways(table, seat, speech))
    picture = Shown(table, seat, speech).picture
    panel = Panel(tuple(filter(None, text)), (*choices, *below), picture)
    return on_a_phone(panel, len(choices), speech)


def menus_of(table: Table, ahead: Table, seat: int, speech: Speech, number: int) -> Menus:
    """The menus of choices at the imagined table `ahead`, after the first `number` moves."""
    view = view_with_guesses(table.match.view(seat), ahead, seat)
    return Menus(ahead.match, ahead.id, seat, speech, view, verbs=VERBS, number=number)


def _list(moves: Sequence[Premove], possible: Sequence[bool], speech: Speech) -> str:
    """The prepared moves as a numbered list; those that seem impossible now are struck out."""
    if not moves:
        return speech.say("ahead-nothing")
    pairs = zip(moves, possible, strict=True)
    lines = [one.text if there else f"~~{one.text}~~" for one, there in pairs]
    return shorten("\n".join(f"{n}. {text}" for n, text in enumerate(lines, 1)), LISTED)


def _outs(table: Table, seat: int, moves: Sequence[Premove], speech: Speech) -> Menu:
    """The menu that removes a prepared move; it lists as many as fit, counted from the last."""
    numbered = [*enumerate(moves)][-ENTRIES:]
    entries = tuple(Entry(f"{n}", f"{n + 1}. {one.text}"[:ENTRY]) for n, one in numbered)
    where = CustomId(table.id, seat, len(moves), OUT)
    return Menu(str(where), speech.say("ahead-take-out"), entries)


def _ways(table: Table, seat: int, speech: Speech) -> tuple[Button, ...]:
    cancel = (cancel_button(table, seat, speech),) if moves_of(table, seat) else ()
    leave = way_back(table, speech)._replace(label=speech.say("ahead-leave"))
    return (*cancel, leave)
