"""Aggression: everybody for themselves, with raids, taxes, thefts and shadows."""

from collections import Counter

import pytest

from engine.core import options
from engine.core.catalogue import catalogue
from engine.core.chance import seed_from
from engine.core.errors import BadSeats
from engine.core.game import Outcome
from engine.core.match import Match
from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.actions import (
    Buy,
    Choose,
    Discard,
    Entrust,
    Order,
    Play,
    TakeTurn,
    Use,
)
from engine.games.dark_wall_destiny.agents.policies import GREEDY
from engine.games.dark_wall_destiny.content.tables import CARD, CARDS, IDS, NUMBERS
from engine.games.dark_wall_destiny.game import WallOptions
from engine.games.dark_wall_destiny.rules.forecast import forecast
from engine.games.dark_wall_destiny.state import NOBODY, Berth, WallState
from engine.games.dark_wall_destiny.text.speaker import CONTEST
from tests.engine.games.dark_wall_destiny.rivals import after_raid, contest
from tests.engine.games.dark_wall_destiny.table import GAME, table

TERMS = NUMBERS.contest


def test_aggression_has_its_own_space_decks_and_commands() -> None:
    chosen = options.read(GAME, {"aggression": "yes", "factions": "lot", "tactics": "1"})
    starters = {card.id for card in CARDS if card.kind == "command" and card.expansion == "base"}
    for seats, deck in ((4, 30), (6, 40)):
        state = Match.start(GAME, chosen, seats, seed_from("decks")).state
        dealt = [card for pile in (state.system, *state.decks) for card in pile]
        assert len(dealt) == 3 * deck
        assert {CARDS[card].expansion for card in dealt} == {"aggression"}
        player = state.players[0]
        commands = Counter(IDS[card] for card in (*player.hand, *player.deck))
        assert commands.total() == 10, "nine commands and a tactics card"
        assert not starters & {*commands}, "none of them is one of the base game"
        assert (commands["levy"], commands["privateer"], commands["raid"]) == (4, 2, 1)


def test_the_first_seat_of_a_round_is_last_in_the_next() -> None:
    start = contest(3)
    assert [start.state.first, *start.awaited()] == [0, 0]
    after = start.end_round()
    assert [after.state.first, *after.awaited()] == [1, 1]
    assert table(3).end_round().awaited() == [0], "who play together keep their order"


def test_other_expansions_are_dealt_in() -> None:
    state = table(2, aggression="yes", homefront="yes").state
    dealt = {CARDS[card].expansion for deck in state.decks for card in deck}
    assert dealt == {"aggression", "homefront"}


def test_aggression_needs_two_to_six_seats() -> None:
    chosen = options.read(GAME, {"aggression": "yes"})
    assert WallOptions(aggression=True).together() is None
    assert WallOptions().together() is not None
    with pytest.raises(BadSeats, match="with these options is for 2 to 6 seats, not 1"):
        Match.start(GAME, chosen, 1, seed_from("alone"))


def test_a_victim_pays_for_raids_when_its_turn_begins() -> None:
    after = after_raid()
    assert after.facts(facts.Raided) == [facts.Raided(0, 1, 1, 0)]
    assert after.view().seats[1].owed == 1
    asked = after.end_turn()
    assert asked.awaited() == [1]
    assert asked.refusal(Play("patrol"), by=1) == "raids-first"
    assert asked.refusal(Play("requisition"), by=0) == "not-your-turn"
    paid = asked.play(Discard(("patrol",)))
    assert paid.hand(1) == "requisition patrol"
    assert paid.view().seats[1].owed == 0
    assert paid.play(Play("requisition")).facts(facts.Played)


def test_defense_blocks_a_raid_and_is_used_up_until_the_next_turn() -> None:
    start = contest(hand="raid raid")
    start.player(1).sector = [Berth(CARD["ram-tug"], [], [])]
    once = start.play(Play("raid"), Choose("seat.2"))
    assert once.facts(facts.Raided)[0].blocked == 1
    twice = once.play(Play("raid"), Choose("seat.2"))
    assert twice.facts(facts.Raided)[0].blocked == 0
    assert twice.view().seats[1].shelter == 0
    ended = twice.end_turn()
    assert ended.view().seats[1].shelter == 1


