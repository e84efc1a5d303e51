"""The story of a spin: what burned, what attacked, and what it cost each seat."""

from typing import get_args

import pytest

from bot.language.speech import Speech
from engine.core.events import seen
from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.actions import Buy, EndTurn, Entrust, Order, Seed
from engine.games.dark_wall_destiny.content.tables import CARD
from engine.games.dark_wall_destiny.state import Difficulty
from engine.games.dark_wall_destiny.text.cards import say
from engine.games.dark_wall_destiny.text.costs import Cost, dealt
from engine.games.dark_wall_destiny.text.log import fact_words
from engine.games.dark_wall_destiny.text.log_sentences import ended_by_spin, log_sentences, of_spin
from tests.engine.games.dark_wall_destiny.table import GAME, PLAIN, Table, table
from tests.engine.games.dark_wall_destiny.test_spin import struck

SAY = Speech(names=("Ada", "Bo"))


def spin_in_words(*steps: Table) -> list[str]:
    """The story of the spin as the public reads it."""
    return [SAY(line) for line in of_spin(public(*steps))]


def public(*steps: Table) -> list[facts.Fact]:
    return [fact for step in steps for fact in seen(step.events, None)]


def test_a_spin_tells_what_burned_and_attacked_and_the_cost_to_each_seat() -> None:
    start = struck()
    start.player(0).sector = table(2, sector=("bulwark-frigate",)).player(0).sector
    asked = start.end_round()
    assert asked.awaited() == [1]
    first, second, third = spin_in_words(asked)
    assert first == "Round 1 is over; the system spins."
    assert second == "Burned: Talon."
    assert third.startswith("Attack by Scythe Kin from position ")
    assert third.endswith(": no damage to Ada (2 blocked); 2 to Bo.")


def test_seats_whose_defence_blocks_the_same_share_a_clause() -> None:
    shared, alone = dealt([Cost(0, 1, blocked=2), Cost(1, 1, blocked=2), Cost(2, 3)])
    english, german = (Speech(locale, ("Ada", "Bo", "Cleo")) for locale in ("en", "de"))
    assert english(shared) == "1 damage each to Ada and Bo (2 blocked each)"
    assert german(shared) == "je 1 Schaden für Ada und Bo (je 2 abgefangen)"
    assert (english(alone), german(alone)) == ("3 to Cleo", "3 für Cleo")


def test_an_attack_is_told_with_the_damage_it_does_at_this_difficulty() -> None:
    known: tuple[Difficulty, ...] = get_args(Difficulty)
    start = struck()
    for damage, start.state.difficulty in enumerate(known, start=1):
        *_, attack = spin_in_words(start.end_round())
        assert attack.endswith(f": {damage} damage each to Ada and Bo.")


def test_the_story_of_a_spin_first_names_the_cryoships_acquired_and_saved_in_its_round() -> None:
    start = table(
        2, hand="colony-lyra", sector=("glasswater",), system="talon colony-halcyon talon"
    )
    saved = start.play(Seed("colony-lyra", 1), EndTurn())
    saved.state.now.energy = 20
    bought = saved.play(Buy("colony-halcyon", 11), EndTurn())
    first, second, third, *_ = spin_in_words(saved, bought)
    assert first.startswith("Ada saves Colony Lyra")
    assert second.startswith("Bo acquires Colony Halcyon")
    assert third == "Round 1 is over; the system spins."


def test_what_a_standing_order_discards_is_told_in_one_sentence() -> None:
    asked = struck().end_round()
    left = asked.play(Order("defense"), Entrust(), by=0)
    told = " ".join(spin_in_words(asked, left, left.discard("requisition patrol", by=1)))
    assert "Ada discards 2 \N{MULTIPLICATION SIGN} Requisition by standing order." in told
    assert "standing order chooses" not in told


def attack_by(alien: str, tokens: int) -> str:
    start = table(2, system=" ".join([PLAIN] * 12), homefront="yes")
    start.state.system[start.state.vectors[0] - 2] = CARD[alien]
    start.player(1).tokens = tokens
    return next(one for one in spin_in_words(start.end_round()) if one.startswith("Attack "))


def test_an_attack_that_finds_no_cryoship_or_token_says_so() -> None:
    assert attack_by("hull-drill", 0).endswith(": No Cryoship is seeded, so nobody is besieged.")
    assert attack_by("spore-drifters", 0).endswith(": Nobody has a token to lose.")
    assert attack_by("spore-drifters", 1).endswith(" from position 3: Bo loses 1 token.")


