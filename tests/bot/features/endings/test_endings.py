"""A finished game shows the moments that decided it, and can be shared in one line."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message
from simcord.enums import ComponentType

from bot.features.endings import panel, search
from bot.features.endings.deed import SHARED, STORY, Moment, Story
from bot.features.endings.panel import LOST, POINTS, POST, WON
from bot.language.speech import Speech
from bot.play.agents import Agents
from bot.presentation.custom_ids import custom_id
from bot.runtime.durations import day_of
from bot.table.presence import with_state
from bot.table.table import Table
from bot.timers import server_visits
from engine.core import options, registry
from engine.core.chance import Chance
from engine.core.match import Match, actions_of, states_of
from engine.matches.record import By, Entry, Record
from tests.bot.features.endings.evening import SIGN
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.commands.test_lists import play_to_the_end
from tests.bot.journeys.player import Player, begin_alone, context_of
from tests.bot.journeys.tables.table import begin, press_only_button, until
from tests.random_moves import random_path
from tests.simulation import Simulation, custom_ids, labels_of, nodes, repeated, text_of

DAY = 86_400


async def finished(
    simulation: Simulation, game: str = "planetary_defence", **options: Any
) -> Player:
    """A solo game that Ada has played to its end."""
    player = await begin_alone(simulation, game, **options)
    await play_to_the_end(simulation, simulation.ada)
    await until(simulation, lambda: story_shown(player))
    return player


async def story_shown(player: Player) -> bool:
    """Whether the story is stored and shown."""
    now = await player.table()
    waiting = await context_of(player.simulation).service.store.notices(now.id)
    return STORY.of(now.state) is not None and not waiting


async def story_of(player: Player) -> Story:
    """The stored story."""
    found = STORY.of((await player.table()).state)
    assert found is not None
    return found


def percents(table: Table, moment: Moment) -> tuple[str, str]:
    """The chances before and after a moment, in words."""
    bounds = {0: "under 1%", 100: "over 99%"}
    before, after = (bounds.get(one, f"{one}%") for one in (moment.before, moment.after))
    return before, f"{moment.after}%" if moment.turn == table.match.state.turn else after


def went(moment: Moment) -> str:
    """Whether the chance rose or fell at a moment, in one word."""
    return "rose" if moment.after > moment.before else "fell"


async def pressed(simulation: Simulation, member: MemberActor, shown: Message, id: str) -> Message:  # noqa: A002
    """The member's message after pressing this button; the answer may wait for a search."""

    def seen() -> list[str]:
        return list(map(text_of, simulation.sees(member, simulation.games)))

    before = seen()
    (button,) = [one for one in custom_ids(shown.components) if f":{id}" in one]
    await simulation.deliver(simulation.press(member, shown, button))

    async def answered() -> bool:
        return seen() != before

    await until(simulation, answered)
    return simulation.sees(member, simulation.games)[-1]


async def post(simulation: Simulation, member: MemberActor, player: Player) -> Message:
    """The public message after a member has shared the game and agreed to the preview."""
    asked = await pressed(simulation, member, player.board, "share:")
    await pressed(simulation, member, asked, "post:")
    return simulation.sees(simulation.dan, simulation.games)[-1]


async def test_the_last_board_is_edited_when_the_moments_are_found(simulation: Simulation) -> None:
    player = await finished(simulation)
    last, story = player.board, await story_of(player)
    assert story.course[-1] in ((0,), (100,))
    assert 1 <= len(story.moments) <= 3
    text = text_of(last)
    assert "**Turning points** (chance of winning):" in text
    for moment in story.moments:
        before, after = percents(await player.table(), moment)
        assert f"On turn {moment.turn} the chance {went(moment)} from {before} to {after}." in text
    assert abs(story.moments[-1].before - story.moments[-1].after) >= 5
    assert [one.turn for one in story.moments] == sorted(one.turn for one in story.moments)
    assert len(simulation.sees(simulation.dan, simulation.games)) == 1


