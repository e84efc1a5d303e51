"""The log in sentences, by cycle and phase, in natural words."""

from typing import Any

import pytest

from bot.language.speech import Speech
from engine.core.catalogue import catalogue
from engine.core.game import Headline
from engine.games.black_abyss import facts as f
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.state import HERE
from engine.games.black_abyss.text.headlines import DIPLOMACY
from engine.games.black_abyss.text.log.sentences import MOST
from tests.engine.games.black_abyss.table import GAME

NAMES = ("Ada", "Bo", "Cleo")


def read(*facts: Any) -> list[str]:
    """The sentences of these facts, headings included."""
    words, lines, chapter = catalogue((GAME,)), list[str](), ""
    for sentence in GAME.text.log_sentences(facts):
        assert sentence.chapter is not None
        if chapter != (chapter := words.render(sentence.chapter)):
            lines.append(f"# {chapter}")
        lines.append(words.render(sentence.words, names=NAMES))
    return lines


def test_resources_gained_one_after_the_other_are_told_in_total() -> None:
    *_, told = read(f.Changed(0, 3, 0, 0), f.Changed(0, 3, 0, 2))
    assert told == "Ada gained 6 food and 2 minerals."


def test_a_seats_actions_of_a_phase_are_one_sentence() -> None:
    assert read(
        f.CycleBegan(4, 0),
        f.Produced(0, 5, 4, 3),
        f.Produced(1, 6, 2, 1),
        f.Moved(0, (("frigate", 1),), "A7", "B6"),
        f.TurnedUp(0, "B6", "green"),
        f.Surveyed(0, "B6-1", "plains", "barley", "food"),
        f.Changed(0, 3, 0, 0),
        f.Passed(0, "move"),
    ) == [
        "# Cycle 4 · production",
        "Cycle 4 began; Ada goes first.",
        "Income (food/energy/minerals): Ada 5/4/3 and Bo 6/2/1.",
        "# Cycle 4 · movement and exploration",
        "Ada moved Frigate #1 from A7 to B6, discovered B6 (green planet), scanned B6-1 (plains "
        "with barley, bonus: food) and gained 3 food.",
    ]


def test_the_log_says_that_ships_turned_back_from_a_black_hole() -> None:
    *_, told = read(
        f.Moved(0, (("fighter", 1), ("fighter", 2)), "A7", "B6"), f.TurnedUp(0, "B6", "black-hole")
    )
    assert told == (
        "Ada moved 2 fighters from A7 to B6 and discovered B6 (black hole, the ships turned back)."
    )


def test_a_technology_found_by_exploring_is_not_told_as_research() -> None:
    moved, found = f.Moved(0, (("fighter", 1),), "A7", "B6"), f.TurnedUp(0, "B6", "green")
    *_, told = read(moved, found, f.Researched(0, "light-drives", 1, found=True))
    assert told.endswith("and found a technology (Light drives level 1).")
    alone = catalogue((GAME,)).render(
        GAME.text.fact(f.Researched(0, "light-drives", 1, found=True)), names=NAMES
    )
    assert alone == "Ada found a technology: Light drives level 1."


def test_simultaneous_purchases_are_told_by_seat() -> None:
    assert read(
        f.Bought(0, "farm", "A7-2", "building"),
        f.Researched(1, "trade", 1),
        f.Bought(0, "large-dock", "A7-3", "building"),
        f.Bought(1, "laser", "C4", "tile"),
        f.Bought(1, "laser", "C4", "tile"),
        f.TookBack(0, "building", "large-dock", "A7-3"),
        f.Passed(0, "purchase"),
        f.Bought(1, "energy-plant", "C4-1", "building"),
    ) == [
        "# Cycle 1 · trade and purchase",
        "Ada built a farm at A7-2.",
        "Bo researched Trade level 1, fitted a laser at C4 (x2) and built an energy plant at C4-1.",
    ]


def test_the_founding_of_home_worlds_is_a_chapter_of_its_own() -> None:
    assert read(
        f.Founded(0, "C4", "korr"),
        f.Founded(1, "J6", "korr"),
        f.Moved(0, (("frigate", 1),), "C4", "C5"),
    ) == [
        "# The founding of home worlds",
        "Ada of the Korr founded a home world at C4.",
        "Bo of the Korr founded a home world at J6.",
        "# Cycle 1 · movement and exploration",
        "Ada moved Frigate #1 from C4 to C5.",
    ]


def test_a_resolution_on_which_nobody_voted_weighs_nothing() -> None:
    law = "shipyard-subsidy"
    assert GAME.weight(f.Decided(law, 0, 0, passed=False), 0) == 0
    assert GAME.weight(f.Decided(law, 1, 2, passed=False), 0) > 0


