"""Checks before the bot connects: settings, token, database, games, texts."""

import errno
import os
import shutil
import socket
from collections.abc import Iterable, Iterator
from pathlib import Path
from pkgutil import resolve_name
from typing import Final

import structlog

from bot.cli import boards
from bot.language.speech import catalogue
from bot.presentation.games import packages
from bot.presentation.games.presenters import has_presenter
from bot.presentation.learning import first_turn
from bot.runtime import liveness
from bot.runtime.config import BadSettings, Settings, check_token
from bot.store import Database, Health
from bot.store import check as check_database
from bot.store.errors import Unusable
from bot.store.records import NO_SERVER
from bot.table.game_faults import game_of
from bot.table.without_rules import has_ruleset
from engine.conformance import check as laws
from engine.core import registry
from engine.core.catalogue import ENGLISH, messages_of, missing_translations
from engine.core.errors import EngineError
from engine.learning import faults as learning

log = structlog.get_logger()

LEAST_ROOM: Final = 4 * 2**20
"""Free disk space, in bytes, below which a start or a game may fail."""


def faults(settings: Settings) -> Iterator[str]:
    """One sentence per fault that keeps the bot from running."""
    try:
        check_token(settings)
    except BadSettings as fault:
        yield str(fault)
    yield from _database_faults(settings.database)
    yield from _backup_faults(settings)
    try:
        catalogue()
    except EngineError as fault:
        yield str(fault)


def all_faults(settings: Settings) -> list[str]:
    """The sentences of `faults`, and a sentence about the first malformed message of the bot.

    Parses every message, which takes about a second, so the start of the bot uses `faults`.
    """
    found = list(faults(settings))
    try:
        catalogue().check()
    except EngineError as fault:
        found.append(str(fault))
    return list(dict.fromkeys(found))


def _backup_faults(settings: Settings) -> Iterator[str]:
    if settings.backups is None:
        return
    folder = settings.backups.folder
    if not folder.exists():
        folder = folder.resolve().parent  # the folder itself is created later
    if not folder.is_dir():
        yield f"AIRLOCK_BACKUPS names {folder}, which is no folder: create it or name another."
    elif not os.access(folder, os.W_OK):
        yield f"AIRLOCK_BACKUPS names {folder}, which cannot be written: change its rights."


def not_shown(settings: Settings) -> Iterator[str]:
    """A sentence if the bot could not serve metrics at the configured address; it runs anyway.

    None if the bot itself, in good health, is using the address.
    """
    if settings.metrics is None:
        return
    host, port = settings.metrics
    try:
        (family, *_), *_ = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        socket.create_server((host, port), family=family).close()
    except OSError as fault:
        taken = fault.errno == errno.EADDRINUSE
        if not taken or liveness.fault(settings.sign, settings.database_shown):
            why = "another program does" if taken else str(fault.strerror).partition(" (")[0]
            yield (
                f"AIRLOCK_METRICS names {host}:{port}, where the bot cannot listen ({why}): name"
                " another port or an address of this machine, or unset it."
            )


def games(names: Iterable[str]) -> Iterator[str]:
    """One line per game: its name, ruleset, package, languages, and whether it has a presenter."""
    for name in names:
        package, game = registry.origin(name), registry.game(name)
        of = f"of the package {package}" if package else "built in"
        spoken = ", ".join(messages_of(game_of(name)).locales)
        shown = "by its presenter" if has_presenter(name) else "in words"
        yield f"{name}, ruleset {game.ruleset}, {of}; languages: {spoken}; shown {shown}\n"


def package_faults() -> list[str]:
    """One sentence for each game, presenter or lesson that the bot does not use as it is faulty."""
    lessons = (fault for name in registry.names() for fault in learning.faults(game_of(name)))
    return [*map(str, (*registry.faults(), *packages.faults())), *lessons]


