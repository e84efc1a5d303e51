"""The forecast, compared with the spin that follows."""

import re

import pytest

from engine.core.catalogue import catalogue
from engine.core.chance import Chance, seed_from
from engine.core.events import Telling, silence
from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.actions import Buy, Choose, Play
from engine.games.dark_wall_destiny.content.tables import (
    ATTACKING,
    CARD,
    CARDS,
    COLONIES,
    IDS,
    PLANETS,
)
from engine.games.dark_wall_destiny.facts import Fact
from engine.games.dark_wall_destiny.game import WallOptions
from engine.games.dark_wall_destiny.rules.forecast import (
    Forecast,
    Landing,
    forecast,
    landing_damage,
)
from engine.games.dark_wall_destiny.state import EMPTY, Berth
from engine.games.dark_wall_destiny.text.cards import say
from engine.games.dark_wall_destiny.text.table import alarms, caption
from tests.engine.games.dark_wall_destiny.table import GAME, places, table


def spins(seats: int, number: int, difficulty: str) -> list[tuple[Forecast, list[Fact]]]:
    """Every spin of a game of greedy policies: its forecast, and its facts."""
    chosen = WallOptions.model_validate({"difficulty": difficulty})
    state = GAME.new(chosen, seats, Chance(seed_from(f"forecast {number}")))
    luck, found = Chance(seed_from("luck")), list[tuple[Forecast, list[Fact]]]()
    while GAME.outcome(state) is None:
        seat = GAME.missing(state)[0]
        action = GAME.guide(state, seat, luck)
        before = forecast(state) if state.stage in ("action", "acquire") else None
        telling: Telling[Fact] = Telling()
        GAME.apply(state, seat, action, telling)
        told = [event.fact for event in telling.events if event.fact is not None]
        if before is not None and any(isinstance(fact, facts.Spun) for fact in told):
            while GAME.outcome(state) is None and state.stage == "spin":
                seat = GAME.missing(state)[0]
                GAME.apply(state, seat, GAME.guide(state, seat, luck), telling)
            found.append((before, [e.fact for e in telling.events if e.fact is not None]))
    return found


def secret(fact: Fact) -> bool:
    """Whether a card unknown to all comes into play: from space, or burned from a deck."""
    if isinstance(fact, facts.Burned):
        return fact.where == "deck" and bool(CARDS[CARD[fact.card]].design.expire)
    return isinstance(fact, facts.TurnedUp)


def test_the_system_shows_what_each_attacker_would_deal_and_nothing_for_a_quiet_card() -> None:
    eater, worm, quiet = table(system="star-eater breach-worm talon").view().system[-3:]
    assert eater.attack == CARDS[CARD["star-eater"]].design.attack[0].n
    assert worm.attack == 0  # its attack is no damage
    assert quiet.attack is None


@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
@pytest.mark.parametrize("seats", [1, 3, 6])
def test_the_spin_burns_and_attacks_as_forecast(seats: int, difficulty: str) -> None:
    watched = 0
    for number in range(4):
        for ahead, told in spins(seats, number, difficulty):
            burned = [fact for fact in told if isinstance(fact, facts.Burned)]
            assert burned[0].card == ahead.burns
            fresh = next((at for at, fact in enumerate(told) if secret(fact)), len(told))
            known = [(f.card, f.at) for f in told[:fresh] if isinstance(f, facts.Attacked)]
            expected = [(landing.card, landing.at) for landing in ahead.landings]
            assert known == expected[: len(known)]
            if not any(isinstance(fact, facts.Ended) for fact in told):
                costs = [0] * seats
                for fact in told[:fresh]:
                    if isinstance(fact, facts.WasHit):
                        costs[fact.seat] += fact.damage - fact.blocked
                if len(known) == len(expected):
                    assert tuple(costs) == ahead.costs
                    watched += 1
    assert watched > 30


@pytest.mark.parametrize("seats", [2, 5])
def test_the_quick_estimate_finds_the_attackers_of_the_forecast(seats: int) -> None:
    state, luck = GAME.new(WallOptions(), seats, Chance(seed_from("landing"))), Chance("0" * 64)
    found = 0
    while GAME.outcome(state) is None:
        system = state.system
        if state.stage in ("action", "acquire") and system[_last(system)] not in COLONIES:
            marks = [1 << at if card in ATTACKING else 0 for at, card in enumerate(system)]
            marked = int(landing_damage(state, marks))
            lands = sorted(IDS[card] for at, card in enumerate(system) if marked >> at & 1)
            expected = sorted(one.card for one in forecast(state).landings)
            if not any(_moves_others(card) for card in expected):
                assert lands == expected
                found += len(lands)
        seat = GAME.missing(state)[0]
        GAME.apply(state, seat, GAME.guide(state, seat, luck), silence)
    assert found > 20