def test_an_unblocked_raid_brings_a_token() -> None:
    start = contest(hand="raid raid")
    start.player(1).sector = [Berth(CARD["ram-tug"], [], [])]
    stopped = start.play(Play("raid"), Choose("seat.2"))
    assert [seat.tokens for seat in stopped.view().seats] == [0, 0]
    through = stopped.play(Play("raid"), Choose("seat.2"))
    assert through.facts(facts.Banked) == [facts.Banked(0, TERMS.spoils)]
    assert [seat.tokens for seat in through.view().seats] == [TERMS.spoils, 0]


def test_captains_raid_the_leader_among_seats_whose_defense_does_not_block() -> None:
    start = contest(3, ahead=1, hand="raid").play(Play("raid"))
    assert GREEDY.advise(start.state, 0) == Choose("seat.2")
    start.player(1).sector = [Berth(CARD["ram-tug"], [], [])]
    assert GREEDY.advise(start.state, 0) == Choose("seat.3")
    start.player(2).sector = [Berth(CARD["ram-tug"], [], [])]
    assert GREEDY.advise(start.state, 0) == Choose("seat.2")


def test_a_victim_takes_at_most_three_raid_points_between_its_turns() -> None:
    start = contest(hand="last-word pack-corsair raid", energy=30)
    start.player(1).raided = TERMS.raids - 1
    after = start.play(Play("pack-corsair"), Choose("seat.2"))
    assert after.facts(facts.Raided)[0].points == 1
    again = after.play(Play("raid"))
    assert again.facts(facts.Raided) == []
    assert again.state.ask is None


def test_the_leader_does_not_raid_the_last() -> None:
    assert contest(ahead=0, hand="raid").play(Play("raid")).state.ask is None
    three = contest(3, ahead=0, hand="raid")
    three.player(1).discards = [CARD["quiet-king"]]
    offered = three.play(Play("raid")).offered()
    assert offered[:2] == [Choose("seat.2"), Choose("none")]


def test_a_raid_burns_no_draw_deck() -> None:
    start = after_raid(others="")
    after = start.end_turn()
    assert after.facts(facts.Burned) == []
    assert after.view().seats[1].deck == 8


def test_with_a_standing_order_a_raid_is_paid_for_without_a_question() -> None:
    start = after_raid()
    start.player(1).order = "defense"
    after = start.end_turn()
    assert after.state.hit is None
    assert len(after.facts(facts.Discarded)) == 1


def test_at_the_deadline_a_raid_is_paid_for_by_the_standing_order() -> None:
    asked = after_raid().end_turn()
    assert GAME.on_deadline(asked.state, 1) is None
    ordered = asked.play(Order("defense"), by=1)
    assert GAME.on_deadline(ordered.state, 1) == Entrust()
    assert ordered.play(Entrust()).state.hit is None
    assert GAME.time(asked.state) is None


def test_a_contest_has_turns_in_seat_order_whatever_the_option() -> None:
    at = contest(3, order="free")
    assert at.state.order == "seats"
    assert at.refusal(TakeTurn(), by=1) == "seat-order"
    assert "order" in WallOptions(aggression=True).unused()
    assert "order" not in WallOptions().unused()
    over = contest(system="colony-halcyon").end_round()
    assert not over.outcome().raced
    begun_before = contest(system="colony-halcyon").but(_freely).end_round()
    assert begun_before.outcome().raced, "whoever was quicker had the choice of cards"


def _freely(state: WallState) -> None:
    state.order = "free"


def _freely_awaited(state: WallState) -> None:
    state.order, state.stage, state.active = "free", "begin", NOBODY


