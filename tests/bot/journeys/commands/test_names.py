"""Whatever a member's name, nobody is pinged, and no text is broken or hidden."""

import json

from simcord.backend.models import Message

from tests.bot.journeys.commands.saying import board, enter, filled
from tests.bot.journeys.tables.table import press_only_button
from tests.simulation import Simulation, custom_ids, labels_of, text_of

NAMES = {
    "**bold** _x_ ~~y~~ `z`": "\\*\\*bold\\*\\* \\_x\\_ \\~\\~y\\~\\~ \\`z\\`",
    "@everyone @here": "\\@everyone \\@here",
    "<@1><@&2><#3></play:4><t:0:R>": "\\<\\@1\\>",
    "||spoiler|| # heading": "\\|\\|spoiler\\|\\| \\# heading",
    "[link](https://x.example)": "\\[link\\]\\(https\\://x\\.example\\)",
    "first\nsecond\r\n- third": "first second \\- third",
    "\u202eevil\u2066name\u2069": "evil name",
    "{ $seat } { seat }": "\\{ $seat \\} \\{ seat \\}",
    "\u200b" * 32: "somebody",
    "\u3164": "somebody",
}


async def test_a_malicious_name_is_escaped_on_every_board_and_list(
    simulation: Simulation,
) -> None:
    await enter(simulation, simulation.ada, "settings games", most=25, each=25)
    for name, shown_as in NAMES.items():
        simulation.rename(simulation.bo, name)
        with simulation.requests() as sent:
            shown = [*await whole_path(simulation), board(simulation)]
        for message in shown:
            said = text_of(message)
            assert shown_as in said, name
            assert "\u202e" not in said
            assert "\u200b" not in said
        assert "Play again" in labels_of(board(simulation))
        for request in sent:
            if "/threads" not in request.path:  # the name of a thread is shown as it is
                assert "<@" not in json.dumps(request.json or {}), name
    for place in simulation.env.backend.messages.values():
        for one in place.values():
            assert (one.mention_user_ids, one.mention_role_ids) == ([], [])
            assert not one.mention_everyone
    threads = simulation.env.backend.active_threads(simulation.guild.id)
    assert len(threads) == len(NAMES)
    for thread in threads:
        assert thread.name is not None
        assert thread.name.isprintable()
        assert len(thread.name) > len("Dyla: ")


async def whole_path(simulation: Simulation) -> list[Message]:
    """Let Bo play, ask for a second table, be listed, look around, and resign the first game."""
    await simulation.bo.slash(simulation.games, "play", game="dyla")
    first = next(one for one in custom_ids(board(simulation).components) if ":play:" in one)
    await simulation.deliver(simulation.press(simulation.bo, board(simulation), first))
    offer = await enter(simulation, simulation.bo, "play", game="dyla")
    await press_only_button(simulation, simulation.bo, offer)
    told = [await enter(simulation, simulation.cleo, command) for command in ("table log", "games")]
    told.append(await enter(simulation, simulation.bo, "hand"))
    question = await enter(simulation, simulation.bo, "table quit")
    yes, _ = custom_ids(question.components)
    await simulation.deliver(simulation.press(simulation.bo, question, yes))
    return told


async def test_a_name_is_escaped_in_the_answer_to_every_command(simulation: Simulation) -> None:
    simulation.rename(simulation.bo, "**b** @everyone")
    for plays in (False, True):
        if plays:
            await simulation.bo.slash(simulation.games, "play", game="dyla")
        for command in simulation.bo.available_commands(simulation.games):
            await simulation.bo.slash(simulation.games, command, **filled(command, simulation.cleo))
            said = "\n".join(map(text_of, simulation.sees(simulation.bo, simulation.games)))
            assert "**b**" not in said, f"/{command}: escape the name (`safe_name`)"
    assert "\\*\\*b\\*\\*" in said
