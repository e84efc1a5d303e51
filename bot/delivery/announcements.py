"""Posts headlines in the channel, each exactly once.

Headlines on one topic, such as offers and answers, share one message below the board. It is edited
in place, or posted again if a new headline asks a member something. Offers that can no longer be
answered leave it. Once the board has been posted again, below that message, the next headline
starts a new message, to which open offers move: so only one message has their buttons.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from bot.delivery.parts import Parts
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
from bot.table.notices import BOARD, NONCE, TOPIC, Announced, Gathered, old_message
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


class _Topic(NamedTuple):
    """A topic of headlines at a table, and the public speech of the table."""

    table: Table
    name: str
    speech: Speech

    def current(self, record: Iterable[records.Action]) -> list[_Told]:
        """The headlines on the topic, without offers that can no longer be answered."""
        table, speech = self.table, self.speech
        dated = (
            (entry.revision, one) for entry in record for one in _on(table, self.name, [entry])
        )
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

    def panel(self, told: Sequence[_Told], asking: Sequence[int] = ()) -> Panel:
        """The message with these headlines, newest last, and buttons to answer them.

        Of those on the same matter it has the last. Mentions the users in `asking`.
        """
        game = self.table.match.game
        last = {one.about.matter: one for one in told}
        told = [one for one in told if not one.about.matter or one is last[one.about.matter]]
        lines = [f"- {_line(game, one.fact, one.about, one.speech)}" for one in told]
        heading = self.speech(words(f"{prefix_of(game.name)}topic-{self.name}"))
        newest = fitting(lines[::-1], PAGE)[::-1]
        text = "\n".join([f"**{heading}**", *newest, *(f"<@{user}>" for user in asking)])
        left = self.speech.say("answers-left", menu=heading)
        return answerable(self.table, text, _news(told), self.speech, left)


class Announcer:
    """Posts headlines of running games."""

    def __init__(self, parts: Parts) -> None:
        self._service, self._renderer = parts.service, parts.renderer
        self._courier, self._members = parts.courier, parts.members

    async def announce(
        self, notice: records.NoticeRow, table: Table, content: Announced | Gathered
    ) -> list[changes.Change]:
        """Post the headlines of a notice; returns the changes to commit. Raises DeliveryError."""
        if isinstance(content, Gathered):
            return await self._gather(notice, table, content)
        speech, game = await self._renderer.languages.speech(table), table.match.game
        events = events_of(game).load(content.facts)
        if found := table.headlines(seen(events, None)):
            lines = [_line(game, *one, speech) for one in found]
            await self._post(notice, table, lines, [about for _, about in found], speech)
        return []

    async def _gather(
        self, notice: records.NoticeRow, table: Table, content: Gathered
    ) -> list[changes.Change]:
        """Bring a topic's message up to date with an action; returns the changes to commit.

        Raises DeliveryError.
        """
        store, row = self._service.store, table.row
        messages = await store.messages(row.id)
        last = messages.get(f"{TOPIC}{content.topic}")
        since = content.revision - 1 if last is None else last.revision
        record = await store.actions(row.id, since)
        if _may_change(table, content, record):
            topic = _Topic(table, content.topic, await self._renderer.languages.speech(table))
            return await self._update(notice, topic, content, record, messages)
        return []

    async def _update(
        self,
        notice: records.NoticeRow,
        topic: _Topic,
        content: Gathered,
        record: Sequence[records.Action],
        messages: Mapping[str, records.PostedMessage],
    ) -> list[changes.Change]:
        """Edit a topic's message, or post a new one; delete it if nothing is left in it.

        A new one is posted if the action asks a member something, because edits do not notify, or
        if it is news and the board is below the old one. Raises DeliveryError.
        """
        table, last = topic.table, messages.get(f"{TOPIC}{topic.name}")
        told = topic.current(in_effect(record))
        fresh = [one for one in told if one.revision == content.revision and not table.over]
        if last is None:
            return [await self._begin(notice, topic, told, fresh)] if fresh else []
        moves = _is_past(last, table.row, messages.get(BOARD))
        anew = fresh and (moves or await self._recipient(table, _news(fresh)) is not None)
        if not anew and await self._edits(last, topic, told):
            return []
        # a message above the board keeps what was told before the first open offer
        past = [*takewhile(lambda one: one not in fresh and not one.about.answers, told)]
        kept = past if moves else []
        moving = told[len(kept) :]
        if moving:
            done = [await self._begin(notice, topic, moving, fresh)]
        else:
            done = [changes.DropMessage(table.id, last.role)]
        offered = _answers([about for _, about in _on(table, topic.name, _before(content, record))])
        stands = kept and not offered  # it shows exactly these
        if not (stands or await self._edits(last, topic, kept)):
            done.append(old_message(table.row, last, self._service.now(), 0))
        return done

    async def _begin(
        self,
        notice: records.NoticeRow,
        topic: _Topic,
        told: Sequence[_Told],
        fresh: Sequence[_Told],
    ) -> changes.Change:
        """Post a message with the headlines `told`; returns the change that stores its place.

        Mentions a member whom the `fresh` ones ask something. Raises DeliveryError.
        """
        row, asked = topic.table.row, await self._recipient(topic.table, _news(fresh))
        asking = () if asked is None else (asked,)
        shown = topic.panel(told, asking)
        posted = await self._courier.post(row.channel, shown, notice.nonce, asking)
        role, since = f"{TOPIC}{topic.name}", told[0].revision - 1
        return changes.PutMessage(records.PostedMessage(row.id, role, row.channel, posted, since))

    async def _edits(
        self, last: records.PostedMessage, topic: _Topic, told: Sequence[_Told]
    ) -> bool:
        """Let a topic's message show these headlines; False if there are none, or it cannot."""
        return bool(told) and await self._courier.edits(
            last.channel, last.message, topic.panel(told), UNEDITABLE
        )

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
        recipient = await self._recipient(table, news)
        text = last if recipient is None else f"{last} <@{recipient}>"
        shown = answerable(table, text, news, speech)
        asking = () if recipient is None else (recipient,)
        await self._courier.post(table.row.channel, shown, notice.nonce, asking)

    async def _recipient(self, table: Table, news: Sequence[Headline]) -> int | None:
        """The id of a member who may answer and wants notifications; None if there is none."""
        for seat in {seat for seat, _ in _answers(news)}:
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
    return [(fact, about) for fact, about in table.headlines(facts) if about.topic == topic]


def _news(told: Sequence[_Told]) -> list[Headline]:
    return [one.about for one in told]


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
    """Whether all these choices (seat and path) are still offered.

    A single one does not prove that the offer is open: its path may mean something else by now.
    """
    menus = ((Menus(table.match, table.id, seat, speech), path) for seat, path in answers)
    return not table.over and all(menu.shortcut(path) is not None for menu, path in menus)
