"""A seat's ballot on a proposal: its words, its effect, and the buttons to agree or decline."""

from bot.language.speech import Speech, shorten, title
from bot.play.undo import TakeBack, possible_undo
from bot.presentation.custom_ids import CustomId, Verb
from bot.presentation.history.told import items
from bot.presentation.panel import Button, Panel, Style
from bot.presentation.status import proposal_words
from bot.store.protocol import Store
from bot.table.clocks.pace import PACES
from bot.table.state import Ask, Proposal
from bot.table.table import Table

ROOM = 3_000
ANSWERS = ((Verb.AYE, "button-agree", Style.GOOD), (Verb.NAY, "button-decline", Style.PLAIN))
ROLE = "ballot:"


def ballot_role(seat: int) -> str:
    """The role under which the message with a seat's ballot is stored."""
    return f"{ROLE}{seat}"


async def ballot(
    store: Store, table: Table, proposal: Proposal, seat: int, speech: Speech
) -> Panel:
    """A seat's ballot. Raises Refused if it is about undo and there is nothing to undo."""
    lines = [_heading(table, speech), speech(proposal_words(proposal))]
    if proposal.ask is Ask.UNDO:
        undo = await possible_undo(store, table, proposal.by)
        lines += _undo_lines(table, undo, seat, speech)
    if proposal.ask is Ask.PACE and table.duel:
        asked = table.settings.model_copy(update={"pace": PACES[proposal.about]})
        lines += [speech.say("lobby-agreed-forfeit")] if asked.loses_on_time else []
    buttons = tuple(
        Button(str(CustomId(table.id, seat, proposal.number, verb)), speech.say(label), style)
        for verb, label, style in ANSWERS
    )
    return Panel((shorten("\n".join(lines), ROOM),), (buttons,))


def _undo_lines(table: Table, undo: TakeBack, seat: int, speech: Speech) -> list[str]:
    """A line for each action that would be undone, as this seat may know it."""
    lines = items(table, undo.undone, seat, speech)
    return [*lines, speech.say("undo-reshuffles")] if undo.revealed else lines


def vote_result(table: Table, proposal: Proposal, how: str, speech: Speech) -> Panel:
    """The message that replaces a ballot once it is closed.

    `how` is `carried`, `declined`, `lapsed` (after a day) or `void`. If the proposer has left the
    game, it has no names.
    """
    sentence = speech.say(f"ballot-{how}", asked=proposal_words(proposal, "asked"))
    if table.row.seats[proposal.by].user is None:
        sentence = speech.say("ask-settled")
    return Panel((f"{_heading(table, speech)}\n{sentence}",))


def _heading(table: Table, speech: Speech) -> str:
    """The heading with the game's name, as a ballot may be far from the board."""
    return f"### {speech(title(table.row.game))}"