def _moves_others(card: str) -> bool:
    """Whether a card's attack moves the Cryoship; the quick estimate ignores that."""
    return any(effect.do == "advance" for effect in CARDS[CARD[card]].design.attack)


def _last(system: list[int]) -> int:
    return max(at for at, card in enumerate(system) if card != EMPTY)


def test_a_forecast_changes_nothing_and_knows_no_secret() -> None:
    start = table(3)
    before = GAME.view(start.state, None)
    luck = Chance(seed_from("worlds"))
    for _ in range(5):
        assert forecast(GAME.imagine(start.state, (), luck)) == before.forecast
    assert GAME.view(start.state, None) == before


def test_an_alien_that_comes_back_onto_a_vector_is_foretold() -> None:
    start = table(3, system="tide-mother").but(lambda state: setattr(state, "vectors", (2, 9)))
    start.state.system[4] = EMPTY
    ahead = forecast(start.state)
    assert ahead.landings == (Landing("tide-mother", 2, (4, 4, 4)),)
    assert ahead.costs == (4, 4, 4)
    struck = start.end_round()
    assert [fact.card for fact in struck.facts(facts.Returned)] == ["tide-mother"]
    assert [fact.damage for fact in struck.facts(facts.WasHit)] == [4, 4, 4]
    start.state.decks = []
    assert forecast(start.state).landings == (), "with no cards in space it stays burned"


def test_a_gap_speeds_up_the_cryoship_and_attackers() -> None:
    start = table(2, system="colony-lyra talon talon talon")
    assert (forecast(start.state).spins, forecast(start.state, without=12).spins) == (4, 3)
    vector = start.state.vectors[-1]
    start.state.system[vector - 3] = CARD["scythe-kin"]
    assert forecast(start.state).landings == ()
    hurried = forecast(start.state, without=12)
    assert hurried.landings == (Landing("scythe-kin", vector, (2, 2)),)


def test_a_cryoship_that_a_burning_card_pulls_forward_is_foretold_to_burn_sooner() -> None:
    """Gravity Eddy burns first and pulls Colony Lyra past a card: two spins, not three."""
    start = table(system="colony-lyra talon gravity-eddy")
    told = catalogue((GAME,)).render(GAME.alarms(start.state)[0].told, "en", ("Ann", "Bob"))
    assert told.startswith("The Cryoship Colony Lyra burns in 2 spins.")
    assert start.view(0).forecast == forecast(start.state)
    assert forecast(start.state).spins == 2
    after = start.end_round()
    assert forecast(after.state).spins == 1
    assert after.end_round().outcome().how.endswith("-burned")


def test_the_note_on_a_card_knows_the_tokens_that_it_brings() -> None:
    """Ann has no token; Toll Barge brings two, of which Cryo Bloom takes one."""
    start = table(system="toll-barge " + "talon " * 6, energy=5)
    vector = start.state.vectors[-1]
    start.state.system[vector - 3 : vector - 1] = places("cryo-bloom toll-barge")
    note = start.view(0).system[vector - 2].then
    bought = start.play(Buy("toll-barge", vector - 1))
    assert bought.view(0).seats[0].tokens == 2
    assert note == bought.view(0).forecast
    assert note is not None
    assert note.tokens[0] == 1
    assert [(f.seat, f.count) for f in bought.end_round().facts(facts.LostToken)] == [(0, 1)]


def test_defense_used_up_by_a_raid_blocks_again_in_the_spin_after_the_victims_turn() -> None:
    """Ann raids Bob. His defense counts from his next turn on, so it blocks the attack."""
    start = table(2, hand="raid", system="talon", aggression="yes")
    bob = start.player(1)
    bob.sector = [Berth(CARD["screen"], [], [])]
    vector = start.state.vectors[-1]
    start.state.system[vector - 2] = CARD["scythe-kin"]
    before = forecast(start.state).costs
    raided = start.play(Play("raid"), Choose("seat.2"))
    assert [(f.points, f.blocked) for f in raided.facts(facts.Raided)] == [(1, 1)]
    assert forecast(raided.state).costs == before == (2, 1)
    hits = raided.end_round().facts(facts.WasHit)
    assert sorted((f.seat, f.damage - f.blocked) for f in hits) == [(0, 2), (1, 1)]


