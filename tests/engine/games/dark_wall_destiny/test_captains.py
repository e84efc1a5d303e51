"""What the policies acquire: by value alone, or considering the coming spin."""

import pytest

from engine.agents.advice import advise
from engine.core.chance import Chance, seed_from
from engine.core.choices import SEPARATOR, Leaf, resolve
from engine.core.events import silence
from engine.core.game import Perspective
from engine.games.dark_wall_destiny.actions import Action, Buy, EndTurn
from engine.games.dark_wall_destiny.agents.captain import Captain
from engine.games.dark_wall_destiny.agents.policies import GREEDY, POLICIES, PRUDENT
from engine.games.dark_wall_destiny.content.tables import CARD
from engine.games.dark_wall_destiny.game import WallOptions
from tests.engine.games.dark_wall_destiny.table import GAME, table


def test_a_prudent_captain_keeps_the_last_card_ahead_of_a_cryoship() -> None:
    last = table(system="colony-lyra lanternfish", energy=3)
    assert GREEDY.advise(last.state, 0) == Buy("lanternfish", 12)
    assert PRUDENT.advise(last.state, 0) != Buy("lanternfish", 12)
    far = table(system="colony-lyra talon talon talon lanternfish", energy=3)
    far.state.drones = []
    assert PRUDENT.advise(far.state, 0) == GREEDY.advise(far.state, 0) == Buy("lanternfish", 12)


def test_a_prudent_captain_slows_the_first_cryoship_from_further_away() -> None:
    first = table(system="colony-lyra talon talon talon talon lanternfish", energy=3)
    first.state.drones = []
    del first.state.cryoships[0]
    assert not isinstance(PRUDENT.advise(first.state, 0), Buy)
    second = table(system="colony-halcyon talon talon talon talon lanternfish", energy=3)
    second.state.drones = []
    del second.state.cryoships[:2]
    assert PRUDENT.advise(second.state, 0) == Buy("lanternfish", 12)


def test_a_prudent_captain_keeps_its_tokens_for_the_first_cryoship() -> None:
    first = table(system="lanternfish colony-lyra talon talon talon talon talon")
    first.state.players[0].tokens = 3
    first.state.drones = []
    del first.state.cryoships[0]
    assert not isinstance(PRUDENT.advise(first.state, 0), Buy)
    second = table(system="lanternfish colony-halcyon talon talon talon talon talon")
    second.state.players[0].tokens = 3
    second.state.drones = []
    del second.state.cryoships[:2]
    assert PRUDENT.advise(second.state, 0) == Buy("lanternfish", 6)


def test_a_prudent_captain_leaves_no_gap_that_lets_an_attacker_stop_on_a_vector() -> None:
    same = "lanternfish talon talon talon scythe-kin talon talon lanternfish"
    two = table(system=same, energy=3)
    assert two.state.system[8] == CARD["scythe-kin"]
    assert 11 in two.state.vectors
    two.state.drones = []
    assert GREEDY.advise(two.state, 0) == Buy("lanternfish", 12)
    assert PRUDENT.advise(two.state, 0) == Buy("lanternfish", 5)


def test_a_prudent_captain_buys_no_good_card_whose_gap_harms_everybody() -> None:
    same = "talon talon talon scythe-kin talon talon bulwark-frigate"
    two = table(system=same, energy=9)
    two.state.drones = []
    assert GREEDY.advise(two.state, 0) == Buy("bulwark-frigate", 12)
    assert not isinstance(PRUDENT.advise(two.state, 0), Buy)
    calm = table(system=same.replace("scythe-kin", "talon"), energy=9)
    calm.state.drones = []
    assert PRUDENT.advise(calm.state, 0) == Buy("bulwark-frigate", 12)


