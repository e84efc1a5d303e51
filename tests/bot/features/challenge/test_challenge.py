"""Challenges cannot be scouted: the first start counts, and the deal stays secret all day."""

import asyncio
import json
import re
from pathlib import Path

import pytest
from simcord.actors import MemberActor

from bot.__main__ import main
from bot.app import Airlock
from bot.features.challenge import deed
from bot.features.challenge.deed import is_practice
from bot.language.speech import Speech
from bot.play.opening.start import Seating
from bot.play.undo import last_own_action
from bot.runtime.durations import day_of
from bot.store import open_store
from bot.table.refusals import Refused
from bot.table.settings import TableSettings
from engine.core import options, registry
from tests.bot.journeys.boards.test_undo_of_a_turn import undo
from tests.bot.journeys.commands.saying import board, enter, refusal, suggested
from tests.bot.journeys.commands.test_lists import play_to_the_end
from tests.bot.journeys.player import Player, begin_alone, context_of
from tests.bot.journeys.tables.endings.test_fairness import hash_in
from tests.bot.journeys.tables.endings.test_what_is_kept import file_of
from tests.bot.play.test_undo import ADA, entry, table
from tests.patience import PATIENCE
from tests.simulation import Simulation, custom_ids, labels_of, text_of

DAY = 86_400
HOUR = 3_600
CLICKS = 100


async def begin_challenge(
    simulation: Simulation, member: MemberActor, game: str = "dyla"
) -> Player:
    """A member who has started today's challenge in #games."""
    player = Player(simulation, member, simulation.games)
    await player.open(game, challenge=True)
    return player


async def ranking(simulation: Simulation, game: str = "dyla") -> str:
    """Today's ranking, as Dan sees it."""
    return text_of(await enter(simulation, simulation.dan, "stats challenge", game=game))


async def test_a_resigned_challenge_counts_and_is_ranked_last(
    simulation: Simulation,
) -> None:
    ada = await begin_challenge(simulation, simulation.ada, "planetary_defence")
    assert "This is your first try, so it counts." in text_of(ada.board)
    await ada.give_up()
    await begin_challenge(simulation, simulation.ada, "planetary_defence")
    assert "practice: only your first try counts, and this isn't it" in text_of(board(simulation))
    await play_to_the_end(simulation, simulation.ada)
    said = await ranking(simulation, "planetary_defence")
    assert "1. **Ada** — Not played to the end." in said
    assert "2." not in said

    await begin_challenge(simulation, simulation.bo, "planetary_defence")
    await play_to_the_end(simulation, simulation.bo)
    said = await ranking(simulation, "planetary_defence")
    assert "1. **Bo** — " in said
    assert "2. **Ada** — Not played to the end." in said


async def test_a_day_is_written_in_the_readers_date_format(simulation: Simulation) -> None:
    assert re.match(r"Challenge of [A-Z][a-z]+ \d+, \d{4} on", (await ranking(simulation))[4:])
    simulation.speak(simulation.dan, "de")
    said = await ranking(simulation)
    assert re.match(r"Tagesaufgabe vom \d+\. [A-Z][a-zä]+ \d{4} auf", said[4:])


async def test_an_unfinished_challenge_counts(simulation: Simulation) -> None:
    await begin_challenge(simulation, simulation.ada)
    await simulation.ada.slash(simulation.lounge, "play", game="dyla", challenge=True)
    (shown,) = [one for one in simulation.sees(simulation.dan, simulation.lounge) if one.components]
    assert "practice: " in text_of(shown)
    assert "Nobody has finished it yet." in await ranking(simulation)


async def test_the_record_of_a_challenge_is_exported_once_its_day_is_over(
    simulation: Simulation, tmp_path: Path
) -> None:
    ada = await begin_challenge(simulation, simulation.ada)
    await ada.click()
    await ada.give_up()
    shown, seed = hash_in(ada.board), (await ada.table()).match.state.chance.seed
    answer = await enter(simulation, simulation.ada, "table export")
    assert "is available when the challenge's day is over" in text_of(answer)
    data = file_of(simulation, answer)
    assert "entries" not in json.loads(data)
    assert seed not in data.decode()

    simulation.env.backend.advance_clock(DAY)
    file = tmp_path / "game.json"
    file.write_bytes(file_of(simulation, await enter(simulation, simulation.ada, "table export")))
    assert main(["verify", str(file), "--hash", shown]) == 0


