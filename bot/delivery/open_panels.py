"""Updates open private panels, hints and options of lobbies.

A panel is refreshed when its member's turn begins or passes, when the game ends, when the seat
changes hands, after an undo, and when what everybody sees besides the game has changed, such as a
vote or a plan; in a solo game, after each action. A page of prepared moves becomes the panel only
once its member must act or has acted, or the game ends. Others' moves alone refresh a panel only
while its member decides, once it says to wait for somebody who has acted, or when a turn (a round,
a cycle) begins. The refresh then keeps the menu that they have open, if it is still offered, so
that these moves do not undo a half-made choice.

A member has one panel at a table: opening another deletes the previous one. The same holds for each
kind of message beside the panel: hints, ballots, texts, rules. If a member plays what a hint
advises, their panel shows the result and the hint goes; without a panel, the hint's message becomes
the panel. Messages without a kind are about what can be done
now, such as a lobby's options or a table's menu: they are deleted when the lobby or game is over,
while what a member reads, such as the rules, stays.

Such ephemeral messages can be edited only by the token of their interaction, for 15 minutes. After
that, or after a restart, a button at the board opens a new panel. So a member whose DMs are closed
opens a panel once, not once a turn.
"""

from collections import Counter
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple, Self

import structlog

from bot.delivery.renderer import Renderer
from bot.discord_io.answer import REQUEST_FAILURES, TOKEN_LIFE, Answer
from bot.discord_io.layout import Content, ReadyMessage
from bot.language.speech import title
from bot.play.actions import Service
from bot.play.effects.transition import public_state
from bot.play.opening.ways import leads_of, seat_led
from bot.presentation.panel import Panel
from bot.presentation.panels.board import note_of
from bot.presentation.panels.table_panel import waited_for
from bot.presentation.shown import Shown
from bot.store.records import PostedMessage
from bot.table.presence import seats_present
from bot.table.table import Table
from engine.core.errors import StaleChoice
from engine.core.events import Event
from engine.core.words import Words

log = structlog.get_logger()

PANEL: Final = "panel"
"""The kind of a member's panel; a message beside it has another kind."""


class _Seen(NamedTuple):
    """What a panel shows of a table, to compare it with a later one.

    `version`: the revision of the game, and the edition of the table.
    `over`, `asks`: whether the game is over, and whether it waits for the member.
    `turn`: the game's turn, such as a round or a cycle.
    `decision`: the member's decision number. An undo changes those of all seats.
    `waits_for`: the seats that it says to wait for; none if it waits for the member.
    `beside`: what the member sees besides the game. This is what everybody sees and, if a group
    leads the seat, its votes; the votes of other groups are secret.
    """

    version: tuple[int, int]
    turn: int
    over: bool
    asks: bool
    decision: int
    waits_for: frozenset[int]
    beside: object

    @classmethod
    def of(cls, table: Table, seat: int) -> Self:
        """What the panel of a seat shows of the table now."""
        leads = leads_of(table, seat)
        grouped = leads is not None and seat in table.state.aboard
        votes = leads.votes(table.state, seat) if leads and grouped else None
        asks, decision = seat in table.missing and not table.paused, table.match.decisions[seat]
        waits = frozenset(() if asks else waited_for(table, seat))
        beside = public_state(table), votes
        turn = table.match.state.turn
        return cls(_version(table), turn, table.over, asks, decision, waits, beside)