def test_purchases_that_were_taken_back_are_not_in_the_story() -> None:
    assert (
        read(f.Bought(0, "farm", "A7-2", "building"), f.TookBack(0, "building", "farm", "A7-2"))
        == []
    )


def test_the_log_of_a_fleet_battle_has_no_cycles() -> None:
    told = read(
        f.Passed(0, "fitting"),
        f.Fielded(0, (("frigate", 1),), ("laser",), 0),
        f.BattleBegan(HERE, 0, 1),
        f.RoundBegan(1),
        f.Struck(1, "cruiser", 1, "laser", "hit"),
    )
    assert [line for line in told if line.startswith("#")] == ["# The fleets", "# The battle"]


def test_a_ship_lost_to_asteroids_is_told_on_its_own() -> None:
    _, moved, lost = read(
        f.Moved(1, (("fighter", 1),), "A7", "B6"),
        f.Struck(1, "fighter", 1, "asteroids", "destroyed"),
    )
    assert moved == "Bo moved Fighter #1 from A7 to B6."
    assert lost == "Bo lost Fighter #1 to asteroids."


def test_an_event_is_told_with_what_it_does() -> None:
    wakes = GAME.text.fact(f.EventDrawn("star-leech-wakes"))
    assert Speech("en")(wakes).endswith(
        "Event “Star leech wakes”. A star leech appears, roams the map and attacks whoever it "
        "meets."
    )
    assert Speech("de")(wakes).endswith(
        "Ereignis „Ein Sternegel erwacht“. Ein Sternegel taucht auf, zieht umher und greift alle "
        "an, auf die er trifft."
    )


def test_research_is_told_in_the_phase_in_which_it_was_found_or_bought() -> None:
    told = read(
        f.CycleBegan(2, 0),
        f.Produced(0, 1, 1, 1),
        f.Surveyed(0, "B6-1", "rough", "", "technology"),
        f.Researched(0, "trade", 1),
        f.Passed(0, "move"),
        f.Researched(0, "trade", 2),
    )
    assert told[3:] == [
        "# Cycle 2 · movement and exploration",
        "Ada scanned B6-1 (rough land, bonus: technology) and researched Trade level 1.",
        "# Cycle 2 · trade and purchase",
        "Ada researched Trade level 2.",
    ]


def test_a_sentence_has_a_bounded_length() -> None:
    told = read(*(f.Bought(0, "farm", f"A{n}-1", "building") for n in range(3 * MOST)))
    assert len(told) == 1 + 3


def test_every_fact_is_told_once_or_left_out_and_sentences_come_in_order() -> None:
    facts = [f.Bought(n % 2, "farm", f"A{n}-1", "building") for n in range(40)]
    sentences = GAME.text.log_sentences([*facts, f.Passed(0, "purchase")])
    places = [place for sentence in sentences for place in sentence.facts]
    assert len(places) == len(set(places))
    assert set(range(40)) <= set(places)
    firsts = [sentence.facts[0] for sentence in sentences]
    assert firsts == sorted(firsts)


def test_everything_that_can_be_bought_has_a_name_in_a_sentence() -> None:
    for how, names in (("ship", t.HULLS), ("tile", t.TILES), ("building", t.BUILDINGS)):
        for name in names:
            (_, line) = read(f.Bought(0, name, "A7", how))  # type: ignore[arg-type]
            assert line.endswith(" at A7.")


def test_a_march_against_other_marines_is_told_as_an_attack() -> None:
    words = catalogue((GAME,))
    fought, marched = (
        words.render(GAME.text.fact(f.Marched(1, "A7-2", 2, other, 1, 2)), names=NAMES)
        for other in (0, -1)
    )
    assert fought == "Bo attacked Ada at A7-2 with 2 marines, lost 1 and killed 2."
    assert marched == "Bo marched 2 marines to A7-2."


def test_a_war_is_told_on_its_own_and_a_purchase_is_not() -> None:
    assert GAME.headline(f.WarDeclared(0, 1)) == Headline(closes=DIPLOMACY)
    assert GAME.headline(f.Bought(0, "farm", "A7-2", "building")) is None


def test_an_offer_is_news_to_its_recipient_and_an_answer_to_both_sides() -> None:
    offered, asked = f.Bargained(0, 1, 0, "offered"), f.Talked(0, 1, "wished")
    ways = (1, "diplomacy/accept/peace-0"), (1, "diplomacy/decline/peace-0")
    talks = (1, "diplomacy/talk/seat-0"), (1, "diplomacy/end-talk/seat-0")
    assert GAME.headline(offered) == Headline((1,), ways, DIPLOMACY, matter="peace-0-1")
    assert GAME.headline(asked) == Headline((1,), talks, DIPLOMACY, matter="talk-0-1")
    refused = f.Bargained(1, 0, 0, "declined"), f.Talked(1, 0, "refused")
    for answer, matter in zip(refused, ("peace-0-1", "talk-0-1"), strict=True):
        assert GAME.headline(answer) == Headline((1, 0), topic=DIPLOMACY, matter=matter)


