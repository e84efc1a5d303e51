"""`airlock doctor`: prints what a bug report needs, without secrets.

The report has no token, password, id, name of a member or server, or text of a game.
"""

import os
import platform
import shutil
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import bot
from bot.cli import check
from bot.runtime import liveness
from bot.runtime.config import Settings
from bot.store import backups
from bot.store.errors import Unusable
from engine.core import registry

PACKAGES = (
    "discord.py", "aiohttp", "aiosqlite", "asyncpg", "pillow", "pydantic", "pynacl", "structlog",
)  # fmt: skip
TOLD = ("log_level", "log_json", "agent_nodes", "drawing_processes", "icons")
"""Settings that are reported with their value."""
SET = ("token", "api_url", "gateway_url", "backups", "metrics", "shards")
"""Settings of which only is reported whether they are set."""


def report(settings: Settings) -> Iterator[str]:
    """The report, line by line."""
    yield f"Airlock {bot.__version__}, Python {platform.python_version()}, {platform.platform()}"
    yield f"{os.cpu_count()} processors; {', '.join(_versions())}"
    lines = [f"{name}={getattr(settings, name)}" for name in TOLD]
    lines += [f"{name} {'set' if getattr(settings, name) else 'not set'}" for name in SET]
    yield f"Settings: {', '.join(lines)}"
    yield from _database(settings)
    yield from _backups(settings)
    yield liveness.fault(settings.sign, settings.database_shown) or liveness.WELL
    yield f"Games: {', '.join(map(_game, registry.names()))}"
    faults = *check.all_faults(settings), *check.not_shown(settings), *check.package_faults()
    for fault in faults:
        yield f"Fault: {fault}"


def _game(name: str) -> str:
    package = registry.origin(name)
    return f"{name} {registry.game(name).ruleset}{f' ({package})' if package else ''}"


def _versions() -> Iterator[str]:
    for package in PACKAGES:
        try:
            yield f"{package} {version(package)}"
        except PackageNotFoundError:
            yield f"no {package}"
    if sys.flags.dev_mode:
        yield "in development mode"


def _database(settings: Settings) -> Iterator[str]:
    with suppress(Unusable):  # already reported as a fault
        yield check.database(settings, check.health(settings)).strip()
    if isinstance(settings.database, Path):
        folder = settings.database.resolve().parent
        if folder.is_dir():
            yield f"{shutil.disk_usage(folder).free / 2**30:.1f} GiB free beside it"


def _backups(settings: Settings) -> Iterator[str]:
    plan, database = settings.backups, settings.database
    if plan is not None and isinstance(database, Path) and plan.folder.is_dir():
        files = backups.copies(plan.folder, database)
        yield f"Backups: {len(files)}, the newest {files[-1].name if files else 'none'}"