def test_in_free_order_a_raid_is_paid_for_when_the_turn_is_taken() -> None:
    """As in games begun before turns went by seats."""
    start = contest(3, hand="raid", others="requisition patrol").but(_freely_awaited)
    ended = start.play(TakeTurn(), Play("raid"), Choose("seat.2")).end_turn()
    assert ended.awaited() == [1, 2]
    assert ended.play(TakeTurn(), by=1).awaited() == [1]


def test_a_tax_is_on_the_next_purchase_only() -> None:
    taxed = contest(hand="exciseman", others="requisition", system="quarry-moon ram-tug")
    after = taxed.play(Play("exciseman")).end_turn()
    after.state.now.energy = 30
    assert [place.cost for place in after.view().system[-2:]] == [5, 4]
    bought = after.play(Buy("quarry-moon", 11))
    assert bought.facts(facts.Acquired)[0].price == 5
    assert bought.view().system[-1].cost == 2


def test_a_raid_may_spare_all_but_a_tax_names_a_rival() -> None:
    """So say the cards ("you may raid", "a rival's next card costs more") and the rules."""
    start = contest(3, hand="raid exciseman")
    raids = start.play(Play("raid")).offered()
    assert raids[:3] == [Choose("seat.2"), Choose("seat.3"), Choose("none")]
    asked = start.play(Play("exciseman"))
    taxes = [one for one in asked.offered() if isinstance(one, Choose)]
    assert taxes == [Choose("seat.2"), Choose("seat.3")]
    words, (_, leaf) = catalogue((GAME,)), GAME.choices(asked.state, 0).open()[:2]
    label = GAME.text.label(asked.view(0), (leaf.key,), leaf)
    names = ("Ann", "Bob", "Cy")
    assert words.render(label, "en", names) == "Tax Cy: next card costs 2 more"
    assert words.render(label, "de", names) == "Cy besteuern: nächste Karte 2 teurer"


def test_taxes_do_not_add_up() -> None:
    start = contest(hand="exciseman tariff-clerk", others="requisition")
    after = start.play(Play("exciseman"), Play("tariff-clerk"))
    assert after.view().seats[1].taxed == 2


def test_a_token_is_stolen_only_from_a_seat_that_has_one() -> None:
    start = contest(hand="fence-runner")
    assert start.play(Play("fence-runner")).facts(facts.Stole) == []
    start.player(1).tokens = 2
    after = start.play(Play("fence-runner"))
    assert [seat.tokens for seat in after.view().seats] == [1, 1]


def test_a_shadow_has_the_values_of_a_rivals_most_expensive_ship() -> None:
    start = contest(hand="patrol", sector=("mirror-sloop",))
    start.player(0).sector[0].ready = [CARD["mirror-sloop"]]
    start.player(1).sector = [Berth(CARD[card], [], []) for card in ("ram-tug", "exchequer")]
    after = start.play(Use("mirror-sloop", 1))
    assert after.view().energy == 3


def test_in_a_contest_effects_that_help_others_help_the_own_seat() -> None:
    start = contest(hand="mutual-aid")
    assert start.play(Play("mutual-aid")).facts(facts.Drew)[0].seat == 0


def test_an_attack_on_the_leader_strikes_the_seat_with_most_points() -> None:
    start = contest(3, ahead=2)
    start.state.system[start.state.vectors[0] - 2] = CARD["crown-gulls"]
    after = start.end_round()
    assert [fact.seat for fact in after.facts(facts.WasHit)] == [2]


def test_the_forecast_finds_the_leader_by_all_points_even_after_a_purchase() -> None:
    """Seat 1 has most points, all of them in its deck, until seat 0 acquires a planet."""
    start = table(2, aggression="yes", energy=20)
    start.state.system[0] = CARD["throneworld"]
    start.state.system[start.state.vectors[0] - 2] = CARD["kingmaker-brood"]
    start.state.players[1].deck[0] = CARD["glasswater"]
    damage = forecast(start.state).costs
    assert damage[0] == 0
    assert damage[1] > 0
    hit = start.end_round().facts(facts.WasHit)
    assert [(fact.seat, fact.damage) for fact in hit] == [(1, damage[1])]
    bought = start.play(Buy("throneworld", 1))
    (then,) = [one.then for one in start.view(0).system if one.card == "throneworld"]
    assert then is not None
    assert then.costs == forecast(bought.state).costs
    assert then.costs[0] > 0


