"""Awakening: colonies that are saved wake, and tactics are played on ships."""

from collections.abc import Iterable

import pytest

from engine.core import options
from engine.core.catalogue import catalogue
from engine.core.chance import seed_from
from engine.core.match import Match
from engine.core.words import Words
from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.actions import Choose, Discard, EndTurn, Play, Pull, Seed, Use
from engine.games.dark_wall_destiny.agents.policies import PRUDENT
from engine.games.dark_wall_destiny.content.tables import CARD, CARDS, IDS
from engine.games.dark_wall_destiny.rules.values import crew_aboard
from engine.games.dark_wall_destiny.text.table import caption
from tests.engine.games.dark_wall_destiny.table import GAME, Table, table


def asleep(system: str = "") -> Table:
    """A colony is about to be seeded."""
    return table(hand="colony-lyra", sector=("glasswater",), system=system, awakening="yes")


def awake(system: str = "") -> Table:
    """A colony has just been seeded; the pulls of the start are used."""
    start = asleep(system)
    for player in start.state.players:
        player.pulls = 0
    return start.play(Seed("colony-lyra", 1))


def test_two_players_start_with_a_pull_each_and_get_another_when_a_colony_is_seeded() -> None:
    start = asleep("talon")
    assert [seat.pulls for seat in start.view().seats] == [1, 1]
    pulled = start.play(Pull("talon", 12))
    assert [seat.pulls for seat in pulled.view().seats] == [0, 1]
    seeded = asleep("talon").play(Seed("colony-lyra", 1))
    assert [seat.pulls for seat in seeded.view().seats] == [2, 2]


def test_a_solo_player_has_no_pull_before_a_colony_is_saved() -> None:
    assert [seat.pulls for seat in table(1, awakening="yes").view().seats] == [0]


def test_without_awakening_there_are_no_pulls() -> None:
    start = table(hand="colony-lyra", sector=("glasswater",))
    assert [seat.pulls for seat in start.view().seats] == [0, 0]
    plain = start.play(Seed("colony-lyra", 1))
    assert [seat.pulls for seat in plain.view().seats] == [0, 0]


def test_a_pull_takes_a_cheap_ship_or_crew_for_free() -> None:
    start = awake("talon kelly-frost razorwing glasswater")
    assert start.refusal(Pull("razorwing", 11)) == "not-pulled"
    assert start.refusal(Pull("glasswater", 12)) == "not-pulled"
    after = start.play(Pull("talon", 9))
    assert IDS[after.player().discards[-1]] == "talon"
    assert after.facts(facts.Pulled)
    assert after.refusal(Pull("kelly-frost", 10)) == "no-pull"
    assert after.refusal(Play("requisition")) == "not-in-hand"


WORDS = catalogue((GAME,))


def said(lines: Iterable[Words], locale: str = "en") -> list[str]:
    return [WORDS.render(line, locale, ("Ann", "Bob")) for line in lines]


@pytest.mark.parametrize(
    ("locale", "begins", "means", "gained"),
    [
        (
            "en",
            "Awakening: in your turn you may pull a ship or crew for free. "
            "It may cost at most 5 energy.",
            "To spend: 0 energy, 0 combat (only for aliens). "
            "You may also pull a ship or crew for free. It may cost at most 5 energy.",
            "All players may pull a ship or crew from the system for free in their turn. "
            "It may cost at most 6 energy.",
        ),
        (
            "de",
            "Awakening: In deinem Zug darfst du ein Schiff oder eine Crew umsonst nehmen. "
            "Die Karte darf höchstens 5 Energie kosten.",
            "Verfügbar: 0 Energie, 0 Kampf (nur für Aliens). Umsonst nehmen darfst du ein "
            "Schiff oder eine Crew. Die Karte darf höchstens 5 Energie kosten.",
            "Alle dürfen in ihrem Zug ein Schiff oder eine Crew umsonst aus dem System "
            "nehmen. Die Karte darf höchstens 6 Energie kosten.",
        ),
    ],
)
def test_players_are_told_what_a_pull_is_for(
    locale: str, begins: str, means: str, gained: str
) -> None:
    """As the game begins, in one's turn, and when a colony is saved."""
    chosen = options.read(GAME, {"awakening": "yes"})
    opening = Match.start(GAME, chosen, 2, seed_from("a pull"))
    assert begins in said(caption(opening.view(0)), locale)
    turn = asleep("talon")
    assert means in said(caption(turn.view(0)), locale)
    assert begins not in said(caption(turn.view(0)), locale), "once, before the first turn"
    told = turn.play(Seed("colony-lyra", 1)).facts(facts.GainedPulls)
    assert said(map(GAME.text.fact, told), locale) == [gained]


def test_the_price_limit_of_a_pull_grows_with_colonies_saved() -> None:
    start = awake("drifting-palace")
    assert start.refusal(Pull("drifting-palace", 12)) == "not-pulled"
    start.state.saved += [CARD[name] for name in ("colony-halcyon", "colony-meridian")]
    assert start.refusal(Pull("drifting-palace", 12)) == "not-pulled"
    start.state.saved.append(CARD["colony-tidewater"])
    assert start.play(Pull("drifting-palace", 12)).facts(facts.Pulled)


def test_a_captain_pulls_no_card_whose_gap_speeds_up_the_cryoship() -> None:
    far = awake("colony-halcyon talon talon talon talon lanternfish")
    last = awake("colony-halcyon lanternfish")
    for start, expected in ((far, Pull("lanternfish", 12)), (last, EndTurn())):
        start.state.drones = []
        assert PRUDENT.advise(start.state, 0) == expected


