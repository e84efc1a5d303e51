"""Agents play any game with a seat's knowledge and within a budget; search beats random play."""

from typing import Any, ClassVar

import pytest

from engine.agents import roster
from engine.agents.agent import Nodes
from engine.agents.candidates import Candidates
from engine.agents.search import Searcher
from engine.agents.simple import Follower, Wanderer
from engine.core import options, registry
from engine.core.chance import Chance, seed_from
from engine.core.choices import Branch, Leaf, Pick
from engine.core.errors import UnknownAgent
from engine.core.events import silence
from engine.core.game import Options, Perspective
from engine.core.match import Match
from tests.engine.agents.salvage import (
    Berth,
    Bid,
    GuidedSalvage,
    Salvage,
    SalvageGame,
    boldly,
)

GAME = SalvageGame()
GUIDED = GuidedSalvage()


def start(seats: int = 2, seed: str = "agents") -> Salvage:
    return GAME.new(Options(), seats, Chance(seed_from(seed)))


def choose(game: SalvageGame, state: Salvage, seat: int, nodes: int, luck: str = "luck") -> Any:
    seen = Perspective(game, state, seat)
    return Searcher().choose(seen, Chance(seed_from(luck)), Nodes(nodes))


def played(game: SalvageGame, agents: list[Any], seed: str, nodes: int = 400) -> Salvage:
    state = start(len(agents), seed)
    luck = Chance(seed_from(seed + "luck"))
    while seats := game.awaited(state):
        seat = seats[0]
        action = agents[seat].choose(Perspective(game, state, seat), luck, Nodes(nodes))
        game.apply(state, seat, action, silence)
    return state


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("nodes", [0, 1, 7, 300])
def test_search_plays_any_number_of_seats_within_any_budget(seats: int, nodes: int) -> None:
    agents = [Searcher(), *(Wanderer() for _ in range(seats - 1))]

    state = played(GAME, agents, f"{seats}/{nodes}", nodes)

    assert GAME.outcome(state) is not None


def test_search_checks_its_budget_before_every_imagined_action() -> None:
    budget = Nodes(250)
    asked = 0

    def more() -> bool:
        nonlocal asked
        asked += 1
        return budget()

    Searcher().choose(Perspective(GAME, start(), 0), Chance(seed_from("x")), more)

    assert asked == 251


def test_equal_luck_and_budget_give_the_same_choice() -> None:
    state = start()
    state.berthing = 1

    assert choose(GAME, state, 1, 900) == choose(GAME, state, 1, 900)


def test_without_a_budget_search_follows_the_games_policy() -> None:
    state = start()
    state.berthing = 0

    assert choose(GUIDED, state, 0, 0) == Berth(state.beacon)


def test_a_policys_advice_is_followed_unless_an_action_is_clearly_better() -> None:
    for number in range(5):
        state = start(seed=f"advised {number}")
        state.berthing = 0

        assert choose(GUIDED, state, 0, 400, f"{number}") == Berth(state.beacon)


def test_a_policys_bad_advice_is_overruled() -> None:
    state = start()
    state.turn, state.berthing, state.beacon = 4, 0, 900

    chosen = choose(Misled(), state, 0, 2000)

    assert abs(chosen.number - 900) < 100


class Misled(SalvageGame):
    """A policy that berths as far from the beacon as possible."""

    policies: ClassVar = {
        "worst": lambda seen, _chance: Berth(1 if seen.view().beacon > 500 else 1000)
    }


def test_search_finds_a_near_best_action_among_a_thousand() -> None:
    missed = []
    for number in range(10):
        state = start(seed=f"beacon {number}")
        state.turn, state.berthing = 4, 0
        action = choose(GAME, state, 0, 3000, f"{number}")
        missed.append(abs(action.number - state.beacon))

    # Twenty-four berths at random would miss by 20 in the median.
    assert sorted(missed)[5] <= 10


def test_search_beats_random_play_with_seats_swapped() -> None:
    won = 0
    for number in range(20):
        agents: list[Any] = [Searcher(), Wanderer()]
        mine = number % 2
        state = played(GAME, agents if mine == 0 else agents[::-1], f"duel {number}")
        outcome = GAME.outcome(state)
        assert outcome is not None
        won += mine in outcome.winners

    assert won >= 17


def test_search_chooses_the_same_in_every_imagined_state() -> None:
    state = start(3)
    GAME.apply(state, 1, Bid(tuple(state.hands[1][:2])), silence)
    other = GAME.imagine(state, (0,), Chance(seed_from("elsewhere")))
    assert other.hands[1:] != state.hands[1:]

    assert choose(GAME, state, 0, 600) == choose(GAME, other, 0, 600)