def test_a_siege_strikes_the_leader_among_those_with_a_cryoship() -> None:
    start = contest(3, ahead=2, homefront="yes")
    state = start.state
    for seat, colony in ((0, "colony-lyra"), (1, "colony-halcyon")):
        start.player(seat).sector = [Berth(CARD["treasure-world"], [CARD[colony]], [])]
        state.saved.append(CARD[colony])
        state.hulls[CARD[colony]] = 20
    start.player(1).discards = [CARD["quiet-king"]]
    state.cryoships = state.cryoships[2:]
    state.system[state.vectors[0] - 2] = CARD["hull-drill"]
    assert start.end_round().facts(facts.Besieged)[0].seat == 1


def test_when_all_colonies_are_saved_most_points_win_then_most_seeded_cryoships() -> None:
    start = contest(system="colony-omega", energy=20)
    start.state.saved, start.state.cryoships = [0, 1, 2, 3], []
    after = start.play(Buy("colony-omega", 12))
    assert after.outcome().how == "dark-wall-destiny-end-contest-saved"
    assert after.outcome().winners == (1,)
    for player in start.state.players:
        player.discards = []
    tied = start.but(lambda state: state.players[1].discards.append(CARD["colony-tidewater"]))
    assert tied.play(Buy("colony-omega", 12)).outcome().winners == (0, 1)


def test_when_a_cryoship_burns_each_seeded_one_scores_more() -> None:
    start = contest(system="colony-halcyon")
    start.player().sector = [Berth(CARD["treasure-world"], [CARD["colony-lyra"]], [])]
    before = start.view().seats[0].points
    after = start.end_round()
    assert after.state.ending == "burned"
    assert after.outcome().scores[0] == before + TERMS.colony - NUMBERS.bonus.colony


def test_a_seat_that_burned_its_own_cryoship_is_last() -> None:
    start = contest(3, ahead=1)
    start.player(1).hand, start.player(1).deck = [], [CARD["colony-lyra"]] * 8
    start.player(1).discards = [CARD["quiet-king"]] * 30
    for seat in (0, 1, 2):
        start.player(seat).order = "defense"
    start.state.system[start.state.vectors[0] - 2] = CARD["glass-maw"]
    outcome = start.end_round().outcome()
    assert outcome.how == "dark-wall-destiny-end-contest-deck"
    assert 1 not in outcome.winners
    assert min(outcome.ranking) == outcome.ranking[1]


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_end_is_told_with_the_points_of_the_winner_even_if_the_last_has_more(
    locale: str,
) -> None:
    outcome = Outcome((2,), ((1, 6), (0, 46), (1, 29)), (6, 46, 29), f"{CONTEST}deck")
    told = GAME.text.outcome(contest(3).view(), outcome)
    said = catalogue((GAME,)).render(told, locale, ("Dan", "Ceres", "Hyperion"))
    assert "Hyperion" in said
    assert "29" in said
    assert "46" not in said


def test_in_a_contest_the_last_cryoship_raises_an_alarm() -> None:
    start = contest()
    assert GAME.alarms(start.state) == ()
    start.state.cryoships = []
    assert next(alarm.key for alarm in GAME.alarms(start.state)) == "last"


@pytest.mark.parametrize(
    ("ahead", "raided", "why"), [(0, 0, "raid"), (1, TERMS.raids, "raid-full")]
)
def test_a_raid_without_effect_says_why(ahead: int, raided: int, why: str) -> None:
    start = contest(hand="raid", ahead=ahead)
    start.player(1).raided = raided
    assert dict(start.view(0).idle)["raid"] == why
    assert [one.what for one in start.play(Play("raid")).facts(facts.Idled)] == [why]
