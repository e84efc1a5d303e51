"""Answers an interaction in time: the result if it is ready, else a deferral and an edit.

Discord accepts an answer within 3 seconds, so a watchdog defers after 1.5. If Discord reports that
it already has an answer (error 40060, after the library retried a 5xx), the answer is completed by
an edit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property, partial
from time import perf_counter
from types import TracebackType
from typing import Any, cast

import aiohttp
import discord
import structlog

from bot.discord_io.layout import (
    Content,
    ReadyMessage,
    components_of,
    edit_message,
    modal,
    pictures_of,
    ready_message,
)
from bot.discord_io.whereabouts import with_the_bot
from bot.language.speech import Speech, locale_of
from bot.presentation.choices.forms import Window
from bot.presentation.panel import Link, Panel
from bot.runtime import metrics

log = structlog.get_logger()

LANGUAGE = "language"
DEFER_AFTER = 1.5
TOKEN_LIFE = 14 * 60.0
"""Seconds for which an answer can be edited, a minute less than Discord's limit."""
ALREADY_ACKNOWLEDGED = 40060
UNKNOWN_MESSAGE = 10008
CLICKS = (discord.InteractionType.component, discord.InteractionType.modal_submit)
"""Interactions that come from a message, which the answer may edit."""
MENU = discord.ComponentType.select.value
PLACEHOLDER = "\N{HORIZONTAL ELLIPSIS}"

REQUEST_FAILURES = (
    discord.HTTPException,
    discord.RateLimited,
    aiohttp.ClientError,
    ConnectionError,
    asyncio.TimeoutError,
)
"""What the library raises if Discord refuses a request or cannot be reached."""
_under_way: dict[asyncio.Task[Any], discord.Client] = {}
"""Tasks that are answering, each with its client."""


def speech_of(interaction: discord.Interaction[Any]) -> Speech:
    """Speech in the language the member chose, else in the language of their Discord client.

    The router stores the chosen language in the interaction's extras under `LANGUAGE`.
    """
    return Speech(locale_of(interaction.extras.get(LANGUAGE) or str(interaction.locale)))


