"""A game's last picture shows its decisive blow, and a sentence gives the reason."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pkgutil import resolve_name
from typing import Any

import pytest

from bot.language.speech import Speech
from bot.paint import scenery
from bot.paint.picture_size import WIDTH, pixels
from bot.presentation.games.any_game import Finale
from bot.presentation.games.presenters import presenter
from bot.presentation.history import draw_ending
from bot.presentation.history.ending import alt_of, scene_of, with_own_picture
from engine.games.black_abyss.view import View
from engine.games.dark_miss_down.view import ScoredView
from engine.games.planetary_defence.view import CardView
from tests.bot.presentation.looking import assert_is_a_board, packed
from tests.bot.presentation.played import matches, say, texts
from tests.bot.unstored import table_of

SEATS = {"planetary_defence": 1, "dyla": 1, "dark_miss_down": 2, "dark_wall_destiny": 2}
ABYSS = ("tribunal", "military", "twins", "knowledge", "limit")
DUELS = ("home-world", "flag", "flags", "fleet", "rounds", "no-guns", "tie", "limit")
SENTENCE = 120
"""Maximum characters of a sentence for members."""

draw = packed(draw_ending.draw)


@cache
def last_view(game: str) -> Any:
    """The view of a finished game, played at random."""
    seats = SEATS[game]
    *_, last = matches(game, "finale", seats)
    return last.view(None if seats > 1 else 0)


@cache
def abyss(seats: int) -> View:
    """A view of a new game of Black Abyss."""
    chosen = {"mode": "sudden_death"} if seats == 2 else {}
    view: View = next(matches("black_abyss", "finale", seats, **chosen)).view(None)
    return view


def ends() -> Iterator[tuple[str, str, Any]]:
    """Every kind of end of every game: the game, the kind, a view."""
    defence = last_view("planetary_defence")
    for left in (0, 4):
        yield "planetary_defence", f"{left} left", replace(defence, meteors_left=left)
    dyla = last_view("dyla")
    for how in ("won", "destroyed", "out-of-time"):
        yield "dyla", how, replace(dyla, ending=how)
    miss = last_view("dark_miss_down")
    for scores, pressed in (((9, 12), None), ((9, 9), 1), ((9, 9), None)):
        seats = tuple(
            replace(one, score=count) for one, count in zip(miss.seats, scores, strict=True)
        )
        over = replace(miss, phase="over", seats=seats, winner=pressed)
        yield "dark_miss_down", f"{scores} {pressed}", over
    wall = last_view("dark_wall_destiny")
    for how in ("saved", "burned", "deck", "siege", "empty"):
        yield "dark_wall_destiny", how, replace(wall, ending=how)
    for seats_of, kinds in ((3, ABYSS), (2, DUELS)):
        for how in kinds:
            winners = (0, 1) if how == "tie" else (1,)
            yield (
                "black_abyss",
                f"{how} {seats_of}",
                replace(abyss(seats_of), ending=how, winners=winners),
            )


ENDS = [(game, kind) for game, kind, _ in ends()]


@cache
def end(game: str, kind: str) -> Finale:
    """The end of this kind."""
    view = next(view for one, how, view in ends() if (one, how) == (game, kind))
    found = presenter(game).finale(view)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("locale", "reason"),
    [
        (
            "en",
            "Bo scored 11 with 3 tasks, Ada 9 with 2; Bo's best task was “Patch hull breach A”: 5",
        ),
        (
            "de",
            "Bo kam mit 3 Einsätzen auf 11 (am besten: „Rumpfbruch am Bug“ mit 5 Punkten), "
            "Ada mit 2 auf 9.",
        ),
    ],
)
def test_the_end_of_a_duel_says_by_which_leaps_it_was_won(locale: str, reason: str) -> None:
    tasks = ("assist-injured-officer", "patch-hull-breach-a", "calibrate-containment")
    dangers = ((4, 5), (1, 5, 5))
    miss = last_view("dark_miss_down")
    seats = tuple(
        replace(one, score=sum(points), scored=tuple(map(ScoredView, tasks, points, (0, 0, 0))))
        for one, points in zip(miss.seats, dangers, strict=True)
    )
    found = presenter("dark_miss_down").finale(replace(miss, phase="over", seats=seats))
    assert found is not None
    assert reason in texts().render(found.why, locale, ("Ada", "Bo"))


def picture_of(finale: Finale) -> Any:
    """The picture of an end."""
    return resolve_name(finale.drawing)(finale.scene)


@pytest.mark.parametrize(("bonus", "decided"), [(2, False), (3, True)])
def test_bonuses_decided_a_duel_only_if_they_made_the_difference(bonus: int, decided: bool) -> None:
    miss = last_view("dark_miss_down")
    ada, bo = (
        replace(
            seat,
            score=score,
            scored=(ScoredView("patch-hull-breach-a", score - more, more),),
        )
        for seat, score, more in zip(miss.seats, (14, 17), (0, bonus), strict=True)
    )
    found = presenter("dark_miss_down").finale(replace(miss, phase="over", seats=(ada, bo)))
    assert found is not None
    assert found.why is not None
    assert ("Bonuses decided" in say(found.why)) is decided


@pytest.mark.parametrize(("game", "kind"), ENDS)
def test_every_kind_of_end_covers_the_whole_board(game: str, kind: str) -> None:
    tile = picture_of(end(game, kind))
    assert tile.image.size == (pixels(WIDTH), pixels(scenery.HEIGHT))


@pytest.mark.parametrize("game", dict(ENDS))
def test_each_kind_of_end_looks_different_from_every_other(game: str) -> None:
    alike = ("limit 2", "flags 2", "rounds 2", "no-guns 2")
    kinds = [kind for one, kind in ENDS if one == game and kind not in alike]
    pictures = {picture_of(end(game, kind)).image.tobytes() for kind in kinds}
    assert len(pictures) == len(kinds) > 1


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize(("game", "kind"), ENDS)
def test_each_end_has_one_sentence_of_reason_and_an_alt_text(
    game: str, kind: str, locale: str
) -> None:
    speech, found = Speech(locale, ("Ada", "Bo", "Cleo")), end(game, kind)
    for told in (found.why, found.shows):
        sentence = speech(told)
        assert sentence.endswith(".")
        assert sentence.count(". ") == 0
        assert len(sentence) <= SENTENCE
    assert speech(found.why) != speech(found.shows)


@pytest.mark.parametrize(("game", "kind"), ENDS)
def test_the_last_board_with_its_end_can_be_posted(game: str, kind: str) -> None:
    found, seats = end(game, kind), int(kind[-1]) if game == "black_abyss" else SEATS[game]
    chosen = {"mode": "sudden_death"} if (game, seats) == ("black_abyss", 2) else {}
    match = next(matches(game, "finale", seats, **chosen))
    measured = match.game.measures(match.state)
    course = {name: (now, now, tuple(one + 3 for one in now)) for name, now in measured.items()}
    plain = scene_of(replace(table_of(match), resigned=(0,)), None, course, say)
    scene = with_own_picture(plain, found, say)
    assert_is_a_board(draw(scene))
    assert say(found.shows) in alt_of(scene, say)
    assert scene.title == (plain.title if found.title is None else say(found.title))


def test_the_end_of_dyla_mentions_shields_left_in_hand() -> None:
    dyla = last_view("dyla")
    shelters = [one for one in dyla.deck if one.type == "tactic"]
    assert shelters
    wording = Speech("en")
    told = {
        wording(found.why)
        for one in shelters
        if (found := presenter("dyla").finale(
            replace(dyla, ending="destroyed", hand=(replace(one, count=3),))
        ))
    }  # fmt: skip
    assert any("while you held 3" in one for one in told)


METEOR, WEAPON = CardView("black-3", "black", 3), CardView("red-1", "red", 1)


@pytest.mark.parametrize(
    ("columns", "said"),
    [
        (((WEAPON,), (WEAPON, METEOR)), "and the deck had 6 damage in all."),
        (
            ((METEOR, WEAPON), (METEOR, METEOR)),
            "2 of them behind other cards: clear the way earlier next time.",
        ),
    ],
)
def test_a_lost_defence_says_what_would_have_helped(
    columns: tuple[tuple[CardView, ...], ...], said: str
) -> None:
    view = next(view for one, how, view in ends() if (one, how) == ("planetary_defence", "4 left"))
    own = {"draw": (WEAPON,) * 2, "hand": (WEAPON,), "played": (WEAPON,), "discard": (WEAPON,) * 2}
    lost = presenter("planetary_defence").finale(replace(view, columns=columns, **own))
    assert lost is not None
    assert Speech("en")(lost.why) == f"4 meteors were left, {said}"
