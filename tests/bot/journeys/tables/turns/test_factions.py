"""Dark Wall Destiny begins with the choice of factions: members first, each faction once."""

from typing import Any

from simcord.backend.models import Message

from bot.presentation.custom_ids import Verb
from tests.bot.journeys.tables.table import begin, board, press, table, until
from tests.simulation import Simulation, nodes, text_of

ASKS = "Choose a faction …"


def factions(panel: Message) -> dict[str, Any]:
    """The menu in which a panel offers factions."""
    return next(one for one in nodes(panel.components) if one.get("placeholder") == ASKS)


async def test_bos_open_menu_stays_as_it_was_when_ada_takes_her_faction(
    simulation: Simulation,
) -> None:
    ada, bo = simulation.ada, simulation.bo
    await begin(simulation, ada, bo, game="dark_wall_destiny")
    own = await press(simulation, ada, board(simulation), Verb.HAND)
    panel = await press(simulation, bo, board(simulation), Verb.HAND)
    before = factions(panel)["options"]
    assert all(one["description"] for one in before)
    await press(simulation, ada, own, Verb.CHOOSE, "trophy")
    after = factions(simulation.env.backend.messages[panel.channel_id][panel.id])["options"]
    assert after == [one for one in before if "Khath" not in one["label"]]
    assert len(after) == len(before) - 2


async def test_people_choose_their_factions_and_agents_after_them(simulation: Simulation) -> None:
    ada, bo = simulation.ada, simulation.bo
    began = await begin(simulation, ada, bo, agents=2, game="dark_wall_destiny")
    shown = text_of(board(simulation))
    assert "everyone chooses a faction and a tactics card" in shown
    first, second = (seat.name for seat in began.row.seats[2:])
    assert f"{first} and {second} choose a faction after all of you." in shown
    own = await press(simulation, ada, board(simulation), Verb.HAND)
    panel = await press(simulation, bo, board(simulation), Verb.HAND)
    assert "Warcaste (Khath)" in str(panel.components)
    assert "Choose a faction …" in str(panel.components)
    await press(simulation, ada, own, Verb.CHOOSE, "trophy")
    now = await table(simulation)
    assert now.match.state.done == [0], "agents wait for Bo"
    assert "Khath" not in str(panel.components)
    await press(simulation, bo, panel, Verb.CHOOSE, "refit")

    async def dealt() -> bool:
        return bool((await table(simulation)).match.state.stage == "begin")

    await until(simulation, dealt)
    seats = (await table(simulation)).match.view(None).seats
    assert [one.home for one in seats[:2]] == ["trophy", "refit"]
    assert seats[2].faction not in ("khath", "volam", "none")
