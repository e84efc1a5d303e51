"""The hash below a board matches `airlock verify`, from the first move to the end.

Members copy the seed's hash from the channel, export the record after the game, and compare both on
the command line.
"""

import re
from pathlib import Path

import pytest
from nacl.signing import SigningKey
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.__main__ import main
from bot.presentation.custom_ids import Verb
from bot.presentation.learning.glossary import FAIR_DEAL
from engine.core.chance import commitment, seed_from
from engine.matches.record import Record, Signature, brief, signed_bytes
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.player import begin_alone, context_of, row_here
from tests.bot.journeys.tables.endings.test_what_is_kept import file_of, play_out
from tests.bot.journeys.tables.table import begin, board, open_lobby, press, public
from tests.simulation import Simulation, custom_ids, labels_of, nodes, text_of

CLICKS = 400
"""Maximum clicks of a game of Dyla."""


def hash_in(message: Message) -> str:
    """The hash in a message, as a member copies it: from its last line."""
    last = [one["content"] for one in nodes(message.components) if "content" in one][-1]
    assert last.startswith("-# ")
    (shown,) = re.findall(r"Fairness code: (`[\w-]{20}`)", last)
    return str(shown)


async def key_in_about(simulation: Simulation) -> str:
    """The bot's public key, as a member copies it."""
    page = await enter(simulation, simulation.ada, "help")
    (about,) = [one for one in custom_ids(page.components) if one.endswith(":about")]
    await simulation.deliver(simulation.press(simulation.ada, page, about))
    (key,) = re.findall(r"`[0-9a-f]{64}`", text_of(page))
    return str(key)


async def exported(simulation: Simulation, member: MemberActor, folder: Path) -> Path:
    """The file from `/export`."""
    file = folder / "game.json"
    file.write_bytes(file_of(simulation, await enter(simulation, member, "table export")))
    return file


async def test_every_board_of_a_solo_game_shows_the_hash_that_verify_accepts(
    simulation: Simulation, tmp_path: Path
) -> None:
    ada = await begin_alone(simulation, "dyla")
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


async def test_all_boards_of_a_larger_table_show_the_same_hash(
    simulation: Simulation, tmp_path: Path
) -> None:
    members = (simulation.ada, simulation.bo)
    lobby = await open_lobby(simulation, "beacons")
    promised = hash_in(lobby)
    await press(simulation, simulation.bo, lobby, "join")
    secret = (await row_here(simulation)).secret
    await press(simulation, simulation.ada, lobby, "start")
    table = await row_here(simulation)
    first = hash_in(board(simulation))
    assert first == promised, "the secret was made before anybody pressed Start"
    assert table.secret == secret
    await play_out(simulation, table.id, *members)
    last = next(one for one in reversed(public(simulation)) if "Play again" in labels_of(one))
    assert first == hash_in(last)

    file = await exported(simulation, simulation.bo, tmp_path)
    key = await key_in_about(simulation)
    assert main(["verify", str(file), "--hash", first, "--key", key]) == 0
    record = Record.model_validate_json(file.read_bytes())
    assert record.started == table.started
    assert record.started != table.interaction, "the click that starts, not the one that opens"


