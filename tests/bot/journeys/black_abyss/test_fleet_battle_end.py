"""The last board of a fleet battle explains by itself who won, and why."""

from simcord.actors import MemberActor
from simcord.backend.models import Message

from engine.games.black_abyss.rules.modes import fleets
from tests.bot.journeys.black_abyss.play import begin, context_of, door, public, take
from tests.bot.journeys.clicking import towards
from tests.simulation import Simulation, nodes, text_of


def _alt(message: Message) -> str:
    return " ".join(
        str(item["description"])
        for node in nodes(message.components)
        for item in node.get("items", ())
    )


async def _order_and_end(simulation: Simulation, member: MemberActor, path: str) -> Message:
    """Give the last order, after which the table has left the channel; returns the panel."""
    panel = await door(simulation, member)
    for _ in range(2):  # the order, then who chooses the damage
        control, values = towards(panel, path, ())
        await simulation.deliver(simulation.press(member, panel, control, values=values))
        panel = simulation.env.backend.messages[panel.channel_id][panel.id]
    return panel


async def test_the_end_of_a_fleet_battle_says_what_is_left_of_each_fleet_round_by_round(
    simulation: Simulation,
) -> None:
    ada, bo = simulation.ada, simulation.bo
    begun = await begin(simulation, ada, bo, agents=0, mode="fleet_battle")
    for member, squadron in ((ada, "hammers"), (bo, "wasps")):
        await take(simulation, member, f"muster/{squadron}")
        await take(simulation, member, "pass")
    await take(simulation, ada, "command/assault/trust")
    service = context_of(simulation).service
    panel = await _order_and_end(simulation, bo, "command/assault/trust")
    now, board = await service.tables.load(begun.id), public(simulation)[-1]
    state = now.match.state
    left = [fleets.sections(state, seat) for seat in (0, 1)]
    whole = [fleets.sections_at_start(state, seat) for seat in (0, 1)]
    assert state.turn > 1, "one action fought all rounds"
    assert f"Sections left: Ada {left[0]} of {whole[0]}, Bo {left[1]} of {whole[1]}" in text_of(
        board
    )
    for seat, name in enumerate(("Ada", "Bo")):
        assert f"{name}: {left[seat]}/{whole[seat]}." in _alt(board)
        course = f"{name}, Sections left: from {whole[seat]} to {left[seat]},"
        assert course in _alt(board)
    (sections,) = (await service.courses.of(now)).values()
    assert len(sections) == state.turn, "the chart would end at the wrong round"
    game, outcome = now.match.game, now.match.game.outcome(state)
    assert outcome is not None
    result = now.speech("en")(game.text.outcome(now.match.public, outcome))
    assert text_of(panel).count(result) == 1, "the news does not repeat the result"
