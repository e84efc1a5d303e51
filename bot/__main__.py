"""The command line: `airlock run`, `play`, `check`, `backup`, `restore`, `simulate` and others.

Every fault prints one sentence to stderr: exit code 1 for a fault found, 2 for wrong arguments.
Worker processes import this module, and `alive` runs every minute, so each command imports what it
needs itself.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from bot.runtime import liveness
from bot.runtime.config import BadSettings, check_token, read_settings

FOUND_WRONG = 1
OTHERS = 0o077
"""The umask: files hold secret hands and the bot's key, so only its user may read them."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Parse the arguments and run the command; returns the exit code."""
    argv = sys.argv[1:] if arguments is None else list(arguments)
    try:
        with _unreadable_to_others():
            return _alive() if argv == ["alive"] else _parse(argv)
    except BadSettings as fault:
        return _fault(str(fault))


@contextmanager
def _unreadable_to_others() -> Iterator[None]:
    before = os.umask(OTHERS)
    try:
        yield
    finally:
        os.umask(before)


def _parse(argv: list[str]) -> int:
    from bot.store.errors import Unusable

    options = _parser().parse_args(argv)
    try:
        return int(options.run(options))
    except Unusable as fault:
        return _fault(str(fault))
    except PermissionError as fault:
        return _fault(
            f"{fault.filename} is not this user's to reach: change rights or name another."
        )


def _parser() -> argparse.ArgumentParser:
    from bot.cli import forget, new, replay, simulate
    from bot.playground import __main__ as playground

    parser = argparse.ArgumentParser(prog="airlock", description="Space games on Discord.")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    _add(commands, "run", "connect to Discord and play", _run)
    playground.add_options(
        _add(commands, "play", "try it in the browser, without a token", playground.run)
    )
    check = _add(commands, "check", "look for faults, without logging in", _check)
    check.add_argument(
        "games", nargs="*", metavar="GAME", help="check these only; needs no settings and no token"
    )
    _add(commands, "doctor", "collect what a bug report needs, without secrets", _doctor)
    _add(commands, "alive", "check whether the bot is healthy, for supervisors", _alive)
    backup = _add(commands, "backup", "copy the database, also while the bot runs", _backup)
    backup.add_argument("to", type=Path, metavar="FILE", help="a new file")
    restore = _add(commands, "restore", "restore a backup; stop the bot first", _restore)
    restore.add_argument("backup", type=Path, metavar="FILE", help="a file made by backup")
    transfer = _add(commands, "transfer", "copy all games to a new database", _transfer)
    transfer.add_argument("source", metavar="FROM", help="a file, or postgresql://...")
    transfer.add_argument("target", metavar="TO", help="a new one of either kind")
    forget.add_parser(commands)
    simulate.add_parser(commands)
    replay.add_parsers(commands)
    new.add_parser(commands)
    return parser


def _add(
    commands: argparse._SubParsersAction[argparse.ArgumentParser],
    name: str,
    help: str,  # noqa: A002
    run: Callable[[argparse.Namespace], int],
) -> argparse.ArgumentParser:
    parser = commands.add_parser(name, help=help, description=help)
    parser.set_defaults(run=run)
    return parser


def _run(_options: argparse.Namespace) -> int:
    from bot.cli import check
    from bot.cli import run as running
    from bot.runtime import logging

    settings = read_settings()
    stopped_by = "\n".join(check.faults(settings))
    if not stopped_by:
        logging.set_up(settings)
        check.log_package_faults()
        stopped_by = running.run(settings, check_token(settings))
    if stopped_by and settings.log_json:
        logging.set_up(settings)
        logging.say_last(stopped_by)
        return FOUND_WRONG
    return _fault(stopped_by) if stopped_by else 0


def _check(options: argparse.Namespace) -> int:
    from bot.cli import application, check
    from engine.core import registry

    if options.games:
        return _check_games(options.games)
    settings = read_settings()
    listed = "".join(f"  {line}" for line in check.games(registry.names()))
    sys.stdout.write(f"Games:\n{listed}")
    found = [*check.all_faults(settings), *check.not_shown(settings), *check.package_faults()]
    if found:
        return _fault("\n".join(found))
    sys.stdout.write("Settings, database and content are in order.\n")
    health = check.health(settings)
    sys.stdout.write(check.database(settings, health))
    sys.stdout.write(f"{application.check(settings)}\n")
    lacking = check.without_rules(health)
    return 0 if not lacking or _confirm_start(lacking) else FOUND_WRONG


def _check_games(names: list[str]) -> int:
    from bot.cli import check

    if found := [fault for name in names for fault in check.faults_of(name)]:
        return _fault("\n".join(found))
    sys.stdout.write("".join(check.games(names)))
    return 0


def _confirm_start(lacking: list[str]) -> bool:
    """Ask the operator whether to start without these rulesets. False if there is no terminal."""
    from bot.cli.confirm import confirm

    sentences = "\n".join(lacking)
    sys.stderr.write(
        f"{sentences}\nSuch games wait, can be read and can be ended at their boards. To have them"
        " finished first, start the version before. Go on with this version all the same?\n"
    )
    return confirm()


def _doctor(_options: argparse.Namespace) -> int:
    from bot.cli import doctor

    for line in doctor.report(read_settings()):
        sys.stdout.write(f"{line}\n")
    return 0


def _alive(_options: argparse.Namespace | None = None) -> int:
    settings = read_settings()
    fault = liveness.fault(settings.sign, settings.database_shown)
    if fault:
        return _fault(fault)
    sys.stdout.write(f"{liveness.WELL}\n")
    return 0


def _backup(options: argparse.Namespace) -> int:
    from bot import store

    store.backup(read_settings().database, options.to)
    sys.stdout.write(f"Saved to {options.to}.\n")
    return 0


def _restore(options: argparse.Namespace) -> int:
    from bot import store

    settings = read_settings()
    previous_file = store.restore(options.backup, settings.database)
    before = f" What it was before is kept in {previous_file}." if previous_file else ""
    sys.stdout.write(f"{settings.database_shown} is as it was in {options.backup}.{before}\n")
    return 0


def _transfer(options: argparse.Namespace) -> int:
    from bot import store

    ends = (options.source, options.target)
    of_the_bot = dict.fromkeys(("backups", "shards"))  # options for one kind of database only
    source, target = (read_settings(database=one, **of_the_bot) for one in ends)
    count = store.transfer(source.database, target.database)
    sys.stdout.write(
        f"{count} rows are in {target.database_shown} as they are in {source.database_shown},"
        " which stays as it was; set AIRLOCK_DATABASE to the new one.\n"
    )
    return 0


def _fault(sentence: str) -> int:
    sys.stderr.write(sentence + "\n")
    return FOUND_WRONG


if __name__ == "__main__":
    sys.exit(main())