def test_a_prudent_captain_prefers_a_drone_to_an_equal_ship_whose_gap_speeds_up_the_spin() -> None:
    either = table(energy=3, deck="patrol patrol patrol patrol patrol patrol")
    either.state.drones = [CARD["hunter"]]
    assert PRUDENT.advise(either.state, 0) == Buy("hunter", 0)
    either.state.drones = []
    assert PRUDENT.advise(either.state, 0) == EndTurn()


def test_with_each_cryoship_gained_a_prudent_captain_demands_more_of_a_card() -> None:
    early = table(system="lanternfish talon talon", energy=3)
    early.state.drones = []
    assert PRUDENT.advise(early.state, 0) == Buy("lanternfish", 10)
    early.state.saved = early.state.cryoships[:4]
    del early.state.cryoships[:4]
    assert GREEDY.advise(early.state, 0) == Buy("lanternfish", 10)
    assert PRUDENT.advise(early.state, 0) == EndTurn()


def test_captains_acquire_a_cryoship_before_anything_else() -> None:
    rich = table(system="colony-lyra lanternfish", energy=20)
    for captain in (GREEDY, PRUDENT):
        assert captain.advise(rich.state, 0) == Buy("colony-lyra", 11)


def test_among_rivals_each_level_leaves_cards_that_the_next_one_acquires() -> None:
    """Ann's deck is of Requisitions; Toll Barge is better than Lanternfish, and that than Talon."""
    bought = {
        name: [
            card
            for card in ("talon", "lanternfish", "toll-barge")
            if isinstance(_offered(card, POLICIES[name]), Buy)
        ]
        for name in GAME.companions.levels.values()
    }
    assert [bought[level] for level in GAME.companions.levels.values()] == [
        ["toll-barge"],
        ["lanternfish", "toll-barge"],
        ["talon", "lanternfish", "toll-barge"],
    ]


def _offered(card: str, policy: Captain) -> Action:
    start = table(2, system=card, energy=4, deck="requisition " * 8, aggression="yes")
    start.state.drones = []
    return policy.advise(start.state, 0)


@pytest.mark.parametrize(("better", "worse"), [("hard", "normal"), ("normal", "easy")])
def test_among_four_rivals_the_better_level_wins_most_contests(better: str, worse: str) -> None:
    """Two against two in eight games; `BALANCE.md` has hundreds."""
    levels, won = GAME.companions.levels, 0
    for number in range(8):
        kinds = [(better, worse)[(seat + number) % 2] for seat in range(4)]
        options = WallOptions(aggression=True, factions="lot", tactics=1)
        state = GAME.new(options, 4, Chance(seed_from(f"rivals {number // 2}")))
        while state.ending is None:
            seat = GAME.missing(state)[0]
            GAME.apply(state, seat, POLICIES[levels[kinds[seat]]].advise(state, seat), silence)
        outcome = GAME.outcome(state)
        won += outcome is not None and {kinds[seat] for seat in outcome.winners} == {better}
    assert won > 4


def test_search_is_guided_by_the_prudent_captain() -> None:
    last = table(system="colony-lyra lanternfish", energy=3)
    advice = GAME.guide(last.state, 0, Chance(seed_from("luck")))
    assert advice == PRUDENT.advise(last.state, 0) != GREEDY.advise(last.state, 0)
    assert next(iter(GAME.policies)) == "prudent"


@pytest.mark.parametrize("seed", ["exodus", "a hint"])
def test_every_advised_action_is_among_a_persons_choices(seed: str) -> None:
    luck = Chance(seed_from(seed))
    everything = WallOptions(awakening=True, hostile_stars=True, homefront=True)
    state = GAME.new(everything, 3, luck.spawn())
    while state.ending is None:
        seat = GAME.missing(state)[0]
        seen = Perspective(GAME, state, seat)
        way = advise(GAME, "prudent", seen, luck, lambda: True).way
        assert way is not None
        node = resolve(GAME.choices(state, seat), SEPARATOR.join(way.path))
        action = node.action if isinstance(node, Leaf) else PRUDENT(seen, luck)
        GAME.apply(state, seat, action, silence)
