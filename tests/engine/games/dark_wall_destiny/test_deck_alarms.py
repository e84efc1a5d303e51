"""Alarms of draw decks from which a Cryoship may burn in the next spin."""

from collections.abc import Iterable
from itertools import product

import pytest

from engine.conformance.laws.wording import NAMES
from engine.core.catalogue import catalogue
from engine.core.words import Arg, seat_name, words
from engine.games.dark_wall_destiny.actions import EndTurn
from engine.games.dark_wall_destiny.content.names import name, names
from engine.games.dark_wall_destiny.content.tables import CARD, CARDS, COLONIES, CRYOSHIPS, IDS
from engine.games.dark_wall_destiny.rules.forecast import forecast
from engine.games.dark_wall_destiny.rules.scoring import scores
from engine.games.dark_wall_destiny.state import WallState
from tests.engine.games.dark_wall_destiny.table import GAME, Table, places, table

TIMES = "\N{MULTIPLICATION SIGN}"
ALARM = "dark-wall-destiny-alarm-"
ATTACKERS = [at for at, card in enumerate(CARDS) if card.design.attack or card.design.expire]
BESIEGERS = [at for at in ATTACKERS if any(one.do == "siege" for one in CARDS[at].design.attack)]


@pytest.mark.parametrize(("cards", "told"), [(9, ["deck-0"]), (30, [])])
def test_an_alarm_rises_when_attacks_would_reshuffle_a_cryoship_into_the_deck(
    cards: int, told: list[str]
) -> None:
    deck = " ".join(["requisition"] * cards)
    attackers = " ".join(["scythe-kin"] * 11)
    start = table(deck=deck, discards="colony-lyra", system=attackers)
    assert [one.key for one in GAME.alarms(start.state) if one.key.startswith("deck")] == told


def deck_alarms(start: Table) -> list[str]:
    """The keys of the alarms of draw decks."""
    return [one.key for one in GAME.alarms(start.state) if one.key.startswith("deck")]


def test_a_seat_that_played_its_hand_has_a_new_one_in_the_spin() -> None:
    start = table(deck="colony-lyra" + " requisition" * 9, system="scythe-kin talon talon")
    assert forecast(start.state).costs == (2, 2)
    assert not deck_alarms(start)
    late = start.but(lambda state: state.done.append(1))
    assert deck_alarms(late) == ["deck-1"], "who has had a turn draws no more"


def test_defense_and_covers_silence_the_alarm_of_a_draw_deck() -> None:
    def carried(state: WallState) -> None:
        state.players[1].deck = places("colony-lyra" + " requisition" * 9)
        state.done.append(1)

    start = table(deck="requisition " * 7, system="scythe-kin talon talon").but(carried)
    assert deck_alarms(start) == ["deck-1"]
    assert not deck_alarms(start.but(lambda state: setattr(state.players[1], "guarded", 9)))
    assert not deck_alarms(start.but(lambda state: setattr(state.players[0], "covers", 1)))


def test_covering_with_a_cryoship_in_the_deck_raises_an_alarm() -> None:
    start = table(deck="colony-lyra" + " requisition" * 9, system="scythe-kin talon talon")
    spared = start.but(lambda state: state.done.append(1))
    assert deck_alarms(spared.but(lambda s: setattr(s.players[0], "covers", 1))) == ["deck-0"]


def test_a_deck_is_in_danger_if_who_covers_it_draws_the_cards_that_would_burn() -> None:
    """Ann covers Bob's deck, but her next hand takes all cards that she has."""

    def covered(state: WallState) -> None:
        state.system[state.vectors[-1] - 2] = CARD["glass-maw"]
        state.players[0].covers, state.players[0].deck = 1, places("patrol " * 5)
        state.players[1].deck = places("colony-lyra")
        state.done.append(1)

    start = table(system="talon " * 12).but(covered)
    assert deck_alarms(start) == ["deck-1"]
    assert start.end_round().state.ending == "deck"
    rich = start.but(lambda state: state.players[0].deck.extend(places("patrol patrol")))
    assert not deck_alarms(rich)
    assert rich.end_round().state.ending is None


