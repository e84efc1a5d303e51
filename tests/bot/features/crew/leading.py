"""Shared by tests of crews at a seat of a larger table: open, join, vote.

Ada's seat at a table of Beacons is led by a crew.
"""

from simcord.actors import MemberActor
from simcord.backend.models import Message

from tests.bot.journeys.tables.table import begin, board, press
from tests.simulation import Simulation, custom_ids, nodes, text_of

ADA, BO = 0, 1


async def click(simulation: Simulation, member: MemberActor, shown: Message, end: str) -> Message:
    """Press the button whose custom id ends with `end`.

    Returns the private answer, or the message itself if there is none.
    """
    before = {one.id for one in simulation.sees(member, simulation.games)}
    wanted = next(one for one in custom_ids(shown.components) if one.endswith(end))
    await simulation.deliver(simulation.press(member, shown, wanted))
    await simulation.env.settle()
    seen = [one for one in simulation.sees(member, simulation.games) if one.is_ephemeral]
    return next((one for one in reversed(seen) if one.id not in before), shown)


async def open_seat(simulation: Simulation, member: MemberActor) -> None:
    """Let the member open their seat to a crew."""
    menu = await press(simulation, member, board(simulation), "table")
    asked = await click(simulation, member, menu, "crew:open")
    assert "From then on every choice is a vote" in text_of(asked)
    await click(simulation, member, asked, "crew:openyes")


async def page(simulation: Simulation, member: MemberActor, seat: int = ADA) -> Message:
    """The page of a seat's crew, opened by the board's button."""
    return await click(simulation, member, board(simulation), f":{seat}:0:crew:")


async def joined(simulation: Simulation, member: MemberActor, seat: int = ADA) -> Message:
    """Let a member join a seat's crew; returns their panel."""
    shown = await page(simulation, member, seat)
    await click(simulation, member, shown, "crew:join")
    return await press(simulation, member, shown, "hand")


async def terms(simulation: Simulation, member: MemberActor, agree: str) -> None:
    """Let the captain set how many votes play a move."""
    mine = await page(simulation, member)
    menu = next(one for one in custom_ids(mine.components) if one.endswith("crew:agree"))
    await simulation.deliver(simulation.press(member, mine, menu, values=[agree]))


async def shared(simulation: Simulation, pace: str = "none") -> Message:
    """A game of Ada, whose seat Cleo leads with her, against Bo; returns Cleo's panel."""
    await begin(simulation, simulation.ada, simulation.bo, pace=pace)
    await open_seat(simulation, simulation.ada)
    return await joined(simulation, simulation.cleo)


async def led(simulation: Simulation, pace: str = "none", agree: str = "2") -> Message:
    """A `shared` game in which this many votes play a move; returns Cleo's panel."""
    panel = await shared(simulation, pace)
    await terms(simulation, simulation.ada, agree)
    return panel


def cards(panel: Message) -> tuple[str, list[str]]:
    """The menu of cards in a seat's panel, and its cards."""
    (menu,) = [one for one in nodes(panel.components) if ":pick:" in one.get("custom_id", "")]
    return menu["custom_id"], [one["value"] for one in menu["options"]]


async def lay(
    simulation: Simulation, member: MemberActor, panel: Message, place: int = 0, times: int = 1
) -> None:
    """Choose the card at `place` in a panel, by one click that arrives `times` times."""
    menu, known = cards(panel)
    pressed = simulation.press(member, panel, menu, values=[known[place]])
    await simulation.deliver(*[pressed] * times)
    assert pressed.answered
