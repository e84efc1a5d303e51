"""Orders for several battles are asked at once; the battles are fought in order."""

from engine.core.chance import Chance, seed_from
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.odds import BattleOdds
from tests.engine.games.black_abyss.table import GAME, Table

ASSAULT, SLIP_AWAY = (t.ORDERS.index(name) for name in ("assault", "slip-away"))


def _sky(*pairs: tuple[int, int], **options: str) -> Table:
    table = Table.empty_sky(4, **options)
    for one, other in pairs:
        table.war(one, other)
    return table


def _fleet(table: Table, seat: int, at: str, hull: str = "frigate") -> int:
    ship = table.ship(seat, hull, at, "laser")
    ship.origin = table.hex(at)
    return ship.id


def _meet(table: Table) -> None:
    table.begin_battles()


def _shown(table: Table, viewer: int | None) -> int | None:
    battle = GAME.view(table.state, viewer).battle
    return None if battle is None else battle.at


def test_orders_for_battles_in_different_spaces_are_asked_at_once() -> None:
    table = _sky((0, 1), (2, 3))
    for seat, at in enumerate(("D2", "D2", "F5", "F5")):
        _fleet(table, seat, at)
    _meet(table)
    assert [*GAME.missing(table.state)] == [0, 1, 2, 3]
    assert [_shown(table, seat) for seat in range(4)] == [
        table.hex(at) for at in ("D2", "D2", "F5", "F5")
    ]
    assert GAME.view(table.state, None).battles == (table.hex("D2"), table.hex("F5"))
    for seat in (3, 0, 2):
        table.play(seat, a.Command(ASSAULT, ask=False))
    assert [*GAME.missing(table.state)] == [1]
    assert not table.facts("commanded")
    table.play(1, a.Command(ASSAULT, ask=False))
    assert [fact.place for fact in table.facts("battle-began")] == ["D2", "F5"]
    assert [fact.seat for fact in table.facts("commanded")] in ([0, 1, 2, 3], [0, 1, 3, 2])
    assert len(table.facts("battle-ended")) == 2


def test_a_seat_with_two_battles_answers_twice_in_a_row() -> None:
    table = _sky((0, 1), (0, 2))
    for seat, at in ((0, "D2"), (1, "D2"), (0, "F5"), (2, "F5")):
        _fleet(table, seat, at)
    _meet(table)
    assert [*GAME.missing(table.state)] == [0, 1, 2]
    for at in ("D2", "F5"):
        assert _shown(table, 0) == table.hex(at)
        table.play(0, a.Command(ASSAULT, ask=False))
    assert [*GAME.missing(table.state)] == [1, 2]


def test_a_third_party_is_asked_after_the_battle_of_the_first_two() -> None:
    table = _sky((0, 1), (0, 2), (1, 2))
    for seat in range(3):
        _fleet(table, seat, "D2", "dreadnought")
    _meet(table)
    assert [*GAME.missing(table.state)] == [0, 1]


def test_orders_are_asked_again_if_another_battle_drove_ships_there() -> None:
    """Seat 0 flees from D2 back to F5, where its frigate was about to fight seat 2."""
    table = _sky((0, 1), (0, 2))
    runner = table.ship(0, "fighter", "D2")
    runner.origin = table.hex("F5")
    _fleet(table, 1, "D2", "dreadnought")
    _fleet(table, 0, "F5")
    _fleet(table, 2, "F5")
    _meet(table)
    fight = table.state.battle
    assert fight is not None
    for seat in (0, 0, 1):
        table.play(seat, a.Command(SLIP_AWAY, ask=False))
    runner.hex = table.hex("F5")
    table.play(2, a.Command(SLIP_AWAY, ask=False))
    assert [*GAME.missing(table.state)] == [0, 2]
    assert _shown(table, 0) == table.hex("F5")
    assert [fact.place for fact in table.facts("battle-began")] == ["D2", "F5"]


