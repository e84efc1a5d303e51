"""`airlock replay` and `airlock verify`: read and check an exported game."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from bot.play.data_requests.signing import signature_fault
from engine.core.catalogue import catalogue
from engine.core.chance import commitment
from engine.core.errors import EngineError, Malformed
from engine.core.events import seen
from engine.core.words import words
from engine.matches.record import By, Entry, Record, brief, secret_or_seed, steps, verify

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Sequence

    from engine.core.events import Event
    from engine.core.game import AnyGame
    from engine.core.match import Match

DISHONEST = 1
BAD_INPUT = 2


def add_parsers(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommands `replay` and `verify`; their `run` returns the exit code."""
    parser = commands.add_parser("replay", help="print a game from its record")
    parser.add_argument("file", metavar="FILE", type=Path, help="an exported game (JSON)")
    parser.set_defaults(run=run_replay)
    parser = commands.add_parser("verify", help="check a game's record and the seed behind it")
    parser.add_argument("file", metavar="FILE", type=Path, help="an exported game (JSON)")
    parser.add_argument(
        "--hash", metavar="H", help="the hash that was shown before the first move of the game"
    )
    parser.add_argument(
        "--key", metavar="K", help="the public key of the bot that wrote it, shown by /help"
    )
    parser.set_defaults(run=run_verify)


def run_replay(args: argparse.Namespace) -> int:
    """Print a game as a log. Returns 0, or 2 if the file has no record that can be replayed."""
    try:
        for line in narrate(read(args.file)):
            print(line)  # noqa: T201
    except EngineError as error:
        print(error, file=sys.stderr)  # noqa: T201
        return BAD_INPUT
    return 0


def run_verify(args: argparse.Namespace) -> int:
    """Verify a record, and print what that proves.

    Returns 0 if it is genuine, 1 if not, and 2 if that cannot be judged. It cannot be judged if the
    file has no record, or without the hash that was published before the game, because a forger
    could choose any seed.
    """
    try:
        record = read(args.file)
        fault = signature_fault(record, args.key and key_in(args.key)) or verify(record, args.hash)
    except EngineError as error:
        print(error, file=sys.stderr)  # noqa: T201
        return BAD_INPUT
    if fault is not None:
        print(fault, file=sys.stderr)  # noqa: T201
        return DISHONEST
    for line in proof_sentences(record, args.key):
        print(line)  # noqa: T201
    if args.hash is None:
        print(not_checked(record, args.key), file=sys.stderr)  # noqa: T201
        return BAD_INPUT
    return 0


def not_checked(record: Record, key: str | None) -> str:
    """The sentence on what was not verified: the published hash and, if `key` is None, the key."""
    whole = commitment(secret_or_seed(record))
    unknown = "whether the seed was fixed before the game"
    more = "" if key else ", nor (no --key) who wrote the record"
    return (
        f"Not checked (no --hash): {unknown}{more}. Give --hash as it stood before the first move;"
        f" of an honest game it is {brief(whole)} ({whole})."
    )


def proof_sentences(record: Record, key: str | None) -> Iterator[str]:
    """Sentences on what a verified record proves, and on what its reader must still check."""
    yield f"All {len(record.entries)} entries follow from the rules and the seed."
    if record.secret is None:
        yield "The seed was chosen whole: by the bot, for a challenge."
    else:
        yield f"The seed comes from the secret and the interaction {record.started}."
    if record.signature is None:
        yield "It is not signed: nothing says who wrote it."
    elif key is None:
        yield f"It was signed by the key {record.signature.key}; /help shows the bot's."
    else:
        yield "It was written by the bot of this key."


def key_in(text: str) -> str:
    """The public key in a pasted text: 64 hexadecimal digits in lower case. Raises Malformed."""
    digits = text.strip("` \n").lower()
    if not re.fullmatch("[0-9a-f]{64}", digits):
        raise Malformed(f"{text!r} is no key: that is 64 hexadecimal digits, as /help shows them.")
    return digits


def read(path: Path) -> Record:
    """The record in a file. Raises Malformed if the file cannot be read or has none."""
    try:
        return Record.model_validate_json(path.read_bytes())
    except OSError as error:
        raise Malformed(f"{path} cannot be read: {error.strerror}.") from None
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        place = ".".join(str(part) for part in first["loc"])
        what = f"{place}: {first['msg']}" if place else first["msg"]
        raise Malformed(f"{path} is no record of a game: {what}.") from None


def narrate(record: Record) -> Iterator[str]:
    """The lines of a game's log, in English and with all hidden information.

    If an entry of the record is invalid, yields the lines before it and then raises an EngineError
    (`engine.matches.record.steps`).
    """
    course = steps(record)
    match = next(course).match
    teller = _Teller(match.game, record.seats)
    yield teller.title(record)
    turn = 0
    for number, entry in enumerate(record.entries, 1):
        if match.state.turn != turn:
            turn = match.state.turn
            yield f"Turn {turn}"
        step = next(course)
        match = step.match
        yield from teller.lines(number, entry, step.events)
    yield from teller.end(match, record.resigned)


class _Teller:
    """Puts the events of one game into English words, and names players "Player 1" and so on."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self._game = game
        self._names = tuple(f"Player {seat + 1}" for seat in range(seats))
        self._catalogue = catalogue((game,))

    def title(self, record: Record) -> str:
        name = self._say(words(f"{record.game.replace('_', '-')}-name"))
        options = "".join(f", {option} {value}" for option, value in record.options.items())
        seats = "1 seat" if record.seats == 1 else f"{record.seats} seats"
        return f"{name}, {seats}{options}; ruleset {record.ruleset}, seed {record.seed}"

    def lines(self, number: int, entry: Entry, events: list[Event[Any]]) -> Iterator[str]:
        by = "" if entry.by is By.PLAYER else f" ({entry.by})"
        if entry.by is By.UNDO:
            yield f"{number:5}. Back to where the game stood after entry {entry.action['to']}.{by}"
        for place, face in enumerate(seen(events, entry.seat)):
            told = self._say(self._game.text.fact(face))
            yield f"{f'{number:5}.' if place == 0 else '      '} {told}{by}"

    def end(self, match: Match[Any, Any, Any], resigned: Sequence[int]) -> Iterator[str]:
        outcome = self._game.outcome(match.state)
        if outcome is None and resigned:
            who = ", ".join(f"Player {seat + 1}" for seat in resigned)
            yield f"The game ends here: {who} quit or ran out of time."
            return
        if outcome is None:
            yield "The record ends here, before the game does."
            return
        yield self._say(self._game.text.outcome(self._game.view(match.state, None), outcome))
        for seat, score in enumerate(outcome.scores):
            yield f"{self._names[seat]}: {score}"

    def _say(self, what: Any) -> str:
        return self._catalogue.render(what, names=self._names)