def test_an_alarm_warns_who_may_acquire_a_cryoship_that_would_burn_from_the_deck() -> None:
    """Ann's deck is used up by her next hand, so what she acquires may burn in this spin."""
    attackers = "colony-lyra " + " ".join(["scythe-kin"] * 11)
    start = table(1, deck="requisition " * 5, discards="patrol", system=attackers)
    assert deck_alarms(start) == ["deck"]
    (alarm,) = [one for one in GAME.alarms(start.state) if one.key == "deck"]
    assert catalogue((GAME,)).render(alarm.told, "en", ("Ann",)) == (
        f"If anyone acquires Colony Lyra now, 2 {TIMES} Scythe Kin could burn it from the "
        "deck. First acquire both."
    )
    thick = start.but(lambda state: setattr(state.players[0], "deck", places("patrol " * 60)))
    assert not deck_alarms(thick)
    assert not deck_alarms(start.but(lambda state: state.system.__setitem__(0, CARD["talon"])))


def test_no_alarm_warns_of_acquiring_the_last_cryoship_once_that_wins() -> None:
    """Colony Omega is saved when acquired; before that, its owner's deck must not burn it."""
    last, *others = (IDS[card] for card in reversed(CRYOSHIPS))
    start = table(
        1,
        deck="requisition " * 5,
        discards="patrol",
        system=f"{last} " + " ".join(["scythe-kin"] * 11),
    )
    assert deck_alarms(start) == ["deck"]
    assert not deck_alarms(start.but(lambda state: state.saved.extend(places(" ".join(others)))))


def test_an_alarm_counts_a_card_that_burns_and_hits_decks_once() -> None:
    """The Quiet King burns the top of decks, and its damage would burn more."""
    start = table(1, deck="colony-lyra requisition requisition", system="talon " * 12)
    start.state.system[start.state.vectors[-1] - 2] = CARD["quiet-king"]
    (alarm,) = [one for one in GAME.alarms(start.state) if one.key == "deck-0"]
    said = catalogue((GAME,)).render(alarm.told, "en", ("Ann",))
    assert said.startswith("The Quiet King could burn cards from Ann's deck"), said


@pytest.mark.parametrize(
    ("card", "at", "burner", "brenner"),
    [("glass-maw", -2, "Glass Maw", "Glasschlund"), ("cryo-bloom", 12, "Cryo Bloom", "Kryoblüte")],
)
def test_an_alarm_of_a_deck_names_what_burns_it_and_what_to_do(
    card: str, at: int, burner: str, brenner: str
) -> None:
    """Glass Maw will attack, Cryo Bloom will burn; Bob's Cryoship is in his deck."""

    def carry(state: WallState) -> None:
        state.system[(state.vectors[-1] if at < 0 else 0) + at - (at > 0)] = CARD[card]
        state.players[1].deck = places("colony-lyra" + " patrol" * 8)

    start = table(2, deck="requisition " * 9, system="talon " * 12).but(carry)
    (alarm,) = [one for one in GAME.alarms(start.state) if one.key == "deck-1"]
    say = catalogue((GAME,)).render
    assert say(alarm.told, "en", ("Ann", "Bob")) == (
        f"{burner} could burn cards from Bob's deck in the next spin. "
        "Acquire that card, or protect that deck. If Colony Lyra burns, the game is lost."
    )
    assert say(alarm.told, "de", ("Ann", "Bob")) == (
        f"Die Karte {brenner} könnte bei der Drehung Deckkarten von Bob verbrennen. "
        "Kauft diese Karte oder schützt das Deck. Verbrennt Kolonie Lyra, verliert ihr."
    )


