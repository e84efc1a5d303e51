"""Commands of the suite.

`python -m engine.conformance golden GAME` writes a golden playthrough, or updates the existing one
by replaying its actions; `rulesets GAME` records the digests of a game's rulesets; `revealing
MODULE:CLASS` prints the games that laws of content should play first; `digest` replays records, one
per line, from standard input.
"""

import argparse
import sys
from pathlib import Path
from pkgutil import resolve_name

from engine.conformance import Laws
from engine.conformance.digest import digest
from engine.conformance.laws import golden, rulesets
from engine.conformance.tables import Table
from engine.core import options, registry
from engine.core.chance import seed_from
from engine.core.errors import EngineError
from engine.matches.record import Record, replay

GOLDEN = Path("tests/golden")


def main(arguments: list[str] | None = None) -> int:
    """Run a command. An engine error prints one sentence to stderr and returns 2."""
    parsed = _parser().parse_args(arguments)
    try:
        lines = _COMMANDS[parsed.command](parsed)
    except EngineError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine.conformance", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("digest", help="replay records from standard input, a hash a revision")
    write = commands.add_parser("golden", help="write or update a golden playthrough")
    write.add_argument("game")
    write.add_argument("--folder", type=Path, default=GOLDEN)
    write.add_argument("--name", help="which of several; default: the only one a game must have")
    write.add_argument("--new", action="store_true", help="play another game instead of the old")
    write.add_argument("--seats", type=int, help="default: the fewest")
    write.add_argument("--seed", default="golden", help="any text")
    write.add_argument("--policy", help="a policy of the game's; default greedy, else at random")
    write.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    show = commands.add_parser("revealing", help="find games that show everything, for laws")
    show.add_argument("laws", metavar="MODULE:CLASS", help="laws of a game")
    record = commands.add_parser("rulesets", help="record the content games are begun under now")
    record.add_argument("games", nargs="+", metavar="GAME")
    record.add_argument("--folder", type=Path, default=GOLDEN)
    return parser


def _digests(_given: argparse.Namespace) -> list[str]:
    records = (Record.model_validate_json(line) for line in sys.stdin)
    return [" ".join(map(digest, replay(record))) for record in records]


def _golden(parsed: argparse.Namespace) -> list[str]:
    game = registry.game(parsed.game)
    stem = f"{game.name}-{parsed.name}" if parsed.name else game.name
    path: Path = parsed.folder / f"{stem}.txt"
    if path.is_file() and not parsed.new:
        text = golden.replay_of(game, path.read_text("utf-8"))
    else:
        chosen = options.parse_words(parsed.set)
        options.read(game, chosen)
        every = tuple((o.name, chosen.get(o.name, o.default)) for o in options.describe(game))
        policy = parsed.policy or ("greedy" if "greedy" in game.policies else None)
        least = options.read(game, chosen).seating(game.seats)[0]
        at = Table(game, 0, parsed.seats or least, every, seed_from(parsed.seed))
        text = golden.new_playthrough(at, policy)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return [f"{path}: {text.count('> seat ')} actions"]


def _rulesets(parsed: argparse.Namespace) -> list[str]:
    file: Path = parsed.folder / rulesets.FILE
    rulesets.record(file, map(registry.game, parsed.games))
    return [f"{file}: {', '.join(parsed.games)}"]


def _games_that_show_all(parsed: argparse.Namespace) -> list[str]:
    """The line `revealing = (...)` for a game's laws: few, short games that show all content."""
    laws: Laws = resolve_name(parsed.laws)()
    wanted = laws.must_be_shown()
    shown = {number: laws.shown_by(number) & wanted for number in range(laws.games)}
    unseen, found = set[str]().union(*shown.values()), list[int]()
    while unseen:
        lengths = {number: len(laws.course(number).moves) for number in shown}
        most = max(shown, key=lambda number: len(shown[number] & unseen) / lengths[number])
        found.append(most)
        unseen -= shown[most]
    for number in sorted(found, key=lambda number: -len(laws.course(number).moves)):
        others = set[str]().union(*(shown[other] for other in found if other != number))
        if shown[number] <= others:
            found.remove(number)
    return [f"    revealing = {tuple(found)}"]


_COMMANDS = {
    "digest": _digests,
    "golden": _golden,
    "revealing": _games_that_show_all,
    "rulesets": _rulesets,
}


if __name__ == "__main__":
    sys.exit(main())