def test_orders_for_a_battle_to_come_are_secret() -> None:
    table = _sky((0, 1), (2, 3))
    for seat, at in enumerate(("D2", "D2", "F5", "F5")):
        _fleet(table, seat, at)
    _meet(table)
    table.play(2, a.Command(SLIP_AWAY, ask=True))
    guesses = set()
    for n in range(30):
        guess = GAME.imagine(table.state, (0,), Chance(seed_from(f"guess {n}")))
        assert GAME.view(guess, 0) == GAME.view(table.state, 0)
        side = guess.next_battles[0].sides.index(2)
        guesses.add(guess.next_battles[0].orders[side])
        known = GAME.imagine(table.state, (2,), Chance(seed_from(f"guess {n}"))).next_battles[0]
        assert known.orders[side] == SLIP_AWAY
    assert len(guesses) > 1


def test_in_tactical_games_a_seat_deploys_for_all_its_battles_at_once() -> None:
    table = _sky((0, 1), (0, 2), battles="tactical")
    for seat, at in ((0, "D2"), (1, "D2"), (0, "F5"), (2, "F5")):
        _fleet(table, seat, at)
    _meet(table)
    for at in ("D2", "F5"):
        assert _shown(table, 0) == table.hex(at)
        table.play(0, a.Lead())
        assert next(p.kind for p in table.state.pending if p.seat == 0) == "deploying"
        table.play(0, a.EndMove())
    assert {p.kind for p in table.state.pending} == {"ordering"}
    table.play(2, a.Command(ASSAULT, ask=False))
    table.play(1, a.Command(ASSAULT, ask=False))
    led = [table.state.battle, *table.state.next_battles]
    assert [one.led[one.sides.index(0)] for one in led if one] == [True, True]


def _hunt(**options: str) -> Table:
    """Seat 0, in movement, has met a monster at D2."""
    table = _sky((0, 1), **options)
    _fleet(table, 0, "D2", "cruiser")
    table.ship(-1, "star-leech", "D2")
    _fleet(table, 1, "B4")
    return table


def test_an_order_against_a_monster_is_asked_at_the_end_of_the_movement_turn() -> None:
    table = _hunt()
    table.play(0, a.Pass())
    assert [*GAME.missing(table.state)] == [0]
    assert _shown(table, 0) == table.hex("D2")
    assert BattleOdds().open(table.state, 0)
    table.play(0, a.Command(ASSAULT, ask=False))
    assert [*GAME.missing(table.state)] == [1]
    for seat in (1, 2, 3):
        table.play(seat, a.Pass())
    assert [fact.order for fact in table.facts("commanded")] == ["assault"]
    assert len(table.facts("battle-ended")) == 1
    assert table.state.phase == "purchase"


def test_an_order_is_asked_again_if_another_seat_joined() -> None:
    """Seat 1 meets seat 0, so the monster is not its first opponent."""
    table = _hunt()
    table.play(0, a.Pass())
    table.play(0, a.Command(ASSAULT, ask=False))
    enemy = next(ship for ship in table.state.ships.values() if ship.owner == 1)
    enemy.hex, enemy.since = table.hex("D2"), 9
    for seat in (1, 2, 3):
        table.play(seat, a.Pass())
    assert not table.facts("commanded")
    assert [*GAME.missing(table.state)] == [0, 1]


def test_two_seats_at_one_monster_are_asked_one_after_the_other() -> None:
    table = _hunt()
    table.state.war = [0] * 4
    _fleet(table, 2, "D2", "dreadnought")
    table.play(0, a.Pass())
    table.play(0, a.Command(SLIP_AWAY, ask=False))
    table.play(1, a.Pass())
    table.play(2, a.Pass())
    assert [*GAME.missing(table.state)] == [3]
    table.play(3, a.Pass())
    assert [fact.order for fact in table.facts("commanded")] == ["slip-away"]
    assert [*GAME.missing(table.state)] == [2]


def test_in_tactical_games_a_seat_deploys_against_a_monster_beforehand() -> None:
    table = _hunt(battles="tactical")
    table.play(0, a.Pass())
    assert table.offers(0, a.Lead)
    table.play(0, a.Lead())
    assert [p.kind for p in table.state.pending] == ["deploying"]
    assert table.offers(0, a.Place)
    table.play(0, a.EndMove())
    assert [*GAME.missing(table.state)] == [1]
    for seat in (1, 2, 3):
        table.play(seat, a.Pass())
    assert [*GAME.missing(table.state)] == [0]
    assert not table.offers(0, a.Place)
