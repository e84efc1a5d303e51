"""The eighteen cards: rules between their halves, and refusal of content that breaks them."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from engine.core.content import load
from engine.core.errors import BadContent
from engine.games.dark_miss_down.content import (
    AREAS,
    CREWS,
    DANGER,
    ENTRIES,
    FOLDER,
    OWN_AREA,
    Files,
)
from engine.games.dark_miss_down.view import CARD_VIEWS
from tests.engine.games.dark_miss_down.table import BREACH_A, COMLINK, CONDUIT, INJURED, VIRUS


def test_six_dangers_have_three_tasks_each() -> None:
    assert Counter(DANGER) == dict.fromkeys(range(1, 7), 3)


def test_every_crew_has_three_cards_in_its_own_area_and_one_in_each_common_area() -> None:
    for crew in CREWS:
        areas = Counter(entry.asset.area for entry in ENTRIES if entry.asset.crew == crew)
        assert areas == {OWN_AREA[crew]: 3, "medical": 1, "mess": 1, "quarters": 1}
    assert Counter(entry.asset.area for entry in ENTRIES) == dict.fromkeys(AREAS, 3)


def test_no_asset_suits_the_task_on_its_own_card() -> None:
    for card in CARD_VIEWS:
        crews = Counter(need for need in card.needs if need in CREWS)
        assert crews[card.crew] < max(crews.values()), card.id
        assert card.area not in (*card.needs, *card.bonus.icons), card.id


def test_tasks_grow_with_their_danger_from_two_cards_to_five() -> None:
    sizes = {danger: {len(c.needs) for c in CARD_VIEWS if c.danger == danger} for danger in DANGER}
    assert sizes == {1: {2}, 2: {3}, 3: {3}, 4: {4}, 5: {4}, 6: {5}}


def test_the_bonuses_are_of_the_kinds_on_the_cards() -> None:
    kinds = Counter((card.danger, card.bonus.kind) for card in CARD_VIEWS)
    assert kinds == {
        (1, "majority"): 3,
        (2, "several"): 3,
        (3, "variety"): 3,
        (4, "together"): 3,
        (5, "take"): 3,
        (6, "take"): 3,
    }


def with_fault(folder: Path, card: str, old: str, new: str) -> Path:
    """The content with one entry changed."""
    spoilt = folder / "v1"
    shutil.copytree(FOLDER / "v1", spoilt)
    before, mark, rest = (spoilt / "cards.toml").read_text("utf-8").partition(f"[{card}]\n")
    assert old in rest
    (spoilt / "cards.toml").write_text(before + mark + rest.replace(old, new, 1), "utf-8")
    return spoilt


@pytest.mark.parametrize(
    ("card", "old", "new", "said"),
    [
        (COMLINK, '"deck"', '"tech"', "its asset is of the crew its task needs most: tech"),
        (INJURED, '"docking"', '"medical"', "its asset is from an area its task uses: medical"),
        (VIRUS, 'area = "medical"', 'area = "navigation"', "its task uses: navigation"),
        (BREACH_A, 'area = "core"', 'area = "mess"', "its task uses: mess"),
        (CONDUIT, 'area = "mess"', 'area = "quarters"', "crew flight in mess has 0 cards, not 1"),
        (VIRUS, 'crew = "deck"', 'crew = "none"', "Input should be 'flight', 'deck' or 'tech'"),
        (INJURED, "danger = 1", "danger = 2", "danger 1 has 2 cards, not 3"),
        (INJURED, '"flight"]', '"core"]', "a task needs at most one area"),
        (COMLINK, 'crew = "flight"', 'crew = "flight", area = "mess"', "one of the two"),
    ],
)
def test_cards_that_break_a_law_are_refused(
    card: str, old: str, new: str, said: str, tmp_path: Path
) -> None:
    with pytest.raises(BadContent) as refused:
        load(Files, with_fault(tmp_path, card, old, new))
    assert said in str(refused.value)
