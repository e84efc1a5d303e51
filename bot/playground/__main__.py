"""The command line of the playground: `airlock play`, `make play`, `python -m bot.playground`."""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from bot.runtime.config import read_settings
from bot.store.errors import StoreError

DEFAULT_PORT = 8420


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `airlock play`."""
    parser.add_argument(
        "--port", type=int, default=DEFAULT_PORT, help="port on this computer (0: any free one)"
    )
    parser.add_argument(
        "--database", type=_file, help="file to keep the games in (default: a temporary one)"
    )
    parser.add_argument(
        "--no-browser", action="store_true", help="only print the address, open no browser"
    )


def _file(text: str) -> Path:
    if "://" in text:
        raise argparse.ArgumentTypeError("the playground keeps its games in a file: name one")
    return Path(text)


def run(options: argparse.Namespace) -> int:
    """Run the playground until Ctrl-C. Returns 0, or 2 after a fault, which is printed."""
    from bot.app import create_bot  # worker processes import this module, and need no bot

    try:
        from bot.playground import run as running
        from bot.playground.earlier_games import start_with_earlier_games
    except ModuleNotFoundError as missing:
        if (missing.name or "").split(".")[0] != "simcord":
            raise
        return _fault('The playground needs SimCord: run pip install "airlock-discord[play]".')
    with tempfile.TemporaryDirectory(prefix="airlock-") as folder:
        database = options.database or Path(folder) / "airlock.db"
        alone = dict.fromkeys(("metrics", "backups", "shards"))  # for bots on Discord
        settings = read_settings(database=database, **alone)
        try:
            asyncio.run(
                running.play(
                    lambda wait: create_bot(settings, wait=wait, now=wait.now, steady=wait.now),
                    port=options.port,
                    open_browser=not options.no_browser,
                    start=start_with_earlier_games,
                )
            )
        except (running.PlayError, StoreError) as fault:
            return _fault(str(fault))
        except (KeyboardInterrupt, asyncio.CancelledError):
            pass
    return 0


def _fault(sentence: str) -> int:
    sys.stderr.write(sentence + "\n")
    return 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Parse the arguments and run; returns the exit code."""
    parser = argparse.ArgumentParser(prog="airlock play", description=__doc__)
    add_options(parser)
    return run(parser.parse_args(arguments))


if __name__ == "__main__":
    sys.exit(main())
