"""`airlock simulate`: the same figures from any number of processes, as JSON or as a table."""

import json
from argparse import ArgumentParser
from typing import Any

import pytest

from bot.cli import simulate as selfplay


def simulate(*words: str) -> int:
    parser = ArgumentParser()
    selfplay.add_parser(parser.add_subparsers())
    args = parser.parse_args(["simulate", *words])
    code: int = args.run(args)
    return code


def figures(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert simulate(*words, "--json") == 0
    printed: dict[str, Any] = json.loads(capsys.readouterr().out)
    return printed


def test_json_output_is_one_object_with_the_figures(capsys: pytest.CaptureFixture[str]) -> None:
    told = figures(capsys, "planetary_defence", "--games", "20", "--set", "mode=hard")

    assert told["game"] == "planetary_defence"
    assert (told["seats"], told["agent"], told["games"], told["ended"]) == (1, "random", 20, 20)
    assert told["wins"] == [told["won"]]
    assert 0 < told["turns"]["min"] <= told["turns"]["median"] <= told["turns"]["max"]
    assert told["decisions"] > 20
    assert told["seconds"] > 0
    assert told["options"] == {"mode": "hard"}
    assert told["used"]["white-1"] == 1


def test_two_processes_give_the_same_figures_as_one(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("dyla", "--games", "9", "--agent", "search", "--nodes", "20", "--seed", "north")

    alone = figures(capsys, *words)
    together = figures(capsys, *words, "--jobs", "2")

    assert alone.pop("seconds") > 0
    assert together.pop("seconds") > 0
    assert together == alone


def test_another_seed_gives_different_games(capsys: pytest.CaptureFixture[str]) -> None:
    told = [figures(capsys, "planetary_defence", "--games", "10", "--seed", seed) for seed in "ab"]

    assert told[0]["decisions"] != told[1]["decisions"]


def test_progress_goes_to_stderr_and_the_table_to_stdout(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert simulate("dyla", "--games", "10", "--agent", "greedy", "--seed", "7") == 0

    out, err = capsys.readouterr()
    assert err.splitlines()[-1] == "10 of 10 games"
    assert out.startswith("dyla, 1 seat, greedy; seed 7\n  ended       10 of 10 games\n")
    assert "  won " in out
    assert "basic-igelstellung          100.0%" in out
    assert "never in use:" in out


def test_the_table_shows_the_balance_of_seats_and_how_games_ended(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ("black_abyss", "--games", "2", "--agent", "greedy", "--seats", "4")
    told = figures(capsys, *words)
    assert simulate(*words) == 0
    lines = capsys.readouterr().out.splitlines()

    assert sum(told["wins"]) == sum(one["wins"] for one in told["wins_by_role"].values()) >= 2
    assert sum(one["sat"] for one in told["wins_by_role"].values()) == 8
    for name, one in told["wins_by_role"].items():
        share = one["wins"] / one["sat"] / (sum(told["wins"]) / 8)
        line = next(line for line in lines if line.startswith(f"  role {name} won  "))
        assert line.endswith(f", {share:.2f} of a fair share")
    ended = [line for line in lines if line.startswith("  ended-")]
    assert len(ended) == len(told["endings"])
    assert not set(told["wins_by_role"]) & set(told["unused"])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "There is no game called 'chess'; there are: planetary_defence, dyla"),
        (["dyla", "--set", "draw"], "--set takes OPTION=VALUE, not 'draw'."),
        (["dyla", "--set", "draw=nine"], "Option draw cannot be 'nine'; choose one of:"),
        (["dyla", "--seats", "3"], "dyla is for 1 seat, not 3."),
        (["dyla", "--agent", "hal"], "There is no agent 'hal' for dyla; choose one of: random,"),
    ],
)
def test_bad_input_gets_one_sentence_and_code_2(
    capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert simulate(*words) == 2

    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(said)
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("option", ["--games", "--seats", "--jobs", "--nodes"])
def test_counts_must_be_positive_integers(capsys: pytest.CaptureFixture[str], option: str) -> None:
    with pytest.raises(SystemExit) as stopped:
        simulate("dyla", option, "0")

    assert stopped.value.code == 2
    assert f"argument {option}: it must be a whole number from 1" in capsys.readouterr().err
