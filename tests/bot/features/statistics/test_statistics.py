"""`/stats`: members' results and servers' rankings."""

import re
from dataclasses import replace
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.members.statistics import tallies
from bot.store.records import Result
from tests.bot.features.statistics.rated import ratings
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.endings.test_what_is_kept import played_out
from tests.bot.journeys.tables.endings.test_winning_together import win_together
from tests.bot.journeys.tables.table import board, table
from tests.bot.journeys.tables.turns.test_airlock import pushes, tie
from tests.bot.members.results import details
from tests.simulation import Simulation, text_of

ADA, BO, CLEO = 1, 2, 3


def result(match_id: str, seat: int, user: int | None, *, won: bool, **fields: object) -> Result:
    told = details(ranking=[int(won)], moves=2, seconds=240.0)
    row = Result(match_id, seat, "beacons", 9, user, None, won, 1.0, 100.0, told)
    return replace(row, **fields)  # type: ignore[arg-type]


def duel(match_id: str, winner: int | None, loser: int | None) -> list[Result]:
    return [result(match_id, 0, winner, won=True), result(match_id, 1, loser, won=False)]


def test_games_wins_time_and_opponents_are_counted() -> None:
    results = [*duel("a", ADA, BO), *duel("b", BO, ADA), *duel("c", ADA, BO)]
    tally = tallies(results, ADA)["beacons"]
    assert (tally.games, tally.won, tally.moves, tally.seconds) == (3, 2, 6, 720.0)
    assert tally.against == {BO: (2, 1)}


def test_a_game_ended_by_agreement_counts_for_nobody() -> None:
    gave_up = details(ranking=[0], resigned=[0, 1])
    results = [replace(one, details=gave_up) for one in duel("a", ADA, BO)]
    assert tallies(results, ADA) == {}
    assert ratings(results, frozenset()) == {}


def test_winners_are_rated_above_losers_and_an_upset_counts_more() -> None:
    first = ratings(duel("a", ADA, BO), frozenset())
    assert first[ADA] > first[BO]
    many = [one for game in "abcdefgh" for one in duel(game, ADA, BO)]
    before = ratings(many, frozenset())
    upset = ratings([*many, *duel("z", BO, ADA)], frozenset())
    expected = ratings([*many, *duel("z", ADA, BO)], frozenset())
    assert upset[BO] - before[BO] > expected[ADA] - before[ADA]


def test_a_member_who_opted_out_is_not_ranked() -> None:
    rated = ratings([*duel("a", ADA, BO), *duel("b", ADA, None)], frozenset({BO}))
    assert set(rated) == {ADA}


async def test_results_show_wins_pace_and_the_ladder(simulation: Simulation) -> None:
    await played_out(simulation, simulation.ada, simulation.bo)
    shown = text_of(await enter(simulation, simulation.ada, "stats show"))
    assert "Beacons: 1 game" in shown
    assert "less than a minute per move" in shown
    assert f"<@{simulation.ada.id}>" in text_of(
        await enter(simulation, simulation.dan, "stats ladder", game="beacons")
    )
    await enter(simulation, simulation.ada, "your settings", ranked=False)
    ladder = text_of(await enter(simulation, simulation.dan, "stats ladder", game="beacons"))
    assert f"<@{simulation.ada.id}>" not in ladder


async def test_in_direct_messages_results_of_others_cover_only_shared_servers(
    simulation: Simulation,
) -> None:
    bo, cleo = simulation.bo, simulation.cleo
    await played_out(simulation, simulation.ada, bo)

    async def shown(reader: MemberActor, **whose: MemberActor) -> str:
        await reader.user.slash("stats show", **whose)
        return text_of(simulation.messages_of(reader)[-1])

    assert "Beacons: 1 game" in await shown(cleo, member=bo)
    simulation.env.inject_error("GET", "*/members/*", status=500, times=None)
    hidden = await shown(cleo, member=bo)
    assert "Beacons" not in hidden, "nothing is shown where Discord does not say who is there"
    assert "on a server you share" in hidden
    simulation.heal()
    simulation.guild.remove_member(cleo)
    assert "Beacons" not in await shown(cleo, member=bo)
    assert "Beacons" not in await shown(bo, member=cleo)
    assert "Beacons: 1 game" in await shown(simulation.ada, member=bo)
    simulation.guild.remove_member(bo)
    assert "Beacons" not in await shown(simulation.ada, member=bo)
    assert "Beacons: 1 game" in await shown(bo), "one's own are those of all servers"


async def test_results_of_solo_games_are_not_read_for_ratings(
    simulation: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    game = await table(simulation)
    await context_of(simulation).seats.leave(game.id, simulation.ada.id, ends=True)
    store, asked_for = context_of(simulation).service.store, list[str]()
    results_in = store.results_in

    async def noted(guild: int, game: str, *more: Any) -> list[Result]:
        asked_for.append(game)
        return await results_in(guild, game, *more)

    monkeypatch.setattr(store, "results_in", noted)
    assert "Dyla" in text_of(await enter(simulation, simulation.ada, "stats show"))
    assert not asked_for


async def test_a_cooperative_game_has_no_ladder(
    simulation: Simulation,
) -> None:
    said = text_of(await enter(simulation, simulation.ada, "stats ladder", game="dyla"))
    assert said.startswith(
        "Dyla has no ranking, because its players don't play against each other."
    )
    assert "Dark Miss Down" in said
    choices = await simulation.ada.autocomplete(simulation.games, "stats ladder", "game", "")
    names = [one["name"] for one in choices]
    assert "Beacons" in names
    assert "Dyla" not in names


async def test_the_best_cooperative_tables_are_ranked_by_their_options(
    simulation: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    rounds = (await win_together(simulation, monkeypatch)).match.state.turn
    game, users = "dark_wall_destiny", (simulation.ada.id, simulation.bo.id)
    shown = text_of(await enter(simulation, simulation.ada, "stats ladder", game=game))
    assert "**Normal**" in shown
    assert "1. {} {} · won in {} rounds".format(*(f"<@{one}>" for one in users), rounds) in shown


async def test_there_is_no_ranking_outside_servers(simulation: Simulation) -> None:
    ada, _ = simulation.friends.members
    await ada.slash(simulation.friends.channel, "stats ladder", game="beacons")
    answer = simulation.sees(ada, simulation.friends.channel)[-1]
    assert answer.is_ephemeral
    assert "That only works on servers" in text_of(answer)


async def test_a_tie_is_rated_only_between_members(
    simulation: Simulation,
) -> None:
    ada, bo = simulation.ada, simulation.bo

    async def ladder() -> str:
        return text_of(await enter(simulation, ada, "stats ladder", game="dark_miss_down"))

    await tie(simulation, ada)
    await simulation.deliver(pushes(simulation, ada, board(simulation)))
    assert "Nobody is ranked yet" in await ladder()
    await tie(simulation, ada, bo)
    await simulation.deliver(pushes(simulation, bo, board(simulation)))
    assert re.search(f"1. <@{bo.id}>.*\n2. <@{ada.id}>", await ladder())
