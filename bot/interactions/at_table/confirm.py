"""Asks for confirmation before an undo, before leaving, and before ending a game for others."""

import re

from bot.discord_io.answer import Answer
from bot.interactions.at_table.choices import ChoiceClicks
from bot.interactions.base import Base
from bot.interactions.click import Click, TableClick
from bot.interactions.verbs import On, Who, does, on, on_table
from bot.interactions.which_game import PLACE
from bot.language.speech import Speech, safe, shorten
from bot.play.leaving import may_end
from bot.play.opening.ways import leads_of, seat_led
from bot.play.result import ActionResult
from bot.presentation.custom_ids import NO_SEAT, CustomId, NotOurs, Verb, custom_id
from bot.presentation.history.told import items
from bot.presentation.panel import Button, Panel, Style, with_button
from bot.presentation.panels.buttons import way_back
from bot.presentation.panels.table_panel import result
from bot.presentation.shown import SOLO
from bot.store.errors import UnknownMatch
from bot.store.records import MatchRow
from bot.table.permissions import require_unfinished, seat_of, seat_to_act
from bot.table.presence import members_of
from bot.table.refusals import Refused
from bot.table.state import Ask
from bot.table.table import Table
from bot.table.without_rules import WithoutRules, has_ruleset
from engine.core.errors import EngineError
from engine.core.words import Words, seat_name, words

REVISION = re.compile(r"[0-9]{1,9}")


ROOM = 3_500
"""Maximum characters of the list of actions to undo."""