async def test_a_challenge_accepts_only_the_options_of_its_day(
    simulation: Simulation,
) -> None:
    for game, other, usual in (
        ("dyla", "Goal: 12", "Goal: 15"),
        ("planetary_defence", "Deck: Short", "Deck: "),
        ("planetary_defence", "Mode: Hard", "Mode: "),
    ):
        given = {"game": game, "options": other, "challenge": True}
        said = await refusal(simulation, simulation.ada, "play", **given)
        assert "challenge is the same for everyone: " in said
        assert usual in said
    assert await context_of(simulation).service.store.dailies_of(simulation.ada.id) == []

    ada = await begin_alone(simulation, "dyla", challenge=True, options="Goal: 15")
    assert "This is your first try, so it counts." in text_of(ada.board)
    assert (await ada.table()).options["goal"] == "15", "its record says what it was played with"


async def test_a_forged_button_for_a_challenge_with_other_options_is_refused(
    simulation: Simulation,
) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    offer = await enter(simulation, simulation.bo, "play", game="dyla", challenge=True)
    (button,) = custom_ids(offer.components)
    assert "dyla+d" in button
    place = [one.name for one in options.describe(registry.game("dyla"))].index("goal")
    made_up = button.split("dyla+d")[0] + f"dyla+d+{place}.0"
    await simulation.deliver(simulation.press(simulation.bo, offer, made_up))
    assert await context_of(simulation).service.store.dailies_of(simulation.bo.id) == []


@pytest.mark.usefixtures("patience")
async def test_a_forgotten_member_has_no_second_start_that_day(simulation: Simulation) -> None:
    store = context_of(simulation).service.store
    await begin_challenge(simulation, simulation.ada)
    sure = await enter(simulation, simulation.ada, "your data delete")
    await simulation.deliver(simulation.press(simulation.ada, sure, custom_ids(sure.components)[0]))
    assert await store.dailies_of(simulation.ada.id) == []
    assert "Nobody has finished it yet." in await ranking(simulation)
    await begin_challenge(simulation, simulation.ada)
    assert "practice: " in text_of(board(simulation))
    assert await store.dailies_of(simulation.ada.id) == []
    await begin_in_lounge(simulation, simulation.bo)

    async with asyncio.timeout(PATIENCE):
        await simulation.pass_time(DAY)
        day = day_of(context_of(simulation).service.now() - DAY)
        mark = await deed.pseudonym(store, day, simulation.ada.id)
        while await store.dailies_of(mark):
            await simulation.pass_time(HOUR)
    assert await store.dailies_of(simulation.bo.id), "what nobody forgot stays"


async def begin_in_lounge(simulation: Simulation, member: MemberActor) -> None:
    """Start today's challenge in the lounge first."""
    await member.slash(simulation.lounge, "play", game="dyla", challenge=True)
    seen = simulation.sees(simulation.dan, simulation.lounge)
    assert any("This is your first try, so it counts." in text_of(one) for one in seen)


async def test_a_move_in_a_challenge_cannot_be_undone_after_a_reveal(
    simulation: Simulation,
) -> None:
    ada = await begin_challenge(simulation, simulation.ada)
    service = context_of(simulation).service
    for _ in range(CLICKS):
        await ada.click()
        entry = (await service.store.actions((await ada.table()).id))[-1]
        if json.loads(entry.events)["reveals"]:
            break
    before = await ada.table()
    assert not [one for one in custom_ids(ada.board.components) if ":undo:" in one]
    assert await undo(ada) == Speech().say("undo-challenge")
    assert (await ada.table()).match == before.match


async def test_a_move_in_a_challenge_that_revealed_nothing_can_be_undone(
    simulation: Simulation,
) -> None:
    ada = await begin_challenge(simulation, simulation.ada)
    service = context_of(simulation).service
    for _ in range(CLICKS):
        before = await ada.table()
        await ada.click()
        entry = (await service.store.actions(before.id))[-1]
        moved = (await ada.table()).match.revision > before.match.revision
        if moved and not json.loads(entry.events)["reveals"]:
            break
    assert await undo(ada) == Speech().say("undo-done")
    assert (await ada.table()).match.state == before.match.state


