"""Each game has one word for a turn, used by headings, lists, log and endings."""

import pytest

from bot.language.speech import Speech, turn_count, turn_number, turn_unit, turn_when

ENGLISH = {
    "planetary_defence": ("turn", "turn 3", "on turn 3", "1 turn", "3 turns"),
    "dyla": ("turn", "turn 3", "on turn 3", "1 turn", "3 turns"),
    "dark_miss_down": ("round", "round 3", "in round 3", "1 round", "3 rounds"),
    "dark_wall_destiny": ("round", "round 3", "in round 3", "1 round", "3 rounds"),
    "black_abyss": ("cycle", "cycle 3", "in cycle 3", "1 cycle", "3 cycles"),
}
GERMAN = {
    "planetary_defence": ("Zug", "Zug 3", "in Zug 3", "1 Zug", "3 Züge"),
    "dyla": ("Zug", "Zug 3", "in Zug 3", "1 Zug", "3 Züge"),
    "dark_miss_down": ("Runde", "Runde 3", "in Runde 3", "1 Runde", "3 Runden"),
    "dark_wall_destiny": ("Runde", "Runde 3", "in Runde 3", "1 Runde", "3 Runden"),
    "black_abyss": ("Zyklus", "Zyklus 3", "in Zyklus 3", "1 Zyklus", "3 Zyklen"),
}


@pytest.mark.parametrize(("locale", "terms"), [("en", ENGLISH), ("de", GERMAN)])
def test_lists_and_endings_use_the_boards_word_for_a_turn(
    locale: str, terms: dict[str, tuple[str, ...]]
) -> None:
    say = Speech(locale)
    for game, said in terms.items():
        told = (turn_unit(game), turn_number(game, 3), turn_when(game, 3))
        assert tuple(say.each((*told, turn_count(game, 1), turn_count(game, 3)))) == said


@pytest.mark.parametrize(("locale", "said"), [("en", "round 3"), ("de", "Runde 3")])
def test_a_fleet_battle_has_rounds_instead_of_cycles(locale: str, said: str) -> None:
    battle, duel = (f"black-abyss-option-mode-{mode}" for mode in ("fleet-battle", "duel"))
    assert Speech(locale)(turn_number("black_abyss", 3, battle)) == said
    assert Speech(locale)(turn_number("black_abyss", 3, duel)) == Speech(locale)(
        turn_number("black_abyss", 3)
    )


def test_a_game_without_its_own_word_has_turns() -> None:
    assert Speech("en")(turn_number("beacons", 2)) == "turn 2"
