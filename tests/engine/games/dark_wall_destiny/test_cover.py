"""Covering: in a spin, the covering seat's draw deck burns instead of another's."""

from engine.core.chance import Chance, seed_from
from engine.core.choices import Leaf, walk
from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.actions import Choose, Cover, EndTurn, Play
from engine.games.dark_wall_destiny.agents.policies import GREEDY, LONER, PRUDENT
from engine.games.dark_wall_destiny.content.tables import CARD, IDS
from engine.games.dark_wall_destiny.state import WallState
from engine.games.dark_wall_destiny.view import DEEDS
from tests.engine.games.dark_wall_destiny.table import GAME, Table, places, table

WEAK = "brace patrol patrol patrol patrol patrol"


def before_a_blow(seats: int = 2, deck: str = WEAK) -> Table:
    """The star eater will strike all; seat 1 holds nothing, and a Cryoship is atop its deck."""

    def arrange(state: WallState) -> None:
        state.system[state.vectors[-1] - 2] = CARD["star-eater"]
        state.players[1].deck = places("colony-lyra " + WEAK)[::-1]
        state.cryoships.remove(CARD["colony-lyra"])

    return table(seats, deck=deck, order="seats").but(arrange)


def test_without_cover_the_cryoship_burns_from_the_deck_and_the_game_is_lost() -> None:
    after = before_a_blow().but(_no_hand).end_round()
    assert after.state.ending == "deck"


def _no_hand(state: WallState) -> None:
    """Let nobody draw at Reset, so that all damage burns draw decks."""
    for player in state.players:
        player.deck += [CARD["requisition"]] * 5
    state.rising = (1, 1, 1)


def test_the_coverer_burns_cards_of_its_own_deck_instead() -> None:
    start = before_a_blow().but(_no_hand)
    deck = len(start.player(0).deck)
    after = start.play(Cover(1))
    assert after.facts(facts.Covers) == [facts.Covers(0, 1)]
    assert after.view().seats[0].covers == 1
    spun = after.end_round()
    assert spun.state.ending is None
    covered = spun.facts(facts.Covered)
    assert covered
    assert {(fact.seat, fact.whom) for fact in covered} == {(0, 1)}
    assert "colony-lyra" in [IDS[card] for card in spun.player(1).deck]
    burned = [fact.seat for fact in spun.facts(facts.Burned) if fact.where == "deck"]
    assert set(burned) == {0}
    assert len(burned) >= 2 * len(covered)
    assert len(spun.player(0).deck) < deck


def test_totals_at_the_end_count_only_cards_burned_by_choice() -> None:
    burned = table(hand="white-hand patrol").play(Play("white-hand"), Choose("hand.patrol"))
    spun = before_a_blow().but(_no_hand).play(Cover(1)).end_round()
    assert "deck" in [fact.where for fact in spun.facts(facts.Burned) if fact.seat == 0]
    for after, cards in ((burned, 1), (spun, 0)):
        deeds = dict(zip(DEEDS, after.view().seats[0].deeds, strict=True))
        assert deeds["thinned"] == cards


def test_a_cover_ends_with_the_spin() -> None:
    after = before_a_blow().play(Cover(1)).end_round()
    assert after.state.ending is None
    assert [seat.covers for seat in after.view().seats] == [None, None]


def test_a_seat_covers_one_other_deck_a_turn_and_none_of_a_rival() -> None:
    start = before_a_blow(3)
    assert start.refusal(Cover(0)) == "nobody-to-cover"
    assert start.refusal(Cover(3)) == "nobody-to-cover"
    assert start.refusal(Cover(0), by=1) == "not-your-turn"
    assert start.play(Cover(1)).refusal(Cover(2)) == "covers"
    rivals = start.but(lambda state: setattr(state, "expansions", ("aggression",)))
    assert rivals.refusal(Cover(1)) == "nobody-to-cover"
    assert not offered(rivals)
    assert not offered(table(1))
    assert offered(start) == [Cover(1), Cover(2)]


def offered(at: Table) -> list[Cover]:
    """The covers that seat 0 may choose."""
    found = walk(GAME.choices(at.state, 0))
    return [
        node.action
        for _, node in found
        if isinstance(node, Leaf) and isinstance(node.action, Cover)
    ]


def test_a_seat_without_cards_to_burn_covers_nobody() -> None:
    def empty(state: WallState) -> None:
        _no_hand(state)
        state.players[0].covers = 1
        state.players[0].deck = places("requisition " * 5)

    after = (
        before_a_blow().but(empty).but(lambda state: state.players[0].discards.clear()).end_round()
    )
    assert after.state.ending == "deck"


def test_captains_cover_a_seat_that_owns_a_cryoship() -> None:
    start = before_a_blow(3)
    for captain in (GREEDY, PRUDENT):
        assert captain.advise(start.state, 0) == Cover(1)
        covered = start.play(Cover(1))
        assert captain.advise(covered.state, 0) == EndTurn()
    assert LONER.advise(start.state, 0) == EndTurn()


def test_a_captain_with_a_cryoship_of_its_own_covers_nobody() -> None:
    own = before_a_blow(3).but(
        lambda state: state.players[0].discards.append(CARD["colony-halcyon"])
    )
    assert PRUDENT.advise(own.state, 0) == EndTurn()


def test_captains_cover_nobody_without_a_cryoship_while_none_could_burn_from_a_deck() -> None:
    """In a safe system with a Cryoship for sale; but they do if its buyer's deck may burn."""
    calm = table(2, deck="requisition " * 9, system="colony-lyra talon talon talon talon talon")
    assert PRUDENT.advise(calm.state, 0) == EndTurn()
    attackers = "colony-lyra " + " ".join(["scythe-kin"] * 11)
    start = table(2, deck="requisition " * 5, system=attackers)
    assert PRUDENT.advise(start.state, 0) == Cover(1)


def test_captains_cover_an_uncovered_deck_first() -> None:
    def second(state: WallState) -> None:
        state.players[2].discards.append(CARD["colony-halcyon"])
        state.players[1].covers = 2

    at = before_a_blow(4).but(second)
    assert PRUDENT.advise(at.state, 0) == Cover(1)


def test_captains_cover_a_deck_together_while_few_cards_would_burn_for_it() -> None:
    def first(state: WallState) -> None:
        state.players[2].covers = 1

    few = before_a_blow(3).but(first)
    assert PRUDENT.advise(few.state, 0) == Cover(1)
    many = few.but(lambda state: state.players[2].deck.extend(places("patrol " * 20)))
    assert PRUDENT.advise(many.state, 0) == EndTurn()


def test_the_choice_of_a_captains_cover_depends_on_no_secret() -> None:
    at = before_a_blow(3)
    for number in range(10):
        imagined = GAME.imagine(at.state, (0,), Chance(seed_from(f"{number}")))
        assert PRUDENT.advise(imagined, 0) == Cover(1)


def test_a_cover_may_be_proposed_to_another_seat() -> None:
    at = before_a_blow(3)
    nodes = [node for _, node in walk(GAME.teamwork.plannable(at.state, 2))]
    assert Cover(1) in [node.action for node in nodes if isinstance(node, Leaf)]
    assert GAME.action_at(at.state, 2, ("cover", "seat.2")) == Cover(1)