def test_choosing_does_not_change_the_true_state() -> None:
    state = start(3)
    before = repr(state)

    choose(GUIDED, state, 0, 500)

    assert repr(state) == before


@pytest.mark.parametrize("budget", [1000, 4000])
def test_a_significant_difference_exceeds_one_game_and_luck(budget: int) -> None:
    found = [
        Searcher().compare(
            Perspective(GUIDED, start(2, f"{n}"), 0), Chance(seed_from("x")), Nodes(budget)
        )
        for n in range(4)
    ]
    compared = [one for _, one in found if one is not None]
    assert compared
    for one in compared:
        assert one.error >= 1 / one.games
        assert one.is_significant is (one.games >= 16 and one.gain > one.error)


def test_a_single_legal_action_is_chosen_without_search() -> None:
    budget = Nodes(100)
    seen = Perspective(OneWay(), start(), 0)

    Searcher().choose(seen, Chance(seed_from("x")), budget)

    assert budget.left == 100


class OneWay(SalvageGame):
    """Offers a single bid."""

    def choices(self, state: Salvage, seat: int) -> Branch[Any]:
        return Branch("", lambda: [Leaf("all", Bid((state.hands[seat][0],)))])


def test_a_few_actions_are_all_compared() -> None:
    root: Branch[Any] = Branch("", lambda: [Pick("p", 1, 2, ["a", "b", "b"], tuple), Leaf("x", 1)])

    found = Candidates(root, [], 10, Chance(seed_from("x")))

    assert found.whole
    wanted = {("a",), ("b",), ("a", "b"), ("b", "b"), 1}
    assert {one.action for one in found.first} == wanted
    assert len(found.first) == len(wanted)


def test_a_pick_too_large_to_list_is_sampled() -> None:
    items = [f"i{number}" for number in range(40)]
    root: Branch[Any] = Branch("", lambda: [Pick("p", 20, 20, items, tuple)])

    found = Candidates(root, [("advice",)], 12, Chance(seed_from("x")))

    assert not found.whole
    assert found.first[0].action == ("advice",)
    assert len(found.first) == 12
    assert len({one.action for one in [*found.first, *found.more(5, found.first)]}) == 17


def test_a_large_tree_is_opened_lazily() -> None:
    opened = []

    def wide(depth: int) -> Any:
        def children() -> list[Any]:
            opened.append(depth)
            if depth == 3:
                return [Leaf(f"{n}", (Chance, n, len(opened))) for n in range(30)]
            return [Branch(f"{n}", wide(depth + 1)) for n in range(30)]

        return children

    Candidates(Branch("", wide(0)), [], 20, Chance(seed_from("x")))

    assert len(opened) <= 4 + 4 * 20


def test_agents_are_found_by_name() -> None:
    assert isinstance(roster.agent(GUIDED, "random"), Wanderer)
    assert isinstance(roster.agent(GUIDED, "search"), Searcher)
    assert roster.agent(GUIDED, "rollout") == Follower(boldly)
    assert roster.names(GAME) == ("random", "search")


def test_a_number_after_an_agents_name_limits_its_search() -> None:
    seen, luck = Perspective(GAME, start(), 0), seed_from("luck")
    asked = 0

    def more() -> bool:
        nonlocal asked
        asked += 1
        return True

    chosen = roster.agent(GAME, "search:40").choose(seen, Chance(luck), more)
    assert asked == 40
    assert chosen == Searcher().choose(seen, Chance(luck), Nodes(40))


def test_an_unknown_agent_is_refused_with_a_list_of_agents() -> None:
    with pytest.raises(
        UnknownAgent, match=r"no agent 'chess' for salvage; .* random, search, roll"
    ):
        roster.agent(GUIDED, "chess")


@pytest.mark.parametrize("deal", ["hint 6", "hint 8", "hint 20"])
def test_advice_differs_from_the_policy_only_for_a_significant_gain(deal: str) -> None:
    game = registry.game("planetary_defence")
    seen = Perspective(game, Match.start(game, options.read(game, {}), 1, seed_from(deal)).state, 0)
    (policy, *_) = game.policies.values()
    action, compared = Searcher().compare(seen, Chance(seed_from("luck")), Nodes(6000))
    assert action == policy(seen, Chance(seed_from("luck")))
    assert compared is not None
    assert not compared.is_significant