class Answer:
    """The answer to an interaction, with its follow-ups.

    Methods that send or edit raise one of `REQUEST_FAILURES` if Discord rejects the request.
    """

    def __init__(self, interaction: discord.Interaction[Any], *, private: bool = False) -> None:
        self.interaction = interaction
        self.user = interaction.user.id
        """The id of the member who asked."""
        self.data = cast("Mapping[str, Any]", interaction.data or {})
        """Discord's payload of the interaction, such as the custom id; empty if there is none."""
        self._private = private
        self._lock = asyncio.Lock()
        self._watchdog: asyncio.Task[None] | None = None
        self._begun = 0.0
        self._thinking = False
        """Whether a command was deferred and still shows "thinking"."""
        self._private_shown = False
        """Whether only the member sees the message that was sent or edited last."""
        self.followed = False
        """Whether a follow-up was sent, which `renew` does not edit."""

    @property
    def speech(self) -> Speech:
        """Speech in the language of the member who asked."""
        return speech_of(self.interaction)

    @property
    def ephemeral(self) -> bool:
        """Whether the clicked message is ephemeral."""
        clicked = self.interaction.message
        return clicked is not None and clicked.flags.ephemeral

    @cached_property
    def alone(self) -> bool:
        """Whether only the member sees the clicked message: it is ephemeral or in their DMs."""
        return with_the_bot(self.interaction) or self.ephemeral

    @cached_property
    def components(self) -> list[discord.Component]:
        """All components of the clicked message."""
        return components_of(self.interaction.message)

    @property
    def links(self) -> list[Link]:
        """The buttons of the clicked message that open an address."""
        buttons = (one for one in self.components if isinstance(one, discord.Button))
        return [Link(one.url, one.label or "") for one in buttons if one.url]

    @property
    def values(self) -> list[str]:
        """The values chosen in the clicked menu."""
        return [str(value) for value in self.data.get("values", [])]

    @property
    def value(self) -> str:
        """The first chosen value; "" if there is none."""
        return next(iter(self.values), "")

    def chose_person(self, user: str) -> bool:
        """Whether this id, chosen in the clicked menu, belongs to a person and not to a bot."""
        chosen = self.data.get("resolved", {}).get("users", {})
        return user in chosen and not chosen[user].get("bot")

    @property
    def from_menu(self) -> bool:
        """Whether the interaction came from a menu."""
        return self.data.get("component_type") == MENU

    @property
    def fields(self) -> dict[str, tuple[str, ...]]:
        """The values chosen in each field of the submitted modal, by field id."""
        found = (label.get("component", {}) for label in self.data.get("components", ()))
        return {
            str(one.get("custom_id")): tuple(map(str, one.get("values") or _single_value(one)))
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
        metrics.observe("airlock_answer_seconds", perf_counter() - self._begun, kind=kind_of)
        if self._watchdog is not None:
            self._watchdog.cancel()

    async def edit(self, shown: Content) -> None:
        """Edit the clicked message, without uploading pictures that it already shows.

        If it was private and the member dismissed it, posts a new private message.
        """
        shown = self._ready_message(shown, private=self.alone)
        try:
            async with self._lock:
                await edit_message(partial(self._edit, shown), pictures_of(self.components))
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE or not self.ephemeral:
                raise
            await self.post(shown, private=True)

    async def _edit(self, shown: ReadyMessage, standing: Mapping[str, int]) -> None:
        """Edit the clicked message, as the first answer or after it.

        `standing` has the ids of the pictures that it shows, by file name.
        """
        if not self.interaction.response.is_done():
            with _unless_acknowledged():
                await self.interaction.response.edit_message(
                    view=shown.view, attachments=shown.files_over(standing)
                )
                return
        await self.interaction.edit_original_response(
            view=shown.view, attachments=shown.files_over(standing)
        )

    async def ask(self, window: Window) -> bool:
        """Open a modal. Returns False after a deferral, when Discord no longer accepts one."""
        async with self._lock:
            if self.interaction.response.is_done():
                return False
            with _unless_acknowledged():
                await self.interaction.response.send_modal(modal(window))
            return True

    async def post(self, shown: Content, *, private: bool = False) -> int:
        """Answer with a new message, which with `private` only the member sees; returns its id."""
        shown = self._ready_message(shown, private=private or with_the_bot(self.interaction))
        async with self._lock:
            if not (await self._reset_menu() or self.interaction.response.is_done()):
                with _unless_acknowledged():
                    response = await self.interaction.response.send_message(
                        view=shown.view, files=shown.files(), ephemeral=private
                    )
                    if response.message_id:
                        return response.message_id
                return (await self.interaction.original_response()).id
            if self._thinking and private == self._private:
                edited = await self.interaction.edit_original_response(
                    view=shown.view, attachments=shown.files()
                )
                self._thinking = False
                return edited.id
            return await self._follow_up(shown, private=private)

    @property
    def renewable(self) -> bool:
        """Whether `renew` can edit the answer: only the first answer, in a channel."""
        return not (with_the_bot(self.interaction) or self.followed)

    async def renew(self, shown: ReadyMessage) -> None:
        """Edit the first answer; Discord accepts that for `TOKEN_LIFE`."""
        shown = self._ready_message(shown, private=self._private_shown)
        await self.interaction.edit_original_response(view=shown.view, attachments=shown.files())

    async def acknowledge(self) -> None:
        """Answer the click without a change; its menu can be used again."""
        async with self._lock:
            if not (await self._reset_menu() or self.interaction.response.is_done()):
                with _unless_acknowledged():
                    await self.interaction.response.defer()

    async def correct(self, message: int, shown: ReadyMessage) -> None:
        """Edit the message with this id, which this answer posted, while its token is valid."""
        if self.followed:
            ready = self._ready_message(shown, private=self._private_shown)
            await self.interaction.followup.edit_message(message, view=ready.view)
        else:
            await self.renew(shown)

    async def delete(self, id: int | None = None) -> None:  # noqa: A002
        """Delete the answer while its token is valid.

        `id` names the message, which matters only if follow-ups were sent.
        """
        if self.followed and id is not None:
            await self.interaction.followup.delete_message(id)
        else:
            await self.interaction.delete_original_response()

    async def close(self) -> None:
        """Delete the clicked message."""
        await self.acknowledge()
        await self.interaction.delete_original_response()

    async def whisper(self, *lines: str) -> None:
        """Post a private message to the member."""
        await self.post(Panel(lines), private=True)

    async def replace(self, sentence: str) -> None:
        """Replace the clicked message by a sentence."""
        await self.edit(Panel((sentence,)))

    async def suggest_nothing(self) -> None:
        """Answer an autocomplete with no suggestions."""
        async with self._lock:
            await self.interaction.response.autocomplete([])

    async def apologise(self, sentence: str) -> None:
        """Tell the member privately what went wrong. If even that fails, log it."""
        try:
            await self.whisper(sentence)
        except REQUEST_FAILURES as fault:
            self.log_rejection(fault)

    def log_rejection(self, fault: BaseException) -> None:
        """Log that Discord rejected an answer, without its URL, as that contains a token."""
        code = getattr(fault, "code", 0)
        log.warning("answer_lost", fault=type(fault).__name__, code=code)

    def _ready_message(self, shown: Content, *, private: bool) -> ReadyMessage:
        """The content as a message; if `private`, with commands as in the member's Discord."""
        self._private_shown = private
        return ready_message(shown, str(self.interaction.locale) if private else "")

    async def _follow_up(self, shown: ReadyMessage, *, private: bool) -> int:
        """Send a follow-up. Returns its id.

        The first after a deferral would be as visible as the deferral. So a placeholder completes
        the deferral first, and is deleted after the follow-up.
        """
        owed, self._thinking, self.followed = self._thinking, False, True
        if owed:
            await self.interaction.edit_original_response(
                view=ready_message(Panel((PLACEHOLDER,))).view
            )
        sent = await self.interaction.followup.send(
            view=shown.view, files=shown.files(), ephemeral=private, wait=True
        )
        if owed:
            await self.interaction.delete_original_response()
        return sent.id

    async def _reset_menu(self) -> bool:
        """Reset the clicked menu by an empty update, because the answer is a new message.

        Discord keeps showing the choice until the message is updated, and does not send the same
        choice again (discord-api-docs, issues 3441 and 4801). Returns whether the menu was reset:
        it is not if the interaction has been answered, or if no menu of the message offers the
        choice.
        """
        if self.interaction.response.is_done() or not self._chosen_there():
            return False
        with _unless_acknowledged():
            await self.interaction.response.edit_message()
        return True

    def _chosen_there(self) -> bool:
        """Whether a menu on the clicked message offers the choice."""
        return self.from_menu and any(
            isinstance(menu, discord.SelectMenu)
            and menu.custom_id == self.data.get("custom_id")
            and {option.value for option in menu.options}.issuperset(self.values)
            for menu in self.components
        )

    def _is_click(self) -> bool:
        return self.interaction.type in CLICKS

    async def _defer_late(self) -> None:
        """The watchdog: defer the answer if there is none after `DEFER_AFTER` seconds."""
        await asyncio.sleep(DEFER_AFTER)
        async with self._lock:
            if self.interaction.response.is_done():
                return
            try:
                if self._is_click():
                    await self.interaction.response.defer()
                else:
                    await self.interaction.response.defer(thinking=True, ephemeral=self._private)
                    self._thinking = True
            except REQUEST_FAILURES as fault:
                self.log_rejection(fault)


async def end_answers(client: discord.Client, seconds: float) -> None:
    """Wait for a client's pending answers; cancel those that take longer than `seconds`."""
    if tasks := [task for task, by in _under_way.items() if by is client]:
        _, late = await asyncio.wait(tasks, timeout=seconds)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)


@contextmanager
def _unless_acknowledged() -> Iterator[None]:
    """Suppress Discord's error that it already has an answer, as after a retry of the library."""
    try:
        yield
    except discord.HTTPException as error:
        if error.code != ALREADY_ACKNOWLEDGED:
            raise


def _single_value(field: Mapping[str, Any]) -> tuple[str, ...]:
    """The value of a single-choice field, as a tuple of one; empty if nothing was chosen."""
    value = field.get("value")
    return () if value is None else (value,)