def test_the_story_tells_who_has_voted_until_the_count() -> None:
    mine = f.BallotsIn(2, 2, mine=True)
    assert read(mine)[-1] == "You have cast your ballot; 2 of 2 have voted."
    told = read(mine, f.Decided("shipyard-subsidy", 7, 5, passed=True), mine, f.Seated(1, 1, 8, 12))
    assert not [line for line in told if "ballot" in line]
    assert told[-1] == "Bo took the tribunal seat with 8 of 12 votes."


def test_a_seat_that_nobody_takes_is_told_with_a_tie_but_not_if_nobody_voted() -> None:
    tied, unvoted = (read(f.Seated(-1, 0, 0, cast))[-1] for cast in (16, 0))
    told = "Nobody took the tribunal seat"
    assert tied == f"{told}, as the candidates were tied and no leader could decide."
    assert unvoted == f"{told}."


def test_a_resolution_in_force_that_fails_a_vote_ends() -> None:
    told = read(
        f.Decided("open-borders", 11, 35, passed=False, in_force=True),
        f.Decided("tariffs", 20, 26, passed=False),
        f.Decided("arms-duty", 40, 6, passed=True, in_force=True),
    )
    assert told[-3:] == [
        "Open borders ends, 11 votes to 35.",
        "Tariffs failed, 20 votes to 26.",
        "Arms duty stays in force, 40 votes to 6.",
    ]


def test_a_colony_founded_after_all_have_moved_is_told_among_the_purchases() -> None:
    told = read(
        f.CycleBegan(2, 0),
        f.Produced(0, 2, 2, 2),
        f.Settled(0, "B6-1"),
        f.Passed(0, "move"),
        f.Settled(0, "B6-2"),
    )
    chapters = [line for line in told if line.startswith("#")]
    assert chapters[-2:] == [
        "# Cycle 2 · movement and exploration",
        "# Cycle 2 · trade and purchase",
    ]


def test_an_offer_before_the_first_move_is_told_with_the_moves() -> None:
    offered = f.Bargained(0, 1, 1, "offered")
    told = read(f.CycleBegan(2, 0), f.Produced(0, 1, 1, 1), offered)
    assert [line for line in told if line.startswith("#")] == [
        "# Cycle 2 · production",
        "# Cycle 2 · movement and exploration",
    ]
    assert told.index("# Cycle 2 · movement and exploration") == len(told) - 2


def test_the_same_count_of_ballots_is_told_once() -> None:
    voted = f.BallotsIn(1, 3, mine=True)
    *_, last = GAME.text.log_sentences((f.CycleBegan(2, 0), voted, voted))
    assert last.facts == (1, 2)


def test_an_event_is_told_in_a_chapter_on_the_tribunal_only_if_there_was_one() -> None:
    event = f.EventDrawn("star-leech-wakes")
    assert read(event)[0] == "# Cycle 1 · events"
    decided = f.Decided("shipyard-subsidy", 7, 5, passed=True)
    assert read(event, decided)[0] == "# Cycle 1 · tribunal"


def test_marines_that_several_ships_land_on_one_tile_are_told_once() -> None:
    assert read(
        f.CycleBegan(4, 0),
        f.BattleBegan("C2", 0, 1),
        f.RoundBegan(1),
        f.Carried(0, "C2-4", 6, "marine", "landed"),
        f.Carried(0, "C2-4", 5, "marine", "landed"),
        f.Carried(0, "C2-5", 1, "marine", "landed"),
    )[-2:] == ["Ada landed 11 marines at C2-4.", "Ada landed 1 marine at C2-5."]


def test_spaces_that_charts_show_were_discovered_by_nobody() -> None:
    assert read(f.TurnedUp(-1, "B6", "blue"), f.TurnedUp(-1, "D2", "empty")) == [
        "# Cycle 1 · movement and exploration",
        "The charts showed B6 (blue planet) and D2 (empty space).",
    ]


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "A marine of Ada left E4-6, where Bo lives, for F3-4: they are at peace."),
        ("de", "Ein Soldat von Ada ist von E4-6, wo Bo lebt, nach F3-4 gegangen: Es ist Frieden."),
    ],
)
def test_a_marine_that_goes_home_at_peace_is_told_with_the_reason(locale: str, told: str) -> None:
    fact = f.Recalled(0, 1, "E4-6", 1, "F3-4")
    assert Speech(locale, ("Ada", "Bo"))(GAME.text.fact(fact)) == told
