"""`airlock forget`: deletes a member's data, as `/your data delete` does.

A SQLite file must not be in use; on PostgreSQL the bot may run.
"""

from __future__ import annotations

import asyncio
import sys
from time import time
from typing import TYPE_CHECKING

from bot.cli.confirm import confirm
from bot.lobby.lobbies import Lobbies
from bot.play.actions import Service
from bot.play.data_requests.erasure import Erasure, games_naming
from bot.play.seats import Seats
from bot.runtime.config import read_settings
from bot.store import Database, open_store

if TYPE_CHECKING:
    import argparse


BAD_INPUT = 2
IDS = range(1, 2**63)
"""Discord's valid ids, as far as they fit into the store's signed 64 bits."""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand `forget`; its `run` returns the exit code."""
    summary = "delete a member's data"
    parser = commands.add_parser("forget", help=summary, description=summary)
    parser.add_argument("user", metavar="USER", help="the id of their Discord account, a number")
    parser.add_argument("--yes", action="store_true", help="do not ask before deleting")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Delete the data after confirmation.

    Returns the exit code: 0 if it was deleted, 1 if the operator declined, 2 for an invalid id.
    """
    if not (args.user.isdecimal() and int(args.user) in IDS):
        sys.stderr.write(
            f"{args.user} is no id of a Discord account: it is a number such as"
            " 80351110224678912, which Copy User ID gives in Discord's developer mode.\n"
        )
        return BAD_INPUT
    return asyncio.run(_forget(read_settings().database, int(args.user), agreed=args.yes))


async def _forget(database: Database, user: int, *, agreed: bool) -> int:
    store = await open_store(database)
    try:
        games = len(await games_naming(store, user))
        counted = "1 game or lobby" if games == 1 else f"{games} games and lobbies"
        sys.stderr.write(f"{user} takes or took part in {counted} here.\n")
        if not (agreed or confirm("Delete their seats, moves, results and settings? ")):
            sys.stderr.write("Nothing was deleted. Add --yes to delete without being asked.\n")
            return 1
        service, lobbies = Service(store, time), Lobbies(store, time)

        async def leave(match_id: str, member: int) -> None:
            await lobbies.leave(match_id, member)

        await Erasure(service, Seats(service), leave).forget(user)
    finally:
        await store.close()
    sys.stdout.write(f"Nothing here names {user} any more; backups made before still do.\n")
    return 0
