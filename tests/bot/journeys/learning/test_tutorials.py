"""Every tutorial is played to its end as the coach advises, and once off the path and back."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from simcord.backend.models import Message

from bot.language.speech import Speech
from bot.play import tutorials
from bot.presentation.custom_ids import CustomId, Verb, parse
from bot.presentation.learning import coach
from bot.presentation.learning.introduction import learning_text
from bot.store import records
from bot.table.settings import settings_of
from bot.table.table import Table
from engine.core import registry
from engine.core.chance import Chance, seed_from
from engine.core.choices import Leaf, Role, resolve, walk
from engine.core.match import actions_of
from engine.learning.script import DONE, LEARNER
from tests.bot.journeys.commands.saying import board, enter, last_private, refusal
from tests.bot.journeys.larger_tables import beacons_installed
from tests.bot.journeys.player import Player, begin_alone, context_of, row_here
from tests.bot.journeys.tables.table import press, public, quits, until
from tests.simulation import Simulation, custom_ids, labels_of, nodes, text_of

PRIMARY = 1
"""Discord's number for the main style of a button."""
TAUGHT = [game for game in tutorials.games() if game in registry.HOUSE]
EVERY_TUTORIAL = pytest.mark.parametrize("game", TAUGHT)
COACH = "\N{GRADUATION CAP}"
LEADS = "(who leads)"


def main_buttons(message: Message) -> Iterator[str]:
    """The custom ids of the buttons in the main style."""
    for node in nodes(message.components):
        if node.get("style") == PRIMARY and "custom_id" in node:
            yield node["custom_id"]


async def begin_lesson(simulation: Simulation, game: str) -> Player:
    return await begin_alone(simulation, game, tutorial=True)


def said(game: str, step: str) -> str:
    return learning_text(game, f"step-{step}", Speech(), leads=LEADS)


async def coach_message(simulation: Simulation, ada: Player) -> Message:
    """The message with the coach's advice, once the others have moved."""

    async def awaited() -> bool:
        return LEARNER in (await ada.table()).missing

    await until(simulation, awaited)
    await simulation.env.settle()
    if (await ada.table()).solo:
        return ada.board
    return await press(simulation, simulation.ada, ada.board, Verb.HAND)


async def press_advised(simulation: Simulation, ada: Player) -> str:
    """Press the only advised button of the coach's message; returns the message's text."""
    panel = await coach_message(simulation, ada)
    shown = text_of(panel)
    (advised,) = main_buttons(panel)
    assert parse(advised).verb is Verb.PLAY
    await simulation.deliver(simulation.press(simulation.ada, panel, advised))
    return shown


async def take_back(simulation: Simulation, ada: Player) -> None:
    """Press Undo in the coach's message, and confirm if asked: a solo game undoes at once."""
    panel = await coach_message(simulation, ada)
    undoing = [label for label in labels_of(panel) if label.startswith("Undo")]
    assert len(undoing) == 1, "one word, in one place"
    at_once = next((one for one in plays_on(panel) if one.argument == "take-back"), None)
    if at_once is not None:
        await simulation.deliver(simulation.press(simulation.ada, panel, str(at_once)))
        return
    asked_back = await press(simulation, simulation.ada, panel, Verb.UNDO)
    if Verb.UNDO_YES in {parse(one).verb for one in custom_ids(asked_back.components)}:
        await press(simulation, simulation.ada, asked_back, Verb.UNDO_YES)


def plays_on(panel: Message) -> list[CustomId]:
    """The moves on its buttons, including those in a collapsed menu."""
    shown = list(nodes(panel.components))
    values = [one["value"] for node in shown for one in node.get("options", ())]
    folded = [value for value in values if value.startswith("a1:")]
    found = map(parse, [*custom_ids(panel.components), *folded])
    return [one for one in found if one.verb is Verb.PLAY]


@EVERY_TUTORIAL
async def test_following_the_advice_ends_the_tutorial_and_shows_each_steps_sentence(
    simulation: Simulation, game: str
) -> None:
    ada = await begin_lesson(simulation, game)
    told = [step.say for step in tutorials.script(game).way]
    for say in told:
        assert said(game, say) in await press_advised(simulation, ada)
    panel = await coach_message(simulation, ada)
    assert "Nothing counts" in text_of(ada.board)
    if tutorials.script(game).guide:
        assert COACH in text_of(panel)
        return
    before, _, after = said(game, DONE.say).rpartition(LEADS)
    assert re.search(f"{re.escape(before)}.*{re.escape(after)}", text_of(panel))
    await ada.type()
    assert COACH not in text_of(await coach_message(simulation, ada))


