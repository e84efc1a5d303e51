"""What Aggression says: the end, alarms, status, score and advice of a contest."""

import pytest

from engine.core.catalogue import catalogue
from engine.core.choices import ANSWER_MARK, Branch
from engine.core.game import Outcome
from engine.core.words import Words
from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.actions import (
    Buy,
    Play,
)
from engine.games.dark_wall_destiny.content.tables import CARD, NUMBERS
from engine.games.dark_wall_destiny.state import Berth
from engine.games.dark_wall_destiny.text.advice import aims
from engine.games.dark_wall_destiny.text.table import caption
from tests.engine.games.dark_wall_destiny.rivals import after_raid, contest
from tests.engine.games.dark_wall_destiny.table import GAME, Table, table

TERMS = NUMBERS.contest


def test_a_tie_of_all_seats_is_worded_as_a_contest() -> None:
    how = "dark-wall-destiny-end-contest-burned"
    shared = Outcome((0, 1), ((1, 7, 0),) * 2, (7, 7), how)
    told = GAME.text.outcome(table(2, aggression="yes").view(), shared)
    assert "winners" in dict(told.args)
    assert "7" in catalogue((GAME,)).render(told, names=("Ada", "Bo"))


@pytest.mark.parametrize(("locale", "lost"), [("en", "lost"), ("de", "verloren")])
def test_alarms_of_a_contest_announce_the_end_and_not_a_defeat(locale: str, lost: str) -> None:
    near = {chosen: table(system="colony-lyra", aggression=chosen) for chosen in ("yes", "no")}
    said = {
        chosen: catalogue((GAME,)).render(GAME.alarms(at.state)[0].told, locale, ("Ada", "Bo"))
        for chosen, at in near.items()
    }
    assert lost in said["no"]
    assert lost not in said["yes"]


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "First seat: Ann, in the next round Bob."),
        ("de", "Startplatz: Ann, in der nächsten Runde Bob."),
    ],
)
def test_the_status_says_who_begins_this_round_and_the_next(locale: str, said: str) -> None:
    words = catalogue((GAME,))

    def status(at: Table) -> str:
        return words.render(GAME.text.describe(at.view(0))[0], locale, ("Ann", "Bob"))

    assert status(contest()).endswith(f" {said}")
    assert said not in status(table(2)), "together, the first seat stays the same"
    assert not status(contest().end_round()).endswith(said)


def said(*lines: Words, locale: str = "de") -> list[str]:
    return [catalogue((GAME,)).render(one, locale, ("Dan", "Ceres", "Hyperion")) for one in lines]


def test_the_score_ranks_all_seats_by_their_points_first() -> None:
    start = contest(3, ahead=2)
    start.player(1).discards = [CARD["quiet-king"]]
    points = [seat.points for seat in start.view().seats]
    assert sorted(points) == [points[0], points[1], points[2]]
    standing, *_ = said(*GAME.text.score(start.view()).decides)
    assert standing == (
        f"Stand nach Punkten: 1. Hyperion ({points[2]}), 2. Ceres ({points[1]}), 3. Dan (0)."
    )


def test_omega_is_told_as_saved_but_not_as_a_seeded_cryoship() -> None:
    """Dan acquires Omega after he seeded Lyra; then the wall of fire burns Halcyon."""
    start = contest(system="colony-halcyon colony-omega", energy=20)
    start.player().sector = [Berth(CARD["treasure-world"], [CARD["colony-lyra"]], [])]
    start.player().rescued, start.state.saved = 1, [CARD["colony-lyra"]]
    omega = start.play(Buy("colony-omega", 12))
    note = (
        "Kolonie Omega gilt mit dem Kauf als gerettet, zählt aber nicht als angelegtes Kryoschiff."
    )
    assert note in said(*GAME.text.score(omega.view()).decides)
    assert note in said(*GAME.text.describe(omega.view()))
    assert note not in said(*GAME.text.score(start.view()).decides)
    over = omega.end_round()
    score = GAME.text.score(over.view())
    assert f"angelegte Kryoschiffe ({TERMS.colony})" in said(*score.seats)[0]
    (deeds,) = [line for line in said(*score.awards) if line.startswith("Dan:")]
    assert "1 Kryoschiff angelegt" in deeds
    assert "gerettet" not in deeds