def faults_of(game: str) -> list[str]:
    """One sentence per fault of one game: of its rules, words, presenter and lessons.

    A game from another package is also held to the laws of words and options, and some of its
    boards are drawn; for the games of this package, the tests do that.
    """
    broken = [str(fault) for fault in registry.faults() if fault.game == game]
    broken += [str(fault) for fault in packages.faults() if fault.game == game]
    if game not in registry.names():
        return broken or [f"There is no game called {game!r}; is its package installed here?"]
    try:
        messages_of(game_of(game)).check()
        broken += [*missing_translations(game_of(game)), *learning.faults(game_of(game))]
    except EngineError as fault:
        return [*broken, str(fault)]
    held = [] if game in registry.HOUSE else laws.faults(game)
    return list(dict.fromkeys((*broken, *_unnumbered(game), *boards.faults(game), *held)))


def _unnumbered(game: str) -> Iterator[str]:
    """A sentence if a number in the picture of the game's first turn marks nothing in the scene."""
    try:
        shown = first_turn.picture(game, ENGLISH)
        if shown is not None:
            resolve_name(shown.drawing)(shown.scene)
    except LookupError as fault:
        yield f"{game}, {fault.args[0]}."


def log_package_faults() -> None:
    """Log every game that is not offered and every presenter that is not used, with the fault."""
    for fault in registry.faults():
        log.error(
            "game_not_offered", game=fault.game, package=fault.distribution, fault=fault.reason
        )
    for broken in packages.faults():
        log.error(
            "presenter_not_used", game=broken.game, package=broken.package, fault=broken.reason
        )


def health(settings: Settings) -> Health | None:
    """Check the database, and return what it has; None if its file does not exist yet.

    Raises Unusable if it cannot be used.
    """
    where = settings.database
    return None if isinstance(where, Path) and not where.exists() else check_database(where)


def without_rules(found: Health | None) -> list[str]:
    """One sentence per server with games whose ruleset this version does not have."""
    lacking: dict[int, list[str]] = {}
    for one in () if found is None else found.begun:
        if not has_ruleset(one.game, one.ruleset):
            games = "1 game" if one.games == 1 else f"{one.games} games"
            line = f"{games} of {one.game} under ruleset {one.ruleset}"
            lacking.setdefault(one.guild, []).append(line)
    return [
        f"{_players(guild)} {' and '.join(line)}, which this version does not have."
        for guild, line in lacking.items()
    ]


def _players(guild: int) -> str:
    return "Off servers, people play" if guild == NO_SERVER else f"Server {guild} plays"


def database(settings: Settings, found: Health | None) -> str:
    """A line about a database without faults: kind, schema, number of games, running bots."""
    where = settings.database
    if found is None:
        return f"{where} will be made at the first start.\n"
    schema = f"schema {found.schema}" if found.schema else "no tables yet"
    bots = f" Bots there now: {', '.join(one or 'stands by' for one in found.bots) or 'none'}."
    return (
        f"{settings.database_shown}: {found.engine}, {schema}, games: {found.matches}, under way:"
        f" {found.running}.{'' if isinstance(where, Path) else bots}\n"
    )


def _database_faults(path: Database) -> Iterator[str]:
    if isinstance(path, Path) and (fault := _place_fault(path)):
        yield fault
    elif not isinstance(path, Path) or path.exists():
        try:
            check_database(path)
        except Unusable as unusable:
            yield str(unusable)


def _place_fault(path: Path) -> str:
    """The sentence that says why a database file cannot be used at this path; "" if it can."""
    folder = path.resolve().parent
    if not folder.is_dir():
        return f"AIRLOCK_DATABASE is in {folder}, which does not exist: create that folder."
    if not os.access(folder, os.W_OK):
        return f"AIRLOCK_DATABASE is in {folder}, which cannot be written: change its rights."
    if path.exists() and not os.access(path, os.W_OK):
        return f"AIRLOCK_DATABASE is {path}, which cannot be written: change its rights."
    if shutil.disk_usage(folder).free < LEAST_ROOM:
        return f"AIRLOCK_DATABASE is in {folder}, where the disk is full: make room."
    return ""
