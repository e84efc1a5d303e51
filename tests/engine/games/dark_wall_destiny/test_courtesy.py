"""What agents leave to people at their table, from public knowledge of a hand."""

from collections.abc import Mapping

from engine.agents.agent import Nodes
from engine.agents.roster import agent, names
from engine.core.chance import Chance, seed_from
from engine.core.choices import Leaf, walk
from engine.core.game import Perspective
from engine.core.parts.teamwork import NO_AGENTS
from engine.games.dark_wall_destiny.actions import Action, Buy, Order
from engine.games.dark_wall_destiny.agents.plans import foresee
from engine.games.dark_wall_destiny.agents.policies import POLICIES
from engine.games.dark_wall_destiny.state import WallState
from tests.engine.games.dark_wall_destiny.table import GAME, Table, places, table

FAR = "colony-lyra talon talon"
AT_THE_WALL = "colony-lyra"
HAND = "requisition " * 5
LEVELS = GAME.companions.levels
DECK = "requisition patrol patrol patrol patrol patrol"


def tables(system: str = FAR, *, tokens: int = 3, deck: str = HAND) -> Table:
    """Seat 0 can pay for any Cryoship, which costs eight; seat 1 holds five energy."""

    def arrange(state: WallState) -> None:
        state.prices = (8, *state.prices[1:])
        state.players[1].tokens = tokens
        state.players[1].deck = places(deck)

    return table(system=system, energy=20, others=HAND, deck=HAND).but(arrange)


def _takes(action: Action) -> bool:
    return isinstance(action, Buy) and action.card == "colony-lyra"


def may_acquire(state: WallState, *people: int) -> bool:
    """Whether an agent in seat 0 may acquire the Cryoship beside these people."""
    walked = walk(GAME.choices_of_agent(state, 0, people))
    return any(isinstance(node, Leaf) and _takes(node.action) for _, node in walked)


def test_no_agent_takes_the_only_cryoship_that_a_person_could_pay_for() -> None:
    at = tables()
    assert not may_acquire(at.state, 1)
    assert may_acquire(at.state), "between agents nobody leaves it"
    for name in names(GAME):
        for people in ((1,), ()):
            seen = Perspective(GAME, at.state, 0, people)
            chosen = agent(GAME, name).choose(seen, Chance(seed_from(name)), Nodes(400))
            if people or name in ("greedy", "prudent"):
                assert _takes(chosen) is not bool(people), name


def test_a_cryoship_is_left_only_to_seats_that_can_pay_and_have_a_turn_to_come() -> None:
    assert may_acquire(tables(tokens=1).state, 1)
    assert may_acquire(tables().but(lambda state: state.done.append(1)).state, 1)


def test_with_two_cryoships_an_agent_may_take_one() -> None:
    assert may_acquire(tables("colony-lyra colony-omega talon talon").state, 1)


def test_a_cryoship_about_to_burn_is_left_only_to_a_seat_that_can_surely_pay() -> None:
    assert not may_acquire(tables(AT_THE_WALL).state, 1)
    assert not may_acquire(tables(FAR, deck=DECK).state, 1), "they may hold it"
    assert may_acquire(tables(AT_THE_WALL, deck=DECK).state, 1), "they may not"


def test_in_a_contest_no_agent_leaves_a_cryoship_to_others() -> None:
    at = tables().but(lambda state: setattr(state, "expansions", ("aggression",)))
    assert may_acquire(at.state, 1)


def test_courtesy_depends_on_no_secret() -> None:
    at = tables(AT_THE_WALL, deck=DECK)
    for number in range(20):
        imagined = GAME.imagine(at.state, (0,), Chance(seed_from(f"{number}")))
        assert may_acquire(imagined, 1)


def plan(at: Table, seat: int = 1, agents: Mapping[int, str] = NO_AGENTS) -> tuple[str, list[str]]:
    """The message of a plan, and its cards."""
    told = GAME.teamwork.courtesy(at.state, seat, agents)
    assert told is not None
    cards = dict(told.args).get("cards", ())
    assert isinstance(cards, tuple)
    return told.id.rpartition("destiny-")[2], [one.id.rpartition("card-")[2] for one in cards]


def test_in_seat_order_an_agent_announces_its_acquisitions() -> None:
    at = tables("sola-norba colony-lyra talon talon talon talon", tokens=9)
    what, cards = plan(at.but(_idle))
    assert (what, cards[0]) == ("intends-acquiring", "colony-lyra")
    assert len(cards) > 1, "five energy and nine tokens are left with six"
    assert plan(tables("talon", tokens=0, deck="brace " * 5).but(_poor))[0] == "intends"


def _idle(state: WallState) -> None:
    """Seat 0, which goes first, can pay for nothing."""
    state.now.energy, state.players[0].hand = 0, []


def test_a_plan_leaves_out_what_somebody_else_will_probably_acquire_first() -> None:
    """Both seats want Colony Lyra and can pay for it, but seat 0 has its turn now."""
    at = tables("colony-lyra talon talon", tokens=9)
    assert "colony-lyra" in plan(at.but(_idle))[1]
    assert "colony-lyra" not in plan(at)[1]


def test_an_agent_tells_what_its_own_level_would_acquire() -> None:
    """`hasty` is content with a card that the other levels leave."""
    at = tables("colony-lyra " + "bulkhead-rigger " * 11, tokens=0).but(_idle)
    told = {level: plan(at, agents={1: agent}) for level, agent in LEVELS.items()}
    assert told["easy"] != told["hard"]
    for level, (_, cards) in told.items():
        policy = POLICIES[LEVELS[level]]
        after, acquired = at.end_turn(), list[str]()
        while 1 in after.awaited() and after.state.turn == at.state.turn:
            action = policy.advise(after.state, 1)
            acquired += [action.card] if isinstance(action, Buy) else []
            after = after.play(action)
        assert set(cards) <= set(acquired), level


def _poor(state: WallState) -> None:
    state.players[1].hand = places("brace " * 5)


def test_after_its_turn_or_in_a_contest_an_agent_announces_nothing() -> None:
    assert GAME.teamwork.courtesy(tables().but(lambda state: state.done.append(1)).state, 1) is None
    assert GAME.teamwork.courtesy(tables().state, 0) is None
    rivals = tables().but(lambda state: setattr(state, "expansions", ("aggression",)))
    assert GAME.teamwork.courtesy(rivals.state, 1) is None


def test_a_plan_depends_on_no_secret() -> None:
    at = tables(deck=DECK)
    for number in range(20):
        imagined = GAME.imagine(at.state, (0,), Chance(seed_from(f"{number}")))
        assert GAME.teamwork.courtesy(imagined, 1) == GAME.teamwork.courtesy(at.state, 1)


def test_agents_plans_are_foreseen_once_for_all_in_the_same_position() -> None:
    """Neither another table of the same value nor an order for damage changes the position."""
    agents = {1: "hasty", 2: "prudent", 3: "prudent"}
    at = table(system=FAR, seats=4)
    foresee.cache_clear()
    for again in (at, at.but(lambda _: None), at.play(Order("defense"))):
        for seat in agents:
            GAME.teamwork.courtesy(again.state, seat, agents)
    assert foresee.cache_info().misses == 1
    GAME.teamwork.courtesy(at.but(lambda state: state.system.reverse()).state, 1, agents)
    assert foresee.cache_info().misses == 2, "another system is another position"
