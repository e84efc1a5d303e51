"""The log tells a battle by its rounds, its losses and its end."""

from typing import Any

from bot.language.speech import Speech
from engine.games.black_abyss import facts as f
from engine.games.black_abyss.text.log.sentences import MOST
from tests.engine.games.black_abyss.table import GAME
from tests.engine.games.black_abyss.test_log_sentences import read


def test_a_summary_ranks_attacks_on_the_member_then_decisions_then_battles() -> None:
    facts = (
        f.Lost(2, "A7-2", "farm", "bombs"),
        f.Eliminated(1),
        f.BattleBegan("B6", 0, 1),
        f.Bought(0, "farm", "A7-2", "building"),
        f.Passed(0, "move"),
    )
    assert [GAME.weight(fact, 2) for fact in facts] == [4, 3, 2, 1, 0]


def test_a_summary_tells_who_got_the_tribunal_seat_before_resolutions_and_notices() -> None:
    law = f.Decided("free-trade", 7, 5, passed=True)
    elected = f.Seated(1, 1, 8, 12)
    assert GAME.weight(elected, 1) > GAME.weight(elected, 0) > GAME.weight(law, 0)


def test_a_battle_is_told_round_by_round() -> None:
    told = read(
        f.Moved(0, (("fighter", 1),), "A7", "B6"),
        f.BattleBegan("B6", 0, -1),
        f.Commanded(0, "assault"),
        f.RoundBegan(1),
        f.RoundBegan(2),
        f.Struck(-1, "star-leech", 1, "laser", "hit"),
        f.Struck(-1, "star-leech", 1, "laser", "hit"),
        f.RoundBegan(3),
        f.Struck(0, "fighter", 1, "plasma-gun", "destroyed"),
        f.BattleEnded("B6", 3, (0, 1)),
    )
    assert told[2:] == [
        "# Cycle 1 · battles",
        "Ada met the monsters in battle at B6.",
        "Ada's order at B6: Assault.",
        "Round 2: Star leech #1 was hit by a laser (twice).",
        "Ada lost Fighter #1 to a plasma gun in the battle against the monsters at B6.",
        "The battle at B6 ended after 3 rounds.",
    ]


def test_losses_by_orders_are_one_sentence_that_matters_most_but_for_how_the_battle_ended() -> None:
    fallen = [f.Struck(0, "fighter", number, "laser", "destroyed") for number in (1, 2, 3)]
    facts = [
        f.BattleBegan("B6", 0, 1),
        f.RoundBegan(1),
        f.Struck(1, "cruiser", 1, "laser", "hit"),
        *fallen[:2],
        f.RoundBegan(2),
        fallen[2],
        f.Struck(1, "frigate", 1, "missile", "destroyed"),
        f.BattleEnded("B6", 2, (0, 1)),
    ]
    told = {
        locale: [
            (Speech(locale)(one.words), max(GAME.weight(facts[at], 0) for at in one.facts))
            for one in GAME.text.log_sentences(facts)
        ]
        for locale in ("en", "de")
    }
    most = {
        locale: [line for line, _ in sorted(lines, key=lambda line: -line[1])]
        for locale, lines in told.items()
    }
    assert most["en"][0] == "The battle at B6 ended after 2 rounds."
    assert most["en"][1].endswith("lost 3 fighters to a laser in the battle against Seat 2 at B6.")
    assert most["de"][1].endswith(
        "hat in der Schlacht gegen Platz 2 in B6 3 Jäger durch eine Laserkanone verloren."
    )
    assert (
        sum(
            "lost Frigate #1 to a missile in the battle against Seat 1 at B6." in line
            for line, _ in told["en"]
        )
        == 1
    )


def test_whoever_leads_a_battle_is_told_of_each_round_and_of_the_losses_below_it() -> None:
    def lost(number: int) -> f.Struck:
        return f.Struck(0, "fighter", number, "laser", "destroyed")

    _, _, led, *told, _ = read(
        f.BattleBegan("B6", 0, 1),
        f.Led(0),
        f.RoundBegan(1),
        lost(1),
        f.RoundBegan(2),
        f.Struck(1, "cruiser", 1, "laser", "hit"),
        lost(2),
        lost(3),
        f.BattleEnded("B6", 2, (0, 1)),
    )
    assert led == "Ada chose to lead the battle at B6."
    assert told == [
        "Round 1 began.",
        "Ada lost Fighter #1 to a laser in the battle against Bo at B6.",
        "Round 2: Cruiser #1 of Bo was hit by a laser.",
        "Ada lost 2 fighters to a laser in the battle against Bo at B6.",
    ]


def test_a_round_that_a_player_leads_is_told_as_moves_then_hits_by_side_then_misses() -> None:
    shots = [f.Missed(0, "fighter", number, "laser", -1) for number in (1, 2)]
    facts = [
        f.RoundBegan(3),
        f.Struck(-1, "star-leech", 1, "laser", "hit"),
        f.Steered(-1, "star-leech", 1, "closer"),
        *shots,
        f.Missed(0, "fighter", 1, "missile", -1),
        f.Steered(0, "fighter", 1, "closer"),
        f.Steered(0, "fighter", 1, "closer"),
        f.Steered(0, "fighter", 2, "closer"),
        f.Steered(0, "frigate", 1, "away"),
        f.Missed(-1, "star-leech", 1, "laser", 0),
        f.Struck(0, "frigate", 1, "laser", "hit"),
        f.Struck(-1, "star-leech", 1, "laser", "hit"),
    ]
    assert read(*facts)[1:] == [
        "Round 3: The monsters moved a ship closer. Ada moved 2 ships closer. "
        "Ada moved a ship away.",
        "Star leech #1 was hit by a laser (twice).",
        "Frigate #1 of Ada was hit by a laser. "
        "The monsters missed 3 times with a laser and a missile. Ada missed once with a laser.",
    ]
    weights = [
        max(GAME.weight(facts[at], 0) for at in one.facts) for one in GAME.text.log_sentences(facts)
    ]
    assert max(weights) == weights[2], "what hit the reader comes first if there is little room"
    assert sorted(at for one in GAME.text.log_sentences(facts) for at in one.facts) == [
        *range(len(facts))
    ]
    many = [f.Missed(0, "fighter", number, "laser", 1) for number in range(2 * MOST)]
    assert read(f.RoundBegan(3), *many)[1:] == ["Round 3: Bo missed 24 times with a laser."]