def test_a_tactic_doubles_what_its_ship_and_crew_give_until_reset() -> None:
    start = table(hand="quickdraw", sector=("razorwing kelly-frost",), awakening="yes")
    before = start.view().combat
    after = start.play(Play("quickdraw"))
    assert after.view().combat == before + 1 + 6
    assert after.end_round().player().discards.count(CARD["quickdraw"]) <= 1
    assert after.end_round().view().combat == before


def test_second_watch_lets_abilities_be_used_again() -> None:
    start = table(hand="second-watch", sector=("long-eye",), awakening="yes")
    start.player().sector[0].ready = [CARD["long-eye"]]
    used = start.play(Use("long-eye", 1))
    assert used.refusal(Use("long-eye", 1)) == "not-ready"
    assert used.play(Play("second-watch"), Use("long-eye", 1)).facts(facts.Used)


def test_crew_seeded_this_turn_stands_no_second_watch() -> None:
    hand = "second-watch junior-navigator refit"
    start = table(hand=hand, sector=("needle junior-navigator", "lanternfish"), awakening="yes")
    seeded = start.play(Seed("junior-navigator", 2), Play("second-watch"), Choose("ship.2"))
    assert seeded.refusal(Use("junior-navigator", 2)) == "not-ready"
    again = start.play(Seed("junior-navigator", 2), Play("second-watch"), Choose("ship.1"))
    assert again.play(Use("junior-navigator", 1)).facts(facts.Used)
    moved = start.play(Seed("junior-navigator", 2), Play("refit"), Choose("1.junior-navigator.2"))
    after = moved.play(Play("second-watch"), Choose("ship.2"), Use("junior-navigator", 2))
    assert after.refusal(Use("junior-navigator", 2)) == "not-ready"
    assert after.end_round().play(Use("junior-navigator", 2), Use("junior-navigator", 2))


def test_a_ship_in_safe_harbor_takes_a_cryoship_this_turn_only() -> None:
    start = table(hand="safe-harbor colony-lyra", sector=("needle vrakka",), awakening="yes")
    assert start.refusal(Seed("colony-lyra", 1)) == "colony-host"
    after = start.play(Play("safe-harbor"), Seed("colony-lyra", 1))
    assert after.facts(facts.Saved)
    assert crew_aboard(after.player()) == 1
    assert after.end_round().state.now.harbor == 0


def test_a_ship_in_safe_harbor_takes_one_cryoship_and_crew_before_it() -> None:
    hand = "safe-harbor vrakka colony-lyra colony-halcyon"
    start = table(hand=hand, sector=("lanternfish", "talon"), awakening="yes")
    crewed = start.play(Play("safe-harbor"), Choose("ship.1"), Seed("vrakka", 1))
    after = crewed.play(Seed("colony-halcyon", 1))
    assert after.facts(facts.Saved)
    assert after.refusal(Seed("colony-lyra", 1)) == "colony-host"


def test_the_same_ship_stays_in_safe_harbor_when_a_strategy_before_it_burns() -> None:
    sector = ("long-watch", "lanternfish", "talon")
    start = table(
        hand="safe-harbor hedgehog colony-lyra",
        sector=sector,
        awakening="yes",
        hostile_stars="yes",
    )
    after = start.play(Play("safe-harbor"), Choose("ship.2"), Play("hedgehog"))
    assert after.view().seats[0].sector[0].card == "lanternfish"
    assert after.refusal(Seed("colony-lyra", 2)) == "colony-host"
    assert after.play(Seed("colony-lyra", 1)).facts(facts.Saved)


def test_a_ship_in_safe_harbor_that_a_siege_burns_leaves_the_harbor_to_no_other() -> None:
    start = table(
        hand="safe-harbor bulkhead-rigger colony-ticks colony-halcyon",
        sector=("glasswater colony-lyra", "talon", "lanternfish"),
        awakening="yes",
        homefront="yes",
    )
    start.state.saved, start.state.hulls = [CARD["colony-lyra"]], {CARD["colony-lyra"]: 3}
    besieged = start.play(Play("safe-harbor"), Choose("ship.2"), Play("bulkhead-rigger"))
    after = besieged.play(Choose("hand.colony-ticks"), Choose("ship.2"))
    assert after.view().seats[0].sector[1].card == "lanternfish"
    assert after.refusal(Seed("colony-halcyon", 2)) == "colony-host"


def test_awakening_deals_its_cards_only_if_chosen_and_decks_keep_their_size() -> None:
    for chosen in ("no", "yes"):
        state = table(2, awakening=chosen).state
        dealt = [card for deck in state.decks for card in deck]
        found = any(CARDS[card].expansion == "awakening" for card in dealt)
        assert found == (chosen == "yes")
        assert [len(deck) for deck in state.decks] == [28, 40, 40]


def test_a_refit_moves_crew_but_no_cryoship() -> None:
    sector = ("foundry-ark colony-lyra", "needle")
    start = table(hand="refit", sector=sector, awakening="yes")
    assert start.play(Play("refit")).state.ask is None, "there is nobody to move"
    crewed = table(hand="refit", sector=("foundry-ark vrakka colony-lyra", "needle"))
    offered = crewed.play(Play("refit")).offered()
    assert offered[:2] == [Choose("1.vrakka.2"), Choose("none")]


def test_a_discarded_reaction_also_prevents_damage_of_later_attacks() -> None:
    start = table(1, deck="ward-buoy patrol patrol patrol patrol", awakening="yes")
    for vector in start.state.vectors[-2:]:
        start.state.system[vector - 2] = CARD["scythe-kin"]
    asked = start.end_round()
    after = asked.play(Discard(("ward-buoy",)))
    hits = [
        (fact.damage, fact.blocked)
        for fact in (*asked.facts(facts.WasHit), *after.facts(facts.WasHit))
    ]
    assert hits == [(2, 0), (2, 2)]