@dataclass(frozen=True, slots=True)
class _Open:
    """An open panel of a member.

    `answer`: the answer that shows it, in the message with this id.
    `until`: when Discord stops accepting edits, in unix seconds.
    `seen`: what it shows.
    `at`: the menu and the sight open on it at that decision; "" if none is open.
    `acted`: whether the member's last click was an action, whose result the panel tells.
    `page`: whether it shows a page of prepared moves, not what the member sees of the table now.
    """

    answer: Answer
    message: int
    until: float
    seat: int
    seen: _Seen
    at: tuple[str, str]
    acted: bool
    page: bool = False

    def is_outdated(self, table: Table) -> bool:
        """Whether the panel must be refreshed, for one of the reasons that this module names.

        A page of prepared moves stays until its member acts, by a prepared move too, or must act.
        """
        if self.seen.version >= _version(table):
            return False
        was, now = self.seen, _Seen.of(table, self.seat)
        if (was.over, was.asks, was.decision) != (now.over, now.asks, now.decision):
            return True
        another = (now.asks and was.version[0] < now.version[0]) or was.turn != now.turn
        another = another or was.beside != now.beside
        return (another or not was.waits_for <= now.waits_for) and not self.page

    def at_present(self, table: Table, at: tuple[str, str], *, acted: bool) -> Self:
        """The panel after it was edited to show the table now, with `at` open on it."""
        return replace(self, seen=_Seen.of(table, self.seat), at=at, acted=acted, page=False)

    def menu_at(self, table: Table) -> tuple[str, str]:
        """The menu and sight to keep open in a refresh; ("", "") once their decision is over."""
        was, now = self.seen, _Seen.of(table, self.seat)
        return self.at if (was.asks, was.decision) == (now.asks, now.decision) else ("", "")


class _Aside(NamedTuple):
    """A private message beside a panel, such as a hint: the answer that posted it, and its id.

    `until`: when Discord stops accepting edits, in unix seconds. `decision`: for a hint, the seat
    and decision number that it is about; else None. `proposal`: for a ballot, the number of its
    proposal; else None. `passing`: whether it becomes useless when the lobby or game ends.
    """

    answer: Answer
    message: int
    until: float
    decision: tuple[int, int] | None
    proposal: int | None
    passing: bool

    def is_outdated(self, table: Table) -> bool:
        """Whether its decision or vote is past, or it is of no use after the end."""
        if self.proposal is not None:
            stands = table.state.proposal
            return table.over or stands is None or stands.number != self.proposal
        if self.decision is None:
            return self.passing and table.over
        seat, number = self.decision
        return seat not in table.missing or table.match.decisions[seat] != number