def test_misses_of_old_records_that_do_not_say_who_fired_are_left_out() -> None:
    assert read(f.RoundBegan(3), f.Missed(0, "fighter", 1, "laser"))[1:] == ["Round 3 began."]


def test_two_battles_that_end_alike_are_told_by_their_places() -> None:
    def flight(place: str) -> list[Any]:
        ended = f.BattleEnded(place, 1, (-1,), 1, gone=True)
        return [f.BattleBegan(place, 0, -1), f.Commanded(0, "slip-away"), ended]

    told = read(*flight("B6"), *flight("C7"))
    assert len(told) == len({*told}) == 7
    assert [line for line in told if "order" in line] == [
        "Ada's order at B6: Evade.",
        "Ada's order at C7: Evade.",
    ]


def test_a_battle_that_monsters_lost_says_so() -> None:
    *_, ended = read(f.BattleBegan("B6", 0, -1), f.BattleEnded("B6", 2, (0,), 2))
    assert ended == (
        "Ada won the battle at B6 against the monsters after 2 rounds with 2 ships left."
    )


def test_the_end_of_a_move_in_battle_tells_of_the_next_round_even_if_nothing_was_hit() -> None:
    assert read(f.RoundBegan(4))[1:] == ["Round 4 began."]


def test_two_battles_of_a_cycle_are_told_apart() -> None:
    hit = f.Struck(0, "fighter", 1, "laser", "hit")
    told = read(f.BattleBegan("B6", 0, 1), hit, f.BattleEnded("B6", 2, (0, 1)),
                f.BattleBegan("C6", 0, 1), hit, f.BattleEnded("C6", 2, (0, 1)))  # fmt: skip
    assert sum("was hit" in line for line in told) == 2


def test_the_end_of_a_battle_says_who_won_it_by_what_and_what_is_left() -> None:
    bo, won = "Bo won the battle at B6", "The monsters won the battle at B6"
    ada, sides = f"{bo} against Ada", (0, 1)
    for fact, told in (
        (
            f.BattleEnded("B6", 2, (1,), 3, sides=sides),
            f"{ada} after 2 rounds with 3 ships left.",
        ),
        (
            f.BattleEnded("B6", 2, (1,), 1, gone=True, sides=sides),
            f"{ada} after 2 rounds: the enemy retreated.",
        ),
        (f.BattleEnded("B6", 1, (-1,), 1), f"{won} after one round with 1 ship left."),
        (f.BattleEnded("B6", 2, (1,)), f"{bo} after 2 rounds."),
        (f.BattleEnded("B6", 2, ()), "The battle at B6 ended after 2 rounds with no ships left."),
        (f.BattleEnded("B6", 2, (0, 1), 4), "The battle at B6 ended after 2 rounds."),
    ):
        *_, sentence = read(fact)
        assert sentence.startswith(told)


def test_a_battle_names_the_keeper_it_is_fought_against() -> None:
    began = f.BattleBegan("B6", 0, -1, "keeper-of-dawn")
    fallen = f.Struck(0, "fighter", 1, "laser", "destroyed")
    told = read(began, fallen, f.BattleEnded("B6", 3, (-1,), 1, wild="keeper-of-dawn"))
    assert told[-3:] == [
        "Ada met the Keeper of Dawn in battle at B6.",
        "Ada lost Fighter #1 to a laser in the battle against the Keeper of Dawn at B6.",
        "The Keeper of Dawn won the battle at B6 against Ada after 3 rounds with 1 ship left.",
    ]
    *_, won = read(began, f.BattleEnded("B6", 3, (0,), 1))
    assert won == (
        "Ada won the battle at B6 against the Keeper of Dawn after 3 rounds with 1 ship left."
    )


def test_a_bombed_building_and_what_was_plundered_are_one_sentence() -> None:
    bombed = f.Lost(1, "B6-2", "habitat", "bombs"), f.Plundered(0, 1, 4, 4, 4)
    *_, told = read(*bombed)
    assert told == "Ada destroyed a habitat of Bo at B6-2 and plundered 12 resources."
    *_, lost, plundered = read(bombed[0], f.Passed(0, "move"), bombed[1])
    assert (lost, plundered) == (
        "Bo lost a habitat at B6-2 to bombs.",
        "Ada plundered 4 food, 4 energy and 4 minerals from Bo.",
    )


def test_plunder_from_one_seat_in_a_phase_is_told_in_total() -> None:
    taken = [f.Taken(0, 1, f"B6-{n}", "mine", razed=False) for n in (1, 2)]
    spoils = [f.Plundered(0, 1, 4, 4, 4), f.Plundered(0, 1, 4, 2, 0)]
    *_, plundered = read(taken[0], spoils[0], taken[1], spoils[1])
    assert plundered == "Ada plundered 8 food, 6 energy and 4 minerals from Bo."
