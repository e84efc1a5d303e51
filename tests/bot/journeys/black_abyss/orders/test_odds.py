"""*How would it go?*: a private panel for members who order a battle or may go to war."""

import re

from bot.presentation.custom_ids import Verb
from tests.bot.journeys.black_abyss import late
from tests.bot.journeys.black_abyss.play import agents_rest, begin, door, jump, press, take
from tests.simulation import Simulation, labels_of, text_of

ASK = "How would it go?"


async def test_a_member_choosing_an_order_sees_the_battles_odds_privately(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo, agents=0)
    await jump(simulation, 5, "move", late.battle)
    panel = await door(simulation, simulation.ada)
    assert ASK in labels_of(panel)
    said = await press(simulation, simulation.ada, panel, "odds")
    assert said.visible_to(simulation.ada.id)
    assert not said.visible_to(simulation.bo.id)
    assert "battles were simulated" in text_of(said)
    assert text_of(said).count("you win") == 3, "no planet is there to bombard"
    assert ASK not in labels_of(await door(simulation, simulation.cleo))


async def test_after_the_order_no_odds_are_shown(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo, agents=0)
    await jump(simulation, 5, "move", late.battle)
    panel = await door(simulation, simulation.ada)
    assert ASK in labels_of(panel)
    await take(simulation, simulation.ada, "command/assault/fight")
    assert ASK not in labels_of(await door(simulation, simulation.ada))


async def test_before_declaring_war_a_member_sees_the_odds_of_battles_in_reach(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo, agents=0)
    now = await jump(simulation, 5, "move", late.visit)
    view = now.match.game.view(now.match.state, 0)
    panel = await door(simulation, simulation.ada)
    said = await press(simulation, simulation.ada, panel, "odds")
    told = text_of(said)
    assert "as if you declared war now" in told
    assert f"{view.hexes[view.empires[1].home].name} against Bo, with 4 ships" in told
    assert ASK not in labels_of(await door(simulation, simulation.bo))
    await take(simulation, simulation.ada, "diplomacy/war/seat-1/declare")
    panel = await door(simulation, simulation.ada)
    heading, first, *_ = text_of(await press(simulation, simulation.ada, panel, "odds")).split("\n")
    assert "as if you sent every ship in reach" in heading
    assert "against Bo, with 4 ships" in first


async def test_before_a_fleet_battle_the_hint_gives_the_first_order_of_the_odds(
    simulation: Simulation,
) -> None:
    ada = simulation.ada
    await begin(simulation, ada, agents=1, mode="fleet_battle")
    await take(simulation, ada, "muster/archers")
    await take(simulation, ada, "pass")
    await agents_rest(simulation)
    panel = await door(simulation, ada)
    assert f"**Do this:** Press *{ASK}*" in text_of(panel)
    odds = text_of(await press(simulation, ada, panel, Verb.ODDS))
    _, best, *_ = odds.split("\n")
    order, rates = best.removeprefix("- ").split(": ", 1)
    hint = text_of(await press(simulation, ada, panel, Verb.HINT))
    assert f"Give the order {order}" in hint
    assert "flee" not in odds + hint, "nobody can flee"
    won_and_lost = re.findall(r"\d+%", rates)[:2]
    won, lost = (int(one.removesuffix("%")) for one in won_and_lost)
    assert won + lost > 90, "after 20 rounds a side has won"
    assert won_and_lost == re.findall(r"\d+%", hint)[:2], "with the same figures"
