"""The picture of Dark Miss Down shows what its viewer may know, no more; the board tells facts."""

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from bot.language.speech import Speech
from bot.language.wording import ALT_LIMIT, Say
from bot.presentation.games.dark_miss_down import draw as pictures
from bot.presentation.games.dark_miss_down import draw_cards, draw_icons
from bot.presentation.games.dark_miss_down.scene import (
    Asset,
    Bonus,
    Icon,
    Kind,
    Labels,
    Scene,
    Seat,
    Task,
    alt_of,
    scene_of,
)
from bot.presentation.games.presenters import presenter
from engine.core import registry
from engine.core.chance import Chance, seed_from
from engine.core.words import Words, words
from engine.games.dark_miss_down.content import AREAS, CREWS
from engine.games.dark_miss_down.facts import Completed, Rewarded
from engine.games.dark_miss_down.view import CARD_VIEWS, DarkMissView
from tests.bot.presentation.looking import (
    PictureLaws,
    assert_is_a_board,
    assert_letters_stand_free,
    packed,
    writing,
)
from tests.bot.presentation.played import matches, say, texts

draw = packed(pictures.draw)

GAME = registry.game("dark_miss_down")
DRAWN = (pictures, draw_cards, draw_icons)


def told_of(view: DarkMissView, say: Say = say) -> str:
    return alt_of(view, say)


FLIGHT, DECK, TECH = (
    Icon("flight", "F", "Flight"),
    Icon("deck", "D", "Deck"),
    Icon("tech", "T", "T"),
)
MESS, DOCK = Icon("mess", "Mess", "Mess Hall"), Icon("docking", "Dock", "Docking")
QUARTERS = Icon("quarters", "Quar", "Quarters")

LABELS = Labels(
    round="Round 4",
    doing="To move: Ada",
    last="",
    bonus="Bonus",
    pool="Pool",
    played="Played",
    deck="Draw",
    discards="Discard",
    no_task="No task completed",
    no_card="No cards",
    seen="seen",
)
LEAK = Task(2, "Repair conduit leak", (TECH, TECH, DECK), Bonus((DECK,) * 3, "", 1))
HATCH = Task(
    4, "Repair jammed docking hatch", (FLIGHT, FLIGHT, TECH, DECK), Bonus((QUARTERS, MESS), "", 1)
)
BREACH = Task(6, "Patch hull breach A", (DECK,) * 3 + (TECH, FLIGHT), Bonus((MESS,), "take", 0))
DRIVE = Task(
    3,
    "Realign light-drive",
    (DOCK, DECK, FLIGHT),
    Bonus((Icon("crews", "3", "3"), Icon("areas", "4", "4")), "", 2),
)
PILOT, LOADER, COOK = Asset(FLIGHT, QUARTERS), Asset(DECK, DOCK), Asset(TECH, MESS)
ADA = Seat(
    number=0,
    name="Ada",
    score=7,
    task=LEAK,
    faces=(PILOT,),
    backs=2,
    active=True,
    own=False,
    stood=False,
    won=False,
)
BART = ADA._replace(number=1, name="Bartholomew", task=None, active=False)
TABLE = Scene(
    labels=LABELS,
    tasks=(LEAK, HATCH, BREACH),
    pool=(PILOT, LOADER, COOK),
    deck=6,
    discards=2,
    played=(),
    goal=15,
    seats=(ADA, BART),
    airlock=False,
)
OWN = BART._replace(own=True, faces=(PILOT._replace(seen=True), LOADER, COOK), backs=0)
FULL = TABLE._replace(
    labels=LABELS._replace(round="Round 60", last="Last round", doing="Bonus card: Bartholomew"),
    tasks=(HATCH, DRIVE, BREACH._replace(completing=True)),
    deck=18,
    discards=18,
    played=(PILOT, LOADER, COOK) * 2,
    seats=(
        ADA._replace(score=28, task=HATCH, faces=(PILOT, LOADER._replace(danger=1)), backs=5),
        OWN._replace(
            score=37,
            task=BREACH,
            faces=(COOK._replace(seen=True), LOADER._replace(danger=6)) * 3 + (PILOT,),
        ),
    ),
)
BARE = TABLE._replace(
    tasks=(),
    pool=(),
    deck=0,
    discards=0,
    seats=(ADA._replace(task=None, faces=(), backs=0), OWN._replace(faces=())),
)
AIRLOCK = TABLE._replace(
    labels=LABELS._replace(doing="A tie: the airlock!"),
    airlock=True,
    seats=(ADA._replace(active=False, stood=True), BART._replace(won=True)),
)

