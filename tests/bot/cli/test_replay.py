"""`airlock replay` prints a finished game; `airlock verify` detects manipulation."""

import json
from argparse import ArgumentParser
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from nacl.signing import SigningKey

from bot.cli import replay
from engine.core import options, registry
from engine.core.chance import Chance, commitment, seed_from
from engine.core.choices import wander
from engine.core.match import Match, actions_of
from engine.matches.record import By, Entry, Record, Signature, signed_bytes

SEED = seed_from("records")


@cache
def finished() -> Record:
    """A random game of Dyla with one undo."""
    game = registry.game("dyla")
    match = Match.start(game, options.read(game, {}), 1, SEED)
    luck = Chance(seed_from("luck"))
    entries = []
    while game.awaited(match.state):
        if match.revision == 3:
            before = match
            entries.append(_entry(match, wander(game.choices(match.state, 0), luck), By.PLAYER))
            step = match.play(0, actions_of(game).load(json.dumps(entries[-1].action)))
            entries.append(Entry(seat=0, by=By.UNDO, action={"to": 3}))
            match = step.match.undo(before.state, revealed=step.reveals)
        action = wander(game.choices(match.state, 0), luck)
        entries.append(_entry(match, action, By.AGENT))
        match = match.play(0, action).match
    return Record(game="dyla", ruleset=1, seats=1, options={}, seed=SEED, entries=tuple(entries))


def _entry(match: Match[Any, Any, Any], action: Any, by: By) -> Entry:
    return Entry(seat=0, by=by, action=json.loads(actions_of(match.game).dump(action)))


def run(*words: str) -> int:
    parser = ArgumentParser()
    replay.add_parsers(parser.add_subparsers())
    args = parser.parse_args(words)
    code: int = args.run(args)
    return code


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(finished().model_dump_json(), "utf-8")
    return path


def test_replay_prints_the_game_from_its_first_turn_to_its_end(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("replay", str(file)) == 0

    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Dyla, 1 seat; ruleset 1, seed ")
    assert lines[1] == "Turn 1"
    assert lines[2].startswith("    1. ")
    assert lines[2].endswith("(agent)")
    assert any("Back to where the game stood after entry 3." in line for line in lines)
    assert lines[-1].startswith("Player 1: ")


def test_replay_prints_a_truncated_record_as_far_as_it_goes(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = finished()
    file.write_text(record.model_copy(update={"entries": record.entries[:6]}).model_dump_json())

    assert run("replay", str(file)) == 0

    assert capsys.readouterr().out.endswith("The record ends here, before the game does.\n")


def test_verify_confirms_an_honest_record(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("verify", str(file), "--hash", commitment(SEED)) == 0

    count = len(finished().entries)
    first, *more = capsys.readouterr().out.splitlines()
    assert first == f"All {count} entries follow from the rules and the seed."
    assert [line.split(":")[0] for line in more] == [
        "The seed was chosen whole",
        "It is not signed",
    ]


@pytest.mark.parametrize(
    ("given", "writer"),
    [
        ((), ", nor (no --key) who wrote the record"),
        (("--key",), ""),
    ],
)
def test_without_the_hash_verify_confirms_nothing(
    file: Path, capsys: pytest.CaptureFixture[str], given: tuple[str, ...], writer: str
) -> None:
    key = SigningKey(bytes(32))
    value = key.sign(signed_bytes(finished())).signature.hex()
    signature = Signature(key=key.verify_key.encode().hex(), value=value)
    file.write_text(finished().model_copy(update={"signature": signature}).model_dump_json())

    assert run("verify", str(file), *given, *[signature.key for _ in given]) == 2

    said = capsys.readouterr().err
    assert said.startswith(
        f"Not checked (no --hash): whether the seed was fixed before the game{writer}."
    )
    assert commitment(SEED) in said


def test_a_seed_other_than_the_committed_one_is_detected(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("verify", str(file), "--hash", commitment(seed_from("another"))) == 1

    assert "not the one whose hash was shown" in capsys.readouterr().err


def test_an_illegal_action_is_detected(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = finished()
    unpaid = Entry(seat=0, by=By.PLAYER, action={"kind": "buy", "card": "lohengrin"})
    forged = (record.entries[0], unpaid)
    file.write_text(record.model_copy(update={"entries": forged}).model_dump_json())

    assert run("verify", str(file)) == 1

    assert capsys.readouterr().err.startswith("The replay stops after 1 entries: ")


def test_an_unfinished_game_is_not_confirmed(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = finished()
    file.write_text(record.model_copy(update={"entries": record.entries[:-1]}).model_dump_json())

    assert run("verify", str(file)) == 1

    assert capsys.readouterr().err == "The record ends before the game does.\n"


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("text", "said"),
    [
        (None, "cannot be read: No such file or directory."),
        ("{", "is no record of a game: Invalid JSON"),
        ("{}", "is no record of a game: game: Field required."),
    ],
)
def test_a_file_without_a_game_gets_one_sentence_and_code_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str, text: str | None, said: str
) -> None:
    path = tmp_path / "game.json"
    if text is not None:
        path.write_text(text)

    assert run(command, str(path)) == 2

    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
    assert len(err.splitlines()) == 1


def test_replay_of_an_unknown_game_lists_the_known_ones(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(finished().model_copy(update={"game": "dila"}).model_dump_json())

    assert run("replay", str(file)) == 2

    assert "did you mean dyla?" in capsys.readouterr().err