async def test_only_the_result_is_shown_as_certain(
    simulation: Simulation,
) -> None:
    player = await finished(simulation)
    early = Moment(turn=1, revision=1, before=100, after=0)
    story = (await story_of(player)).model_copy(update={"moments": (early,)})
    table = with_state(await player.table(), story=story)
    (_, line) = panel.past(table, Speech())
    assert line.startswith("- On turn 1 the chance fell from over 99% to under 1%.")
    (_, line) = panel.past(table, Speech("de"))
    assert line.startswith("- In Zug 1 fiel die Chance von über 99 % auf unter 1 %.")


async def test_the_log_shows_each_moment_beside_its_action(simulation: Simulation) -> None:
    player = await finished(simulation)
    story = await story_of(player)
    page = await enter(simulation, simulation.ada, "table log")
    told = [text_of(page)]
    while any("Earlier" in label for label in labels_of(page)):
        page = await pressed(simulation, simulation.ada, page, "log:<")
        told.append(text_of(page))
    assert story.moments
    for moment in story.moments:
        before, after = percents(await player.table(), moment)
        changed = f"{went(moment)} from {before} to {after}"
        expected = f"Turning point: the chance of winning {changed}."
        assert any(expected in one for one in told)


async def test_each_moment_is_shown_with_its_board(simulation: Simulation) -> None:
    player = await finished(simulation)
    story = await story_of(player)
    shown = await pressed(simulation, simulation.dan, player.board, "moments:")
    assert shown.visible_to(simulation.dan.id)
    assert not shown.visible_to(simulation.ada.id)
    for place, moment in enumerate(story.moments, 1):
        assert f"Turning point {place} of {len(story.moments)}" in text_of(shown)
        before, _ = percents(await player.table(), moment)
        assert f"On turn {moment.turn} the chance {went(moment)} from {before}" in text_of(shown)
        assert len(pictures(shown)) == 1
        if place < len(story.moments):
            shown = await pressed(simulation, simulation.dan, shown, f"moments:{place}")


async def test_a_shared_game_is_one_public_line(simulation: Simulation) -> None:
    player = await finished(simulation)
    asked = await pressed(simulation, simulation.ada, player.board, "share:")
    assert not asked.visible_to(simulation.dan.id)
    posted = await post(simulation, simulation.ada, player)
    assert posted.visible_to(simulation.dan.id)
    assert text_of(asked).split("\n")[0] == text_of(posted).split("\n")[0], "as it was shown"
    assert len(pictures(asked)) == 1
    (line,) = text_of(posted).split("\n")[:1]
    turn = (await player.table()).match.state.turn
    assert line.startswith("Ada · **Planetary Defence System** · solo · ")
    assert re.search(rf" on turn {turn}: Ada .* · chance of winning \S+$", line)
    course = re.findall(SIGN, line)
    assert 2 <= len(course) <= POINTS + 1
    assert course[-1] in (WON, LOST)
    assert line.endswith("".join(course))
    assert len(pictures(posted)) == 1


async def test_a_game_of_a_thread_can_be_shared_in_its_channel(simulation: Simulation) -> None:
    ada, service = simulation.ada, context_of(simulation).service
    await simulation.bo.slash(simulation.games, "play", game="dyla")
    offer = await enter(simulation, ada, "play", game="planetary_defence")
    await press_only_button(simulation, ada, offer)
    (thread,) = simulation.env.backend.active_threads(simulation.guild.id)
    (row,) = await service.store.matches_of(ada.id)
    now, luck = await service.tables.load(row.id), Chance("5" * 64)
    while not now.over:
        path, picked = random_path(now.match.choices(0), luck)
        now = (await service.play(now.id, ada.id, now.match.decisions[0], path, picked)).table

    async def told() -> bool:
        return STORY.of((await service.tables.load(row.id)).state) is not None

    await until(simulation, told)

    def there() -> list[Message]:
        return list(simulation.env.backend.messages[thread.id].values())

    (board,) = [
        one for one in there() if any(":share:" in each for each in custom_ids(one.components))
    ]
    (share,) = [one for one in custom_ids(board.components) if ":share:" in one]
    await simulation.deliver(simulation.press(ada, board, share))
    asked = there()[-1]
    assert labels_of(asked) == ["Post in #games", "Post it here"]
    await simulation.deliver(simulation.press(ada, asked, custom_ids(asked.components)[0]))
    posted = simulation.sees(simulation.dan, simulation.games)[-1]
    assert text_of(posted).startswith("Ada · **Planetary Defence System** · solo · ")
    assert len(pictures(posted)) == 1
    assert not [one for one in there() if text_of(one).startswith("Ada · ") and one is not asked]