@pytest.mark.parametrize("locale", ["en", "de"])
def test_rivals_are_not_advised_as_a_team(locale: str) -> None:
    start = contest(system="colony-lyra")
    start.state.turn = 2
    own = " ".join(said(*caption(start.view(0)), locale=locale))
    public = " ".join(said(*caption(start.view()), locale=locale))
    planet = {
        "en": "You need a planet to seed it on.",
        "de": "Zum Anlegen brauchst du einen Planeten.",
    }
    assert planet[locale] in own
    assert planet[locale] not in public, "nobody else's planets are advised on"
    assert not {"ihr", "Kauft"} & {*own.split(), *public.split()}


@pytest.mark.parametrize(
    ("tokens", "richer", "why"),
    [
        (0, 0, "Kein Rivale hat einen Marker"),
        (NUMBERS.token_most, 1, "Mehr als fünf Marker darf niemand haben"),
    ],
)
def test_a_theft_without_effect_says_why(tokens: int, richer: int, why: str) -> None:
    start = contest(hand="dues")
    start.player(0).tokens, start.player(1).tokens = tokens, richer
    idled = start.play(Play("dues")).facts(facts.Idled)
    told = f"Eine Fähigkeit von „Wegzoll“ hat keine Wirkung: {why}."
    assert said(*map(GAME.text.fact, idled)) == [told]


@pytest.mark.parametrize(
    ("locale", "button", "asked"),
    [
        ("en", "Discard for 1 damage from raids", "Raids (1 damage)"),
        ("de", "Für 1 Schaden durch Überfälle abwerfen", "Überfälle (1 Schaden)"),
    ],
)
def test_damage_from_raids_is_not_named_after_the_card_raid(
    locale: str, button: str, asked: str
) -> None:
    victim = after_raid(others="raid patrol").end_turn()
    view, text = victim.view(1), GAME.text
    (form,) = [node for node in victim.match.choices(1).open() if node.key == "discard"]
    label, question = text.label(view, ("discard",), form), text.question(view, ("discard",), "0.")
    assert said(label, question, locale=locale) == [button, asked]
    advice = text.advice(view, ("discard",), (f"0.raid{ANSWER_MARK}raid",))
    assert len(said(*advice)) == 1
    public, *_ = said(*caption(victim.view()), locale=locale)
    assert (
        public
        == {
            "en": "Still to discard after raids: Ceres (for 1 damage).",
            "de": "Nach Überfällen müssen noch abwerfen: Ceres (für 1 Schaden).",
        }[locale]
    )


def test_the_command_raid_says_what_playing_it_does() -> None:
    start = contest(hand="raid")
    (plays,) = [node for node in start.match.choices(0).open() if node.key == "play"]
    assert isinstance(plays, Branch)
    (leaf,) = plays.open()
    label = GAME.text.label(start.view(0), ("play", "raid"), leaf)
    assert said(label, locale="en") == ["Raid: one damage to a rival"]


def test_a_victim_of_a_raid_is_not_told_what_play_all_leaves_in_hand() -> None:
    asked = after_raid(others="raid requisition patrol").end_turn()
    view = asked.view(1)
    assert view.hit is not None
    assert asked.refusal(Play("patrol"), by=1) == "raids-first"
    root = GAME.choices(asked.state, 1)
    assert not GAME.text.beside(view, (), root)


@pytest.mark.parametrize(
    ("locale", "points", "thins", "plan"),
    [
        (
            "en",
            "A planet that holds something scores 3 points, the most cards on one planet 4. "
            "Weak cards are best there.",
            "A weak card on a planet is out of your deck, so you draw your better cards "
            "more often.",
            "seed planets",
        ),
        (
            "de",
            "Ein Planet, an dem etwas liegt, bringt 3 Punkte, die meisten Karten an einem 4. "
            "Schwache Karten sind dort am besten.",
            "Eine schwache Karte an einem Planeten ist aus deinem Deck. "
            "So ziehst du deine besseren Karten öfter.",
            "leg an Planeten an",
        ),
    ],
)
def test_rivals_are_told_that_weak_cards_score_on_planets_and_a_team_that_its_decks_improve(
    locale: str, points: str, thins: str, plan: str
) -> None:
    start = contest(hand="levy colony-lyra", sector=("quarry-moon",))
    view, advice = start.view(0), GAME.text.advice
    assert said(*advice(view, ("seed", "levy", "1"), ()), locale=locale)[1:] == [points]
    assert not advice(view, ("seed", "colony-lyra", "1"), ())[1:], "it is saved there"
    together = table(hand="levy", sector=("quarry-moon",))
    assert said(*advice(together.view(0), ("seed", "levy", "1"), ()), locale=locale)[1:] == [thins]
    assert plan in said(*aims(view), locale=locale)[0]