@EVERY_TUTORIAL
async def test_a_learner_who_leaves_the_path_is_told_so_and_undo_leads_back(
    simulation: Simulation, game: str
) -> None:
    ada = await begin_lesson(simulation, game)
    first = next(iter(tutorials.script(game).steps.values()))
    panel = await coach_message(simulation, ada)
    others = [one for one in plays_on(panel) if one.argument != first.do]
    other = min(others, key=lambda one: one.argument.startswith("end"))
    await simulation.deliver(simulation.press(simulation.ada, panel, str(other)))
    panel = await coach_message(simulation, ada)
    leads = tutorials.script(game).bends or tutorials.script(game).guide
    assert (COACH if leads else "You've left the path; that's fine.") in text_of(panel)
    assert said(game, first.say) not in text_of(panel)
    assert "Hint" in labels_of(panel)
    await take_back(simulation, ada)
    assert said(game, first.say) in text_of(await coach_message(simulation, ada))


async def test_a_learner_following_how_to_play_is_guided_on(
    simulation: Simulation,
) -> None:
    ada = await begin_lesson(simulation, "dyla")
    for path in ("all-attacks", "fire"):
        (button,) = [one for one in plays_on(ada.board) if one.argument == path]
        await ada.do(ada.press(button))
    assert COACH in text_of(ada.board)
    assert "You've left the path" not in text_of(ada.board)
    shown = await press_advised(simulation, ada)
    assert COACH in shown


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("astray", [0, 2])
@pytest.mark.parametrize("game", ["dyla", "planetary_defence"])
async def test_the_guide_advises_to_the_end_and_wins(
    simulation: Simulation, locale: str, astray: int, game: str
) -> None:
    ada = await begin_lesson(simulation, game)
    now = await ada.table()
    choices = Random(astray)
    for _ in range(astray):  # whatever somebody does first
        plays = [node for _, node in walk(now.match.choices(0)) if isinstance(node, Leaf)]
        now = done(now, choices.choice(plays).action)
    assert winners_led(now, now.speech(locale)) == (0,)


async def test_a_learner_who_buys_a_card_that_was_not_advised_is_still_guided_and_wins(
    simulation: Simulation,
) -> None:
    now = await (await begin_lesson(simulation, "planetary_defence")).table()
    while (step := tutorials.step(now)) is not None and step.say != "credits":
        now = advised(now)
    red = resolve(now.match.choices(0), "buy/buy.red-3.4")
    assert isinstance(red, Leaf)
    now = done(now, red.action)
    speech = now.speech("en")
    assert coach.sentence(now, speech).startswith(f"{COACH} Next, press “")
    assert winners_led(now, speech) == (0,)


def winners_led(now: Table, speech: Speech) -> tuple[int, ...]:
    """The winners if the learner does what the coach advises, who is silent only after the end.

    After the end of the tutorial the game's guide decides.
    """
    ended = False
    while (outcome := now.match.game.outcome(now.match.state)) is None:
        step = tutorials.step(now)
        assert ended or coach.sentence(now, speech)
        ended = ended or step is DONE
        luck = Chance(seed_from("on alone"))
        now = done(now, now.match.game.guide(now.match.state, 0, luck)) if ended else advised(now)
    return outcome.winners


def done(table: Table, action: Any) -> Table:
    """The table after the learner's action, which is recorded."""
    game = table.match.game
    played = replace(table, match=table.match.play(0, action).match)
    told = actions_of(game).dump(action).decode()
    entry = records.Action(table.id, 0, 0, records.By.PLAYER, told, "[]", 0.0)
    return tutorials.with_lesson(table, played, entry)


def advised(table: Table) -> Table:
    """The table after the action that the coach advises."""
    step = tutorials.step(table)
    assert step is not None
    node = resolve(table.match.choices(0), step.do)
    assert isinstance(node, Leaf)
    return done(table, node.action)