@pytest.mark.parametrize(
    "expansions", [(), ("awakening",), ("homefront",), ("hostile_stars",), ("aggression",)]
)
def test_a_note_on_a_card_forecasts_what_is_forecast_once_it_is_acquired(
    expansions: tuple[str, ...],
) -> None:
    chosen = WallOptions.model_validate(dict.fromkeys(expansions, True))
    luck, compared = Chance(seed_from("luck")), 0
    for number in range(3):
        state = GAME.new(chosen, 2, Chance(seed_from(f"notes {number}")))
        while GAME.outcome(state) is None:
            seat = GAME.missing(state)[0]
            action = GAME.guide(state, seat, luck)
            note = None
            if isinstance(action, Buy) and action.at and CARD[action.card] not in COLONIES:
                note = GAME.view(state, seat).system[action.at - 1].then
            GAME.apply(state, seat, action, silence)
            if note is not None and state.active == seat:
                assert note == forecast(state), action
                compared += 1
    assert compared > 30


def test_at_the_usual_pace_the_cryoship_burns_sooner() -> None:
    start = table(2, system="colony-lyra " + "talon " * 9)
    start.state.taken, start.state.turn = 12, 3
    ahead = forecast(start.state)
    assert ahead.spins == 10
    assert ahead.paced in range(2, 10)


def test_the_worst_new_card_is_told_if_one_can_land_on_a_vector() -> None:
    start = table(2)
    assert forecast(start.state).worst == 0
    for gap in range(start.state.vectors[0]):
        start.state.system[gap] = -1
    assert forecast(start.state).worst == 3


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        (
            "en",
            "The spin in detail: Debris Storm will burn (1 damage each to Ann and Bob). Attack by "
            "Cryo Bloom from ⚔ {at}: Bob loses 1 token.",
        ),
        (
            "de",
            "Die Drehung im Einzelnen: Die Karte Trümmersturm verbrennt "
            "(je 1 Schaden für Ann und Bob). Angriff von ⚔ {at} (Kryoblüte): "
            "Bob verliert 1 Marker.",
        ),
    ],
)
def test_the_forecast_tells_what_a_burning_card_deals_and_whose_tokens_are_lost(
    locale: str, told: str
) -> None:
    start = table(system="talon " * 11 + "debris-storm")
    vector = start.state.vectors[-1]
    start.state.system[vector - 2] = CARD["cryo-bloom"]
    start.state.players[1].tokens = 2
    lines = [
        catalogue((GAME,)).render(one, locale, ("Ann", "Bob")) for one in caption(start.view())
    ]
    assert told.format(at=vector) in lines


def test_a_seat_that_can_pay_for_the_cryoship_is_told_to_acquire_it_now() -> None:
    """Bo protects Ann's deck, which is told only after that."""
    words = catalogue((GAME,))

    def said(energy: int, locale: str) -> list[str]:
        at = table(system="colony-lyra " + "talon " * 11, sector=("glasswater",), energy=energy)
        at.state.turn, at.player(1).covers = 3, 0
        return [words.render(one, locale, ("Ann", "Bob")) for one in caption(at.view(0))]

    first, second, third, *_ = said(9, "en")
    assert first == "You can acquire Colony Lyra now for 9 energy."
    assert second.startswith("To spend: 9 energy")
    assert third == "Bob protects Ann's deck in the next spin."
    assert said(9, "de")[0] == "Du kannst Kolonie Lyra jetzt für 9 Energie kaufen."
    assert said(8, "en")[0] == "Acquire Colony Lyra (9 energy): it burns in 12 spins."


def test_a_single_price_of_the_next_cryoship_is_no_range() -> None:
    words = catalogue((GAME,))
    single = say("outlook-next", least=15, most=15, range=0, ready=2)
    assert words.render(single, "en", ()) == "A Cryoship for 15 energy comes next."
    assert words.render(single, "de", ()) == "Als Nächstes kommt ein Kryoschiff für 15 Energie."


