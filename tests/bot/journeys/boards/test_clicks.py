"""Clicks that are repeated, late, forged or by others: at most one action, and a current board."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.presentation.custom_ids import NO_SEAT, CustomId, Verb, parse
from tests.bot.journeys.player import Player
from tests.simulation import Simulation, custom_ids, labels_of, repeated, text_of

OUTDATED = "Too late: the game has moved on"
OLD_BUTTON = "This button is out of date."


async def test_a_double_click_plays_once_and_shows_the_board(ada: Player) -> None:
    board = ada.board
    twice = [ada.press(ada.plays_on), ada.press(ada.plays_on)]

    sent = await ada.do(*twice)

    assert await ada.revision() == 1
    assert all(press.answered for press in twice)
    assert len(sent) == 2
    assert ada.board.id == board.id
    assert OUTDATED in text_of(ada.board)
    assert not ada.told


async def test_a_click_delivered_twice_is_played_and_answered_once(ada: Player) -> None:
    press = ada.press(ada.plays_on)

    sent = await ada.do(press, press)

    assert await ada.revision() == 1
    assert len(sent) == 1
    assert OUTDATED not in text_of(ada.board)


async def test_a_click_delivered_again_after_a_restart_gets_the_board(
    ada: Player,
) -> None:
    press = ada.press(ada.plays_on)
    await ada.do(press)
    await ada.simulation.restart()

    await ada.do(press)

    assert await ada.revision() == 1
    assert OUTDATED in text_of(ada.board)


async def test_of_two_simultaneous_clicks_one_is_played(ada: Player) -> None:
    first, second = ada.all_plays_on[:2]

    await ada.do(ada.press(first), ada.press(second))

    assert await ada.revision() == 1
    assert ada.board


async def test_a_late_click_gets_the_current_board_which_then_works(ada: Player) -> None:
    late = ada.press(ada.plays_on)
    await ada.do(ada.press(ada.plays_on))

    await ada.do(late)

    assert await ada.revision() == 1
    assert OUTDATED in text_of(ada.board)
    await ada.do(ada.press(ada.plays_on))
    assert await ada.revision() == 2
    assert OUTDATED not in text_of(ada.board)


async def test_a_late_click_after_the_end_gets_the_final_board(ada: Player) -> None:
    late = ada.press(ada.plays_on)
    await ada.give_up()

    await ada.do(late)

    assert labels_of(ada.board) == ["Play again", "Text"]


async def test_a_click_on_an_old_board_is_played_and_one_live_board_remains(
    ada: Player,
) -> None:
    late = ada.press(ada.plays_on)
    old = ada.board
    await ada.member.slash(ada.channel, "board")
    new = ada.board
    assert new.id != old.id

    await ada.do(late)

    assert await ada.revision() == 1
    assert ada.board.id == new.id
    assert str(ada.plays_on).startswith(f"a1:{(await ada.table()).id}:0:1:")
    assert old.id not in [one.id for one in ada.simulation.sees(ada.member, ada.channel)]


async def test_an_outdated_click_on_an_old_board_leaves_one_live_board(ada: Player) -> None:
    late = ada.press(ada.plays_on)
    await ada.do(ada.press(ada.plays_on))
    await ada.member.slash(ada.channel, "board")

    await ada.do(late)

    assert await ada.revision() == 1
    assert OUTDATED not in text_of(ada.board)


async def test_two_simultaneous_requests_for_a_board_leave_one(ada: Player) -> None:
    board = ada.simulation.ask(ada.member, ada.channel, "board")
    again = ada.simulation.ask(ada.member, ada.channel, "board")

    await ada.do(board, again)

    assert ada.board
    await ada.do(ada.press(ada.plays_on))
    assert ada.board
    assert await ada.revision() == 1


async def test_a_request_for_a_board_delivered_twice_leaves_one(ada: Player) -> None:
    board = ada.simulation.ask(ada.member, ada.channel, "board")

    await ada.do(board, board)

    assert labels_of(ada.board)


async def test_buttons_of_another_member_are_refused_privately_and_change_nothing(
    ada: Player,
) -> None:
    bo = replace(ada, member=ada.simulation.bo)
    before = text_of(ada.board)

    refusal, times = "You're not in this game of Dyla. Start your own with /play.", 0
    for custom_id in custom_ids(ada.board.components):
        if parse(custom_id).verb in (Verb.PLAY, Verb.OPEN, Verb.UNDO):
            await bo.do(bo.press(custom_id))
            (told,), times = bo.told, times + 1
            assert text_of(told) == repeated(refusal, times)
    assert await ada.revision() == 0
    assert text_of(ada.board) == before


@pytest.mark.parametrize(
    "custom_id",
    [
        "x",
        "step:0:draw",
        "a1",
        "a1:::::",
        "a1:0:0:0:fly:",
        "a2:0:0:0:play:draw",
        "a1:0:-1:0:play:draw",
        "a1:0:0:1e3:play:draw",
        "a1:0:0:\u0663:play:draw",
        "a1:0:0:0:PLAY:draw",
        "a1:0:0:0:play:draw\nmore",
        "a1:0:0:0:play:" + "x" * 65,
        "a1:0:0:0:menu:",
        "a1:0:99:0:thread:dyla",
        "a1:0:99:0:thread:chess+-",
        "a1:0:99:0:thread:dyla+-+99.99",
        "a1:0:0:0:rules:dyla+99+99",
        "a1:0:0:0:undoyes:\u00b2",
        "a1:0:0:0:undoyes:-1",
        "a1:0:0:0:set:pace",
    ],
)
async def test_a_malformed_click_gets_a_private_sentence(ada: Player, custom_id: str) -> None:
    before = text_of(ada.board)

    await ada.do(ada.press(custom_id, values=["a1:0:0:0:menu:"] if "menu" in custom_id else None))

    (said,) = ada.told
    assert text_of(said)
    assert "wrong on my side" not in text_of(said)
    assert await ada.revision() == 0
    assert text_of(ada.board) == before


@pytest.mark.parametrize(
    "changed",
    [
        {"seat": 1},
        {"seat": NO_SEAT},
        {"decision": 1},
        {"decision": 999_998},
        {"argument": "nothing/like/that"},
        {"argument": ""},
        {"argument": "//"},
        {"verb": Verb.OPEN, "argument": "nothing"},
        {"verb": Verb.OPEN, "argument": "~99"},
        {"verb": Verb.OPEN, "argument": "~-1"},
        {"verb": Verb.OPEN, "argument": "~x"},
        {"verb": Verb.OPEN, "seat": NO_SEAT},
        {"verb": Verb.PICK, "argument": ""},
    ],
    ids=str,
)
async def test_a_tampered_click_gets_the_current_board(
    ada: Player, changed: dict[str, object]
) -> None:
    await ada.do(ada.press(ada.plays_on._replace(**changed)))  # type: ignore[arg-type]

    assert await ada.revision() == 0
    assert not ada.told
    assert labels_of(ada.board)
    await ada.do(ada.press(ada.plays_on))
    assert await ada.revision() == 1


@pytest.mark.parametrize("value", ["", "nothing", "/", "~", "~7", "~99999", "=", "a" * 100])
@pytest.mark.parametrize("verb", [Verb.CHOOSE, Verb.PICK])
async def test_a_forged_menu_value_plays_nothing(ada: Player, verb: Verb, value: str) -> None:
    menu = ada.plays_on._replace(verb=verb, argument="")

    await ada.do(ada.press(menu, values=[value]))

    assert await ada.revision() == 0
    assert not ada.told
    assert labels_of(ada.board)


async def test_a_click_with_another_games_id_plays_in_neither_game(ada: Player) -> None:
    bo = Player(ada.simulation, ada.simulation.bo, ada.simulation.lounge)
    await bo.open("dyla")

    await ada.do(ada.press(ada.plays_on._replace(match_id=bo.plays_on.match_id)))

    assert [text_of(one).startswith(OLD_BUTTON) for one in ada.told] == [True]
    assert (await ada.revision(), await bo.revision()) == (0, 0)


async def test_a_click_on_a_deleted_game_says_so(ada: Player, tmp_path: Path) -> None:
    await ada.simulation.bot.close()
    for file in tmp_path.glob("airlock.db*"):
        file.unlink()
    await ada.simulation.restart()

    await ada.do(ada.press(ada.plays_on))

    assert [text_of(one) for one in ada.told] == [
        "This game no longer exists. Start a new one with /play."
    ]


@pytest.mark.parametrize("verb", [Verb.TEXT, Verb.LOG, Verb.HAND, Verb.UNDO])
async def test_a_game_on_another_server_shows_nothing_to_strangers(
    ada: Player, simulation: Simulation, verb: Verb
) -> None:
    elsewhere = simulation.env.create_guild(name="Elsewhere")
    channel = elsewhere.create_text_channel("games")
    eve = elsewhere.add_member(simulation.env.create_user("eve"))
    await eve.slash(channel, "play", game="planetary_defence")
    (board,) = simulation.sees(eve, channel)

    forged = CustomId(ada.plays_on.match_id, 0, 0, verb)
    await simulation.deliver(simulation.press(eve, board, str(forged)))

    (said,) = simulation.sees(eve, channel)[1:]
    assert text_of(said).startswith(OLD_BUTTON)


@pytest.mark.parametrize(
    "value",
    [
        "",
        "x",
        "a1:0:0:0:menu:",
        "a1:{match}:0:0:play:nothing",
        "a1:{match}:1:0:play:draw",
        "a1:0123456789:0:0:play:draw",
    ],
)
async def test_a_forged_value_of_a_collapsed_menu_plays_nothing(ada: Player, value: str) -> None:
    match = ada.plays_on.match_id
    menu = CustomId(match, 0, 0, Verb.MENU)

    await ada.do(ada.press(menu, values=[value.format(match=match)]))

    assert await ada.revision() == 0
    assert labels_of(ada.board)


async def test_an_undo_of_another_revision_does_nothing(ada: Player) -> None:
    await ada.do(ada.press(ada.plays_on))
    await ada.member.slash(ada.channel, "table undo")
    asked = ada.told[-1]
    yes = parse(custom_ids(asked.components)[0])

    refusal = "The game has moved on. Press Undo again to see what would be taken back now."
    for times, to in enumerate(("1", "7", "999999999"), 1):
        await ada.do(ada.simulation.press(ada.member, asked, str(yes._replace(argument=to))))
        _, told = ada.told
        assert text_of(told) == repeated(refusal, times)
    assert await ada.revision() == 1


async def test_an_undo_confirmed_twice_undoes_one_move(ada: Player) -> None:
    for _ in range(2):
        await ada.do(ada.press(ada.plays_on))
    await ada.member.slash(ada.channel, "table undo")
    asked = ada.told[-1]
    yes, _ = custom_ids(asked.components)
    presses = [ada.simulation.press(ada.member, asked, yes) for _ in range(2)]

    await ada.do(*presses)

    assert await ada.revision() == 3
    assert ada.board
