"""The menu that follows a choice."""

from bot.language.speech import Speech
from bot.presentation.choices.menus import Menus
from engine.games.dark_wall_destiny.actions import Action, Buy, Seed
from tests.engine.games.dark_wall_destiny.table import table


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
    for path, action in chosen.items():
        after = start.play(action).match
        menus = Menus(after, "a table", 0, Speech(names=("Ann", "Bob")))
        assert menus.nearest(path) == "", path
