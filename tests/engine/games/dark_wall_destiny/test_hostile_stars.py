"""Hostile Stars: stronger aliens, returning aliens, and strategies."""

import pytest

from engine.core.catalogue import catalogue
from engine.core.words import words
from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.actions import Choose, Play, Use
from engine.games.dark_wall_destiny.content.tables import CARD, ENHANCE, IDS
from engine.games.dark_wall_destiny.rules.forecast import colony_ahead
from engine.games.dark_wall_destiny.text.log import fact_words
from tests.engine.games.dark_wall_destiny.table import GAME, Table, table


def hostile(**more: str) -> Table:
    return table(2, hostile_stars="yes", **more)  # type: ignore[arg-type]


def test_an_enhancing_anomaly_raises_price_and_attack_of_aliens_behind_it() -> None:
    start = hostile()
    behind, before = start.state.vectors[1] - 2, start.state.vectors[-1] - 2
    start.state.system[behind] = start.state.system[before] = CARD["hull-leeches"]
    start.state.system[before - 1] = CARD["beacon-of-teeth"]
    assert start.view().system[behind].cost == 4
    assert start.view().system[before].cost == 3
    after = start.end_round()
    hits = {fact.damage for fact in after.facts(facts.WasHit)}
    assert 2 in hits
    assert after.facts(facts.Attacked)[-1].card == "hull-leeches"


def test_an_anomaly_burns_instead_of_an_alien_which_returns() -> None:
    start = hostile(system="moult talon talon void-jackals")
    after = start.end_round()
    assert after.facts(facts.Replaced)[0].by == "moult"
    assert [fact.card for fact in after.facts(facts.Burned)] == ["moult"]
    assert after.system().split()[:2] == ["colony-lyra", "void-jackals"]


def test_an_anomaly_also_burns_instead_of_an_alien_hit_by_an_expiry() -> None:
    start = hostile(system="moult talon void-jackals dead-reckoning")
    after = start.end_round()
    assert [fact.card for fact in after.facts(facts.Replaced)] == ["void-jackals"]
    assert [fact.card for fact in after.facts(facts.Burned)] == ["dead-reckoning", "moult"]
    assert after.system().split()[:2] == ["colony-lyra", "void-jackals"]


def test_a_strategy_stays_and_a_second_one_burns_the_first() -> None:
    after = hostile(hand="long-watch hedgehog").play(Play("long-watch"))
    again = after.play(Play("hedgehog"))
    assert [IDS[berth.card] for berth in again.player().sector] == ["hedgehog"]
    assert [fact.where for fact in again.facts(facts.Burned)] == ["sector"]
    assert len(after.end_round().player().hand) == 6


def test_a_spin_is_prevented_once_and_the_strategy_burns_with_the_card() -> None:
    start = hostile(hand="still-the-spin colony-lyra patrol").play(Play("still-the-spin"))
    asked = start.play(Use("still-the-spin", 1))
    assert asked.refusal(Choose("hand.colony-lyra")) == "no-answer"
    halted = asked.play(Choose("hand.patrol"))
    assert halted.player().sector == []
    before = halted.system()
    after = halted.end_round()
    assert [fact_words(fact).id for fact in after.facts(facts.Spun)] == [
        "dark-wall-destiny-spun-not"
    ]
    assert after.system() == before
    assert after.state.turn == 2
    assert after.end_round().system() != before


def test_an_alarm_counts_the_prevented_spin_in_which_the_cryoship_does_not_burn() -> None:
    start = hostile(hand="still-the-spin patrol", system="colony-lyra talon")
    asked = start.play(Play("still-the-spin"), Use("still-the-spin", 1))
    halted = asked.play(Choose("hand.patrol"))
    burns_in = [colony_ahead(one.state)[1] for one in (start, halted, halted.end_round())]
    assert burns_in == [2, 3, 2]
    assert halted.end_round().end_round().state.ending is None
    assert halted.end_round().end_round().end_round().state.ending == "burned"


def test_a_card_discarded_is_defense_in_the_coming_spin() -> None:
    start = hostile(hand="hedgehog patrol").play(Play("hedgehog"), Use("hedgehog", 1))
    after = start.play(Choose("hand.patrol"))
    assert after.view().seats[0].shelter == 3


@pytest.mark.parametrize(("locale", "wrong"), [("en", "harder"), ("de", "chwerer")])
def test_the_description_of_hostile_stars_does_not_call_it_harder(locale: str, wrong: str) -> None:
    """At four seats, equally many of 200 games are won with and without it (`BALANCE.md`)."""
    about = words("dark-wall-destiny-option-hostile-stars-about")
    assert wrong not in catalogue((GAME,)).render(about, locale)


def test_an_anomaly_raises_the_price_of_the_alien_next_to_it_on_the_far_side_only() -> None:
    start = hostile()
    row, anomaly = start.state.system, 5
    row[anomaly - 1] = row[anomaly + 1] = CARD["hull-leeches"]
    plain = start.view().system[anomaly - 1].cost
    row[anomaly] = CARD["beacon-of-teeth"]
    raised = [start.view().system[anomaly + side].cost for side in (-1, 1)]
    assert plain is not None
    assert raised == [plain + ENHANCE[CARD["beacon-of-teeth"]], plain]