def test_an_alarm_of_a_deck_fits_whatever_cards_it_names() -> None:
    """The longest names of attackers, of Cryoships and of members, in a game or a contest."""
    say = catalogue((GAME,)).render

    def longest(cards: Iterable[int], locale: str) -> list[str]:
        return sorted((IDS[at] for at in cards), key=lambda card: -len(say(name(card), locale)))

    for locale, contest in product(("en", "de"), (0, 1)):
        by, (ship, *_) = longest(ATTACKERS, locale)[:2], longest(COLONIES, locale)
        danger: dict[str, Arg] = {
            "seat": seat_name(0),
            "cards": names(tuple(by)),
            "count": 2,
            "contest": contest,
        }
        carries: dict[str, Arg] = {"protect": 1 - contest, "ship": name(ship)}
        told = [words(f"{ALARM}deck", **danger, **carries, ships=ships) for ships in (1, 2)]
        ahead: dict[str, Arg] = {"leaders": (seat_name(1),), "leading": 1}
        for number in (0, 1, 2):
            more: dict[str, Arg] = {**carries, "number": number, **ahead}
            told.append(words(f"{ALARM}deck-next", **danger, **more))
        known = {one: danger[one] for one in ("seat", "cards", "count", "contest")}
        known["cards"] = names(tuple(longest(BESIEGERS, locale)[:2]))
        told.append(words(f"{ALARM}siege", **known, card=name(ship), hull=3))
        for sentence in told:
            text = say(sentence, locale, NAMES)
            assert len(text) <= 200, text


def test_an_alarm_of_a_deck_names_only_who_can_be_hit() -> None:
    """Grave Tender burns a card of who begins the round: of Ann in this round, of Bob in the next.

    The round ends before the next spin's beginner changes, so alarm and forecast agree.
    """

    def set_up(state: WallState) -> None:
        state.system[state.vectors[-1] - 2] = CARD["grave-tender"]
        state.players[1].deck = places("colony-lyra" + " requisition" * 5)
        state.done = [0]
        state.active = 1

    start = table(2, deck="requisition", aggression="yes", hostile_stars="yes").but(set_up)
    assert not deck_alarms(start), "Ann begins the round"
    bob = start.but(lambda state: setattr(state, "first", 1))
    assert deck_alarms(bob) == ["deck-1"], "Bob begins the round"
    assert start.play(EndTurn()).state.ending is None
    assert bob.play(EndTurn()).state.ending == "deck"


def test_in_aggression_the_alarm_names_who_must_not_acquire_a_cryoship_and_who_would_win() -> None:
    """Only Ann, who begins the round, is hit; so only she is told of a Cryoship's danger.

    She has more points than Bob, but would be last.
    """

    def set_up(state: WallState) -> None:
        state.system[0] = CARD["colony-lyra"]
        state.system[state.vectors[-1] - 2] = CARD["grave-tender"]
        state.players[0].discards = places("quiet-king quiet-king")
        state.players[1].discards = places("quiet-king")

    start = table(2, deck="requisition", aggression="yes", hostile_stars="yes").but(set_up)
    assert scores(start.state) == (10, 5)
    (alarm,) = [one for one in GAME.alarms(start.state) if one.key == "deck"]
    assert alarm.threatens == (0,)
    say = catalogue((GAME,)).render
    assert say(alarm.told, "en", ("Ann", "Bob")) == (
        "If Ann acquires a Cryoship, Grave Tender could burn it from their deck "
        "in the next spin. Then Bob wins."
    )
    assert say(alarm.told, "de", ("Ann", "Bob")) == (
        "Kauft Ann ein Kryoschiff, könnte die Karte Grabpfleger es bei der Drehung verbrennen. "
        "Dann gewinnt Bob."
    )
    late = start.but(lambda state: setattr(state, "first", 1))
    (alarm,) = [one for one in GAME.alarms(late.state) if one.key == "deck"]
    assert alarm.threatens == (1,), "the next round begins with Bob"


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        (
            "en",
            f"If anyone acquires Colony Lyra now, 2 {TIMES} Scythe Kin could burn it from "
            "the deck. First acquire both, or protect that deck.",
        ),
        (
            "de",
            f"Wer jetzt Kolonie Lyra kauft, riskiert das Schiff: 2 {TIMES} Sensenvolk könnten es "
            "aus dem Deck verbrennen. Kauft vorher beide oder schützt das Deck.",
        ),
    ],
)
def test_an_alarm_of_a_purchase_names_the_cryoship_and_the_deck_it_could_burn_from(
    locale: str, told: str
) -> None:
    attackers = "colony-lyra " + " ".join(["scythe-kin"] * 11)
    start = table(2, deck="requisition " * 5, discards="patrol", system=attackers)
    start.player(1).discards = places("patrol")
    (alarm,) = [one for one in GAME.alarms(start.state) if one.key == "deck"]
    assert catalogue((GAME,)).render(alarm.told, locale, ("Ann", "Bob")) == told