async def test_a_member_can_share_a_game_once(simulation: Simulation) -> None:
    player = await finished(simulation)
    early = await pressed(simulation, simulation.ada, player.board, "share:")
    await post(simulation, simulation.ada, player)
    again = await pressed(simulation, simulation.ada, player.board, "share:")
    assert text_of(again) == "You've already shared this game."
    late = await pressed(simulation, simulation.ada, early, "post:")
    assert text_of(late) == repeated("You've already shared this game.", 2)
    assert not again.visible_to(simulation.dan.id)
    assert SHARED.of((await player.table()).state) == (0,)


async def test_a_member_who_did_not_play_cannot_share(simulation: Simulation) -> None:
    player = await finished(simulation)
    said = await pressed(simulation, simulation.dan, player.board, "share:")
    assert "You're not in this game" in text_of(said)


async def test_only_the_preview_posts_a_game(simulation: Simulation) -> None:
    player = await finished(simulation)
    forged = custom_id(POST, match=(await player.table()).id)
    await simulation.deliver(simulation.press(simulation.ada, player.board, forged))
    said = simulation.sees(simulation.ada, simulation.games)[-1]
    assert text_of(said).startswith("This button is out of date.")
    assert SHARED.of((await player.table()).state) == ()


async def test_each_member_of_a_crew_can_share_its_game_once(simulation: Simulation) -> None:
    pytest.importorskip("bot.features.crew")
    player = await finished(simulation, crew=True)
    said = await pressed(simulation, simulation.dan, player.board, "share:")
    assert "You're not in this game" in text_of(said)
    posted = text_of(await post(simulation, simulation.ada, player))
    assert posted.startswith("Crew · **Planetary Defence System** · a crew · ")
    assert re.findall(SIGN, posted)
    again = await pressed(simulation, simulation.ada, player.board, "share:")
    assert text_of(again) == "You've already shared this game."


async def test_a_shared_challenge_names_its_day_and_reveals_no_card(simulation: Simulation) -> None:
    pytest.importorskip("bot.features.challenge")
    player = await finished(simulation, challenge=True)
    assert not any(one.better for one in (await story_of(player)).moments)
    posted = await post(simulation, simulation.ada, player)
    assert re.search(r"· challenge no\. \d+ · ", text_of(posted))


