"""Restores the threads and boards of a kept database in a new simulated Discord.

The database keeps games, but the messages and threads of earlier runs are gone. Only this module of
the playground uses the bot's store.
"""

from dataclasses import replace

from bot.app import Airlock
from bot.discord_io.courier import Courier
from bot.interactions.opening.panels import panel
from bot.language.speech import Speech, title
from bot.playground.session import Session
from bot.store import changes, records
from bot.table.notices import BOARD, Fresh, table_notice


async def start_with_earlier_games(session: Session) -> None:
    """Start the session with the threads and boards of earlier runs.

    The threads are made before the bot connects, as it would pause a game without its thread.
    """
    connect, bot = session.bot.setup_hook, session.bot
    assert isinstance(bot, Airlock)

    async def connect_with_threads() -> None:
        await connect()
        rows = await bot.context.service.store.matches_in(session.world.guild.id)
        for row in rows:
            session.reopen_thread(row.channel, Speech()(title(row.game)))

    async def next_due() -> float | None:
        store = bot.context.service.store
        known = (await store.next_timer(), await store.next_notice())
        return min((one for one in known if one is not None), default=None)

    bot.setup_hook = connect_with_threads  # type: ignore[method-assign]
    session.next_due = next_due
    await session.start()
    await _bring_back(session)


async def _bring_back(session: Session) -> None:
    """Post the boards of all tables again, that of the newest table last.

    Marks unsolicited messages, such as the challenge, as not sent, so that the bot posts them.
    """
    bot = session.bot
    assert isinstance(bot, Airlock)
    store = bot.context.service.store
    for one in (await store.postings(session.world.guild.id)).values():
        if one.message:
            gone = replace(one, message=0, again=0.0)
            await store.commit([changes.PutPosting(gone, one)])
    for row in reversed(await store.matches_in(session.world.guild.id)):
        if row.status is records.Status.LOBBY:
            await _show_lobby(bot, row, Speech(await bot.context.renderer.languages.of(row)))
        else:
            await store.commit([table_notice(row, Fresh(), bot.context.service.now())])
    bot.context.outbox.wake()


async def _show_lobby(bot: Airlock, lobby: records.MatchRow, speech: Speech) -> None:
    shown = await bot.context.renderer.with_picture(panel(lobby, speech))
    posted = await Courier(bot).post(lobby.channel, shown, f"l{lobby.id}")
    stands = records.PostedMessage(lobby.id, BOARD, lobby.channel, posted, lobby.revision)
    await bot.context.service.store.commit([changes.PutMessage(stands)])
    await bot.context.lobby.refresh(lobby)