FOREIGN = "Ångström Ägyptens jq"
"""A name with tall and low letters, longer than any word of the game."""
LOW = "Auslage jq"
"""A name for the rows of cards, which have room for low letters only."""
STRANGE = Icon("core", "Agjq", FOREIGN)
TRANSLATED = FULL._replace(
    labels=Labels(**dict.fromkeys(Labels._fields, FOREIGN))._replace(
        pool=LOW, played=LOW, deck=LOW, discards=LOW
    ),
    tasks=(Task(4, "Angström jq" * 3, (STRANGE,), Bonus((STRANGE,), FOREIGN, 1)),) * 3,
    pool=(Asset(STRANGE, STRANGE),) * 3,
    seats=(ADA._replace(name=FOREIGN * 2, faces=(Asset(STRANGE, STRANGE),) * 7), OWN),
)

OTHERWISE: list[dict[str, Any]] = [
    {"labels": LABELS._replace(round="Round 5")},
    {"labels": LABELS._replace(doing="To move: Bartholomew")},
    {"labels": LABELS._replace(last="Last round")},
    {"airlock": True},
    {"tasks": (LEAK, HATCH)},
    {"tasks": (LEAK, HATCH, DRIVE)},
    {"tasks": (LEAK, HATCH, BREACH._replace(completing=True))},
    {"tasks": (LEAK._replace(danger=3), HATCH, BREACH)},
    {"tasks": (LEAK._replace(needs=(TECH, DECK, DECK)), HATCH, BREACH)},
    {"tasks": (LEAK._replace(bonus=Bonus((DECK,) * 3, "", 2)), HATCH, BREACH)},
    {"tasks": (LEAK._replace(bonus=Bonus((DECK,), "take", 0)), HATCH, BREACH)},
    {"pool": (PILOT, LOADER)},
    {"pool": (PILOT, COOK, LOADER)},
    {"pool": (PILOT, LOADER, Asset(TECH, QUARTERS))},
    {"pool": (PILOT, LOADER, COOK._replace(danger=5))},
    {"deck": 5},
    {"discards": 3},
    {"played": (COOK,)},
    {"goal": 16},
    {"seats": (BART, ADA)},
    {"seats": (ADA._replace(name="Eve"), BART)},
    {"seats": (ADA._replace(score=8), BART)},
    {"seats": (ADA._replace(task=HATCH), BART)},
    {"seats": (ADA._replace(faces=(COOK,)), BART)},
    {"seats": (ADA._replace(backs=3), BART)},
    {"seats": (ADA._replace(active=False), BART)},
    {"seats": (ADA._replace(stood=True), BART)},
    {"seats": (ADA._replace(won=True), BART)},
    {"seats": (ADA, OWN)},
    {"seats": (ADA, OWN._replace(faces=(PILOT, LOADER, COOK)))},
]
SCENES = pytest.mark.parametrize(
    "scene",
    [TABLE, TABLE._replace(seats=(ADA, OWN)), FULL, BARE, AIRLOCK, TRANSLATED],
    ids=["table", "own", "full", "bare", "airlock", "translated"],
)


@pytest.mark.parametrize("change", OTHERWISE, ids=lambda change: str(change)[:60])
def test_each_fact_changes_the_picture(change: dict[str, Any]) -> None:
    assert draw(TABLE._replace(**change)) != draw(TABLE)


