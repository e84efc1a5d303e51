"""What a turn's menus say and keep from happening by mistake."""

from __future__ import annotations

from engine.core.choices import Branch, Leaf, resolve
from engine.core.words import seat_name, words
from engine.games.dark_wall_destiny.actions import Buy, EndTurn, Play, Seed, TakeTurn
from engine.games.dark_wall_destiny.choices import STILL
from tests.engine.games.dark_wall_destiny.table import GAME, Table, table


def ending(at: Table) -> list[str]:
    """What stands in the group that ending the turn is in; nothing if it stands alone."""
    node = GAME.choices(at.state, 0).open()
    group = next((one for one in node if one.key == STILL), None)
    if group is None:
        assert any(isinstance(one, Leaf) and isinstance(one.action, EndTurn) for one in node)
        return []
    assert isinstance(group, Branch)
    assert group.folded
    return [one.key for one in group.open()]


def bought(at: Table) -> list[str]:
    """What can be acquired from the system, in the order it is offered."""
    node = resolve(GAME.choices(at.state, 0), "system")
    assert isinstance(node, Branch)
    return [one.key for one in node.open()]


def test_a_cryoship_is_offered_first_and_then_what_is_dearest() -> None:
    at = table(system="colony-lyra needle kelly-frost talon", energy=20)
    names = [key.partition(".")[2] for key in bought(at)]
    assert names[0] == "colony-lyra"
    prices = {one.card: one.cost for one in at.view(0).system}
    assert [prices[name] for name in names[1:]] == sorted(
        [prices[name] for name in names[1:]], reverse=True
    )


def test_ending_a_turn_asks_while_a_cryoship_could_be_paid_for() -> None:
    rich = table(system="colony-lyra", energy=20)
    assert ending(rich) == ["12.colony-lyra", "end-turn"]
    assert ending(rich.play(Buy("colony-lyra", 12))) == []
    assert ending(table(system="colony-lyra", energy=1)) == []


def test_ending_a_turn_asks_while_the_hand_would_pay_for_a_cryoship() -> None:
    price = table(system="colony-lyra").view().prices[0]
    held = table(hand="requisition requisition", system="colony-lyra", energy=price - 2)
    assert ending(held) == ["play-all", "play", "end-turn"]
    played = held.play(Play("requisition"))
    assert ending(played) == ["play", "end-turn"]
    assert ending(played.play(Play("requisition"))) == ["12.colony-lyra", "end-turn"]


def test_all_ways_to_a_cryoship_are_named_where_a_turn_is_ended() -> None:
    price = table(system="colony-lyra").view().prices[0]
    at = table(hand="requisition requisition", system="colony-lyra", energy=price - 2)
    group = resolve(GAME.choices(at.state, 0), STILL)
    assert isinstance(group, Branch)
    ways = group.open()
    assert [one.key for one in ways] == ["play-all", "play", "end-turn"]
    for node in ways:
        within = GAME.text.label(at.view(0), (STILL, node.key), node)
        assert within == GAME.text.label(at.view(0), (node.key,), node)


def test_ending_a_turn_asks_while_a_cryoship_could_be_seeded() -> None:
    held = table(hand="colony-lyra", sector=("glasswater",))
    assert ending(held) == ["colony-lyra", "end-turn"]
    assert ending(held.play(Seed("colony-lyra", 1))) == []
    assert ending(table(hand="colony-lyra")) == []


def test_agents_are_offered_each_action_once() -> None:
    rich = table(system="colony-lyra", energy=20)
    assert STILL not in {one.key for one in GAME.choices_of_agent(rich.state, 0).open()}


def test_ending_a_turn_says_what_is_left_unspent() -> None:
    def said(at: Table) -> str:
        leaf = next(one for one in GAME.choices(at.state, 0).open() if one.key == "end-turn")
        return str(GAME.text.label(at.view(0), ("end-turn",), leaf))

    assert "unspent" in said(table(energy=1, combat=2))
    assert "unspent" not in said(table())


def test_a_purchase_says_what_its_gap_does_to_the_next_spins() -> None:
    at = table(system="colony-lyra talon talon needle", energy=9)
    (told,) = [line for line in GAME.text.beside(at.view(0), (), GAME.choices(at.state, 0))
               if dict(line.args).get("at") == 12]  # fmt: skip
    ship = words("dark-wall-destiny-card-colony-lyra")
    burns = words("dark-wall-destiny-then-colony", card=ship, spins=3)
    assert burns in dict(told.args)["what"]  # type: ignore[operator]


def test_nobody_else_is_told_what_a_purchase_would_do() -> None:
    at = table(system="colony-lyra talon talon needle", energy=9)
    for viewer in (1, None):
        assert all(one.then is None for one in at.view(viewer).system)


def test_who_takes_a_turn_too_late_hears_who_was_quicker() -> None:
    start = table(3, order="free").but(lambda state: _begin(state))
    after = start.play(TakeTurn(), by=2)
    assert GAME.why_not(after.state, 0, TakeTurn()) == words(
        "dark-wall-destiny-refused-quicker", seat=seat_name(2)
    )


def _begin(state: object) -> None:
    state.stage, state.active = "begin", -1  # type: ignore[attr-defined]
