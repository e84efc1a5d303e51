"""The menu that follows a choice."""

from bot.language.speech import Speech
from bot.presentation.choices.menus import Menus
from engine.core.choices import Branch
from engine.games.dark_wall_destiny.actions import Action, Buy, Play, Seed
from engine.games.dark_wall_destiny.content.tables import CARD
from tests.engine.games.dark_wall_destiny.table import Table, table


def leads_to_the_first_menu(start: Table, chosen: dict[str, Action]) -> None:
    """Each choice, made at the start, is followed by the first menu."""
    for path, action in chosen.items():
        after = start.play(action).match
        menus = Menus(after, "a table", 0, Speech(names=("Ann", "Bob")))
        assert menus.nearest(path) == "", path


def test_after_crew_is_seeded_or_a_card_acquired_the_first_menu_is_shown() -> None:
    """It shows what else can be seeded, played and acquired, and the end of the turn."""
    start = table(
        hand="kelly-frost patrol vrakka",
        sector=("bulwark-frigate", "glasswater"),
        system="needle",
        energy=9,
    )
    chosen: dict[str, Action] = {
        "seed/vrakka/1": Seed("vrakka", 1),
        "system/12.needle": Buy("needle", 12),
    }
    leads_to_the_first_menu(start, chosen)


def test_the_first_menu_is_shown_after_each_choice_even_with_six_groups() -> None:
    """Awakening adds a pull to cards to play, seed, use, acquire, and drones."""
    start = table(
        hand="kelly-frost patrol patrol patrol requisition vrakka white-hand",
        sector=("bulwark-frigate", "glasswater", "brandemoth"),
        system="needle",
        energy=9,
        awakening="yes",
    )
    start.player().pulls = 1
    start.player().sector[2].ready = [CARD["brandemoth"]]
    root = Menus(start.match, "a table", 0, Speech(names=("Ann", "Bob"))).said.root
    groups = {one.key for one in root.open() if isinstance(one, Branch)}
    assert groups > {"play", "seed", "use", "system", "pull", "drones"}
    chosen: dict[str, Action] = {
        "play/patrol": Play("patrol"),
        "seed/vrakka/1": Seed("vrakka", 1),
        "seed/patrol/2": Seed("patrol", 2),
        "system/12.needle": Buy("needle", 12),
    }
    leads_to_the_first_menu(start, chosen)