class OpenPanels:
    """Keeps the panel of each member at each table, and the private messages beside it."""

    def __init__(self, service: Service, renderer: Renderer) -> None:
        self._service, self._renderer = service, renderer
        self._kept: dict[tuple[str, int, str], _Open | _Aside] = {}
        """The panels (`PANEL`) and the messages beside them, by match, user and kind."""
        self._answered: Counter[tuple[str, int]] = Counter()
        """How many clicks are being answered, by match and user; their answers update the panel."""

    @asynccontextmanager
    async def suspend_refresh(self, answer: Answer, match_id: str) -> AsyncIterator[None]:
        """Suspend refreshes of the member's panel while this answer updates it."""
        key = match_id, answer.user
        self._answered[key] += 1
        try:
            yield
        finally:
            self._answered[key] -= 1
            if not self._answered[key]:
                del self._answered[key]
        if kept := self._of(*key):
            await self._refresh(kept)

    async def show(
        self,
        answer: Answer,
        table: Table,
        sentence: Words | None = None,
        events: Sequence[Event[Any]] = (),
    ) -> None:
        """Show the member's own panel in the clicked message. Raises Refused without a seat.

        Its note is `sentence`, or a description of `events`.
        """
        seat, speech = seat_led(table, answer.user), table.speech(answer.speech.locale)
        note = note_of(table, events, seat, speech) if sentence is None else speech(sentence)
        await answer.edit(await self._renderer.seat(Shown(table, seat, speech), note=note))

    async def keep(
        self,
        answer: Answer,
        message: int,
        table: Table,
        seat: int,
        at: tuple[str, str] = ("", ""),
        *,
        acted: bool = False,
        page: bool = False,
    ) -> None:
        """Register that this answer shows the seat's panel, in the message with this id.

        `at` are the menu and the sight open on the panel. If the member `acted`, the panel tells
        the result until their next click. A `page` of prepared moves stands in for the panel.
        Deletes the member's previous panel at this table.
        """
        self._drop(table.id, answer.user, message)
        if answer.renewable:
            until, seen = self._service.now() + TOKEN_LIFE, _Seen.of(table, seat)
            opened = _Open(answer, message, until, seat, seen, at, acted, page)
            await self._put((table.id, answer.user, PANEL), opened)

    async def post_aside(
        self,
        answer: Answer,
        panel: Content,
        match_id: str,
        decision: tuple[int, int] | None = None,
        *,
        kind: str = "",
        proposal: int | None = None,
    ) -> None:
        """Answer with a private message beside the panel; deletes the last one of this `kind`.

        A hint has the `decision` that it is about, as (seat, decision number), a ballot the number
        of its `proposal`: it is deleted once that is over.
        """
        posted = await answer.post(panel, private=True)
        until = self._service.now() + TOKEN_LIFE
        aside = _Aside(answer, posted, until, decision, proposal, passing=not kind)
        await self._put((match_id, answer.user, kind), aside)

    async def _put(self, key: tuple[str, int, str], one: _Open | _Aside) -> None:
        """Keep a message, and delete the last one with this key. Forgets expired messages."""
        now = self._service.now()
        self._kept = {at: known for at, known in self._kept.items() if known.until > now}
        last, self._kept[key] = self._kept.get(key), one
        if last is not None:
            await _delete(last, key[0])

    def take_hint(self, answer: Answer, match_id: str) -> bool:
        """Whether the clicked message is a hint; if so, it is no longer kept as one."""
        key = self.hint_clicked(answer, match_id)
        return key is not None and self._kept.pop(key) is not None

    def hint_clicked(self, answer: Answer, match_id: str) -> tuple[str, int, str] | None:
        """The key of the clicked message if it is a hint, else None."""
        clicked = getattr(answer.interaction.message, "id", None)
        for key in self._of(match_id, answer.user):
            one = self._kept[key]
            if isinstance(one, _Aside) and one.decision is not None and one.message == clicked:
                return key
        return None

    def button_of_first_menu(self, answer: Answer, match_id: str) -> bool:
        """Whether the click was on a button of the member's panel while its first menu was open."""
        clicked, one = answer.interaction.message, self._panel(match_id, answer.user)
        if one is None or clicked is None or one.message != clicked.id:
            return False
        return one.at == ("", "") and not answer.value

    async def show_followed(
        self, answer: Answer, table: Table, shown: ReadyMessage, at: tuple[str, str]
    ) -> bool:
        """Show the result of a followed hint in its member's panel, so that the hint can go.

        False if the clicked message is no hint, or the member has no other panel or dismissed it.
        """
        one = self._panel(table.id, answer.user)
        if one is None or one.until <= self._service.now() or not self.take_hint(answer, table.id):
            return False
        if not await self._replace(one, shown, table):
            return False
        self._kept[table.id, answer.user, PANEL] = one.at_present(table, at, acted=True)
        return True

    async def close_asides(self, match_id: str) -> None:
        """Delete the private messages that are of no use after a lobby, such as its options."""
        for key, one in [*self._kept.items()]:
            if key[0] == match_id and isinstance(one, _Aside) and one.passing:
                await self._delete_kept(key)

    def _of(self, match_id: str, user: int) -> list[tuple[str, int, str]]:
        """The keys of a member's panel and of the messages beside it."""
        return [key for key in self._kept if key[:2] == (match_id, user)]

    def _panel(self, match_id: str, user: int) -> _Open | None:
        """The open panel of a member; None if there is none."""
        one = self._kept.get((match_id, user, PANEL))
        return one if isinstance(one, _Open) else None

    async def _delete_kept(self, key: tuple[str, int, str]) -> None:
        """Forget a message, and delete it while Discord allows it."""
        one = self._kept.pop(key)
        if one.until > self._service.now():
            await _delete(one, key[0])

    def open_menu(self, answer: Answer, table: Table) -> str:
        """The path of the menu open on the member's panel; "" for the first one or no panel."""
        one = self._panel(table.id, answer.user)
        return "" if one is None else one.menu_at(table)[0]

    def forget(self, answer: Answer, match_id: str) -> None:
        """Forget the clicked panel or message beside it, as it shows something else now."""
        if (clicked := answer.interaction.message) is not None:
            self._drop(match_id, answer.user, clicked.id)

    def _drop(self, match_id: str, user: int, message: int) -> None:
        """Forget a member's private message with this id, if it is kept."""
        for key in self._of(match_id, user):
            if self._kept[key].message == message:
                del self._kept[key]

    def in_view(self, table: Table, board: PostedMessage | None) -> bool:
        """Whether the panels of all awaited members are below the board at this place.

        If no member is awaited, the panels of all members count. A board posted again would then
        move the panels that they use out of sight.
        """
        present = seats_present(table)
        reading = {*present}.intersection(table.awaited) or present
        if table.over or board is None or not reading:
            return False
        users = (table.row.seats[seat].user or 0 for seat in reading)
        panels = [self._panel(table.id, user) for user in users]
        return all(one is not None and self._is_below(one, board) for one in panels)

    def _is_below(self, one: _Open, board: PostedMessage) -> bool:
        there = one.answer.interaction.channel_id == board.channel
        return there and one.message > board.message and one.until > self._service.now()

    async def refresh(self, match_id: str) -> None:
        """Refresh the outdated panels of a match, and delete outdated hints."""
        await self._refresh([key for key in self._kept if key[0] == match_id])

    async def _refresh(self, keys: Iterable[tuple[str, int, str]]) -> None:
        """Refresh the panels and messages with these keys, all of one match.

        Those of a member whom an answer is updating are left out.
        """
        left = [key for key in keys if key[:2] not in self._answered]
        if not left:
            return
        table = await self._service.tables.get(left[0][0])
        for key in left:
            one = self._kept.get(key)
            if isinstance(one, _Aside):
                if one.is_outdated(table):
                    await self._delete_kept(key)
            elif one is None or one.until <= self._service.now():
                self._kept.pop(key, None)
            elif table.eyes_of(key[1]) != one.seat:
                del self._kept[key]
                await self._close(one, table)
            elif one.is_outdated(table):
                await self._renew(key, one, table)

    async def _close(self, one: _Open, table: Table) -> None:
        """Close the panel of a member whose seat changed hands."""
        speech = table.speech(one.answer.speech.locale)
        sentence = speech.say("hand-passed", game=title(table.row.game))
        closed = await self._renderer.with_link(Panel((sentence,)), table.row, speech)
        await self._replace(one, ReadyMessage(closed), table)

    async def _renew(self, key: tuple[str, int, str], one: _Open, table: Table) -> None:
        """Refresh a panel, unless its member clicked meanwhile; forget it if it was dismissed."""
        speech, at = table.speech(one.answer.speech.locale), one.menu_at(table)
        try:
            shown = await self._renderer.seat_with_news(
                table, one.seat, speech, *at, acted=one.acted
            )
        except StaleChoice:
            at = "", ""
            shown = await self._renderer.seat_with_news(table, one.seat, speech, acted=one.acted)
        if self._kept.get(key) is not one or key[:2] in self._answered:
            return  # its member clicked in the meantime
        if await self._replace(one, shown, table):
            self._kept[key] = one.at_present(table, at, acted=one.acted)
        else:
            self._kept.pop(key, None)

    async def _replace(self, one: _Open, shown: ReadyMessage, table: Table) -> bool:
        """Edit a panel. Returns False if its member dismissed it."""
        try:
            await one.answer.renew(shown)
        except REQUEST_FAILURES as fault:
            log.info("panel_gone", match=table.id, fault=type(fault).__name__)
            return False
        return True


async def _delete(one: _Open | _Aside, match_id: str) -> None:
    """Delete a private message that another one replaces, if Discord allows."""
    try:
        await one.answer.delete(one.message)
    except REQUEST_FAILURES as fault:
        log.info("panel_gone", match=match_id, fault=type(fault).__name__)


def _version(table: Table) -> tuple[int, int]:
    """The revision of the game, and the edition of the table."""
    return table.match.revision, table.row.edition