async def test_beside_the_path_hint_advises_what_the_coach_says(simulation: Simulation) -> None:
    ada = await begin_lesson(simulation, "dyla")
    (fire,) = [one for one in plays_on(ada.board) if one.argument == "fire"]
    await ada.do(ada.press(fire))
    hint = await press(simulation, simulation.ada, ada.board, Verb.HINT)
    (advised,) = main_buttons(ada.board)
    (offered,) = [one for one in plays_on(hint) if one.argument]
    assert offered.argument == parse(advised).argument


async def test_at_a_larger_table_the_coach_advises_in_private(simulation: Simulation) -> None:
    ada = await begin_lesson(simulation, "dark_miss_down")
    await coach_message(simulation, ada)
    shown = text_of(ada.board)
    assert "Your cards and my advice are private, Ada" in shown
    assert said("dark_miss_down", "take") not in shown


async def test_in_simultaneous_purchases_agents_wait_until_the_learner_is_done(
    simulation: Simulation,
) -> None:
    ada = await begin_lesson(simulation, "black_abyss")
    for _ in ("explore", "scan", "moved"):
        await press_advised(simulation, ada)
    await coach_message(simulation, ada)
    begun = (await ada.table()).match
    assert begun.game.missing(begun.state) == [0, 1, 2]
    for _ in ("habitat", "dock"):
        await press_advised(simulation, ada)
    assert (await ada.table()).match.decisions[1:] == begun.decisions[1:]
    await take_back(simulation, ada)
    assert said("black_abyss", "dock") in text_of(await coach_message(simulation, ada))
    for _ in ("dock", "transport", "pod", "mine", "bought"):
        await press_advised(simulation, ada)
    assert said("black_abyss", "scan-again") in text_of(await coach_message(simulation, ada))


async def test_a_learner_who_cannot_afford_a_colony_pod_learns_it_a_cycle_later(
    simulation: Simulation,
) -> None:
    ada = await begin_lesson(simulation, "black_abyss")
    await press_advised(simulation, ada)
    panel = await coach_message(simulation, ada)
    (done,) = [one for one in plays_on(panel) if one.argument == "pass"]
    await simulation.deliver(simulation.press(simulation.ada, panel, str(done)))
    told = [await press_advised(simulation, ada)]
    while said("black_abyss", "settle") not in told[-1]:
        told.append(await press_advised(simulation, ada))
    (pod,) = [at for at, one in enumerate(told) if said("black_abyss", "pod") in one]
    (fly,) = [at for at, one in enumerate(told) if said("black_abyss", "fly") in one]
    (scan,) = [at for at, one in enumerate(told) if said("black_abyss", "scan-again") in one]
    assert scan < pod < fly


async def test_the_guide_repeats_no_reason_except_why_a_turn_ends(simulation: Simulation) -> None:
    now = await (await begin_lesson(simulation, "planetary_defence")).table()
    for _ in range(len(tutorials.script("planetary_defence").way)):
        now = advised(now)
    told = []
    while tutorials.step(now) is not None:
        line, step = coach.sentence(now, now.speech("en")), tutorials.step(now)
        assert step is not None
        kind = step.action.kind
        if now.match.game.text.roles.get(kind) is Role.END_OF_TURN:
            assert line.partition(". ")[2]
        else:
            told.append(line)
        now = advised(now)
    assert all(line.startswith(f"{COACH} Next, press “") for line in told), (
        "what to press is always named"
    )
    reasons = [reason for line in told if (reason := line.partition(". ")[2])]
    assert len(reasons) == len({*reasons})
    assert len(reasons) < len(told)


@EVERY_TUTORIAL
async def test_a_learner_who_quits_is_told_that_a_tutorial_does_not_count(
    simulation: Simulation, game: str
) -> None:
    await begin_lesson(simulation, game)
    await simulation.ada.slash(simulation.games, "table quit")
    question = last_private(simulation, simulation.ada)
    assert "The game ends now, and it doesn't count: this is a tutorial." in question


async def test_no_private_message_says_that_a_tutorial_has_begun_once_it_is_over(
    simulation: Simulation,
) -> None:
    await begin_lesson(simulation, "dark_miss_down")
    begun = "Dark Miss Down has begun. The board is below."
    assert last_private(simulation, simulation.ada) == begun
    await quits(simulation, simulation.ada, Verb.LEAVE_END)
    seen = simulation.sees(simulation.ada, simulation.games)
    assert begun not in [text_of(one) for one in seen]
    assert last_private(simulation, simulation.ada).startswith("Ada has quit this game, so")


