"""Posts headlines in the channel, each exactly once.

Headlines on one topic, such as offers and answers, share one message below the board. It is edited
in place, or posted again if a new headline asks a member something. Offers that can no longer be
answered leave it. Once the board has been posted again, below that message, the next headline
starts a new message, to which open offers move: so only one message has their buttons.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from bot.delivery.outbox import delivering
from bot.delivery.parts import Parts
from bot.delivery.renderer import BOARD
from bot.discord_io.courier import UNEDITABLE
from bot.discord_io.limits import COMPONENTS, ROW_BUTTONS
from bot.language.speech import Speech, fitting, without_escapes
from bot.members.preferences import Notify
from bot.play.undo import events_in, in_effect
from bot.presentation.choices.menus import Menus
from bot.presentation.custom_ids import ANY_DECISION
from bot.presentation.history.told import by_holders
from bot.presentation.learning.rulebook import PAGE, pages
from bot.presentation.panel import LABEL, Button, Panel, Row
from bot.store import changes, records
from bot.table.notices import NONCE, TOPIC, Announced, Gathered, old_message
from bot.table.table import Table
from engine.core.events import seen
from engine.core.game import AnyGame, Headline
from engine.core.match import events_of
from engine.core.words import prefix_of, seat_name, words

OVERHEAD = 2
"""The components of a message besides its rows: the frame and the text."""
Headlines = Sequence[tuple[Any, Headline]]


class _Told(NamedTuple):
    """A headline of a topic, the revision of its action, and the speech with names of its time."""

    revision: int
    speech: Speech
    fact: Any
    about: Headline


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
                await self._post(notice, table, lines, [about for _, about in found], speech)
        await self._service.store.commit([changes.DropNotice(notice.id)])

    async def _gather(self, notice: records.NoticeRow, table: Table, content: Gathered) -> None:
        """Bring a topic's message up to date with an action; drop the notice. Raises TryLater."""
        store, row, done = self._service.store, table.row, list[changes.Change]()
        messages = await store.messages(row.id)
        last = messages.get(f"{TOPIC}{content.topic}")
        since = content.revision - 1 if last is None else last.revision
        record = await store.actions(row.id, since)
        if _may_change(table, content, record):
            with delivering(notice):
                done = await self._update(notice, table, content, record, messages)
        await store.commit([changes.DropNotice(notice.id), *done])
        if done:
            self._service.wake()

    async def _update(
        self,
        notice: records.NoticeRow,
        table: Table,
        content: Gathered,
        record: Sequence[records.Action],
        messages: Mapping[str, records.PostedMessage],
    ) -> list[changes.Change]:
        """Edit a topic's message, or post a new one; delete it if nothing is left in it.

        A new one is posted if the action asks a member something, because edits do not notify, or
        if it is news and the board is below the old one. The old one then keeps what was told
        before the first offer that is still open. Raises DeliveryError.
        """
        row, topic, role = table.row, content.topic, f"{TOPIC}{content.topic}"
        speech, last = await self._renderer.languages.speech(table), messages.get(role)
        told = self._current(table, topic, in_effect(record), speech)
        fresh = [one for one in told if one.revision == content.revision and not table.over]
        asked = await self._recipient(table, _answers([one.about for one in fresh]))
        moves = last is not None and _is_past(last, row, messages.get(BOARD))
        stays = not fresh or not (asked or moves or last is None)
        if stays and (last is None or await self._edits(last, table, topic, told, speech)):
            return []
        left = takewhile(lambda one: one not in fresh and not one.about.answers, told)
        past = [*left] if moves else []
        moving, done = told[len(past) :], list[changes.Change]()
        if moving:
            asking = () if asked is None else (asked,)
            shown = self._about(table, topic, moving, speech, asking)
            posted = await self._courier.post(row.channel, shown, notice.nonce, asking)
            since = moving[0].revision - 1
            done.append(
                changes.PutMessage(records.PostedMessage(row.id, role, row.channel, posted, since))
            )
        if last is None:
            return done
        if not moving:
            done.append(changes.DropMessage(row.id, role))
        asked_before = _answers([about for _, about in _on(table, topic, _before(content, record))])
        if not (past and not asked_before) and not await self._edits(
            last, table, topic, past, speech
        ):
            done.append(old_message(row, last, self._service.now(), 0))
        return done

    async def _edits(
        self,
        last: records.PostedMessage,
        table: Table,
        topic: str,
        told: Sequence[_Told],
        speech: Speech,
    ) -> bool:
        """Let a topic's message show these headlines; False if there are none, or it cannot."""
        about = self._about(table, topic, told, speech)
        return bool(told) and await self._courier.edits(
            last.channel, last.message, about, UNEDITABLE
        )

    def _current(
        self, table: Table, topic: str, record: Iterable[records.Action], speech: Speech
    ) -> list[_Told]:
        """The headlines on a topic, without offers that can no longer be answered."""
        dated = ((entry.revision, one) for entry in record for one in _on(table, topic, [entry]))
        told = [
            _Told(revision, then, *one)
            for then, run in by_holders(table, dated, speech)
            for revision, one in run
        ]
        latest = {one.about.answers: one for one in told}
        return [
            one
            for one in told
            if not (answers := one.about.answers)
            or (one is latest[answers] and _is_open(table, answers, speech))
        ]

    def _about(
        self,
        table: Table,
        topic: str,
        told: Sequence[_Told],
        speech: Speech,
        asking: Sequence[int] = (),
    ) -> Panel:
        """The message of a topic: its headlines, newest last, and buttons to answer them.

        Mentions the users in `asking`.
        """
        game = table.match.game
        lines = [f"- {_line(game, one.fact, one.about, one.speech)}" for one in told]
        heading = speech(words(f"{prefix_of(game.name)}topic-{topic}"))
        newest = fitting(lines[::-1], PAGE)[::-1]
        text = "\n".join([f"**{heading}**", *newest, *(f"<@{user}>" for user in asking)])
        left = speech.say("answers-left", menu=heading)
        return answerable(table, text, [one.about for one in told], speech, left)

    async def _post(
        self,
        notice: records.NoticeRow,
        table: Table,
        lines: Sequence[str],
        news: Sequence[Headline],
        speech: Speech,
    ) -> None:
        """Post the lines, in several messages if too long. The last one has buttons and mention."""
        *full, last = pages("\n".join(lines))
        for number, page in enumerate(full):
            nonce = f"{number}{notice.nonce}"[:NONCE]
            await self._courier.post(table.row.channel, Panel((page,)), nonce)
        recipient = await self._recipient(table, _answers(news))
        text = last if recipient is None else f"{last} <@{recipient}>"
        shown = answerable(table, text, news, speech)
        asking = () if recipient is None else (recipient,)
        await self._courier.post(table.row.channel, shown, notice.nonce, asking)

    async def _recipient(self, table: Table, answers: Sequence[tuple[int, str]]) -> int | None:
        """The id of a member who may answer and wants notifications; None if there is none."""
        for seat in {seat for seat, _ in answers}:
            user = table.row.seats[seat].user
            if user is None or table.automatic(seat):
                continue
            if (await self._members.read(user)).notify is not Notify.NONE:
                return user
        return None