def test_an_attack_on_tokens_and_cards_is_told_by_what_it_took() -> None:
    took = attack_by("ember-moths", 1)
    assert " from position 3: 1 damage to Ada; Bo loses 1 token. Ada discards" in took


def test_an_attack_on_the_first_seat_names_who_has_it() -> None:
    """In free order Ada acts first, though Bo has the first seat of the round."""
    start = table(2, system=" ".join([PLAIN] * 12), order="free")
    start.state.system[start.state.vectors[0] - 2] = CARD["nest-burners"]
    start.state.first = 1
    attack = next(line for line in spin_in_words(start.end_round()) if line.startswith("Attack "))
    assert "damage to Bo (first seat)" in attack


def test_the_story_of_a_spin_continues_after_a_choice() -> None:
    asked = struck().end_round()
    one = asked.discard("requisition patrol", by=1)
    waiting = spin_in_words(asked, one)[-1]
    assert waiting.endswith("Bo has chosen what to discard.")
    two = one.discard("requisition requisition", by=0)
    attack = next(line for line in spin_in_words(asked, one, two) if line.startswith("Attack "))
    assert "has chosen" not in attack
    assert attack.endswith(
        "Ada discards 2 \N{MULTIPLICATION SIGN} Requisition. Bo discards Requisition and Patrol."
    )
    new = spin_in_words(asked, one, two)[-1]
    assert new.startswith("Colony Lyra enters")


def test_after_a_choice_of_discards_only_the_cards_are_told() -> None:
    chosen: list[facts.Fact] = [facts.Settled(0), facts.Discarded(0, ("requisition",))]
    (told,) = log_sentences(chosen)
    assert SAY(told.words) == "Ada discards Requisition."
    (waiting,) = log_sentences(chosen[:1])
    assert SAY(waiting.words) == "Ada has chosen what to discard."


def test_seats_that_chose_what_to_discard_share_a_sentence() -> None:
    (told,) = log_sentences([facts.Settled(0), facts.Settled(1)])
    assert SAY(told.words) == "Ada and Bo have chosen what to discard."


def test_seats_with_nothing_to_lose_share_a_sentence() -> None:
    blow: list[facts.Fact] = [facts.Attacked("scythe-kin", 5), facts.Discarded(0, ())]
    (alone,) = log_sentences(blow)
    assert SAY(alone.words).endswith(" Ada has no crew to discard.")
    (both,) = log_sentences([*blow, facts.Discarded(1, ())])
    assert SAY(both.words).endswith(" Ada and Bo have no crew to discard.")


def test_the_damage_to_seats_and_the_tokens_that_they_lose_share_a_sentence() -> None:
    start = table(2, aggression="yes")
    start.state.system[start.state.vectors[0] - 2] = CARD["hoard-mother"]
    for player, tokens in zip(start.state.players, (1, 3), strict=True):
        player.tokens, player.order = tokens, "defense"
    attack = next(line for line in spin_in_words(start.end_round()) if line.startswith("Attack "))
    assert ": 1 damage each to Ada and Bo; Ada loses 1 token; Bo loses 2 tokens. " in attack


def test_the_story_of_a_spin_ends_before_the_next_turn() -> None:
    start = table(2, system=" ".join([PLAIN] * 12))
    spun = start.end_round()
    turn = spun.end_turn()
    assert spin_in_words(spun) == spin_in_words(spun, turn)
    assert not ended_by_spin(public(spun, turn))


def test_cards_played_together_are_one_sentence_under_their_round() -> None:
    played = [facts.Played(0, "patrol"), facts.Played(0, "brace"), facts.Played(1, "patrol")]
    said = log_sentences([*played, facts.Spun(1), facts.TookTurn(0)])
    assert [SAY(one.words) for one in said][:2] == [
        "Ada plays Patrol and Brace.",
        "Bo plays Patrol.",
    ]
    chapters = [SAY(one.chapter) for one in said if one.chapter is not None]
    assert chapters == ["Round 1", "Round 1", "Round 1", "Round 2"]
    assert [one.facts for one in said] == [(0, 1), (2,), (3,), (4,)]


def test_cards_burned_from_a_deck_are_one_sentence_also_for_another_seat() -> None:
    def burned(seat: int, *cards: str) -> list[facts.Burned]:
        return [facts.Burned(card, "deck", seat) for card in cards]

    covered = facts.Covered(0, 1)
    (first, second), third = burned(0, "patrol", "brace"), burned(1, "patrol")
    told = log_sentences([covered, first, covered, second, *third, *third])
    assert [SAY(one.words) for one in told] == [
        "Ada protects Bo's deck and burns Patrol and Brace instead.",
        "Burned from Bo's deck: 2 \N{MULTIPLICATION SIGN} Patrol.",
    ]


