"""Sentences of the log say "you" to the member who did something, and to whom it was done."""

import re
from typing import Any, Literal

import pytest

from engine.core.catalogue import catalogue
from engine.games.black_abyss import facts as f
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.state import NOBODY
from tests.engine.games.black_abyss.table import GAME

ADA, BO, CLEO = range(3)
NAMES = ("Ada", "Bo", "Cleo")


def to(seat: int, *facts: Any, locale: str = "en") -> list[str]:
    """The sentences of these facts as a member reads them."""
    text, words = GAME.text, catalogue((GAME,))
    return [
        words.render(text.told_to(one.words, about, seat) or one.words, locale, NAMES)
        for one in text.log_sentences(facts)
        if (about := [facts[place] for place in one.facts])
    ]


def test_a_member_reads_their_own_actions_with_you() -> None:
    done = (f.Moved(ADA, (("frigate", 1),), "A7", "B6"), f.TurnedUp(ADA, "B6", "green"))
    assert to(ADA, *done) == [
        "You moved Frigate #1 from A7 to B6 and discovered B6 (green planet)."
    ]
    assert to(ADA, *done, locale="de") == [
        "Du hast Fregatte #1 von A7 nach B6 bewegt und B6 (grüner Planet) entdeckt."
    ]
    assert to(BO, *done)[0].startswith("Ada moved")


def test_the_winner_of_a_battle_who_plunders_reads_you() -> None:
    done = (
        f.BattleEnded("B6", 2, (ADA,), 1, sides=(ADA, BO)),
        f.Lost(BO, "B6-1", "farm", "bomb"),
        f.Plundered(ADA, BO, 2, 0, 0),
    )
    won, raided = to(ADA, *done)
    assert won.startswith("You won the battle at B6 against Bo after 2 rounds")
    assert raided.startswith("You destroyed a farm of Bo at B6-1 and plundered 2 resources")
    won, raided = to(BO, *done)
    assert won.startswith("Ada won the battle at B6 against you after")
    assert raided.startswith("Ada destroyed a farm of yours")


@pytest.mark.parametrize("seat", [ADA, BO])
def test_both_who_talk_in_private_read_that_they_do(seat: int) -> None:
    other = NAMES[1 - seat]
    assert to(seat, f.Talked(ADA, BO, "opened"))[0].startswith(f"You and {other} now talk")
    assert to(CLEO, f.Talked(ADA, BO, "opened"))[0].startswith("Ada and Bo now talk")


@pytest.mark.parametrize("how", ["offered", "accepted", "declined"])
def test_an_offer_and_its_answer_say_you_to_both_sides(
    how: Literal["offered", "accepted", "declined"],
) -> None:
    made = f.Bargained(ADA, BO, 0, how)
    assert to(ADA, made)[0].startswith(f"You {how} ")
    assert to(BO, made)[0].startswith(f"Ada {how} ")
    assert " you" in to(BO, made)[0]
    assert to(CLEO, made) == to(NOBODY, made)


def test_an_elected_member_reads_it_with_you_and_a_first_term_is_not_counted() -> None:
    assert to(ADA, f.Seated(ADA, 1, 9, 12)) == ["You took the tribunal seat with 9 of 12 votes."]
    assert to(BO, f.Seated(ADA, 2, 9, 12)) == [
        "Ada took the tribunal seat with 9 of 12 votes: term 2 in a row."
    ]


@pytest.mark.parametrize(
    ("against", "end"), [(0, "everyone abstained."), (36, "all 36 votes were against it.")]
)
def test_a_resolution_without_a_vote_for_it_is_told_in_words(against: int, end: str) -> None:
    (told,) = to(ADA, f.Decided("free-trade", 0, against, passed=False))
    assert told.endswith(f"failed: {end}")


