"""The log as a member reads it: with "you" for what the own seat did or suffered."""

from typing import Any

import pytest

from bot.language.speech import Speech
from engine.games.dark_wall_destiny import facts as f
from engine.games.dark_wall_destiny.text.address import told_to
from engine.games.dark_wall_destiny.text.log_sentences import log_sentences

NAMES = ("Ada", "Bo", "Cleo")


def told(*done: Any, seat: int = 0, locale: str = "en") -> str:
    """The one sentence on these facts, to the member of a seat."""
    (sentence,) = log_sentences(done)
    own = told_to(sentence.words, done, seat)
    return Speech(locale, NAMES)(own or sentence.words)


@pytest.mark.parametrize(
    ("fact", "own", "others"),
    [
        (f.TookTurn(0), "You begin your turn.", "Ada begins their turn."),
        (f.Played(0, "patrol"), "You play Patrol.", "Ada plays Patrol."),
        (f.EndedTurn(0, ()), "You end your turn.", "Ada ends the turn."),
        (
            f.Covers(1, 0),
            "Bo protects your deck in the next spin.",
            "Bo protects Ada's deck in the next spin.",
        ),
        (f.Plundered(0, 2, (1,)), "You take 2 damage from raids by Bo.", "Ada takes 2 damage"),
    ],
)
def test_a_member_reads_you_for_their_own_deeds_and_the_others_read_their_name(
    fact: Any, own: str, others: str
) -> None:
    assert told(fact) == own
    assert told(fact, seat=2).startswith(others)


@pytest.mark.parametrize(
    ("locale", "own"),
    [
        (
            "en",
            "Attack by Void Jackals from position 9: 3 damage each to you and Bo. "
            "You discard Patrol. Bo discards Brace.",
        ),
        (
            "de",
            "Angriff von Position 9 (Leerenschakale): je 3 Schaden für dich und Bo. "
            "Du wirfst Patrouille ab. Bo wirft Festhalten ab.",
        ),
    ],
)
def test_an_attack_is_told_to_whom_it_hits(locale: str, own: str) -> None:
    done = (
        f.Attacked("void-jackals", 9),
        f.WasHit(0, 3, 0),
        f.WasHit(1, 3, 0),
        f.Discarded(0, ("patrol",), chosen=True),
        f.Discarded(1, ("brace",), chosen=True),
    )
    assert told(*done, locale=locale) == own


@pytest.mark.parametrize(
    ("locale", "own"),
    [
        ("en", "Bo takes 2 damage from raids by you and Cleo."),
        ("de", "Bo erleidet 2 Schaden durch Überfälle von dir und Cleo."),
    ],
)
def test_a_raider_reads_you_when_the_rival_pays(locale: str, own: str) -> None:
    assert told(f.Plundered(1, 2, (0, 2)), locale=locale) == own


@pytest.mark.parametrize(
    ("seats", "locale", "own"),
    [
        (2, "en", "Attack by Spore Drifters from position 9: you and Bo each lose 1 token."),
        (2, "de", "Angriff von Position 9 (Sporentreiber): du und Bo verliert je 1 Marker."),
        (3, "en", "Attack by Spore Drifters from position 9: you, Bo and Cleo each lose 1 token."),
        (3, "de", "Angriff von Position 9 (Sporentreiber): du, Bo und Cleo verliert je 1 Marker."),
    ],
)
def test_an_attack_that_takes_tokens_says_who_loses_them(seats: int, locale: str, own: str) -> None:
    lost = (f.LostToken(seat, 1) for seat in range(seats))
    assert told(f.Attacked("spore-drifters", 9), *lost, locale=locale) == own


@pytest.mark.parametrize(
    ("gained", "lost", "en", "de"),
    [
        (
            (0, 1),
            (2,),
            "You and Bo gain 4 points each for the most crew on ships; Cleo loses them.",
            "Du und Bo bekommt je 4 Punkte für die meiste Crew auf Schiffen, Cleo verliert sie.",
        ),
        (
            (),
            (0,),
            "You lose 4 points for the most crew on ships.",
            "Du verlierst 4 Punkte für die meiste Crew auf Schiffen.",
        ),
    ],
)
def test_an_award_is_told_to_whom_it_concerns(
    gained: tuple[int, ...], lost: tuple[int, ...], en: str, de: str
) -> None:
    passed = f.AwardPassed("crew", 4, gained, lost)
    assert told(passed) == en
    assert told(passed, locale="de") == de


def test_whom_an_attack_hits_begins_with_the_reader_as_the_rest_may_be_cut() -> None:
    done = (
        f.Attacked("void-jackals", 9),
        *(f.WasHit(seat, 3, 0) for seat in range(3)),
    )
    assert "3 damage each to you, Ada and Cleo" in told(*done, seat=1)