async def test_a_tutorial_stores_no_result(simulation: Simulation) -> None:
    ada = await begin_lesson(simulation, "dyla")
    await ada.give_up()
    assert await context_of(simulation).store.results_of(simulation.ada.id) == []
    await ada.open("dyla")
    assert COACH not in text_of(board(simulation))


@EVERY_TUTORIAL
async def test_after_a_tutorial_it_can_be_repeated_and_the_game_itself_begun(
    simulation: Simulation, game: str
) -> None:
    ada = await begin_lesson(simulation, game)
    await ada.give_up()
    over = next(one for one in reversed(public(simulation)) if "Tutorial again" in labels_of(one))
    assert {"Tutorial again", "Play a real game"} <= {*labels_of(over)}
    again = await press(simulation, simulation.ada, over, Verb.AGAIN)
    assert again is not None
    assert (await ada.table()).settings.tutorial
    await ada.give_up()
    over = next(one for one in reversed(public(simulation)) if "Tutorial again" in labels_of(one))
    (usual,) = [one for one in custom_ids(over.components) if one.endswith(":again:harder")]
    await simulation.deliver(simulation.press(simulation.ada, over, usual))
    row = await row_here(simulation)
    assert not settings_of(row).tutorial
    assert row.game == game


async def test_a_game_without_a_tutorial_says_so(simulation: Simulation, tmp_path: Path) -> None:
    with beacons_installed(tmp_path):
        said_no = await refusal(simulation, simulation.ada, "play", game="beacons", tutorial=True)
    assert said_no.startswith("Beacons has no tutorial yet.")


async def test_quitting_a_tutorial_in_a_thread_names_the_tutorial_in_full(
    simulation: Simulation,
) -> None:
    await begin_alone(simulation, "dyla")
    offer = await enter(simulation, simulation.ada, "play", game="planetary_defence", tutorial=True)
    await press(simulation, simulation.ada, offer, Verb.THREAD)
    named = "Planetary Defence System"
    question = await enter(simulation, simulation.ada, "table quit", game=named)
    assert text_of(question).startswith(f"### {named} in \\#{named} · tutorial: Ada\n")


async def test_a_tutorial_leads_back_to_the_game_that_waits(
    simulation: Simulation,
) -> None:
    ada = simulation.ada
    await ada.slash(simulation.games, "play", game="planetary_defence")
    waiting = simulation.sees(simulation.dan, simulation.games)[-1]
    lesson = Player(simulation, ada, simulation.lounge)
    await lesson.open("dyla", tutorial=True)
    assert "My games" in labels_of(lesson.board)
    (door,) = [one for one in custom_ids(lesson.board.components) if ":games:" in one]
    await simulation.deliver(simulation.press(ada, lesson.board, door))
    listed = lesson.told[-1]
    assert "Your turn: Planetary Defence System" in labels_of(listed)
    links = [one["url"] for one in nodes(listed.components) if "url" in one]
    assert any(link.endswith(str(waiting.id)) for link in links)


@EVERY_TUTORIAL
@pytest.mark.parametrize("locale", ["en", "de"])
def test_every_step_has_a_sentence_in_every_language(game: str, locale: str) -> None:
    for step in tutorials.script(game).steps.values():
        assert learning_text(game, f"step-{step.say}", Speech(locale), leads=LEADS)


async def test_how_to_play_leads_to_the_games_tutorial(simulation: Simulation) -> None:
    await simulation.ada.slash(simulation.games, "play", game="black_abyss")
    guide = await press(simulation, simulation.bo, public(simulation)[-1], Verb.GUIDE)
    assert "Tutorial" in labels_of(guide)
    offer = await press(simulation, simulation.bo, guide, Verb.BEGIN)
    await press(simulation, simulation.bo, offer, Verb.THREAD)
    (thread,) = simulation.env.backend.active_threads(simulation.guild.id)
    shown = list(simulation.env.backend.messages[thread.id].values())[-1]
    assert "Nothing counts" in text_of(shown)