def test_a_member_reads_hits_on_their_ships_and_their_moves_and_misses_with_you() -> None:
    round_ = (
        f.Led(ADA),
        f.RoundBegan(2),
        f.Steered(ADA, "frigate", 3, "closer"),
        f.Struck(ADA, "frigate", 3, "laser", "hit"),
        f.Struck(ADA, "frigate", 3, "laser", "hit"),
        f.Struck(BO, "cruiser", 1, "laser", "glanced"),
        f.Missed(BO, "cruiser", 1, "laser", ADA),
    )
    ordered, *told = to(ADA, *round_)
    assert ordered == "You chose to lead the battle."
    assert " ".join(told) == (
        "Round 2: You moved a ship closer. Your Frigate #3 was hit by a laser (twice). "
        "Cruiser #1 of Bo deflected a hit by a laser. You missed once with a laser."
    )
    ordered, *told = to(ADA, *round_, locale="de")
    assert ordered == "Du führst die Schlacht selbst."
    assert " ".join(told) == (
        "Runde 2: Du bist mit einem Schiff näher herangeflogen. "
        "Deine Fregatte #3 wurde von einer Laserkanone getroffen (zweimal). "
        "Kreuzer #1 von Bo wehrte einen Treffer von einer Laserkanone ab. "
        "Du hast eine Laserkanone einmal vergeblich abgefeuert."
    )
    assert "Your Cruiser #1 deflected" in " ".join(to(BO, *round_))
    assert to(CLEO, *round_) == to(NOBODY, *round_)


def test_a_hit_by_anything_that_hits_ships_is_told_in_both_languages() -> None:
    armed = [tile for n, tile in enumerate(t.TILES) if t.TILE_ROLE[n] in ("weapon", "bomb")]
    for by in (*armed, t.BUILDINGS[t.BATTERY], "asteroids", "meteors"):
        hit = f.Struck(BO, "frigate", 3, by, "hit")
        assert to(ADA, hit)[0].startswith("Frigate #3 of Bo was hit by ")
        (told,) = to(ADA, hit, locale="de")
        assert re.search(r" wurde von (eine[mr] .+|\w+n) getroffen\.$", told), told


def test_recalled_marines_read_whose_they_were_and_who_lives_there_with_you() -> None:
    left = f.Recalled(ADA, BO, "B6-1", 2, "A7")
    assert to(ADA, left) == [
        "2 marines of yours left B6-1, where Bo lives, for A7: you are at peace."
    ]
    assert to(BO, left) == ["2 marines of Ada left B6-1, where you live, for A7: you are at peace."]
    gone = f.Recalled(ADA, BO, "B6-1", 1, "")
    assert to(ADA, gone)[0].startswith("A marine of yours at B6-1, where Bo lives, was dismissed")
    assert to(BO, gone, locale="de")[0].startswith(
        "Ein Soldat von Ada auf B6-1, wo du lebst, wurde entlassen."
    )


@pytest.mark.parametrize("how", ["offered", "withdrawn", "accepted", "declined"])
def test_an_offer_in_private_says_you_to_both_sides(
    how: Literal["offered", "withdrawn", "accepted", "declined"],
) -> None:
    made = f.Bargained(ADA, BO, 0, how, whispered=True)
    for seat, other in ((ADA, BO), (BO, ADA)):
        for locale in ("en", "de"):
            (told,) = to(seat, made, locale=locale)
            assert NAMES[seat] not in told
            assert NAMES[other] in told


def test_orders_and_lost_buildings_read_with_you() -> None:
    assert to(ADA, f.Commanded(ADA, "slip-away")) == ["Your order: Evade."]
    assert to(ADA, f.Lost(ADA, "B6-1", "farm", "bomb-1"))[0].startswith("You lost a farm at B6-1")


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        (
            "en",
            "You fitted a cargo hold (x2) and a colony pod to Transport #2 at A7 "
            "and a bomb I to Frigate #1 at A7.",
        ),
        (
            "de",
            "Du hast zweimal einen Laderaum und eine Kolonialkapsel in Transporter #2 in A7 "
            "und eine Bombe I in Fregatte #1 in A7 eingebaut.",
        ),
    ],
)
def test_a_ship_fitted_with_several_tiles_is_named_once(locale: str, line: str) -> None:
    tiles = ("cargo-hold", "cargo-hold", "colony-pod")
    fitted = [f.Bought(ADA, tile, "A7", "tile", "transport", 2) for tile in tiles]
    armed = f.Bought(ADA, "bomb-1", "A7", "tile", "frigate", 1)
    assert to(ADA, *fitted, armed, locale=locale) == [line]
