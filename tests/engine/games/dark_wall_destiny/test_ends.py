"""Saving colonies, losing them, and what is scored."""

from typing import Any

from bot.language.speech import Speech
from engine.core.catalogue import catalogue
from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.actions import Buy, Play, PlayAll, Seed, Show
from engine.games.dark_wall_destiny.content.tables import CARD, CRYOSHIPS, NUMBERS
from engine.games.dark_wall_destiny.rules.scoring import awards
from engine.games.dark_wall_destiny.state import EMPTY
from engine.games.dark_wall_destiny.text.purchases import purchase
from engine.games.dark_wall_destiny.text.score import score
from tests.engine.games.dark_wall_destiny.table import GAME, Table, table


def last_colony() -> Table:
    """Four colonies are saved; Colony Omega lies in the last position."""
    start = table(system="colony-omega", energy=20)
    start.state.saved, start.state.cryoships = list(CRYOSHIPS[:4]), []
    return start


def test_a_cryoship_is_seeded_on_a_planet_and_then_saved() -> None:
    start = table(hand="colony-lyra", sector=("glasswater", "foundry-ark"))
    assert start.refusal(Play("colony-lyra")) == "colony-played"
    assert start.refusal(Seed("colony-lyra", 2)) == "colony-host"
    assert start.play(Seed("colony-lyra", 1)).facts(facts.Saved)[0].left == 4


def test_the_deadline_in_the_chart_ends_with_the_last_cryoship_and_at_0_only_if_it_burned() -> None:
    def left(at: Table) -> tuple[int, ...] | None:
        return GAME.measures(at.state).get("dark-wall-destiny-measure-spins")

    start = last_colony()
    assert left(start) == (1,)
    assert left(start.play(Buy("colony-omega", 12))) is None
    burned = last_colony().end_round()
    assert burned.state.ending == "burned"
    assert left(burned) == (0,)


def test_colony_omega_is_saved_when_acquired_and_all_win_at_once() -> None:
    after = last_colony().play(Buy("colony-omega", 12))
    assert after.outcome().winners == (0, 1)
    assert after.outcome().how == "dark-wall-destiny-end-saved"


def test_omega_alone_does_not_win() -> None:
    start = last_colony()
    start.state.saved = list(CRYOSHIPS[:3])
    assert start.play(Buy("colony-omega", 12)).state.ending is None


def omega_acquired(**more: Any) -> Table:
    """Colony Omega is saved; one other colony is still to be saved."""
    start = table(**more)
    start.state.saved, start.state.cryoships = [*CRYOSHIPS[:3], CRYOSHIPS[4]], []
    return start


def test_omega_seeded_after_it_was_acquired_does_not_count_again() -> None:
    start = omega_acquired(hand="colony-omega", sector=("glasswater",))
    after = start.play(Seed("colony-omega", 1))
    assert after.state.ending is None
    assert after.facts(facts.Saved) == []
    assert after.state.saved == start.state.saved


def test_omega_that_burns_from_its_owners_deck_loses_the_game_though_it_was_saved() -> None:
    start = omega_acquired(deck="requisition " * 5 + "colony-omega")
    start.state.system[start.state.vectors[0] - 2] = CARD["glass-maw"]
    speech = Speech(names=("Ann", "Bob"))
    warned = [speech(alarm.told) for alarm in GAME.alarms(start.state) if alarm.key == "deck-0"]
    assert "If Colony Omega burns, the game is lost" in warned[0]
    assert start.end_round().outcome().how == "dark-wall-destiny-end-deck"


def test_acquiring_omega_before_other_colonies_are_saved_warns_that_it_can_burn() -> None:
    start, speech = last_colony(), Speech(names=("Ann", "Bob"))
    assert speech(purchase(start.view(0), "colony-omega", 12)).endswith("all colonies are saved.")
    start.state.saved = list(CRYOSHIPS[:3])
    early = speech(purchase(start.view(0), "colony-omega", 12))
    assert early.endswith("But it joins your deck: if it burns there, the game is lost.")


def test_acquiring_the_second_and_fourth_cryoship_opens_the_next_deck() -> None:
    start = table(system="colony-halcyon", energy=20)
    left = start.state.decks[0][:]
    after = start.play(Buy("colony-halcyon", 12))
    assert after.facts(facts.DeckOpened)[0].left == 1
    assert after.state.decks[-1] == left
    assert table(system="colony-lyra", energy=20).play(Buy("colony-lyra", 12)).state.fresh == 2


def test_a_cryoship_that_burns_loses_the_game() -> None:
    after = table(system="colony-lyra").end_round()
    assert after.outcome().winners == ()
    assert after.state.ending == "burned"