def test_only_the_owner_sees_which_of_their_cards_the_other_knows() -> None:
    noted = TABLE._replace(seats=(ADA, OWN._replace(faces=(PILOT, LOADER, COOK))))
    assert draw(noted) != draw(TABLE._replace(seats=(ADA, OWN)))


@SCENES
class TestPicture(PictureLaws[Scene]):
    """The laws of pictures, for these scenes."""

    draw = staticmethod(draw)
    written_by = DRAWN


def test_cards_of_one_asset_show_the_danger_of_their_tasks() -> None:
    view = GAME.view(next(matches("dark_miss_down", "cards", seats=2)).state, 0)
    docking = [card for card in CARD_VIEWS if (card.crew, card.area) == ("deck", "docking")]
    other = next(card for card in CARD_VIEWS if card.area == "mess")
    (own,) = [one for one in scene_of(replace(view, hand=(*docking, other)), say).seats if one.own]
    assert [card.danger for card in own.faces] == [1, 5, 6, 0]
    assert draw_cards.asset(own.faces[0]) != draw_cards.asset(own.faces[1])


def test_crews_and_areas_differ_by_letters_symbol_and_colour() -> None:
    kinds: tuple[Kind, ...] = (*CREWS, *AREAS)
    own_letters = {say(words(f"picture-dark-letters-{kind}")) for kind in kinds}
    assert len(own_letters) == len(kinds)
    assert len({draw_icons._DRAWN[kind] for kind in kinds}) == len(kinds)
    for group in (CREWS, AREAS):
        assert len({draw_icons.COLOUR[kind] for kind in group}) == len(group)


def test_every_task_of_the_game_fits_its_card_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    view = GAME.view(next(matches("dark_miss_down", "cards", seats=2)).state, None)
    for first in range(0, len(CARD_VIEWS), 3):
        shown = CARD_VIEWS[first : first + 3]
        scene = scene_of(replace(view, tasks=shown, pool=shown), say)
        for task in scene.tasks:
            assert " ".join(draw_cards.name_lines(task.name)) == task.name
        with writing(monkeypatch, *DRAWN) as tiles:
            draw(scene)
        assert_letters_stand_free(tiles)


