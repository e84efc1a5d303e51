"""What stands below a board and what `airlock verify` takes agree, from the first move to the end.

Members copy the hash of the seed from the channel, get the record by `/export` when the game is
over, and hold the one against the other on the command line.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.__main__ import main
from engine.core.chance import commitment, seed_from
from engine.core.record import Record
from tests.bot.journeys.commands.saying import asked
from tests.bot.journeys.player import Player
from tests.bot.journeys.tables.table import begin, board, public
from tests.bot.journeys.tables.test_what_is_kept import file_of, play_out
from tests.simulation import Simulation, labels_of, nodes

CLICKS = 400
"""More than any game of Dyla takes."""


def hash_in(message: Message) -> str:
    """The hash a message shows, as a member copies it: its last line, in small letters."""
    last = [one["content"] for one in nodes(message.components) if "content" in one][-1]
    assert last.startswith("-# ")
    (shown,) = re.findall(r"Hash of the seed: (`[0-9a-f]+`)", last)
    return str(shown)


async def exported(simulation: Simulation, member: MemberActor, folder: Path) -> Path:
    """The file `/export` hands over."""
    file = folder / "game.json"
    file.write_bytes(file_of(simulation, await asked(simulation, member, "table export")))
    return file


async def test_a_solo_game_shows_its_hash_on_every_board_and_verify_agrees_with_it(
    simulation: Simulation, tmp_path: Path
) -> None:
    ada = Player(simulation, simulation.ada, simulation.games)
    await ada.open("dyla")
    shown = [hash_in(ada.board)]
    for _ in range(CLICKS):
        await ada.click()
        shown.append(hash_in(ada.board))
        if ada.over:
            break
    assert ada.over
    assert len(set(shown)) == 1

    file = await exported(simulation, simulation.ada, tmp_path)
    assert main(["verify", str(file), "--hash", shown[0]]) == 0
    assert main(["verify", str(file), "--hash", commitment(seed_from("another"))]) == 1


async def test_a_larger_table_shows_one_hash_from_its_first_board_to_its_last(
    simulation: Simulation, tmp_path: Path
) -> None:
    members = (simulation.ada, simulation.bo)
    table = await begin(simulation, *members)
    first = hash_in(board(simulation))
    await play_out(simulation, table.id, *members)
    last = next(one for one in reversed(public(simulation)) if "Play again" in labels_of(one))
    assert first == hash_in(last)

    file = await exported(simulation, simulation.bo, tmp_path)
    assert main(["verify", str(file), "--hash", first]) == 0


async def test_a_game_that_was_given_up_is_honest_too(
    simulation: Simulation, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ada = Player(simulation, simulation.ada, simulation.games)
    await ada.open("dyla")
    await ada.click()
    await ada.give_up()
    file = await exported(simulation, simulation.ada, tmp_path)
    assert main(["verify", str(file), "--hash", hash_in(ada.board)]) == 0
    capsys.readouterr()
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out.endswith("The game ends here, given up by Player 1.\n")


async def test_what_a_member_copied_in_part_is_enough_and_a_slip_is_no_dishonesty(
    simulation: Simulation, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ada = Player(simulation, simulation.ada, simulation.games)
    await ada.open("dyla")
    await ada.give_up()
    file, shown = await exported(simulation, simulation.ada, tmp_path), hash_in(ada.board)
    digits = shown.strip("`")
    assert main(["verify", str(file), "--hash", digits[:16].upper()]) == 0
    capsys.readouterr()
    for slip in (digits[:15], digits + "0", "seed"):
        assert main(["verify", str(file), "--hash", slip]) == 2
        assert "is no hash of a seed" in capsys.readouterr().err


@pytest.mark.parametrize("strange", [{"game": "chess"}, {"ruleset": 99}])
async def test_a_game_that_cannot_be_played_here_is_not_called_dishonest(
    simulation: Simulation,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    strange: dict[str, object],
) -> None:
    ada = Player(simulation, simulation.ada, simulation.games)
    await ada.open("dyla")
    await ada.give_up()
    file = await exported(simulation, simulation.ada, tmp_path)
    record = Record.model_validate_json(file.read_bytes())
    file.write_text(record.model_copy(update=strange).model_dump_json(), "utf-8")
    for command in ("verify", "replay"):
        assert main([command, str(file)]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
    assert main(["verify", str(file), "--hash", commitment(seed_from("another"))]) == 1