def answerable(
    table: Table, text: str, news: Sequence[Headline], speech: Speech, left: str = ""
) -> Panel:
    """A message of this text with a row of buttons for each piece of news that can be answered.

    The oldest are left out if Discord allows no more buttons; the sentence `left` then says so.
    """
    asking = list(dict.fromkeys(about.answers for about in news if about.answers))
    rows = [row for answers in asking if (row := _row(table, answers, speech))]
    several = len({seat for row in rows for seat, _ in row}) > 1
    room, kept = COMPONENTS - OVERHEAD, list[Row]()
    for row in reversed(rows):
        if (room := room - 1 - len(row)) < 0:
            text = f"{text}\n{left}".rstrip()
            break
        named = (_named(button, seat, speech) if several else button for seat, button in row)
        kept.insert(0, tuple(named))
    return Panel((text,), tuple(kept))


def _row(
    table: Table, answers: Sequence[tuple[int, str]], speech: Speech
) -> list[tuple[int, Button]]:
    """Buttons for the choices (seat, path) that are still offered, each with its seat.

    They are valid as long as the choice is offered, whatever the seat decides before.
    """
    return [
        (seat, button)
        for seat, path in answers[:ROW_BUTTONS]
        if not (table.over or table.automatic(seat))
        and (
            button := Menus(table.match, table.id, seat, speech, number=ANY_DECISION).shortcut(
                path, bare=True
            )
        )
    ]


def _named(button: Button, seat: int, speech: Speech) -> Button:
    """The button, whose label begins with the name of the seat that it is for."""
    name = without_escapes(speech(seat_name(seat)))
    return button._replace(label=f"{name}: {button.label}"[:LABEL])


def _line(game: AnyGame, fact: Any, about: Headline, speech: Speech) -> str:
    """The line of a headline, formatted by its topic, list and effect."""
    line = speech(game.text.fact(fact))
    if about.topic or about.listed:
        return line if about.topic else f"- {line}"
    return f"**{line}** {speech(about.effect)}" if about.effect else f"**{line}**"


def _is_past(
    shown: records.PostedMessage, row: records.MatchRow, board: records.PostedMessage | None
) -> bool:
    """Whether a message is above the board, or in a channel that the game has left."""
    return shown.channel != row.channel or (board is not None and shown.message < board.message)


def _on(table: Table, topic: str, record: Iterable[records.Action]) -> Headlines:
    """The headlines on a topic among the facts of these actions, each as (fact, headline)."""
    facts = [fact for one in record for fact in seen(events_in(table.match, one), None)]
    return _among(table, topic, facts)


def _among(table: Table, topic: str, facts: Iterable[Any]) -> Headlines:
    """The headlines on a topic among these facts."""
    return [(fact, about) for fact, about in table.headlines(facts) if about.topic == topic]


def _answers(news: Iterable[Headline]) -> list[tuple[int, str]]:
    """The choices (seat and path) that headlines offer, without duplicates."""
    return list(dict.fromkeys(one for about in news for one in about.answers))


def _before(content: Gathered, record: Iterable[records.Action]) -> list[records.Action]:
    """The actions before the one that a notice is about."""
    return [entry for entry in record if entry.revision < content.revision]


def _may_change(table: Table, content: Gathered, record: Sequence[records.Action]) -> bool:
    """Whether an action may change a topic's message.

    So do news on the topic, an undo of such news, and news that may close an open offer.
    """
    was = _on(table, content.topic, in_effect(_before(content, record)))
    undone = any(one.revision == content.revision and one.by is records.By.UNDO for one in record)
    asked = bool(_answers([about for _, about in was]))
    return (asked and (table.over or not undone)) or was != _on(
        table, content.topic, in_effect(record)
    )


def _is_open(table: Table, answers: Iterable[tuple[int, str]], speech: Speech) -> bool:
    """Whether any of these choices (seat and path) is still offered."""
    menus = ((Menus(table.match, table.id, seat, speech), path) for seat, path in answers)
    return not table.over and any(menu.shortcut(path) is not None for menu, path in menus)
