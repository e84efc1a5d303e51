"""Panels of plans: their lines, their buttons, and the menus that make a new one."""

from collections.abc import Iterator
from itertools import islice

from bot.features.plans.deed import MOVES_MOST, PLANS, moves_of, playable, reasons
from bot.language.speech import Speech
from bot.play.opening.ways import leads_of
from bot.presentation.choices.styles import BACK
from bot.presentation.custom_ids import CustomId
from bot.presentation.features import Shows
from bot.presentation.panel import ENTRIES, ENTRY, LABEL, Button, Entry, Menu, Panel, Row
from bot.table.proposable import in_words, proposable
from bot.table.refusals import Refused
from bot.table.table import Table
from engine.core.choices import SEPARATOR
from engine.core.words import seat_name, words

PLAN, FOLLOW, WITHDRAW = "plan", "follow", "withdraw"
"""The verbs of the buttons and menus."""
PARTS = "."
"""In an argument, separates the seat of a plan from the indexes of its moves."""
BETWEEN = "-"
"""In an argument, separates the indexes of moves."""
CLOSE, MOVES = "close", "moves"
"""Arguments of *Back*: close the menu of moves, or return to it from the menu of reasons."""


def lines(table: Table, speech: Speech) -> Iterator[str]:
    """A line for each plan: for whom it is, who proposed it, its moves and its reason."""
    plans = PLANS.of(table.state)
    known = reasons(table) if plans else {}
    for plan in plans:
        if (moves := moves_of(table, plan)) is None:
            continue
        who, by = seat_name(plan.seat), seat_name(plan.by)
        told, why = ", ".join(in_words(table, moves, speech)), known.get(plan.reason, plan.reason)
        yield speech.say("standing-plan", who=who, by=by, moves=told, why=why)


def beside(table: Table, seat: int, speech: Speech) -> Iterator[Button]:
    """Buttons in a seat's panel: play a plan for it, withdraw a plan of its own, make a new plan.

    Of a plan that cannot be played whole, the button says how many moves can. A seat led by a
    group has none, as no member acts for it alone.
    """
    if table.over or table.paused or leads_of(table, seat) is not None:
        return
    for plan in PLANS.of(table.state):
        by, who = seat_name(plan.by), seat_name(plan.seat)
        if plan.seat == seat and (count := playable(table, plan)):
            part = "-part" if count < (of := len(plan.paths)) else ""
            say = speech.without_escapes.say
            label = say(f"button-follow{part}", by=by, count=count, of=of)[:LABEL]
            yield _button(table, FOLLOW, label, seat, plan.number)
        if plan.by == seat:
            label = speech.without_escapes.say("button-withdraw", who=who)[:LABEL]
            yield _button(table, WITHDRAW, label, seat, plan.number)
    others = (one.number for one in table.row.seats if one.number != seat)
    if any(path for other in others for path, _ in proposable(table, other)):
        yield _button(table, PLAN, speech.say("button-plan"), seat)


def _button(table: Table, verb: str, label: str, seat: int, number: int = 0) -> Button:
    return Button(str(CustomId(table.id, seat, number, verb)), label)


SHOWS = Shows(lines=lines, beside=beside)


def moves_menu(table: Table, seat: int, speech: Speech) -> Panel:
    """The first step to a plan: for each other seat a menu of moves that can be proposed.

    Raises Refused if there are none.
    """
    rows: list[Row] = []
    for other in table.row.seats:
        if other.number == seat:
            continue
        moves = list(islice(proposable(table, other.number), ENTRIES))
        if not moves:
            continue
        entries = tuple(
            Entry(SEPARATOR.join(path), label[:ENTRY])
            for (path, _), label in zip(moves, in_words(table, moves, speech), strict=True)
        )
        hint = speech.say("plan-for", who=seat_name(other.number), most=MOVES_MOST)
        where = CustomId(table.id, seat, table.match.revision, PLAN, str(other.number))
        rows.append(Menu(str(where), hint, entries, 1, min(MOVES_MOST, len(entries))))
    if not rows:
        raise Refused(words("refused-plan-nobody"))
    return Panel((speech.say("plan-moves"),), (*rows, _way_back(table, seat, CLOSE, speech)))


def reasons_menu(table: Table, seat: int, target: int, numbers: list[int], speech: Speech) -> Panel:
    """The second step to a plan: a menu of reasons for the moves with these indexes (`numbers`)."""
    chosen = f"{target}{PARTS}{BETWEEN.join(map(str, numbers))}"
    where = CustomId(table.id, seat, table.match.revision, PLAN, chosen)
    entries = tuple(Entry(one, speech(why)) for one, why in reasons(table).items())
    menu = Menu(str(where), speech.say("plan-why"), entries)
    moves = [*islice(proposable(table, target), ENTRIES)]
    told = ", ".join(in_words(table, [moves[one] for one in numbers], speech))
    plan = speech.say("plan-chosen", who=seat_name(target), moves=told)
    return Panel((plan, speech.say("plan-unsent")), (menu, _way_back(table, seat, MOVES, speech)))


def _way_back(table: Table, seat: int, to: str, speech: Speech) -> Row:
    where = CustomId(table.id, seat, table.match.revision, PLAN, to)
    return (Button(str(where), speech.say("menu-back"), icon=BACK),)