def test_the_guard_of_the_own_sector_is_named_once() -> None:
    own, other = log_sentences([facts.Guarded(0, 0, 2), facts.Guarded(0, 1, 2)])
    assert SAY(own.words) == "Ada guards their own sector against 2 damage in the next spin."
    assert SAY(other.words) == "Ada guards Bo's sector against 2 damage."


def test_the_cards_that_damage_cost_a_seat_are_important_to_it() -> None:
    """A summary then says more than that it took damage."""
    lost = facts.Discarded(1, ("patrol", "brace"))
    assert GAME.weight(lost, 1) == GAME.weight(facts.WasHit(1, 2, 0), 1) > GAME.weight(lost, 0)
    assert GAME.weight(facts.Discarded(1, ()), 1) == 1


def test_a_blocked_hit_is_not_told_as_damage_taken() -> None:
    """Two of three points are blocked, so Ada takes one."""
    told = {
        locale: [
            Speech(locale, ("Ada", "Bo"))(fact_words(fact))
            for fact in (facts.WasHit(0, 3, 2), facts.Raided(1, 0, 2, 1))
        ]
        for locale in ("en", "de")
    }
    assert told == {
        "en": [
            "Ada is hit for 3 damage; the sector's defence blocks 2.",
            "Bo raids Ada for 2; Ada's defence blocks 1.",
        ],
        "de": [
            "Ada wird mit 3 Schaden getroffen; 2 davon fängt die Abwehr des Sektors ab.",
            "Bo überfällt Ada mit Stärke 2; 1 davon fängt die Abwehr von Ada ab.",
        ],
    }


def test_an_alien_that_returns_is_told_with_the_anomaly_that_burns_for_it() -> None:
    fact = facts.Replaced("mimic-buoy", "moult")
    assert SAY(fact_words(fact)) == "Not burned, thanks to The Moult: Mimic Buoy."


def test_the_spin_of_the_last_round_is_told_in_the_chapter_of_that_round() -> None:
    """In round 1 a Cryoship burns, which ends the game: the log knows no round 2."""
    start = table(system="colony-halcyon", aggression="yes")
    after = start.end_round()
    assert after.state.ending == "burned"
    chapters = {one.chapter for one in log_sentences(public(after))}
    assert chapters == {say("chapter", round=1)}
    later = table().end_round()
    begun = log_sentences(public(later))[-1]
    assert begun.chapter == say("chapter", round=2), "the next round begins with a turn"


def test_damage_from_a_card_that_burns_from_a_deck_is_told_once_with_its_cause() -> None:
    """Scythe Kin burns Flare Crown from the top of Bo's deck, and its fire strikes both."""
    crown = facts.Burned("flare-crown", "deck", 1)
    hits = [facts.WasHit(seat, 3, 0) for seat in (0, 1)]
    gave = facts.Discarded(0, ("patrol",))
    _, told = log_sentences([crown, *hits, facts.Settled(0), gave])
    assert SAY(told.words) == (
        "The card Flare Crown burns: 3 damage each to Ada and Bo. Ada discards Patrol."
    )
    german = Speech("de", ("Ada", "Bo"))
    _, told = log_sentences([crown, *hits])
    assert german(told.words) == "Die Karte Flammenkranz verbrennt: je 3 Schaden für Ada und Bo."
    again = log_sentences([crown, *hits, crown, *hits])
    assert len(again) == 4, "two fires are told apart"


@pytest.mark.parametrize(
    ("locale", "crew", "alien"),
    [
        ("en", "Bo acquires Kelly Frost for 3 energy.", "Bo acquires Void Jackals for 3 combat."),
        ("de", "Bo kauft Kelly Frost für 3 Energie.", "Bo kauft Leerenschakale für 3 Kampf."),
    ],
)
def test_a_price_is_told_in_energy_but_an_aliens_in_combat(
    locale: str, crew: str, alien: str
) -> None:
    speech = Speech(locale, names=("Ada", "Bo"))
    assert speech(fact_words(facts.Acquired(1, "kelly-frost", 3, 0))) == crew
    assert speech(fact_words(facts.Acquired(1, "void-jackals", 3, 0))) == alien
