"""The purchase form of Black Abyss: several purchases in one modal, all or none."""

from functools import partial
from typing import Any

from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.ships import add_ship
from tests.bot.journeys.black_abyss.forms import filled_in, opened, options, options_by_label
from tests.bot.journeys.black_abyss.late import dockyard
from tests.bot.journeys.black_abyss.play import begin, document, door, jump, table
from tests.simulation import Simulation, custom_ids, labels_of


def wealthy(state: Any, amount: int = 60) -> None:
    """Give everybody this many resources, and Ada a dock with an empty frigate over it."""
    dockyard(state)
    for empire in state.empires:
        empire.food = empire.energy = empire.minerals = amount


async def at_the_market(simulation: Simulation, amount: int = 60) -> Any:
    """Start a game of Ada, Bo and Cleo at the purchase phase."""
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo, agents=0)
    return await jump(simulation, 10, "purchase", partial(wealthy, amount=amount))


async def test_three_purchases_take_three_clicks_and_three_requests(
    simulation: Simulation,
) -> None:
    before = await at_the_market(simulation)
    panel = await door(simulation, simulation.ada)
    with simulation.requests() as sent:
        click = await opened(simulation, simulation.ada, panel)
        titles = [title.partition(" | ")[0] for title in options_by_label(click)]
        assert titles == ["Research", "Ships", "Buildings", "Ship tiles"]
        found = options(click)
        answers = {"techs": ["scanners"], "ships": found["ships"][:1], "tiles": found["tiles"][:1]}
        submitted = simulation.submit(simulation.ada, click, answers)
        await simulation.deliver(submitted)
        panel = simulation.env.backend.messages[panel.channel_id][panel.id]
        (done,) = [one for one in custom_ids(panel.components) if one.endswith(":play:pass")]
        await simulation.deliver(simulation.press(simulation.ada, panel, done))
    assert len([one for one in sent if one.path.endswith("/callback")]) == 3
    after = await table(simulation)
    assert after.match.revision == before.match.revision + 2
    empire = after.match.state.empires[0]
    assert empire.done
    assert len(empire.basket) == 3
    assert (
        empire.techs[t.TECH["scanners"]]
        == before.match.state.empires[0].techs[t.TECH["scanners"]] + 1
    )


async def test_unaffordable_purchases_are_refused_and_the_form_keeps_its_choices(
    simulation: Simulation,
) -> None:
    before = await at_the_market(simulation, amount=3)
    panel = await door(simulation, simulation.ada)
    click = await opened(simulation, simulation.ada, panel)
    assert "You have 3 food, 3 energy, 3 minerals." in str(options_by_label(click))
    techs = ["scanners", "fighter-drives"]
    panel = await filled_in(simulation, simulation.ada, panel, {"techs": techs})
    assert (await table(simulation)).match == before.match
    assert "You can't pay for this: you lack" in document(panel)
    again = await opened(simulation, simulation.ada, panel)
    chosen = options(again, chosen=True)["techs"]
    assert sorted(chosen) == sorted(techs)
    await filled_in(simulation, simulation.ada, panel, {"techs": ["scanners"]})
    assert len((await table(simulation)).match.state.empires[0].basket) == 1


async def test_if_one_item_has_sold_out_all_purchases_of_the_form_are_refused(
    simulation: Simulation,
) -> None:
    await at_the_market(simulation)
    panel = await door(simulation, simulation.ada)
    click = await opened(simulation, simulation.ada, panel)
    found = options(click)["tiles"][:1]
    late = simulation.submit(simulation.ada, click, {"tiles": found})

    def sold_out(state: Any) -> None:
        wealthy(state)
        state.tiles_left[t.TILE[found[0].partition(".")[2]]] = 0

    await jump(simulation, 10, "purchase", sold_out)
    before = await table(simulation)
    await simulation.deliver(late)
    assert late.answered
    assert (await table(simulation)).match == before.match


async def test_an_empty_form_leads_back_to_the_menu_that_it_was_opened_from(
    simulation: Simulation,
) -> None:
    await at_the_market(simulation)
    before = await door(simulation, simulation.ada)
    panel = await filled_in(simulation, simulation.ada, before, {})
    assert "Choose at least one thing to buy." in document(panel)
    assert labels_of(panel) == labels_of(before)
    assert "Done: buy nothing" in labels_of(panel)


async def test_the_form_names_the_menu_with_things_that_it_cannot_list(
    simulation: Simulation,
) -> None:
    def fleet(state: Any) -> None:
        wealthy(state, 90)
        home = state.empires[0].home
        for _ in range(5):
            add_ship(state, 0, t.FRIGATE, home)
        state.empires[0].techs[:] = [1] * len(t.TECHS)

    await at_the_market(simulation)
    await jump(simulation, 10, "purchase", fleet)
    panel = await door(simulation, simulation.ada)
    listed = options_by_label(await opened(simulation, simulation.ada, panel))
    (tiles,) = [label for label in listed if label.startswith("Ship tiles")]
    assert len(listed[tiles]) == 25
    assert "more under “Fit a ship”." in tiles