@pytest.mark.parametrize(
    ("locale", "there", "coming", "without"),
    [
        (
            "en",
            r"(Acquire Colony \S+ \(\d+ energy\): it burns in (\d+ spins|the next spin)\.|"
            r"\*\*Colony \S+ burns in (\d+ spins|the next spin)\. .*, or the game is lost\.\*\*)"
            r"( (You need|Play) a planet .*\.)?",
            r"A Cryoship for \d+( to \d+)? energy comes next\."
            r"( Have a planet ready for it\.| Play a planet for it\.)?",
            ("You need a planet", "Have a planet ready", "Play a planet"),
        ),
        (
            "de",
            r"(Kauft Kolonie \S+ \(\d+ Energie\): Das Kryoschiff verbrennt in .*Drehung(en)?\.|"
            r"\*\*Kolonie \S+ verbrennt in .* Drehung(en)?\. .*, sonst ist das .* verloren\.\*\*)"
            r"( (Spielt z|Z)um Anlegen .*\.)?",
            r"Als Nächstes kommt ein Kryoschiff für \d+( bis \d+)? Energie\."
            r"( Haltet einen .*\.| Spielt dafür .*\.)?",
            ("braucht ihr einen Planeten", "Haltet einen Planeten", "einen Planeten aus"),
        ),
    ],
)
def test_the_outlook_keeps_its_place_and_is_more_urgent_beside_an_alarm(
    locale: str, there: str, coming: str, without: tuple[str, ...]
) -> None:
    """A planet is asked for until Ann has one in her sector."""
    words, quiet_rounds, lands = catalogue((GAME,)), set[tuple[int, int]](), set[bool]()
    urgent = set[bool]()
    for number in range(2):
        state = GAME.new(WallOptions(), 2, Chance(seed_from(f"outlook {number}")))
        luck = Chance(seed_from("luck"))
        while GAME.outcome(state) is None and state.turn < 7:
            view = GAME.view(state, 0)
            if state.stage == "begin" and 0 in GAME.missing(state) and view.forecast is not None:
                lines = [words.render(one, locale, ("Ann", "Bob")) for one in caption(view)]
                outlook = lines[0] if re.fullmatch(f"{there}|{coming}", lines[0]) else ""
                quiet = view.round > 1
                assert bool(outlook) is quiet, lines
                assert outlook.startswith("**") is (quiet and alarms(view))
                urgent |= {alarms(view)}
                is_here = view.forecast.colony is not None
                assert bool(re.fullmatch(there, outlook)) is (quiet and is_here), lines
                quiet_rounds |= {(number, view.round)} if quiet else set()
                land = any(CARD[berth.card] in PLANETS for berth in view.seats[0].sector)
                lands |= {land} if quiet else set()
                assert any(one in outlook for one in without) is (quiet and not land), lines
            seat = GAME.missing(state)[0]
            GAME.apply(state, seat, GAME.guide(state, seat, luck), silence)
    assert len(quiet_rounds) > 4
    assert lands == urgent == {True, False}


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        (
            "en",
            "The Cryoship Colony Lyra burns in 2 spins. "
            "Acquire it for 9 energy, or the game is lost.",
        ),
        (
            "de",
            "Das Kryoschiff Kolonie Lyra verbrennt in 2 Drehungen. "
            "Kauft es für 9 Energie, sonst ist das Spiel verloren.",
        ),
    ],
)
def test_a_cryoship_next_to_the_star_is_named_with_its_price_a_round_before_it_burns(
    locale: str, told: str
) -> None:
    """One card is between Colony Lyra and the star. Nobody acquires; it burns a round later."""
    words = catalogue((GAME,))
    start = table(2, system="colony-lyra talon")
    assert start.state.system.index(CARD["colony-lyra"]) == 10, "position 11 of 12"
    (alarm,) = [one for one in GAME.alarms(start.state) if one.key.startswith("wall")]
    assert words.render(alarm.told, locale, ("Ann", "Bob")) == told
    after = start.end_round()
    assert GAME.outcome(after.state) is None
    assert "wall-colony-lyra" in [one.key for one in GAME.alarms(after.state)]
    assert after.end_round().outcome().how.endswith("-burned")


def test_the_alarm_of_a_cryoship_stands_while_a_player_pays_for_an_attack() -> None:
    there = "colony-lyra talon talon"
    start = table(2, deck="requisition patrol " * 3, system=f"scythe-kin talon talon {there}")
    lands = start.but(lambda state: setattr(state, "vectors", (8,))).end_round()
    assert lands.state.stage == "spin"
    assert lands.awaited() == [0, 1], "both discard for Scythe Kin"
    assert [one.key for one in GAME.alarms(lands.state)] == ["wall-colony-lyra"]


def test_alarm_and_board_tell_the_same_number_of_spins_until_a_cryoship_burns() -> None:
    start = table(2, system="colony-lyra " + "talon " * 6)
    start.state.taken, start.state.turn = 12, 3
    words = catalogue((GAME,))
    (alarm,) = [one for one in GAME.alarms(start.state) if one.key.startswith("wall")]
    assert words.render(alarm.told, "en", ("Ann", "Bob")) == (
        "The Cryoship Colony Lyra burns in 7 spins. Acquire it for 9 energy, or the game is lost."
    )
    said = [words.render(line, "en", ("Ann", "Bob")) for line in caption(start.view(0))]
    assert said[0].startswith("**Colony Lyra burns in 7 spins. Acquire it for 9 energy, or ")