async def test_yesterdays_podium_shows_the_course_of_each_game(
    simulation: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    days = pytest.importorskip("bot.features.challenge.days")
    monkeypatch.setattr(server_visits, "VISIT_INTERVAL", 4 * 3_600.0)
    lounge = simulation.lounge
    await enter(simulation, simulation.ada, "settings post", what="challenge", channel=lounge)
    while days.game_of(day_of(context_of(simulation).service.now())) != "planetary_defence":
        await simulation.pass_time(DAY)
    player = await finished(simulation, challenge=True)
    shared = text_of(await post(simulation, simulation.ada, player))
    course = "".join(re.findall(SIGN, shared.split("\n")[0]))
    await simulation.pass_time(4 * 3_600.0)
    seen = simulation.sees(simulation.dan, simulation.lounge)
    today = text_of(seen[-1])
    assert "Best so far: " in today
    assert not re.search(SIGN, today), "today's runs tell nothing"
    assert "*Ranking* also shows how each game went" in today
    for member, sees in ((simulation.dan, False), (simulation.ada, True)):
        ranked = await enter(simulation, member, "stats challenge", game="planetary_defence")
        assert (course in text_of(ranked)) is sees
        assert ("Once you have begun, you also see" in text_of(ranked)) is not sees
        await simulation.deliver(
            simulation.press(
                member,
                ranked,
                next(one for one in custom_ids(ranked.components) if "ranked:all" in one),
            )
        )
        assert (course in text_of(ranked)) is sees, "also over all servers"
    await simulation.pass_time(DAY)
    await simulation.pass_time(4 * 3_600.0)
    (podium,) = [
        line
        for line in text_of(simulation.sees(simulation.dan, simulation.lounge)[-1]).split("\n")
        if line.startswith("1. **Ada** — ")
    ]
    ending, _, signs = podium.rpartition(" · ")
    assert signs == course
    assert re.search(r" on turn \d+", ending), "the sentence tells the turn, and nothing else"
    assert not ending.endswith("turns")


async def test_a_game_shared_right_after_its_end_is_searched_once(
    simulation: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    replays: list[object] = []
    work = Agents.work

    async def counted(self: Agents, function: Callable[..., Any], *given: Any) -> Any:
        replays.extend(given[:1] if function is search.turns else ())
        return await work(self, function, *given)

    monkeypatch.setattr(Agents, "work", counted)
    player = await begin_alone(simulation, "planetary_defence")
    await play_to_the_end(simulation, simulation.ada)
    await pressed(simulation, simulation.ada, player.board, "share:")
    await until(simulation, lambda: story_shown(player))
    assert len(replays) == 1


def test_a_turn_is_searched_from_its_beginning_despite_an_undo() -> None:
    game = registry.game("planetary_defence")
    seed = "7" * 64
    match = Match.start(game, options.read(game, {}), 1, seed)
    entries: list[Entry] = []
    for number in range(30):
        if game.outcome(match.state) is not None:
            break
        action = game.guide(match.state, 0, Chance(f"{number:064x}"))
        before, step = match, match.play(0, action)
        match = step.match
        written = json.loads(actions_of(game).dump(action))
        entries.append(Entry(seat=0, by=By.PLAYER, action=written))
        if number in (3, 11):
            entries.append(Entry(seat=0, by=By.UNDO, action={"to": before.revision}))
            match = match.undo(before.state, revealed=step.reveals)
    given = {"game": game.name, "ruleset": game.ruleset, "seats": 1, "options": {}, "seed": seed}
    record = Record(**given, entries=tuple(entries)).model_dump_json()
    begun = search.turns(record)
    assert len(begun) > 2
    ends = [*(one.revision for one in begun[1:]), len(entries)]
    done = search.actions(record, list(zip(begun, ends, strict=True)))
    played = [one for turn in done.values() for one in turn]
    undone = [at for at, one in enumerate(entries, 1) if one.by is By.UNDO]
    gone = {*undone, *(at - 1 for at in undone)}
    assert [one.after.revision for one in played] == [
        revision for revision in range(1, len(entries) + 1) if revision not in gone
    ]
    for one in played:
        assert states_of(game).load(one.before.state).turn == one.before.turn


async def test_a_resigned_game_has_nothing_to_share(simulation: Simulation) -> None:
    player = await begin_alone(simulation, "planetary_defence")
    await player.give_up()
    assert "Share" not in labels_of(player.board)
    assert STORY.of((await player.table()).state) is None


async def test_each_player_shares_their_own_side_without_naming_the_other(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, game="dark_miss_down")
    service, ada = (
        context_of(simulation).service,
        Player(simulation, simulation.ada, simulation.games),
    )
    while not (now := await ada.table()).over:
        seat, match = now.missing[0], now.match
        action = match.game.guide(match.state, seat, Chance("7" * 64))
        await service.do(now.id, now.row.seats[seat].user or 0, action)
    await until(simulation, lambda: story_shown(ada))
    story = await story_of(ada)
    assert all(sum(chances) in (99, 100, 101) for chances in story.course)
    for who, other in ((simulation.ada, "Bo"), (simulation.bo, "Ada")):
        said = text_of(await pressed(simulation, who, ada.board, "share:"))
        assert "2 players · " in said
        assert other not in said


def pictures(message: Message) -> list[object]:
    """The pictures in a message."""
    return [one for one in nodes(message.components) if one["type"] == ComponentType.MEDIA_GALLERY]
