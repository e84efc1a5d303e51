"""How captains move cards of the system, bury cards of space, and prevent spins."""

import pytest

from engine.games.dark_wall_destiny.actions import Choose, Use
from engine.games.dark_wall_destiny.agents.captain import Captain
from engine.games.dark_wall_destiny.agents.policies import GREEDY, PRUDENT
from engine.games.dark_wall_destiny.content.tables import CARD, CARDS
from engine.games.dark_wall_destiny.state import Berth, WallState
from tests.engine.games.dark_wall_destiny.table import Table, table

CAPTAINS = pytest.mark.parametrize("captain", [GREEDY, PRUDENT])


def ready(card: str, **more: str) -> Table:
    """Seat 0 can use the standing ability of a card in its sector."""

    def settle(state: WallState) -> None:
        state.players[0].sector = [Berth(CARD[card], [], [CARD[card]])]

    return table(**more).but(settle)  # type: ignore[arg-type]


def after_advice(captain: Captain, at: Table) -> Table:
    """The table after seat 0 has done what the captain advises."""
    return at.play(captain.advise(at.state, 0))


@CAPTAINS
def test_a_captain_shifts_the_cryoship_away_from_the_star(captain: Captain) -> None:
    asked = after_advice(captain, table(hand="slow-door", system="colony-lyra talon talon"))
    before = asked.system().split().index("colony-lyra")
    after = after_advice(captain, asked)
    assert after.system().split().index("colony-lyra") == before - 2


@CAPTAINS
def test_a_captain_shifts_an_attacker_off_its_way_to_a_vector(captain: Captain) -> None:
    start = table(hand="exchange", system="")
    before = start.state.vectors[-1] - 2
    start.state.system[before] = CARD["scythe-kin"]
    moved = after_advice(captain, after_advice(captain, start))
    assert moved.state.system[before] != CARD["scythe-kin"]
    assert CARD["scythe-kin"] in moved.state.system


@CAPTAINS
def test_a_captain_buries_the_scanned_card_that_would_strike_hardest(captain: Captain) -> None:
    start = table(hand="long-scan", space="star-eater talon talon talon")
    asked = after_advice(captain, start)
    assert captain.advise(asked.state, 0) == Choose("star-eater")
    harmless = table(hand="long-scan", space="hull-leeches talon talon talon")
    asked = after_advice(captain, harmless)
    assert captain.advise(asked.state, 0) == Choose("none")


@CAPTAINS
def test_a_captain_prevents_the_spin_that_would_burn_a_cryoship(captain: Captain) -> None:
    last = ready("still-the-spin", hand="patrol", system="colony-lyra", hostile_stars="yes")
    assert captain.advise(last.state, 0) == Use("still-the-spin", 1)
    assert after_advice(captain, last.play(Use("still-the-spin", 1))).state.halted


@CAPTAINS
def test_a_captain_keeps_its_strategy_while_it_can_pay_for_the_cryoship(captain: Captain) -> None:
    rich = ready("still-the-spin", hand="patrol", system="colony-lyra", hostile_stars="yes")
    rich = rich.but(lambda state: setattr(state.now, "energy", 20))
    assert captain.advise(rich.state, 0) != Use("still-the-spin", 1)
    quiet = ready("still-the-spin", hand="patrol", hostile_stars="yes")
    assert captain.advise(quiet.state, 0) != Use("still-the-spin", 1)


@CAPTAINS
def test_a_captain_prevents_a_spin_that_costs_everybody_much(captain: Captain) -> None:
    heavy = ready("still-the-spin", hand="patrol", hostile_stars="yes")
    before = heavy.state.vectors[-1] - 2
    struck = heavy.but(lambda state: state.system.__setitem__(before, CARD["star-eater"]))
    assert captain.advise(struck.state, 0) == Use("still-the-spin", 1)


def test_every_card_that_prevents_a_spin_is_a_strategy() -> None:
    halting = [card for card in CARDS if any(one.do == "halt" for one in card.design.standing)]
    assert halting
    assert {card.kind for card in halting} == {"strategy"}