class Confirmations:
    """Asks the member privately, and executes what they confirm. The outbox updates the board."""

    def __init__(self, base: Base, choosing: ChoiceClicks) -> None:
        self._service, self._renderer, self._panels = base.service, base.renderer, base.panels
        self._seats, self._place = base.seats, base.place
        self._publisher, self._choosing = base.publisher, choosing

    @does("undo")
    @on_table(Verb.UNDO, On.BOARD, On.PANEL, On.TABLE, who=Who.MEMBER)
    async def ask_undo(self, click: TableClick) -> None:
        """List what would be undone, and ask for confirmation. Raises Refused.

        The board's button of a solo game undoes at once, unless hidden cards or tiles that the
        member has seen would have to be shuffled again.
        """
        answer, table, speech = click.answer, click.table, click.speech
        undo = await self._service.can_take_back(click.match_id, answer.user)
        if table.solo and click.seat == SOLO and not undo.revealed:
            await self._choosing.take_back(click, undo.to)
            return
        seat = seat_to_act(table, answer.user)
        facts = items(table, undo.undone, seat, speech)
        lines = [speech.say("undo-ask"), *facts] if facts else [speech.say("undo-ask-last")]
        if undo.revealed:
            lines.append(speech.say("undo-reshuffles"))
        number = table.match.decisions[seat]
        yes = CustomId(click.match_id, seat, number, Verb.UNDO_YES, str(undo.to))
        label = speech.say("button-undo-yes")
        if not undo.alone:
            lines.append(speech.say(undo.shared))
            yes = CustomId(click.match_id, seat, number, Verb.ASK, f"{Ask.UNDO}.{undo.to}")
            label = speech.say("button-undo-ask")
        question = shorten("\n".join(lines), ROOM)
        panel = Panel((question,), ((Button(str(yes), label, Style.DANGER),),))
        if table.solo or not answer.alone:
            if undo.alone:
                panel = with_button(panel, _keep(table, seat, speech, "button-keep-move"))
            panel = await self._renderer.with_link(panel, table.row, speech)
            await answer.post(panel, private=True)
        else:
            self._panels.forget(answer, table.id)
            await answer.edit(with_button(panel, way_back(table, speech)))

    @on(Verb.UNDO_YES, On.PANEL, On.ASIDE, who=Who.MEMBER)
    async def undo(self, click: Click) -> None:
        """Return the game to the revision in the button. Raises Refused if it changed meanwhile."""
        answer = click.answer
        interaction = answer.interaction
        if REVISION.fullmatch(click.argument) is None:
            raise NotOurs(str(click.id))
        to = int(click.argument)
        played = await self._service.take_back(
            click.match_id, interaction.user.id, to, interaction.id
        )
        table = played.table
        if table.solo or table.over:
            # The line stays as after any move, so that the buttons below it keep their place.
            done = words("log-undo", who=seat_name(SOLO)) if table.solo else None
            await self._report(answer, played, "undo-done", done)
            return
        await self._panels.show(answer, table, words("undo-done"))
        if interaction.message is not None:
            seat = seat_of(table, answer.user)
            await self._panels.keep(answer, interaction.message.id, table, seat)

    @does("quit")
    async def ask_leave(self, click: TableClick) -> None:
        """Ask how to leave: by ending the game, or by giving the seat to an AI.

        Ending is offered where `may_end` allows it, an AI if other members play. Raises Refused if
        a group leads the seat, or if the game is over.
        """
        answer, table = click.answer, click.table
        seat = seat_led(table, answer.user)
        if (leads := leads_of(table, seat)) is not None:
            raise Refused(words(leads.no_quit))
        require_unfinished(table.row)
        others, speech = members_of(table) > 1, click.speech
        to_agent = (Style.PLAIN if may_end(table) else Style.DANGER) if others else None
        ways = (
            (Verb.LEAVE_END, "end", Style.DANGER if may_end(table) else None),
            (Verb.LEAVE_AI, "ai", to_agent),
        )
        buttons = tuple(
            Button(
                custom_id(way, match=table.id, seat=seat), speech.say(f"button-leave-{how}"), style
            )
            for way, how, style in ways
            if style is not None
        )
        key = "leave-ask" if len(buttons) > 1 else f"leave-ask-{'ai' if others else 'end'}"
        named = f"### {self._name(table.row, speech)}"
        question = speech.say(key, ending=_ending(table, seat, speech))
        row = (*buttons, _keep(table, seat, speech, "button-keep-playing"))
        panel = Panel((named, question), (row,))
        await answer.post(await self._renderer.with_link(panel, table.row, speech), private=True)

    @on(Verb.KEEP, On.LEAVING, On.PANEL, who=Who.MEMBER)
    async def keep(self, click: Click) -> None:
        """Answer "no" to a question: replace it by a sentence, and change nothing else."""
        await click.answer.replace(click.answer.speech.say("kept"))

    async def ask_release(self, answer: Answer, row: MatchRow) -> None:
        """Ask a member whether to end their game, whose stored state cannot be read."""
        speech = answer.speech
        yes = CustomId(row.id, NO_SEAT, 0, Verb.LEAVE_END)
        lines = [f"### {self._name(row, speech)}", speech.say("release-ask")]
        await self._ask(answer, lines, yes, speech.say("button-close-yes"))

    def _name(self, row: MatchRow, speech: Speech) -> str:
        """The game's title and the name of its channel, in one phrase."""
        game, where = speech.game_name(row.game), safe(self._place(row), PLACE)
        return speech.say("game-in", game=game, where=where) if where else game

    @on(Verb.ASK_LEAVE, On.BOARD, On.TABLE, On.ALOUD, who=Who.MEMBER)
    async def ask_leave_here(self, click: Click) -> None:
        """Ask how to leave, by a button; also works if the game cannot be resumed."""
        try:
            table = await self._service.tables.load(click.match_id)
        except WithoutRules as fault:
            await self.ask_release(click.answer, fault.row)
        else:
            await self.ask_leave(TableClick(click.answer, *click.id, table))

    @on(Verb.LEAVE_END, On.LEAVING, On.ASIDE, who=Who.MEMBER)
    @on(Verb.LEAVE_AI, On.LEAVING, who=Who.MEMBER)
    async def leave(self, click: Click) -> None:
        """Leave the game, or end it, and say so. Raises Refused if a group leads the seat.

        A member who may not end the game (`may_end`) leaves the seat to an AI instead. A game that
        cannot be resumed ends for everybody.
        """
        answer, match_id = click.answer, click.match_id
        ends = click.verb == Verb.LEAVE_END
        try:
            table = await self._service.tables.load(match_id)
            if (leads := leads_of(table, seat_of(table, answer.user))) is not None:
                raise Refused(words(leads.no_quit))
            left = await self._seats.leave(match_id, answer.user, ends=ends)
        except (UnknownMatch, EngineError):
            await self._abandon(answer, match_id)
            return
        if left.table.over:
            await self._report(answer, left)
        else:
            await answer.replace(answer.speech.say("leave-done"))

    async def ask_close(self, answer: Answer, match_id: str) -> None:
        """Ask a manager of the server whether to end this game for its players."""
        speech = answer.speech
        yes = CustomId(match_id, NO_SEAT, 0, Verb.CLOSE)
        await self._ask(answer, [speech.say("close-ask")], yes, speech.say("button-close-yes"))

    @on(Verb.CLOSE, On.ASIDE, who=Who.MANAGER)
    async def close(self, click: Click) -> None:
        """End a game for its players, as a manager of the server."""
        try:
            played = await self._seats.end(click.match_id, by_manager=True)
        except (UnknownMatch, EngineError):
            await self._abandon(click.answer, click.match_id)
        else:
            await self._report(click.answer, played, "close-done")

    async def _abandon(self, answer: Answer, match_id: str) -> None:
        row = await self._service.store.match(match_id)
        lacking = row is not None and not has_ruleset(row.game, row.ruleset)
        await self._service.abandon(match_id, board_stays=lacking)
        self._service.wake()
        await answer.replace(answer.speech.say("close-done"))

    async def _ask(self, answer: Answer, lines: list[str], yes: CustomId, label: str) -> None:
        panel = Panel(("\n".join(lines),), ((Button(str(yes), label, Style.DANGER),),))
        await answer.post(panel, private=True)

    async def _report(
        self, answer: Answer, played: ActionResult, text: str = "", done: Words | None = None
    ) -> None:
        """Confirm by the message with the id `text`, and tell the result if the game is over.

        `done` is what the board says about a change that has no events, such as an undo.
        """
        if done is None:
            await self._publisher.publish_now(played)
        else:
            await self._publisher.show_now(played, done)
        self._service.wake()
        speech = played.table.speech(answer.speech.locale)
        lines = [speech.say(text)] if text else []
        if played.table.over:
            lines.append(result(played.table, speech))
        said_so = Panel(("\n".join(lines),))
        await answer.edit(await self._renderer.with_link(said_so, played.table.row, speech))


def _ending(table: Table, seat: int, speech: Speech) -> str:
    """The sentence on the result if this seat ends the game: who wins, or that nobody does."""
    if table.settings.tutorial:
        return speech.say("leave-tutorial")
    if table.duel:
        return speech.say("leave-won-by", who=speech.names[1 - seat])
    return speech.say("leave-unwon")


def _keep(table: Table, seat: int, speech: Speech, label: str) -> Button:
    """The button that answers a question with "no"; `label` is the message id of its label."""
    return Button(custom_id(Verb.KEEP, match=table.id, seat=seat), speech.say(label))