def test_needs_and_bonuses_stay_within_their_card() -> None:
    view = GAME.view(next(matches("dark_miss_down", "cards", seats=2)).state, None)
    room = draw_cards.TASK_WIDTH - 22
    for task in scene_of(replace(view, tasks=CARD_VIEWS), say).tasks:
        assert _width(task.bonus.icons) <= room
        half = -(-len(task.needs) // 2)
        assert max(map(_width, (task.needs[:half], task.needs[half:]))) <= room


def _width(icons: tuple[Icon, ...]) -> int:
    return sum(draw_icons.chip_width(icon) + draw_icons.CHIP_GAP for icon in icons)


def test_a_spectator_sees_only_cards_taken_from_the_pool_and_backs_of_others() -> None:
    for match in matches("dark_miss_down", "hands", seats=2):
        view = GAME.view(match.state, None)
        for seat, shown in zip(scene_of(view, say).seats, view.seats, strict=True):
            assert len(seat.faces) == len(shown.known)
            assert len(seat.faces) + seat.backs == shown.cards
            assert not seat.own


def test_the_scene_is_the_same_in_every_state_the_viewer_can_imagine() -> None:
    chance = Chance(seed_from("imagined"))
    for match in list(matches("dark_miss_down", "secrets", seats=2))[::5]:
        for viewer in (None, 0, 1):
            known = () if viewer is None else (viewer,)
            state = GAME.imagine(match.state, known, chance)
            view, imagined = GAME.view(match.state, viewer), GAME.view(state, viewer)
            assert scene_of(view, say) == scene_of(imagined, say)
            assert told_of(view) == alt_of(imagined, say)


def test_the_viewers_hand_is_below_the_other_players_cards() -> None:
    for match in list(matches("dark_miss_down", "own", seats=2))[::7]:
        for viewer in (0, 1):
            view = GAME.view(match.state, viewer)
            other, own = scene_of(view, say).seats
            assert (own.number, own.own, own.backs) == (viewer, True, 0)
            assert [(each.crew.kind, each.area.kind) for each in own.faces] == [
                (card.crew, card.area) for card in view.hand
            ]
            assert sum(card.seen for card in own.faces) == len(view.seats[viewer].known)
            assert not other.own


def test_bonuses_show_their_conditions() -> None:
    view = GAME.view(next(matches("dark_miss_down", "bonus", seats=2)).state, None)
    tasks = scene_of(replace(view, tasks=CARD_VIEWS), say).tasks
    said = {task.name: task.bonus for task in tasks}
    assert [icon.kind for icon in said["Repair conduit leak"].icons] == ["deck"] * 3
    assert [icon.kind for icon in said["Flush nav system virus"].icons] == list(CREWS)
    assert [icon.letters for icon in said["Realign light-drive"].icons] == ["3", "4"]
    assert said["Realign light-drive"].points == 2
    assert said["Patch exposed electrics"].note == "areas"
    assert (said["Patch hull breach A"].points, said["Patch hull breach A"].note) == (0, "take")


def test_dangers_have_numbers_and_different_looks() -> None:
    drawn = [
        draw(TABLE._replace(tasks=(LEAK._replace(danger=danger), HATCH, BREACH)))
        for danger in range(1, 7)
    ]
    assert all(one != other for one, other in combinations(drawn, 2))


def test_the_alt_text_tells_cards_of_one_asset_in_a_hand_apart_as_their_buttons_do() -> None:
    view = next(matches(GAME.name, "deal", 2)).view(0)
    one, other = next(
        (a, b) for a, b in combinations(CARD_VIEWS, 2) if (a.crew, a.area) == (b.crew, b.area)
    )
    told = told_of(replace(view, hand=(one, other)))
    for card in (one, other):
        assert f"(other half: task, danger {card.danger})" in told.partition("Your hand (2): ")[2]


def test_the_alt_text_fits_with_names_of_any_length() -> None:
    def say_long(what: Words) -> str:
        return texts().render(what, names=("W" * 32, "M" * 32))

    match = next(matches("dark_miss_down", "named", seats=2))
    view, cards = GAME.view(match.state, 0), CARD_VIEWS
    busy = replace(
        view,
        phase="bonus",
        tasks=cards[12:15],
        pool=cards[9:11],
        completing=cards[14],
        played=cards[:8],
        seats=(
            replace(view.seats[0], tableau=cards[16], cards=1),
            replace(view.seats[1], tableau=cards[15], cards=4, known=cards[6:9]),
        ),
        hand=cards[11:12],
    )
    told = told_of(busy, say_long)
    assert len(told) <= ALT_LIMIT
    assert told.endswith("Your hand (1): Tech · Quarters.")
    assert "Seat 1: 0 points" in told
    assert "M" * 32 in told_of(view, say_long)


def test_a_whole_game_has_pictures_and_alt_texts() -> None:
    for match in list(matches("dark_miss_down", "pictured", seats=2))[::9]:
        for viewer in (None, 0):
            view = GAME.view(match.state, viewer)
            assert_is_a_board(draw(scene_of(view, say)))
            told = told_of(view)
            assert len(told) <= ALT_LIMIT
            assert f"Ada: {view.seats[0].score} points" in told
            assert f"Discard pile: {len(view.discards)}." in told
            assert ("Your hand" in told) == (viewer is not None)


def test_the_board_tells_a_task_and_the_bonus_that_came_with_it_in_one_sentence() -> None:
    done = Completed(1, "restore-comlink-system", (), (), 1, 4, 5)
    bonus = Rewarded(1, "fix-air-support-malfunction", 1)
    (line,) = presenter("dark_miss_down").story(GAME, None, (done, bonus))
    told = Speech("en", ("Ada", "Bo"))(line)
    assert "for 2 points, including 1 bonus point. Total: 6 points." in told
