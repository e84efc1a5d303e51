"""Posts headlines in the channel, each exactly once.

Headlines on one topic, such as offers and answers, share one message below the board. It is edited
in place, or posted again if a new headline asks a member something. Once the board has been posted
again, below that message, the next headline starts a new message.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from bot.delivery.outbox import delivering
from bot.delivery.parts import Parts
from bot.delivery.renderer import BOARD
from bot.discord_io.courier import UNEDITABLE
from bot.discord_io.limits import ROW_BUTTONS
from bot.language.speech import Speech, fitting, unescaped
from bot.members.preferences import Notify
from bot.play.undo import events_in, in_effect
from bot.presentation.choices.menus import Menus
from bot.presentation.history.told import facts_by_holders
from bot.presentation.learning.rulebook import PAGE, pages
from bot.presentation.panel import LABEL, Button, Panel
from bot.store import changes, records
from bot.table.notices import NONCE, Announced, Gathered, old_message
from bot.table.table import Table
from engine.core.events import seen
from engine.core.game import AnyGame, Headline
from engine.core.match import events_of
from engine.core.words import prefix_of, seat_name, words

Headlines = Sequence[tuple[Any, Headline]]
TOPIC: Final = "topic:"
"""Prefix of the role of a message that collects the headlines on a topic."""


class Announcer:
    """Posts headlines of running games."""

    def __init__(self, parts: Parts) -> None:
        self._service, self._renderer = parts.service, parts.renderer
        self._courier, self._members = parts.courier, parts.members

    async def announce(
        self, notice: records.NoticeRow, table: Table, content: Announced | Gathered
    ) -> None:
        """Post the headlines of a notice, then drop the notice. Raises TryLater."""
        if isinstance(content, Gathered):
            await self._gather(notice, table, content)
            return
        speech, game = await self._renderer.languages.speech(table), table.match.game
        events = events_of(game).load(content.facts)
        with delivering(notice):
            if found := table.headlines(seen(events, None)):
                lines = [_line(game, *one, speech) for one in found]
                await self._post(notice, table, lines, _answers(found), speech)
        await self._service.store.commit([changes.DropNotice(notice.id)])

    async def _gather(self, notice: records.NoticeRow, table: Table, content: Gathered) -> None:
        """Edit a topic's message to show all headlines since it was posted; drop the notice.

        If the newest headline asks a member something, a new message replaces the old one, because
        edits do not notify. Raises TryLater.
        """
        store, row = self._service.store, table.row
        messages, role = await store.messages(row.id), f"{TOPIC}{content.topic}"
        last = messages.get(role)
        if last is not None and (last.channel != row.channel or _above(last, messages.get(BOARD))):
            last = None
        since = content.revision - 1 if last is None else last.revision
        record = in_effect(await store.actions(row.id, since))
        fresh = [entry for entry in record if entry.revision == content.revision]
        recipient = await self._recipient(table, _answers(_on(table, content.topic, fresh)))
        done: list[changes.Change] = [changes.DropNotice(notice.id)]
        with delivering(notice):
            speech = await self._renderer.languages.speech(table)
            told = [
                (then, one)
                for then, facts in facts_by_holders(table, record, None, speech)
                for one in _among(table, content.topic, facts)
            ]
            about = self._about(table, content.topic, told, speech) if told else None
            there = last if recipient is None else None
            if about is not None and not (
                there and await self._courier.edits(there.channel, there.message, about, UNEDITABLE)
            ):
                asking = () if recipient is None else (recipient,)
                shown = self._about(table, content.topic, told, speech, asking)
                posted = await self._courier.post(row.channel, shown, notice.nonce, asking)
                done.append(
                    changes.PutMessage(records.Posted(row.id, role, row.channel, posted, since))
                )
                if last is not None and last.message != posted:
                    done.append(old_message(row, last, self._service.now()))
        await store.commit(done)

    def _about(
        self,
        table: Table,
        topic: str,
        told: Sequence[tuple[Speech, tuple[Any, Headline]]],
        speech: Speech,
        asking: Sequence[int] = (),
    ) -> Panel:
        """The message of a topic: its headlines, newest last, and buttons to answer them.

        `told` has each headline with the names of its time. Mentions the users in `asking`.
        """
        game = table.match.game
        lines = [f"- {_line(game, *one, then)}" for then, one in told]
        heading = speech(words(f"{prefix_of(game.name)}topic-{topic}"))
        newest = fitting(lines[::-1], PAGE)[::-1]
        text = "\n".join([f"**{heading}**", *newest, *(f"<@{user}>" for user in asking)])
        buttons = self._answers(table, _answers([one for _, one in told]), speech)
        return Panel((text,), (buttons,) if buttons else ())

    async def _post(
        self,
        notice: records.NoticeRow,
        table: Table,
        lines: Sequence[str],
        answers: Sequence[tuple[int, str]],
        speech: Speech,
    ) -> None:
        """Post the lines, in several messages if too long. The last one has buttons and mention."""
        *full, last = pages("\n".join(lines))
        for number, page in enumerate(full):
            nonce = f"{number}{notice.nonce}"[:NONCE]
            await self._courier.post(table.row.channel, Panel((page,)), nonce)
        buttons = self._answers(table, answers, speech)
        recipient = await self._recipient(table, answers)
        text = last if recipient is None else f"{last} <@{recipient}>"
        shown = Panel((text,), (buttons,) if buttons else ())
        asking = () if recipient is None else (recipient,)
        await self._courier.post(table.row.channel, shown, notice.nonce, asking)

    def _answers(
        self, table: Table, answers: Sequence[tuple[int, str]], speech: Speech
    ) -> tuple[Button, ...]:
        """Buttons for the choices (seat, path) that are still offered, as many as one row holds.

        If several seats are asked, each label begins with the name of the seat.
        """
        found = [
            (seat, button)
            for seat, path in answers
            if not (table.over or table.automatic(seat))
            and (button := Menus(table.match, table.id, seat, speech).shortcut(path, bare=True))
        ][:ROW_BUTTONS]
        if len({seat for seat, _ in found}) < 2:
            return tuple([button for _, button in found])
        return tuple([_named(button, seat, speech) for seat, button in found])

    async def _recipient(self, table: Table, answers: Sequence[tuple[int, str]]) -> int | None:
        """The id of a member who may answer and wants notifications; None if there is none."""
        for seat in {seat for seat, _ in answers}:
            user = table.row.seats[seat].user
            if user is None or table.automatic(seat):
                continue
            if (await self._members.read(user)).notify is not Notify.NONE:
                return user
        return None


def _named(button: Button, seat: int, speech: Speech) -> Button:
    """The button, whose label begins with the name of the seat that it is for."""
    name = unescaped(speech(seat_name(seat)))
    return button._replace(label=f"{name}: {button.label}"[:LABEL])


def _line(game: AnyGame, fact: Any, about: Headline, speech: Speech) -> str:
    """The line of a headline, formatted by its topic, list and effect."""
    line = speech(game.text.fact(fact))
    if about.topic or about.listed:
        return line if about.topic else f"- {line}"
    return f"**{line}** {speech(about.effect)}" if about.effect else f"**{line}**"


def _above(shown: records.Posted, board: records.Posted | None) -> bool:
    """Whether a message is above the board in the channel; False without a board."""
    return board is not None and shown.message < board.message


def _on(table: Table, topic: str, record: Iterable[records.Action]) -> Headlines:
    """The headlines on a topic among the facts of these actions, each as (fact, headline)."""
    facts = [fact for one in record for fact in seen(events_in(table.match, one), None)]
    return _among(table, topic, facts)


def _among(table: Table, topic: str, facts: Iterable[Any]) -> Headlines:
    """The headlines on a topic among these facts."""
    return [(fact, about) for fact, about in table.headlines(facts) if about.topic == topic]


def _answers(found: Headlines) -> list[tuple[int, str]]:
    """The choices (seat and path) that headlines offer, without duplicates."""
    return list(dict.fromkeys(one for _, about in found for one in about.answers))
