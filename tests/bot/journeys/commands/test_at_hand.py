"""Common needs are easy to find: own turns in /games, settings, what spectators may see."""

import pytest

from bot.presentation import own_settings
from bot.presentation.custom_ids import Verb, parse
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.table import begin, board, boards, press, table
from tests.simulation import Simulation, custom_ids, labels_of, nodes, text_of


@pytest.mark.parametrize("game", ["dark_wall_destiny", "dark_miss_down"])
async def test_a_spectator_who_asks_for_a_hand_is_shown_what_they_may_see(
    simulation: Simulation, game: str
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, game=game)
    shown = await press(simulation, simulation.dan, board(simulation), Verb.HAND)
    assert not shown.visible_to(simulation.ada.id)
    assert "You have no seat in this game" in text_of(shown)
    verbs = [parse(one).verb for one in custom_ids(shown.components)]
    assert verbs[-2:] == [Verb.SCORE, Verb.TEXT]
    assert (Verb.LOOK in verbs) is (game == "dark_wall_destiny")
    for verb in verbs:
        shown = await press(simulation, simulation.dan, board(simulation), Verb.HAND)
        answer = await press(simulation, simulation.dan, shown, verb)
        assert text_of(answer)


async def test_the_list_of_games_starts_with_the_members_turns_each_with_its_button(
    simulation: Simulation,
) -> None:
    now = await begin(simulation, simulation.ada, simulation.bo, game="dark_miss_down")
    await simulation.ada.slash(simulation.lounge, "play", game="dyla")
    first = now.missing[0]
    mover, waiter = (simulation.ada, simulation.bo)[:: 1 - 2 * first]
    listed = await enter(simulation, mover, "games")
    links = [one for one in nodes(listed.components) if "url" in one]
    assert "Your turn: Dark Miss Down" in [one["label"] for one in links]
    known = await context_of(simulation).service.store.messages((await table(simulation)).id)
    assert any(one["url"].endswith(str(known["board"].message)) for one in links)
    lines = [line for line in text_of(listed).splitlines() if line.startswith("- ")]
    assert "your turn" in lines[0]
    told = labels_of(await enter(simulation, waiter, "games"))
    assert "Your turn: Dark Miss Down" not in told


@pytest.mark.parametrize(
    ("control", "value", "said"),
    [
        ("notify", "channel", "On your turn I mention you in the channel."),
        ("quiet", "22-7", "Quiet hours: 22:00 to 7:00 (UTC; <t:"),
        ("holiday", "7", "You're on holiday until"),
        ("language", "de", "Deine Einstellungen"),
        ("ranked", "no", "You are not ranked."),
    ],
)
async def test_a_setting_is_chosen_in_a_menu_and_shown_in_place(
    simulation: Simulation, control: str, value: str, said: str
) -> None:
    shown = await enter(simulation, simulation.ada, "your settings")
    assert said not in text_of(shown)
    menus = [one for one in custom_ids(shown.components) if parse(one).verb is Verb.ME]
    assert [parse(one).argument for one in menus] == list(own_settings.CONTROLS)
    wanted = next(one for one in menus if parse(one).argument == control)
    await simulation.deliver(simulation.press(simulation.ada, shown, wanted, values=[value]))
    after = simulation.env.backend.messages[shown.channel_id][shown.id]
    assert said in text_of(after)
    again = await enter(simulation, simulation.ada, "your settings")
    assert said in text_of(again)


async def test_the_menu_of_a_table_has_the_holiday_and_leads_to_the_settings(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, game="dark_miss_down")
    menu = await press(simulation, simulation.ada, board(simulation), Verb.TABLE)
    assert {"Give my seat", "Holiday and notices"} <= set(labels_of(menu))
    shown = await press(simulation, simulation.ada, menu, Verb.ME)
    assert "Your settings" in text_of(shown)
    assert not shown.visible_to(simulation.bo.id)
    holiday = next(one for one in custom_ids(shown.components) if ":holiday" in one)
    await simulation.deliver(simulation.press(simulation.ada, shown, holiday, values=["7"]))
    shown = simulation.env.backend.messages[shown.channel_id][shown.id]
    assert "You're on holiday until" in text_of(shown)
    back = await press(simulation, simulation.ada, shown, Verb.TABLE)
    assert "Holiday and notices" in labels_of(back)


async def test_a_member_who_keeps_their_seat_goes_back_to_the_menu_of_the_table(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, game="dark_miss_down")
    menu = await press(simulation, simulation.ada, board(simulation), Verb.TABLE)
    asked = await press(simulation, simulation.ada, menu, Verb.GIVE)
    assert "Who do you want to offer your seat to?" in text_of(asked)
    back = await press(simulation, simulation.ada, asked, Verb.TABLE)
    assert back.id == menu.id
    assert "Give my seat" in labels_of(back)


@pytest.mark.parametrize("verb", [Verb.TEXT, Verb.GUIDE, Verb.LOOK, Verb.TERM])
async def test_a_private_answer_takes_the_place_of_the_last_one_of_its_kind(
    simulation: Simulation, verb: Verb
) -> None:
    ada, other = simulation.ada, Verb.GUIDE if verb is Verb.TEXT else Verb.TEXT
    game = "dark_wall_destiny" if verb is Verb.LOOK else "dyla"
    if verb is Verb.LOOK:
        await begin(simulation, ada, simulation.bo, game=game)
    else:
        await ada.slash(simulation.games, "play", game=game)
    (at,) = boards(simulation)
    first, beside, again = [await press(simulation, ada, at, one) for one in (verb, other, verb)]
    private = [one.id for one in simulation.sees(ada, simulation.games) if one.is_ephemeral]
    assert private[-2:] == [beside.id, again.id]
    assert first.id not in private
