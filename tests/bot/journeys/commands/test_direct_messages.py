"""Commands in direct messages apply to the member's only game, or ask which."""

from typing import Any

from simcord.actors import MemberActor
from simcord.backend.errors import OptionError
from simcord.backend.models import Message
from simcord.enums import ComponentType

from bot.app import Airlock
from tests.bot.journeys.commands.saying import enter, filled
from tests.bot.journeys.player import context_of
from tests.simulation import Simulation, custom_ids, labels_of, nodes, text_of

OF_ONE_GAME = ("board", "hand", "table log", "table quit", "table chart", "table export")
ELSEWHERE = ("here", "this channel", "this server")
"""Words of answers that only make sense in a channel."""


async def whispered(
    simulation: Simulation, member: MemberActor, command: str, /, **options: Any
) -> Message:
    """The only answer to a command in direct messages."""
    before = {one.id for one in simulation.messages_of(member)}
    await member.user.slash(command, **options)
    (answer,) = [one for one in simulation.messages_of(member) if one.id not in before]
    return answer


async def two_games(simulation: Simulation) -> None:
    """Let Ada play two games."""
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    await simulation.ada.slash(simulation.lounge, "play", game="planetary_defence")


async def choose(simulation: Simulation, member: MemberActor, question: Message, name: str) -> None:
    """Choose the entry with this name from a message's only menu."""
    (menu,) = [
        node
        for node in nodes(question.components)
        if node.get("type") == ComponentType.STRING_SELECT
    ]
    (value,) = [one["value"] for one in menu["options"] if one["label"] == name]
    await simulation.deliver(simulation.press(member, question, menu["custom_id"], values=[value]))


async def entries(simulation: Simulation, channel: int) -> int:
    """The number of moves in a channel's game."""
    store = context_of(simulation).service.store
    row = await store.match_in_channel(channel)
    assert row is not None
    return row.revision


async def test_with_one_game_commands_need_no_name(simulation: Simulation) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    for command in OF_ONE_GAME:
        answer = await whispered(simulation, simulation.ada, command)
        assert "No game" not in text_of(answer), command
        assert not any(":which:" in one for one in custom_ids(answer.components)), command
    moves = await simulation.ada.user.autocomplete("move", "move", "")
    await whispered(simulation, simulation.ada, "move", move=moves[0]["value"])
    assert await entries(simulation, simulation.games.id) == 1
    question = await whispered(simulation, simulation.ada, "table undo")
    assert labels_of(question) == ["Undo it", "Keep it", "Board"]


async def test_with_several_games_a_command_asks_which_one(
    simulation: Simulation,
) -> None:
    await two_games(simulation)
    for command in OF_ONE_GAME:
        question = await whispered(simulation, simulation.ada, command)
        assert text_of(question) == "You're in several games. Which one?"
        before = len(simulation.messages_of(simulation.ada))
        await choose(simulation, simulation.ada, question, "Dyla in #games")
        answer = simulation.messages_of(simulation.ada)[before]
        assert "several games" not in text_of(answer)
        assert "Planetary" not in text_of(answer)


async def test_a_game_is_named_by_the_option_in_any_channel(simulation: Simulation) -> None:
    await two_games(simulation)
    offered = await simulation.ada.user.autocomplete("table log", "game", "")
    names = [one["name"] for one in offered]
    assert sorted(names) == ["Dyla in #games", "Planetary Defence System in #lounge"]
    chosen = next(one["value"] for one in offered if one["name"].startswith("Dyla"))
    assert "Dyla · what happened" in text_of(
        await whispered(simulation, simulation.ada, "table log", game=chosen)
    )
    assert "Dyla · what happened" in text_of(
        await enter(simulation, simulation.ada, "table log", at=simulation.lounge, game="dyla")
    )
    unknown = await whispered(simulation, simulation.ada, "table log", game="chess")
    assert text_of(unknown).startswith("You're not in a game called “chess”.")


async def test_suggested_moves_of_several_games_name_their_game_and_are_played_there(
    simulation: Simulation,
) -> None:
    await two_games(simulation)
    offered = [one["value"] for one in await simulation.ada.user.autocomplete("move", "move", "")]
    heads = {one.partition(": ")[0] for one in offered}
    assert heads == {"Dyla", "Planetary Defence System"}
    named = [one["value"] for one in await simulation.ada.user.autocomplete("move", "move", "dyl")]
    assert named
    assert all(one.startswith("Dyla: ") for one in named)
    letter = named[0].removeprefix("Dyla: ")[:4]
    typed = [one["value"] for one in await simulation.ada.user.autocomplete("move", "move", letter)]
    assert named[0] in typed
    assert all(letter.lower() in one.partition(": ")[2].lower() for one in typed)
    await whispered(simulation, simulation.ada, "move", move=named[0])
    assert await entries(simulation, simulation.games.id) == 1
    assert await entries(simulation, simulation.lounge.id) == 0