def test_a_cryoship_burned_from_a_draw_deck_loses_the_game() -> None:
    start = table(deck="requisition " * 5 + "colony-lyra")
    start.state.system[start.state.vectors[0] - 2] = CARD["glass-maw"]
    assert start.end_round().outcome().how == "dark-wall-destiny-end-deck"


def test_a_system_that_runs_out_of_cards_loses_the_game() -> None:
    start = last_colony()
    start.state.saved = list(CRYOSHIPS[:3])
    start.state.decks = [[], []]
    bought = start.play(Buy("colony-omega", 12))
    bought.state.system = [EMPTY] * 11 + [CARD["talon"]]
    after = bought.end_round()
    assert after.state.ending == "empty"
    assert after.view().stage == "over"
    assert after.awaited() == []


def test_an_alarm_counts_what_is_left_once_the_space_decks_are_empty() -> None:
    """Rich seats can acquire the whole system in one round, so all of it is warned of."""
    start = table(2, system="talon " * 12)
    assert not [alarm for alarm in GAME.alarms(start.state) if alarm.key == "system"]
    start.state.decks = [[], []]
    (alarm,) = [alarm for alarm in GAME.alarms(start.state) if alarm.key == "system"]
    assert alarm.threatens == (0, 1)
    assert catalogue((GAME,)).render(alarm.told, "en", ("Ann", "Bob")) == (
        "The space decks are empty, and 12 cards are left in the system. "
        "With none left, the game is lost."
    )


def test_scores_count_all_cards_seeded_colonies_and_planets() -> None:
    start = table(1, sector=("glasswater colony-lyra",), hand="stormglass")
    for player in start.state.players:
        player.deck = []
    bonus = NUMBERS.bonus
    assert start.view().seats[0].points == 2 + 3 + bonus.planet + bonus.colony + 3


def test_awards_go_to_all_seats_tied_for_most() -> None:
    start = table(2, sector=("lanternfish vrakka", "glasswater patrol"))
    for player in start.state.players:
        player.deck = []
    base = 2 + NUMBERS.bonus.planet
    assert start.view().seats[0].points == base + 4 + 4 + 4
    assert start.view().seats[1].points == 0
    start.state.players[1].sector = [*start.state.players[0].sector]
    assert [seat.points for seat in start.view().seats] == [base + 12] * 2


def test_the_award_for_energy_ignores_cards_played_for_a_turn() -> None:
    start = table(2, hand="requisition requisition", sector=("lanternfish",))
    start.state.players[1].sector = table(2, sector=("lanternfish",)).player().sector
    after = start.play(PlayAll())
    assert [seat.energy for seat in after.view().seats] == [3, 1]
    energy, *_ = awards(after.state)
    assert energy.seats == (0, 1)
    alone = table(2, hand="requisition").play(Play("requisition"))
    assert awards(alone.state)[0].seats == ()


def test_points_are_listed_in_parts() -> None:
    start = table(2, sector=("lanternfish vrakka", "glasswater patrol"))
    for player in start.state.players:
        player.deck = []
    told = [
        catalogue((GAME,)).render(line, names=("Ann", "Bob")) for line in score(start.view()).seats
    ]
    assert told == [
        "Ann: 17 points for cards (2), planets that hold something (3), the most energy (4), the"
        " most cards on one planet (4) and the most crew on ships (4)",
        "Bob: 0 points",
    ]


def test_points_from_a_single_source_are_told_once_and_a_team_reads_what_points_are_for() -> None:
    start = table(2, sector=("hauler",))
    for player in start.state.players:
        player.deck = []
    told, words = score(start.view()), catalogue((GAME,))
    assert words.render(told.seats[0], names=("Ann", "Bob")) == "Ann: 4 points for the most energy"
    assert words.render(told.decides[-1]).startswith(
        "You win or lose together; points only serve to compare your games. If it ended now,"
    )


def test_a_shown_hand_is_public_and_later_draws_can_be_hidden() -> None:
    start = table(2, hand="patrol brace")
    shown = start.play(Show(True), by=0)
    assert shown.view(1).seats[0].shown == ("patrol", "brace")
    again = shown.end_round()
    assert len(again.view(1).seats[0].shown) == 5
    hidden = again.play(Show(False), by=0)
    assert len(hidden.view(1).seats[0].shown) == 5
    assert hidden.end_round().view(1).seats[0].shown == ()


def test_a_solo_game_offers_no_showing_of_the_hand() -> None:
    assert table(1, hand="patrol").refusal(Show(True)) == "alone"
