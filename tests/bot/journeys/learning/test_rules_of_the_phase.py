"""`/table rules` and **How to play** open at the section of the game's current phase."""

import pytest

from bot.language.speech import Speech
from bot.presentation.custom_ids import Verb
from bot.presentation.learning.rulebook import rulebook, section_about
from bot.presentation.shown import Shown
from tests.bot.journeys.black_abyss import late
from tests.bot.journeys.black_abyss.play import begin, jump
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.tables.table import board, press, public
from tests.simulation import Simulation, labels_of, text_of

TITLES = {
    "move": ("Movement", "Bewegung"),
    "purchase": ("Trade and purchase", "Handel und Einkauf"),
    "tribunal": ("The tribunal", "Das Tribunal"),
}


@pytest.mark.parametrize("phase", TITLES)
def test_each_phase_of_black_abyss_has_its_section(phase: str) -> None:
    now = late.table(3, 6, phase)
    for locale, title in zip(("en", "de"), TITLES[phase], strict=True):
        place = section_about(Shown.public(now, Speech(locale)))
        assert place is not None
        assert rulebook("black_abyss", locale).sections[place].title == title


async def test_rules_open_at_the_phase_or_in_the_first_turn_at_your_first_turn(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo, agents=0)
    assert "## Your first turn" in text_of(await enter(simulation, simulation.ada, "table rules"))
    await jump(simulation, 6, "tribunal")
    assert "## The tribunal" in text_of(await enter(simulation, simulation.ada, "table rules"))
    named = await enter(simulation, simulation.ada, "table rules", section="Movement")
    assert "## Movement" in text_of(named)


async def test_how_to_play_opens_at_the_current_phase(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo, agents=0)
    guide = await press(simulation, simulation.bo, board(simulation), Verb.GUIDE)
    assert "## Your first turn" in text_of(guide)
    await jump(simulation, 6, "tribunal")
    simulation.speak(simulation.bo, "de")
    guide = await press(simulation, simulation.bo, board(simulation), Verb.GUIDE)
    heading, goal, phase, *_ = text_of(guide).splitlines()
    assert heading == "### Black Abyss · Regeln"
    assert goal.startswith("**Ziel:** Du gewinnst mit drei Amtszeiten")
    assert phase == "## Das Tribunal"
    assert "Inhalt" in labels_of(guide), "which begins with the first turn"


async def test_rules_opened_in_a_lobby_stay_when_the_game_starts_and_its_options_go(
    simulation: Simulation,
) -> None:
    ada, bo = simulation.ada, simulation.bo
    await ada.slash(simulation.games, "play", game="dark_miss_down")
    lobby = public(simulation)[-1]
    await press(simulation, bo, lobby, "join")
    rules = await press(simulation, bo, lobby, Verb.GUIDE)
    asked = await press(simulation, ada, lobby, Verb.GUIDE)
    options = await press(simulation, ada, lobby, "options")
    await press(simulation, ada, lobby, "start")
    assert rules in simulation.sees(bo, simulation.games)
    assert asked in simulation.sees(ada, simulation.games)
    assert options not in simulation.sees(ada, simulation.games)


@pytest.mark.parametrize(
    ("mode", "titles"),
    [
        ("duel", ("Duel", "Duell")),
        ("sudden_death", ("Sudden death", "Sudden Death")),
        ("capture_the_flag", ("Capture the flag", "Flaggenraub")),
        ("fleet_battle", ("Fleet battle", "Flottenschlacht")),
    ],
)
async def test_rules_of_a_game_for_two_open_at_its_mode_in_the_lobby_and_when_it_begins(
    simulation: Simulation, mode: str, titles: tuple[str, str]
) -> None:
    ada, bo = simulation.ada, simulation.bo
    await ada.slash(simulation.games, "play", game="black_abyss", options=f"mode={mode}")
    lobby = public(simulation)[-1]
    assert f"## {titles[0]}" in text_of(await press(simulation, ada, lobby, Verb.GUIDE))
    await press(simulation, bo, lobby, "join")
    await press(simulation, ada, lobby, "start")
    told = text_of(await enter(simulation, ada, "table rules"))
    assert "**Goal:** " in told
    assert f"## {titles[0]}" in told
    simulation.speak(bo, "de")
    guide = await press(simulation, bo, board(simulation), Verb.GUIDE)
    assert f"## {titles[1]}" in text_of(guide)
