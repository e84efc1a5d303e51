"""Friends are ranked together once both named each other; nothing is kept of members who left."""

import json
from pathlib import Path

import pytest

from bot.language.speech import Speech
from tests.bot.features.challenge.posting import begin_and_quit, press
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.departures.forgetting import forget, values_naming
from tests.bot.journeys.tables.endings.test_what_is_kept import file_of
from tests.simulation import Simulation, custom_ids, text_of


async def test_friends_are_ranked_together_once_both_named_each_other(
    simulation: Simulation,
) -> None:
    ada, bo, cleo = simulation.ada, simulation.bo, simulation.cleo
    await begin_and_quit(simulation, ada, bo, cleo)
    alone = text_of(await enter(simulation, ada, "stats challenge", game="dyla", friend=bo))
    assert "among friends" in alone
    assert "1. **Ada**" in alone
    assert "**Bo**" not in alone
    assert f"Haven't added you yet: <@{bo.id}>." in alone
    ranked = f"You are ranked together once <@{bo.id}> adds you, too."
    assert f"You added <@{bo.id}>. {ranked}" in alone
    both = text_of(await enter(simulation, bo, "stats challenge", game="dyla", friend=ada))
    assert f"You and <@{ada.id}> have added each other" in both
    assert "1. **Ada**" in both
    assert "2. **Bo**" in both
    assert f"Friends: <@{ada.id}>." in both
    assert "Cleo" not in both
    gone = text_of(await enter(simulation, ada, "stats challenge", game="dyla", unfriend=bo))
    assert "Bo" not in gone
    assert f"<@{bo.id}> is no longer on your list of friends." in gone
    assert "2. **Bo**" not in text_of(await enter(simulation, bo, "stats challenge", friend=ada))


async def test_friends_are_added_and_removed_by_menus(simulation: Simulation) -> None:
    ada, bo = simulation.ada, simulation.bo
    machine = simulation.guild.add_member(simulation.env.create_user("beep", bot=True))
    store = context_of(simulation).service.store
    shown = await enter(simulation, ada, "stats challenge", game="dyla")
    await press(simulation, ada, shown, "ranked:friends")
    shown = simulation.sees(ada, simulation.games)[-1]
    assert not [one for one in custom_ids(shown.components) if one.endswith(".drop")]
    (name,) = [one for one in custom_ids(shown.components) if one.endswith(".name")]
    for refused in (ada, machine):
        await simulation.deliver(simulation.press(ada, shown, name, values=[str(refused.id)]))
        assert Speech().say("refused-friend") in text_of(simulation.sees(ada, simulation.games)[-1])
    forged = simulation.press(ada, shown, name, values=[str(simulation.cleo.id)])
    del forged.payload["data"]["resolved"]
    await simulation.deliver(forged)
    assert await store.friends_of(ada.id) == {}
    await simulation.deliver(simulation.press(ada, shown, name, values=[str(bo.id)]))
    assert f"Haven't added you yet: <@{bo.id}>." in text_of(shown)
    assert f"You added <@{bo.id}>." in text_of(shown)
    assert await store.friends_of(ada.id) == {bo.id: False}
    (drop,) = [one for one in custom_ids(shown.components) if one.endswith(".drop")]
    await simulation.deliver(simulation.press(ada, shown, drop, values=[str(bo.id)]))
    assert f"<@{bo.id}> is no longer on your list of friends." in text_of(shown)
    assert "Haven't added you yet" not in text_of(shown)
    assert await store.friends_of(ada.id) == {}


async def test_members_cannot_name_themselves_or_a_bot_as_a_friend(simulation: Simulation) -> None:
    machine = simulation.guild.add_member(simulation.env.create_user("beep", bot=True))
    for friend in (simulation.ada, machine):
        said = await enter(simulation, simulation.ada, "stats challenge", friend=friend)
        assert text_of(said) == Speech().say("refused-friend")


async def test_friends_are_exported_and_deleted_with_their_members_data(
    simulation: Simulation,
) -> None:
    await enter(simulation, simulation.ada, "stats challenge", friend=simulation.bo)
    answer = await enter(simulation, simulation.ada, "your data export")
    told = json.loads(file_of(simulation, answer))
    assert told["friends"] == [{"user": simulation.bo.id, "named_back": False}]
    sure = await enter(simulation, simulation.bo, "your data delete")
    await simulation.deliver(simulation.press(simulation.bo, sure, custom_ids(sure.components)[0]))
    assert await context_of(simulation).service.store.friends_of(simulation.ada.id) == {}


@pytest.mark.threads
async def test_nothing_in_the_database_names_a_forgotten_member_who_played_the_challenge(
    simulation: Simulation, database: Path
) -> None:
    ada, bo = simulation.ada, simulation.bo
    await bo.slash(simulation.lounge, "play", game="dyla", challenge=True)
    await bo.slash(simulation.lounge, "stats challenge", friend=ada)
    await ada.slash(simulation.lounge, "stats challenge", friend=bo)
    named = str(bo.id), "Bo"
    assert {table for table, _ in values_naming(database, *named)} >= {"dailies", "friends"}
    assert await forget(simulation, str(bo.id), "--yes") == 0
    assert values_naming(database, *named) == set()
