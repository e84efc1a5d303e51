"""Updates open private panels, hints and options of lobbies.

A panel is refreshed when its member's turn begins or passes, when the game ends, when the seat
changes hands, after an undo, and when what everybody sees besides the game has changed, such as a
vote or a plan; in a solo game, after each action. A page of prepared moves becomes the panel only
once its member must act or has acted, or the game ends. Others' moves alone refresh a panel only
while its member decides: the refresh then keeps the menu that they have open, if it is still
offered, so that these moves do not undo a half-made choice.

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
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, Self

import structlog

from bot.delivery.renderer import Renderer
from bot.discord_io.answer import REQUEST_FAILURES, TOKEN_LIFE, Answer
from bot.discord_io.layout import Content, ReadyMessage
from bot.discord_io.layout import message as message_of
from bot.language.speech import title
from bot.play.actions import Service
from bot.play.effects.transition import public_state
from bot.play.opening.ways import leads_of, seat_led
from bot.presentation.panel import Panel
from bot.presentation.panels.board import note_of
from bot.presentation.shown import Shown
from bot.store.records import PostedMessage
from bot.table.table import Table
from engine.core.errors import StaleChoice
from engine.core.events import Event
from engine.core.words import Words

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class _Open:
    """An open panel of a member.

    `answer`: the answer that shows it, in the message with this id.
    `version`, `beside`: the state that it shows (see `_version`, `_beside`).
    `over`, `asks`: whether the game was over then, and whether its member was to act.
    `until`: when Discord stops accepting edits, in unix seconds.
    `acted`: whether the member's last click was an action, whose result the panel tells.
    `decision`: the member's decision number then. An undo changes those of all seats.
    `menu`, `look`: the menu and the sight open on it at that decision; "" if none is open.
    `page`: whether it shows a page of prepared moves, not what the member sees of the table now.
    """

    answer: Answer
    message: int
    seat: int
    version: tuple[int, int]
    beside: object
    over: bool
    asks: bool
    until: float
    acted: bool
    decision: int
    menu: str = ""
    look: str = ""
    page: bool = False

    def is_outdated(self, table: Table) -> bool:
        """Whether the panel must be refreshed.

        It must if the game has ended, if the member's need to act has begun or ended, after an
        undo, and if anything besides the game has changed. While the member must act, it must also
        be refreshed after each action. A page of prepared moves stays until its member acts, by a
        prepared move too, or must act.
        """
        asks = _asks(table, self.seat)
        if (self.over, self.asks) != (table.over, asks):
            return True
        if self.version >= (version := _version(table)):
            return False
        if self.decision != table.match.decisions[self.seat]:
            return True
        if self.page:
            return False
        return (asks and self.version[0] < version[0]) or self.beside != _beside(table, self.seat)

    def at_present(self, table: Table, at: tuple[str, str], *, acted: bool) -> Self:
        """The panel after it was edited to show the table now, with `at` open on it."""
        return replace(
            self,
            version=_version(table),
            beside=_beside(table, self.seat),
            over=table.over,
            asks=_asks(table, self.seat),
            acted=acted,
            decision=table.match.decisions[self.seat],
            menu=at[0],
            look=at[1],
            page=False,
        )

    def menu_at(self, table: Table) -> tuple[str, str]:
        """The menu and sight to keep open in a refresh; ("", "") once their decision is over."""
        same = self.decision == table.match.decisions[self.seat]
        return (self.menu, self.look) if same and _asks(table, self.seat) else ("", "")


class _Aside(NamedTuple):
    """A private message beside a panel, such as a hint: the answer that posted it, and its id.

    `until`: when Discord stops accepting edits, in unix seconds. `decision`: for a hint, the seat
    and decision number that it is about; else None. `proposal`: for a ballot, the number of its
    proposal; else None. `passing`: whether it is only of use until the lobby or game is over.
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
        self._open: dict[tuple[str, int], _Open] = {}
        self._asides: dict[tuple[str, int, str], _Aside] = {}
        """The messages beside the panel, by match, user and kind."""
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
        if key in self._open or self._asides_of(key):
            await self._refresh([key])

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
        now = self._service.now()
        for aside in self._asides_of((table.id, answer.user)):
            if self._asides[aside].message == message:
                del self._asides[aside]
        self._open = {key: one for key, one in self._open.items() if one.until > now}
        if not answer.renewable:
            return
        last = self._open.get((table.id, answer.user))
        version, beside, asks = _version(table), _beside(table, seat), _asks(table, seat)
        until, number = now + TOKEN_LIFE, table.match.decisions[seat]
        opened = _Open(
            answer,
            message,
            seat,
            version,
            beside,
            table.over,
            asks,
            until,
            acted,
            number,
            *at,
            page,
        )
        self._open[table.id, answer.user] = opened
        if last is not None and last.message != message:
            await _delete(last.answer, last.message, table.id)

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
        now, key = self._service.now(), (match_id, answer.user, kind)
        last = self._asides.get(key)
        self._asides = {key: one for key, one in self._asides.items() if one.until > now}
        self._asides[key] = _Aside(
            answer, posted, now + TOKEN_LIFE, decision, proposal, passing=not kind
        )
        await self._delete_aside(last, match_id)

    def take_hint(self, answer: Answer, match_id: str) -> bool:
        """Whether the clicked message is a hint; if so, it is no longer kept as one."""
        clicked = answer.interaction.message
        for key in self._asides_of((match_id, answer.user)):
            one = self._asides[key]
            if clicked is not None and one.message == clicked.id and one.decision is not None:
                del self._asides[key]
                return True
        return False

    async def show_followed(
        self, answer: Answer, table: Table, shown: ReadyMessage, at: tuple[str, str]
    ) -> bool:
        """Show the result of a followed hint in its member's panel, so that the hint can go.

        False if the clicked message is no hint, or the member has no other panel or dismissed it.
        """
        one = self._open.get((table.id, answer.user))
        if one is None or one.until <= self._service.now() or not self.take_hint(answer, table.id):
            return False
        if not await self._replace(one, shown, table):
            return False
        self._open[table.id, answer.user] = one.at_present(table, at, acted=True)
        return True

    async def close_asides(self, match_id: str) -> None:
        """Delete the private messages that are of no use after a lobby, such as its options."""
        for key in [
            one for one, aside in self._asides.items() if one[0] == match_id and aside.passing
        ]:
            await self._delete_aside(self._asides.pop(key), match_id)

    def _asides_of(self, key: tuple[str, int]) -> list[tuple[str, int, str]]:
        """The keys of the messages beside the panel of a member; `key` is (match id, user)."""
        return [one for one in self._asides if one[:2] == key]

    async def _delete_aside(self, aside: _Aside | None, match_id: str) -> None:
        """Delete the message beside a panel, while Discord allows it."""
        if aside is not None and aside.until > self._service.now():
            await _delete(aside.answer, aside.message, match_id)

    def open_menu(self, answer: Answer, table: Table) -> str:
        """The path of the menu open on the member's panel; "" for the first one or no panel."""
        one = self._open.get((table.id, answer.user))
        return "" if one is None else one.menu_at(table)[0]

    def forget(self, answer: Answer, match_id: str) -> None:
        """Forget the clicked panel or message beside it, as it shows something else now."""
        clicked, key = answer.interaction.message, (match_id, answer.user)
        if clicked is None:
            return
        if key in self._open and self._open[key].message == clicked.id:
            del self._open[key]
        for aside in self._asides_of(key):
            if self._asides[aside].message == clicked.id:
                del self._asides[aside]

    def in_view(self, table: Table, board: PostedMessage | None) -> bool:
        """Whether the panels of all awaited members are below the board at this place.

        If no member is awaited, the panels of all members count. A board posted again would then
        move the panels that they use out of sight.
        """
        reading = {*table.people}.intersection(table.awaited) or table.people
        if table.over or board is None or not reading:
            return False
        users = (table.row.seats[seat].user or 0 for seat in reading)
        panels = [self._open.get((table.id, user)) for user in users]
        return all(one is not None and self._is_below(one, board) for one in panels)

    def _is_below(self, one: _Open, board: PostedMessage) -> bool:
        there = one.answer.interaction.channel_id == board.channel
        return there and one.message > board.message and one.until > self._service.now()

    async def refresh(self, match_id: str) -> None:
        """Refresh the outdated panels of a match, and delete outdated hints."""
        keys = {*self._open, *(key[:2] for key in self._asides)}
        await self._refresh([key for key in keys if key[0] == match_id])

    async def _refresh(self, keys: Sequence[tuple[str, int]]) -> None:
        """Refresh the panels with these keys, (match, user), all of one match.

        Panels that an answer is updating are left out.
        """
        there = {key: self._open.get(key) for key in keys if key not in self._answered}
        if not there:
            return
        table = await self._service.tables.get(keys[0][0])
        for key, one in there.items():
            for aside in self._asides_of(key):
                if self._asides[aside].is_outdated(table):
                    await self._delete_aside(self._asides.pop(aside), table.id)
            if one is None:
                continue
            if one.until <= self._service.now():
                self._open.pop(key, None)
            elif table.eyes_of(key[1]) != one.seat:
                await self._close(key, one, table)
            elif one.is_outdated(table):
                await self._renew(key, one, table)

    async def _close(self, key: tuple[str, int], one: _Open, table: Table) -> None:
        """Close the panel of a member whose seat changed hands."""
        self._open.pop(key, None)
        speech = table.speech(one.answer.speech.locale)
        sentence = speech.say("hand-passed", game=title(table.row.game))
        closed = await self._renderer.with_link(Panel((sentence,)), table, speech)
        await self._replace(one, message_of(closed), table)

    async def _renew(self, key: tuple[str, int], one: _Open, table: Table) -> None:
        """Refresh a panel, unless its member clicked meanwhile; forget it if it was dismissed."""
        speech = table.speech(one.answer.speech.locale)
        menu, look = one.menu_at(table)
        try:
            shown = await self._renderer.seat_with_news(
                table, one.seat, speech, menu, look, acted=one.acted
            )
        except StaleChoice:
            menu = look = ""
            shown = await self._renderer.seat_with_news(table, one.seat, speech, acted=one.acted)
        if self._open.get(key) is not one or key in self._answered:
            return  # its member clicked in the meantime
        if not await self._replace(one, shown, table):
            self._open.pop(key, None)
            return
        self._open[key] = one.at_present(table, (menu, look), acted=one.acted)

    async def _replace(self, one: _Open, shown: ReadyMessage, table: Table) -> bool:
        """Edit a panel. Returns False if its member dismissed it."""
        try:
            await one.answer.renew(shown)
        except REQUEST_FAILURES as fault:
            log.info("panel_gone", match=table.id, fault=type(fault).__name__)
            return False
        return True


async def _delete(answer: Answer, message: int, match_id: str) -> None:
    """Delete a message that another one replaces, if Discord allows."""
    try:
        await answer.delete(message)
    except REQUEST_FAILURES as fault:
        log.info("panel_gone", match=match_id, fault=type(fault).__name__)


def _version(table: Table) -> tuple[int, int]:
    """The revision of the game, and the edition of the table."""
    return table.match.revision, table.row.edition


def _beside(table: Table, seat: int) -> object:
    """What the member of a seat sees besides the game, for comparison.

    This is what everybody sees and, if a group leads the seat, its votes; the votes of other groups
    are secret.
    """
    leads = leads_of(table, seat)
    grouped = leads is not None and seat in table.state.aboard
    return public_state(table), leads.votes(table.state, seat) if leads and grouped else None


def _asks(table: Table, seat: int) -> bool:
    """Whether the game waits for the member of a seat."""
    return seat in table.missing and not table.paused
