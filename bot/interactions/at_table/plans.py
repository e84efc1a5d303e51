"""Plans at a table: moves are chosen for another seat, then why; the owner plays them or not."""

from __future__ import annotations

from itertools import islice

from bot.delivery.renderer import Renderer
from bot.discord_io.answer import Answer
from bot.discord_io.layout import message
from bot.interactions.verbs import Verbs
from bot.language.speech import Speech
from bot.play.actions import Service
from bot.play.social.plans import Plans
from bot.presentation.custom_ids import CustomId, NotOurs, Verb
from bot.presentation.panel import ENTRIES, ENTRY, Entry, Menu, Panel
from bot.presentation.panels.board import happened
from bot.table.permissions import seat_of
from bot.table.plans import MOVES_MOST, REASONS, proposable, worded
from bot.table.refusals import Refused
from bot.table.table import Table
from engine.core.choices import SEPARATOR
from engine.core.words import seat_name, words

PARTS = "."
"""What stands between the seat a plan is for and the numbers of its moves."""
BETWEEN = "-"


class PlanClicks:
    """Asks for a plan in two steps, and handles its buttons."""

    def __init__(self, service: Service, renderer: Renderer, plans: Plans) -> None:
        self._service, self._renderer, self._plans = service, renderer, plans

    @property
    def verbs(self) -> Verbs:
        """Its handlers, by the verb of a button."""
        return {
            Verb.PLAN: self.plan,
            Verb.FOLLOW: self.follow,
            Verb.WITHDRAW: self.withdraw,
        }

    async def plan(self, answer: Answer, where: CustomId) -> None:
        """Ask for moves, then why; then propose them. Raises Refused."""
        table = await self._service.tables.get(where.match_id)
        speech = table.speech(answer.speech.locale)
        seat = seat_of(table, answer.user)
        if not where.argument:
            await answer.post(message(_moves(table, seat, speech)), private=True)
            return
        target, _, chosen = where.argument.partition(PARTS)
        if not target.isdigit() or int(target) >= len(table.row.seats):
            raise NotOurs(where.argument)
        if where.decision != table.match.revision:
            raise Refused(words("refused-plan-gone"))
        paths = [SEPARATOR.join(path) for path, _ in proposable(table, int(target))]
        if not chosen:
            numbers = [paths.index(one) for one in answer.values if one in paths]
            await answer.edit(message(_why(table, seat, int(target), numbers, speech)))
            return
        numbers = [int(one) for one in chosen.split(BETWEEN) if one.isdigit()]
        moves = [paths[one] for one in numbers if one < len(paths)]
        after = await self._plans.propose(
            table.id, answer.user, int(target), moves, answer.value, speech
        )
        await answer.edit(
            message(Panel((after.speech(answer.speech.locale).say("plan-proposed"),)))
        )

    async def follow(self, answer: Answer, where: CustomId) -> None:
        """Play a plan for one's own seat."""
        played = await self._plans.follow(
            where.match_id, answer.user, where.decision, answer.interaction.id
        )
        table = played.table
        seat, speech = seat_of(table, answer.user), table.speech(answer.speech.locale)
        note = happened(table, played.events, seat, speech)
        await answer.edit(await self._renderer.seat(table, seat, speech, note=note))

    async def withdraw(self, answer: Answer, where: CustomId) -> None:
        """Take one's own plan back."""
        table = await self._plans.withdraw(where.match_id, answer.user, where.decision)
        seat, speech = seat_of(table, answer.user), table.speech(answer.speech.locale)
        await answer.edit(await self._renderer.seat(table, seat, speech))


def _moves(table: Table, seat: int, speech: Speech) -> Panel:
    """A menu of moves for every other seat that something may be proposed to. Raises Refused."""
    rows = []
    for other in table.row.seats:
        if other.number == seat:
            continue
        moves = list(islice(proposable(table, other.number), ENTRIES))
        if not moves:
            continue
        entries = tuple(
            Entry(SEPARATOR.join(path), said[:ENTRY])
            for (path, _), said in zip(moves, worded(table, moves, speech), strict=True)
        )
        hint = speech.say("plan-for", who=seat_name(other.number), most=MOVES_MOST)
        where = CustomId(table.id, seat, table.match.revision, Verb.PLAN, str(other.number))
        rows.append(Menu(str(where), hint, entries, 1, min(MOVES_MOST, len(entries))))
    if not rows:
        raise Refused(words("refused-plan-nobody"))
    return Panel((speech.say("plan-moves"),), tuple(rows))


def _why(table: Table, seat: int, target: int, numbers: list[int], speech: Speech) -> Panel:
    """A menu of reasons for the moves chosen."""
    chosen = f"{target}{PARTS}{BETWEEN.join(map(str, numbers))}"
    where = CustomId(table.id, seat, table.match.revision, Verb.PLAN, chosen)
    entries = tuple(Entry(one, speech.say(f"plan-because-{one}")) for one in REASONS)
    return Panel((speech.say("plan-why"),), (Menu(str(where), speech.say("plan-why"), entries),))