async def test_of_two_simultaneous_starts_on_two_servers_one_counts(
    simulation: Simulation,
) -> None:
    service = context_of(simulation).service
    day = day_of(service.now())
    seed = await deed.seed(service.store, day, "dyla")
    ada, settings = simulation.ada.id, TableSettings.model_validate({"daily": day})
    begun = await asyncio.gather(
        *(
            service.start(Seating("dyla", {}, server, server, ada, "Ada", server, seed, settings))
            for server in (101, 102)
        )
    )
    assert sorted(is_practice(one.table.settings) for one in begun) == [False, True]
    (counts,) = await service.store.dailies_of(ada)
    (first,) = [one.table.row for one in begun if not is_practice(one.table.settings)]
    assert (counts.match_id, counts.guild) == (first.id, first.guild)


async def test_two_simultaneous_first_requests_get_the_same_seed(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "airlock.db")
    asked_at_once = (deed.seed(store, "2026-01-31", "dyla") for _ in range(5))
    seeds = set(await asyncio.gather(*asked_at_once))
    assert seeds == {await deed.seed(store, "2026-01-31", "dyla")}
    assert seeds != {await deed.seed(store, "2026-02-01", "dyla")}
    await store.close()


async def test_todays_challenge_is_ranked_by_result_until_tomorrow(
    simulation: Simulation,
) -> None:
    said = text_of(await enter(simulation, simulation.bo, "stats challenge"))
    assert said.count("Nobody has finished it yet.") == 2
    await simulation.ada.slash(simulation.games, "play", game="planetary_defence", challenge=True)
    await play_to_the_end(simulation, simulation.ada)
    said = text_of(
        await enter(simulation, simulation.bo, "stats challenge", game="Planetary Defence System")
    )
    assert "1. **Ada** — " in said
    assert "Dyla" not in said
    simulation.env.backend.advance_clock(86_400)
    said = text_of(await enter(simulation, simulation.bo, "stats challenge"))
    assert "Ada" not in said


async def test_the_refusal_for_a_game_without_a_challenge_names_those_that_have_one(
    simulation: Simulation,
) -> None:
    for command, given in (("play", {"challenge": True}), ("stats challenge", {})):
        said = await refusal(simulation, simulation.ada, command, game="dark_miss_down", **given)
        assert said.startswith(
            "Dark Miss Down has no daily challenge, because it takes several players."
        )
        assert "Planetary Defence System, Dyla" in said
    assert simulation.sees(simulation.dan, simulation.games) == []
    offered = await suggested(simulation, "stats challenge", "game", "")
    assert offered == ["Planetary Defence System", "Dyla"]


async def test_everybody_gets_the_same_cards_in_a_challenge_and_only_there(
    simulation: Simulation,
) -> None:
    bot = simulation.bot
    assert isinstance(bot, Airlock)
    places = (simulation.games, simulation.lounge)
    for member, place in zip((simulation.ada, simulation.bo), places, strict=True):
        await member.slash(place, "play", game="dyla", challenge=True)
    rows = [await bot.context.service.store.match_in_channel(one.id) for one in places]
    first, second = [row.seed_hash for row in rows if row is not None]
    assert first == second


async def test_a_challenge_has_no_hints(simulation: Simulation) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla", challenge=True)
    assert "Hint" not in labels_of(board(simulation))
    said = await refusal(simulation, simulation.ada, "table hint")
    assert said.startswith("The daily challenge has no hints")


def test_in_a_challenge_an_action_that_revealed_something_cannot_be_undone() -> None:
    challenge = table("dyla", seats=1, daily="2026-01-31")
    assert last_own_action(challenge, [entry(1, ADA, reveals=True), entry(2, ADA)], ADA).to == 1
    with pytest.raises(Refused) as refused:
        last_own_action(challenge, [entry(1, ADA, reveals=True)], ADA)
    assert refused.value.why.id == "undo-challenge"


async def test_a_challenge_cannot_be_a_tutorial(simulation: Simulation) -> None:
    both = await refusal(
        simulation, simulation.ada, "play", game="dyla", tutorial=True, challenge=True
    )
    assert both.startswith("The tutorial has its own fixed deal")
