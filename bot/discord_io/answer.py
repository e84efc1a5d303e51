"""Answering an interaction in time: the result if it comes soon, else a deferral and an edit.

Discord takes an answer within 3 seconds. A watchdog defers after 1.5; whatever comes later
follows as an edit. An answer that Discord took although it said otherwise (40060 after a retried
5xx) counts as given, and is completed by an edit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Mapping
from time import perf_counter
from types import TracebackType
from typing import Any, cast

import aiohttp
import discord
import structlog

from bot.discord_io.layout import Rendered, message, modal, pictures_of
from bot.language.speech import Speech, locale_of
from bot.presentation.choices.forms import Window
from bot.presentation.panel import Panel
from bot.runtime import metrics

log = structlog.get_logger()

LANGUAGE = "language"
PATIENCE = 1.5
ALREADY_ACKNOWLEDGED = 40060
UNKNOWN_MESSAGE = 10008
INVALID_FORM = 50035
CLICKS = (discord.InteractionType.component, discord.InteractionType.modal_submit)
"""What comes from a message that can be edited in answer."""
MENU = discord.ComponentType.select.value
PASSING = "\N{HORIZONTAL ELLIPSIS}"

NOT_TAKEN = (
    discord.HTTPException,
    discord.RateLimited,
    aiohttp.ClientError,
    ConnectionError,
    asyncio.TimeoutError,
)
"""What is raised when Discord refused a request, or could not be reached."""
_under_way: dict[asyncio.Task[Any], discord.Client] = {}
"""The tasks that give an answer, and by which client."""


def speech_of(interaction: discord.Interaction[Any]) -> Speech:
    """How to speak to the member behind an interaction alone: as they chose, or as their Discord.

    What they chose is noted in the interaction when it comes in, under `LANGUAGE`.
    """
    return Speech(locale_of(interaction.extras.get(LANGUAGE) or str(interaction.locale)))


class Answer:
    """The one answer to an interaction, and what may follow it.

    Every method that shows something raises one of `NOT_TAKEN` when Discord does not take it.
    """

    def __init__(self, interaction: discord.Interaction[Any], *, private: bool = False) -> None:
        self.interaction = interaction
        self._private = private
        self._lock = asyncio.Lock()
        self._watchdog: asyncio.Task[None] | None = None
        self._begun = 0.0
        self._owed = False
        """Whether a command was deferred and shows that an answer is being thought of."""
        self._followed = False

    @property
    def user(self) -> int:
        """The member who asked."""
        return self.interaction.user.id

    @property
    def speech(self) -> Speech:
        """How to speak to that member alone."""
        return speech_of(self.interaction)

    @property
    def data(self) -> Mapping[str, Any]:
        """What Discord says of the button or menu that was clicked."""
        return cast("Mapping[str, Any]", self.interaction.data or {})

    @property
    def values(self) -> list[str]:
        """What was chosen in the menu that was clicked."""
        return [str(value) for value in self.data.get("values", [])]

    @property
    def value(self) -> str:
        """The one thing that was chosen there; empty if nothing was."""
        return next(iter(self.values), "")

    @property
    def from_menu(self) -> bool:
        """Whether something was chosen in a menu."""
        return self.data.get("component_type") == MENU

    @property
    def fields(self) -> dict[str, tuple[str, ...]]:
        """What was chosen in each field of the window that was submitted."""
        found = (label.get("component", {}) for label in self.data.get("components", ()))
        return {
            str(one.get("custom_id")): tuple(map(str, one.get("values") or _alone(one)))
            for one in found
        }

    async def __aenter__(self) -> Answer:
        """Start the watchdog."""
        task = asyncio.current_task()
        assert task is not None
        _under_way[task] = self.interaction.client
        task.add_done_callback(lambda done: _under_way.pop(done, None))
        self._begun = perf_counter()
        self._watchdog = asyncio.create_task(self._defer_late())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Stop the watchdog."""
        kind_of = "click" if self._is_click() else "command"
        metrics.took("airlock_answer_seconds", perf_counter() - self._begun, kind=kind_of)
        if self._watchdog is not None:
            self._watchdog.cancel()

    async def edit(self, shown: Rendered) -> None:
        """Show this in the message that was clicked; a picture that it shows already stays there.

        Should Discord refuse what is to stay, the picture is sent after all. A private message that
        was deleted meanwhile is answered by another.
        """
        try:
            async with self._lock:
                await self._edit_over(shown, pictures_of(self.interaction.message))
        except discord.NotFound as error:
            clicked = self.interaction.message
            if error.code != UNKNOWN_MESSAGE or clicked is None or not clicked.flags.ephemeral:
                raise
            await self.post(shown, private=True)

    async def _edit_over(self, shown: Rendered, standing: Mapping[str, int]) -> None:
        try:
            await self._edit(shown, standing)
        except discord.HTTPException as error:
            if error.code != INVALID_FORM or not standing:
                raise
            await self._edit(shown, {})

    async def _edit(self, shown: Rendered, standing: Mapping[str, int]) -> None:
        """Show this where those pictures stand, in answer or, if one was given, after that."""
        if not self.interaction.response.is_done():
            try:
                await self.interaction.response.edit_message(
                    view=shown.view, attachments=shown.files_over(standing)
                )
            except discord.HTTPException as error:
                if error.code != ALREADY_ACKNOWLEDGED:
                    raise
            else:
                return
        await self.interaction.edit_original_response(
            view=shown.view, attachments=shown.files_over(standing)
        )

    async def ask(self, window: Window) -> bool:
        """Open a window; False if it is too late: what is deferred can open none."""
        async with self._lock:
            if self.interaction.response.is_done():
                return False
            try:
                await self.interaction.response.send_modal(modal(window))
            except discord.HTTPException as error:
                if error.code != ALREADY_ACKNOWLEDGED:
                    raise
            return True

    async def post(self, shown: Rendered, *, private: bool = False) -> int:
        """Answer with a new message, and return its id."""
        async with self._lock:
            if not (await self._menu_set_back() or self.interaction.response.is_done()):
                try:
                    given = await self.interaction.response.send_message(
                        view=shown.view, files=shown.files(), ephemeral=private
                    )
                    return given.message_id or (await self.interaction.original_response()).id
                except discord.HTTPException as error:
                    if error.code != ALREADY_ACKNOWLEDGED:
                        raise
                    return (await self.interaction.original_response()).id
            if self._owed and private == self._private:
                edited = await self.interaction.edit_original_response(
                    view=shown.view, attachments=shown.files()
                )
                self._owed = False
                return edited.id
            return await self._follow_up(shown, private=private)

    @property
    def renewable(self) -> bool:
        """Whether what is shown is a private message in a channel that `renew` reaches."""
        return self.interaction.guild_id is not None and not self._followed

    async def renew(self, shown: Rendered) -> None:
        """Show this in place of the answer, as long as Discord takes that."""
        await self.interaction.edit_original_response(view=shown.view, attachments=shown.files())

    async def delete(self, id: int | None = None) -> None:  # noqa: A002
        """Delete the message that was the answer, as long as Discord takes that.

        Where several were given, or the one that was clicked was answered for first, it is told
        apart by its `id`.
        """
        if self._followed and id is not None:
            await self.interaction.followup.delete_message(id)
        else:
            await self.interaction.delete_original_response()

    async def whisper(self, *lines: str) -> None:
        """Say something to the member alone."""
        await self.post(message(Panel(lines)), private=True)

    async def suggest_nothing(self) -> None:
        """Leave the list of suggestions empty."""
        async with self._lock:
            await self.interaction.response.autocomplete([])

    async def apologise(self, sentence: str) -> None:
        """Whisper what went wrong; where not even that is taken, there is nothing left to do."""
        try:
            await self.whisper(sentence)
        except NOT_TAKEN as fault:
            self.lost(fault)

    def lost(self, fault: BaseException) -> None:
        """Note that Discord did not take an answer: never with its address, which has a token."""
        code = getattr(fault, "code", 0)
        log.warning("answer_lost", fault=type(fault).__name__, code=code)

    async def _follow_up(self, shown: Rendered, *, private: bool) -> int:
        """One more message.

        The first to follow a deferral is as public as that. So a deferral that was meant for
        others is answered with a word that is gone at once.
        """
        owed, self._owed, self._followed = self._owed, False, True
        if owed:
            await self.interaction.edit_original_response(view=message(Panel((PASSING,))).view)
        sent = await self.interaction.followup.send(
            view=shown.view, files=shown.files(), ephemeral=private, wait=True
        )
        if owed:
            await self.interaction.delete_original_response()
        return sent.id

    async def _menu_set_back(self) -> bool:
        """Update the message of a menu as it is, if a choice is to be answered elsewhere.

        Discord shows what was chosen until the message is updated, and sends the same choice no
        second time (discord-api-docs, issues 3441 and 4801): nobody could try again. Who claims to
        have chosen what no menu there offers has nothing to try again.
        """
        if self.interaction.response.is_done() or not self._chosen_there():
            return False
        try:
            await self.interaction.response.edit_message()
        except discord.HTTPException as error:
            if error.code != ALREADY_ACKNOWLEDGED:
                raise
        return True

    def _chosen_there(self) -> bool:
        """Whether something was chosen in a menu that stands on the message, and offers that."""
        clicked = self.interaction.message
        if not self.from_menu or clicked is None:
            return False
        return any(
            menu.custom_id == self.data.get("custom_id")
            and {option.value for option in menu.options}.issuperset(self.values)
            for menu in _menus(clicked.components)
        )

    def _is_click(self) -> bool:
        return self.interaction.type in CLICKS

    async def _defer_late(self) -> None:
        await asyncio.sleep(PATIENCE)
        async with self._lock:
            if self.interaction.response.is_done():
                return
            try:
                if self._is_click():
                    await self.interaction.response.defer()
                else:
                    await self.interaction.response.defer(thinking=True, ephemeral=self._private)
                    self._owed = True
            except NOT_TAKEN as fault:
                self.lost(fault)


def _menus(components: Iterable[discord.Component]) -> Iterator[discord.SelectMenu]:
    """The menus of a message."""
    for one in components:
        if isinstance(one, discord.SelectMenu):
            yield one
        yield from _menus(getattr(one, "children", ()))


async def end_answers(client: discord.Client, seconds: float) -> None:
    """Let a client give the answers it has begun; what takes longer is never given."""
    if tasks := [task for task, by in _under_way.items() if by is client]:
        _, late = await asyncio.wait(tasks, timeout=seconds)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)


def _alone(field: Mapping[str, Any]) -> tuple[str, ...]:
    """The one thing chosen in a field that takes no more."""
    value = field.get("value")
    return () if value is None else (value,)