async def test_verify_detects_a_seed_chosen_by_the_operator_and_a_forged_record(
    simulation: Simulation, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ada = await begin_alone(simulation, "dyla")
    await ada.give_up()
    file, shown = await exported(simulation, simulation.ada, tmp_path), hash_in(ada.board)
    key = await key_in_about(simulation)
    honest = Record.model_validate_json(file.read_bytes())

    def judged(*also: str, **changed: object) -> tuple[int, str]:
        file.write_text(honest.model_copy(update=changed).model_dump_json(), "utf-8")
        code = main(["verify", str(file), "--hash", shown, *also])
        return code, "".join(capsys.readouterr())

    code, said = judged("--key", key)
    assert code == 0
    assert "written by the bot of this key" in said
    code, said = judged("--key", key, resigned=(0, 0))
    assert (code, said) == (1, "The record was changed after it was signed.\n")
    code, said = judged(seed=seed_from("chosen"), signature=None)
    assert code == 1
    assert "does not come from the secret" in said
    code, said = judged(started=7, signature=None)
    assert code == 1
    code, said = judged("--key", key, signature=None)
    assert code == 1
    assert "is not signed" in said
    code, said = judged("--key", seed_from("another bot's"))
    assert code == 1
    assert "signed by another key" in said
    assert judged("--key", "mine")[0] == 2
    forger = SigningKey.generate()
    forged = honest.model_copy(update={"resigned": (0, 0), "signature": None})
    value = forger.sign(signed_bytes(forged)).signature.hex()
    name = forger.verify_key.encode().hex()
    changed = {"resigned": (0, 0), "signature": Signature(key=name, value=value)}
    assert judged("--key", key, **changed)[0] == 1


async def test_no_message_or_export_reveals_the_seed_before_the_end(
    simulation: Simulation, tmp_path: Path
) -> None:
    table = await begin(simulation, simulation.ada, simulation.bo)
    secret = table.row.secret
    assert secret is not None
    known = await exported(simulation, simulation.ada, tmp_path)
    assert secret not in known.read_text("utf-8")
    assert table.match.state.chance.seed not in known.read_text("utf-8")
    assert all(secret not in text_of(one) for one in public(simulation))
    assert secret not in repr(table.row)


async def test_verify_accepts_a_resigned_game(
    simulation: Simulation, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ada = await begin_alone(simulation, "dyla")
    await ada.click()
    await ada.give_up()
    file = await exported(simulation, simulation.ada, tmp_path)
    assert main(["verify", str(file), "--hash", hash_in(ada.board)]) == 0
    capsys.readouterr()
    assert main(["replay", str(file)]) == 0
    told = capsys.readouterr().out
    assert told.endswith("The game ends here: Player 1 quit or ran out of time.\n")


async def test_the_whole_hash_is_two_presses_from_the_board_and_verify_accepts_it(
    simulation: Simulation, tmp_path: Path
) -> None:
    ada = await begin_alone(simulation, "dyla")
    begun = hash_in(ada.board).strip("`")
    menu = await press(simulation, simulation.ada, ada.board, Verb.TERM)
    page = await press(simulation, simulation.ada, menu, Verb.TERM, FAIR_DEAL.id)
    (whole,) = re.findall(r"The whole code: `([\w-]{43})`", text_of(page))
    assert whole.startswith(begun)
    await ada.give_up()
    file = await exported(simulation, simulation.ada, tmp_path)
    for copied in (begun, whole):
        assert main(["verify", str(file), "--hash", copied]) == 0


async def test_verify_accepts_part_of_a_hash_and_reports_a_typo_as_such(
    simulation: Simulation, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ada = await begin_alone(simulation, "dyla")
    await ada.give_up()
    file, shown = await exported(simulation, simulation.ada, tmp_path), hash_in(ada.board)
    letters = shown.strip("`")
    (row,) = await context_of(simulation).service.store.matches_in(simulation.guild.id, over=True)
    digits = row.seed_hash
    for copied in (letters[:11], letters, brief(digits), digits[:16].upper(), digits):
        assert main(["verify", str(file), "--hash", copied]) == 0
    another = brief(commitment(seed_from("another")))
    assert main(["verify", str(file), "--hash", another]) == 1
    capsys.readouterr()
    for slip in (letters[:10], brief(digits) + "0", "seed"):
        assert main(["verify", str(file), "--hash", slip]) == 2
        assert "is no hash of a seed" in capsys.readouterr().err


@pytest.mark.parametrize("strange", [{"game": "chess"}, {"ruleset": 99}])
async def test_verify_does_not_call_a_game_dishonest_that_it_cannot_replay(
    simulation: Simulation,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    strange: dict[str, object],
) -> None:
    ada = await begin_alone(simulation, "dyla")
    await ada.give_up()
    file = await exported(simulation, simulation.ada, tmp_path)
    record = Record.model_validate_json(file.read_bytes())
    other = record.model_copy(update={**strange, "signature": None})
    file.write_text(other.model_dump_json(), "utf-8")
    for command in ("verify", "replay"):
        assert main([command, str(file)]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
    assert main(["verify", str(file), "--hash", commitment(seed_from("another"))]) == 1
