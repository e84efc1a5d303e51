"""Whatever a member reads privately beside a game leads back to its board."""

import pytest
from simcord.backend.models import Message

from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.tables.table import a_turn, begin, board, boards, press
from tests.simulation import Simulation, nodes


def links(shown: Message) -> list[str]:
    """The addresses that the buttons of a message open."""
    return [str(one["url"]) for one in nodes(shown.components) if "url" in one]


@pytest.mark.parametrize(
    ("game", "players", "at_board", "in_panel"),
    [
        ("dark_miss_down", 2, ["text", "guide"], ["term"]),
        ("black_abyss", 3, ["text", "look"], []),
        ("dark_wall_destiny", 2, ["text", "look"], ["term"]),
    ],
)
async def test_each_private_answer_at_a_table_links_to_the_board(
    simulation: Simulation, game: str, players: int, at_board: list[str], in_panel: list[str]
) -> None:
    members = (simulation.ada, simulation.bo, simulation.cleo)[:players]
    await begin(simulation, *members, game=game)
    there = board(simulation)
    panel = await press(simulation, simulation.ada, there, "hand")
    asked = [(there, verb) for verb in at_board] + [(panel, verb) for verb in in_panel]
    answers = [await press(simulation, simulation.ada, *one) for one in asked]
    for shown in (panel, *answers):
        assert shown.is_ephemeral
        assert [one for one in links(shown) if one.endswith(f"/{there.channel_id}/{there.id}")]


async def test_questions_and_further_pages_of_the_rules_and_log_link_to_the_board(
    simulation: Simulation,
) -> None:
    ada, bo = simulation.ada, simulation.bo
    await begin(simulation, ada, bo)
    await a_turn(simulation, ada, bo)
    there = board(simulation)
    rules = await press(simulation, ada, there, "guide")
    await press(simulation, ada, rules, "rules")
    shown = [await enter(simulation, ada, one) for one in ("table undo", "table quit")]
    for one in (rules, *shown):
        assert links(one)[-1].endswith(f"/{there.channel_id}/{there.id}")


async def test_an_explanation_beside_a_solo_board_links_to_the_board(
    simulation: Simulation,
) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    (there,) = boards(simulation)
    terms = await press(simulation, simulation.ada, there, "term")
    assert links(terms)[-1].endswith(f"/{there.id}")
    menu = next(one for one in nodes(terms.components) if "options" in one)
    chosen = [menu["options"][0]["value"]]
    await simulation.deliver(
        simulation.press(simulation.ada, terms, menu["custom_id"], values=chosen)
    )
    assert links(terms)[-1].endswith(f"/{there.id}")