async def test_a_move_without_a_game_is_played_in_the_game_chosen_afterwards(
    simulation: Simulation,
) -> None:
    await two_games(simulation)
    offered = await simulation.ada.autocomplete(simulation.games, "move", "move", "")
    question = await whispered(simulation, simulation.ada, "move", move=offered[0]["value"])
    assert await entries(simulation, simulation.games.id) == 0
    await choose(simulation, simulation.ada, question, "Dyla in #games")
    assert await entries(simulation, simulation.games.id) == 1


async def test_two_games_of_one_kind_are_distinguished_by_their_channels(
    simulation: Simulation,
) -> None:
    for channel in (simulation.games, simulation.lounge):
        await simulation.ada.slash(channel, "play", game="dyla")
    offered = [one["value"] for one in await simulation.ada.user.autocomplete("move", "move", "")]
    heads = {one.partition(": ")[0] for one in offered}
    assert heads == {"Dyla in #games", "Dyla in #lounge"}
    await whispered(
        simulation,
        simulation.ada,
        "move",
        move=next(one for one in offered if "#lounge" in one),
    )
    assert await entries(simulation, simulation.lounge.id) == 1


async def test_a_move_typed_in_direct_messages_updates_the_solo_board(
    simulation: Simulation,
) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    (board,) = simulation.sees(simulation.dan, simulation.games)
    before = text_of(board)
    panel = await whispered(simulation, simulation.ada, "board")
    assert "Board" in labels_of(panel)
    move = next(one for one in custom_ids(panel.components) if ":play:" in one)
    await simulation.deliver(simulation.press(simulation.ada, panel, move))
    assert await entries(simulation, simulation.games.id) == 1
    assert "further down" not in text_of(panel)
    assert any(":play:" in one for one in custom_ids(panel.components))
    assert text_of(board) != before
    await simulation.deliver(simulation.press(simulation.ada, panel, move))
    assert "Too late: the game has moved on" in text_of(panel)
    assert await entries(simulation, simulation.games.id) == 1


async def test_a_forged_choice_does_not_open_another_members_game(simulation: Simulation) -> None:
    await two_games(simulation)
    third = simulation.guild.create_text_channel("third")
    await simulation.bo.slash(third, "play", game="dyla")
    row = await context_of(simulation).service.store.match_in_channel(third.id)
    assert row is not None
    question = await whispered(simulation, simulation.ada, "hand")
    (mine, *_) = await context_of(simulation).service.store.matches_of(simulation.ada.id)
    (menu,) = custom_ids(question.components)
    for what, value, said in (
        (menu, row.id, "That button is for another player."),
        (menu, "nonsense", "out of date"),
        (menu.replace(":hand", ":burn"), mine.id, "out of date"),
    ):
        await simulation.deliver(simulation.press(simulation.ada, question, what, values=[value]))
        assert said in text_of(simulation.messages_of(simulation.ada)[-1])


async def test_commands_in_direct_messages_never_speak_of_a_channel(
    simulation: Simulation,
) -> None:
    commands = simulation.bo.user.available_commands()
    assert {"move", "table log", "board", "hand", "play", "your settings"} <= set(commands)
    assert not [one for one in commands if one.startswith("settings")]
    for plays in (False, True):
        if plays:
            await simulation.bo.slash(simulation.games, "play", game="dyla")
        for command in commands:
            options = filled(command, simulation.ada.user)
            try:
                said = text_of(await whispered(simulation, simulation.bo, command, **options))
            except OptionError as error:
                error.add_note(f"Give /{command} its required options: `FILLED` in saying.py.")
                raise
            assert said, command
            bad = [word for word in ELSEWHERE if f" {word}" in said]
            assert not bad, (
                f"/{command} says {bad} in a direct message, where there is no channel or server."
                f" Word it for both, or otherwise where `server_of(interaction)` is None: {said}"
            )


async def test_no_command_in_a_group_relies_on_a_limit_that_discord_ignores(
    simulation: Simulation,
) -> None:
    assert isinstance(simulation.bot, Airlock)
    limited = [
        f"/{one.qualified_name}"
        for one in simulation.bot.tree.walk_commands()
        if one.parent and (one.guild_only or one.allowed_contexts or one.allowed_installs)
    ]
    assert not limited, (
        f"Discord offers {limited} in direct messages, as it limits whole groups only: take"
        " `guild_only` or `on_servers` off, and answer where `interaction.guild_id` is None."
    )


async def test_a_member_without_games_learns_how_to_begin(simulation: Simulation) -> None:
    for command in (*OF_ONE_GAME, "table undo", "table vote", "table pause"):
        said = text_of(await whispered(simulation, simulation.bo, command))
        assert said == ("You're not in any game. Start one with /play.")
    assert await simulation.bo.user.autocomplete("move", "move", "") == []
