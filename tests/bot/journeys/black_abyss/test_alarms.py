"""Alarms: a threat of victory is shown above everything else; those threatened are called once."""

from typing import Any

from simcord.actors import MemberActor
from simcord.backend.models import Message

from engine.games.black_abyss.state import NOBODY
from tests.bot.journeys.black_abyss.play import begin, board, door, jump, take
from tests.simulation import Simulation, nodes, text_of

NEAR = "Ada wins if elected in cycle 9."


def two_terms(state: Any) -> None:
    """Let Ada hold the seat for the second time in a row, with everybody at peace."""
    state.leader, state.in_a_row, state.active = 0, 2, 0
    state.offers.clear()
    for seat, empire in enumerate(state.empires):
        empire.terms = 2 if seat == 0 else 0
        empire.offers = state.war[seat] = state.passage[seat] = 0
        empire.secret = empire.keepers = 0


def no_leader(state: Any) -> None:
    """Let nobody hold the seat, with everybody at peace."""
    two_terms(state)
    state.leader, state.in_a_row, state.empires[0].terms = NOBODY, 0, 0


def calls(simulation: Simulation, member: MemberActor) -> list[Message]:
    """The direct messages that only announce a threat."""
    return [one for one in simulation.messages_of(member) if text_of(one).startswith(f"⚠️ **{NEAR}")
            and "###" not in text_of(one)]  # fmt: skip


async def test_an_election_that_may_end_the_game_calls_the_threatened_members_once(
    simulation: Simulation,
) -> None:
    members = (simulation.ada, simulation.bo, simulation.cleo)
    await begin(simulation, *members, agents=0)
    await jump(simulation, 8, "move", two_terms)
    for other in (1, 2):
        await take(simulation, simulation.ada, f"diplomacy/offer/passage-{other}")
    assert [len(calls(simulation, member)) for member in members] == [0, 1, 1]


async def test_the_pictures_of_board_and_panel_show_an_alarm_once(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, agents=1)
    await jump(simulation, 8, "move", two_terms)
    await take(simulation, simulation.ada, "diplomacy/offer/passage-1")
    for shown in (board(simulation), await door(simulation, simulation.bo)):
        assert "⚠️" not in text_of(shown)
        galleries = [node["items"] for node in nodes(shown.components) if "items" in node]
        assert str(galleries[0][0]["description"]).startswith(NEAR)


async def test_without_an_alarm_nobody_is_called(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo, agents=1)
    await jump(simulation, 8, "move", no_leader)
    await take(simulation, simulation.ada, "diplomacy/offer/passage-1")
    assert calls(simulation, simulation.bo) == []
    assert "⚠️" not in text_of(board(simulation))


async def test_with_closed_messages_the_call_is_a_mention(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo, agents=1)
    simulation.close_messages(simulation.bo)
    await jump(simulation, 8, "move", two_terms)
    await take(simulation, simulation.ada, "diplomacy/offer/passage-1")
    said = [text_of(one) for one in simulation.sees(simulation.dan, simulation.games)]
    assert sum(f"<@{simulation.bo.id}>: ⚠️ **{NEAR}**" in one for one in said) == 1
