"""Restores the threads and boards of a kept database in a new simulated Discord.

The messages and threads of earlier runs are gone; the games are not. The only module of the
playground that knows the bot's store.
"""

from __future__ import annotations

from dataclasses import replace

from bot.app import Airlock
from bot.delivery.renderer import BOARD
from bot.discord_io.courier import Courier
from bot.interactions.opening.panels import panel
from bot.language.speech import Speech, title
from bot.playground.session import Session
from bot.store import changes, records
from bot.table.notices import fresh_board


async def bring_back(session: Session) -> None:
    """Reopen the threads of all tables and repost their boards, the newest table last.

    What the bot posts unasked, such as the challenge, it posts again by itself.
    """
    bot = session.bot
    assert isinstance(bot, Airlock)
    store = bot.context.service.store
    for one in (await store.postings(session.world.guild.id)).values():
        if one.message:
            gone = replace(one, message=0, again=0.0)
            await store.commit([changes.PutPosting(gone, one)])
    for row in reversed(await store.matches_in(session.world.guild.id)):
        speech = Speech(await bot.context.renderer.languages.of(row))
        if bot.get_channel(row.channel) is None:
            await session.reopen_thread(row.channel, speech(title(row.game)))
        if row.status is records.Status.LOBBY:
            await _show_lobby(bot, row, speech)
        else:
            await store.commit([fresh_board(row, bot.context.service.now())])
    bot.context.outbox.wake()


async def _show_lobby(bot: Airlock, lobby: records.MatchRow, speech: Speech) -> None:
    shown = await bot.context.renderer.with_picture(panel(lobby, speech))
    posted = await Courier(bot).post(lobby.channel, shown, f"l{lobby.id}")
    stands = records.Posted(lobby.id, BOARD, lobby.channel, posted, lobby.revision)
    await bot.context.service.store.commit([changes.PutMessage(stands)])
    await bot.context.lobby.refresh(lobby)
