"""Tactical battles: led by players, handed over to an order, and taken back."""

from bot.language.speech import Speech
from engine.core.chance import Chance, seed_from
from engine.core.choices import Branch, Leaf, resolve, walk
from engine.core.parts.timing import Exchange
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.war import board, damage, leading
from engine.games.black_abyss.state import NOBODY, Battle, Ship
from tests.engine.games.black_abyss.table import GAME, Table, loaded, met

ASSAULT, STAND_OFF = t.ORDERS.index("assault"), t.ORDERS.index("stand-off")


def _square(name: str) -> int:
    return board.NAMES.index(name)


def _fight(table: Table) -> Battle:
    fight = table.state.battle
    assert fight is not None
    return fight


def _led(table: Table, *seats: int) -> None:
    """These seats lead and keep their deployment; standing orders lead others that are asked."""
    for seat in sorted({one.seat for one in table.state.pending}):
        if seat in seats:
            table.play(seat, a.Lead())
            table.play(seat, a.EndMove())
        else:
            table.play(seat, a.Command(ASSAULT, ask=False))


def _facing(own: str, other: str, *seats: int) -> tuple[Table, Ship, Ship]:
    """A battle that these seats lead, with the ships on these squares."""
    table, ours, theirs = met()
    _led(table, *seats)
    place = _fight(table).place
    place[ours.id], place[theirs.id] = _square(own), _square(other)
    return table, ours, theirs


def _raid(bomb: str, marines: int, *slots: int) -> tuple[Table, Ship, int]:
    """A raid that seat 0 leads, its cruiser, and the first land of the planet.

    The planet has habitats in these slots; the cruiser stands beside it.
    """
    table = Table.empty_sky(battles="tactical")
    table.war(0, 1)
    land = 7 * table.planet("D4", "green", *["rough"] * 7)
    for slot in slots:
        table.building(1, land + slot, "habitat")
    raider = table.ship(0, "cruiser", "D4", bomb, "cargo-hold")
    raider.since, raider.marines = 1, marines
    table.state.phase, table.state.fought, table.state.active = "battle", [], NOBODY
    table.run()
    _led(table, 0)
    _fight(table).place[raider.id] = _square("1c")
    return table, raider, land


def test_in_quick_battles_nobody_leads() -> None:
    table, _, _ = met(battles="quick")
    assert table.refusal(0, a.Lead()) == "not-now"
    _led(table)
    assert table.state.battle is None


def test_a_leader_deploys_unseen_until_the_other_side_is_ready_too() -> None:
    table, ours, _ = met()
    table.play(0, a.Lead())
    assert [(p.seat, p.kind) for p in table.state.pending if p.seat == 0] == [(0, "deploying")]
    assert table.refusal(0, a.Place(ours.id, _square("6a"))) == "no-such-square"
    assert table.refusal(1, a.Place(ours.id, _square("9a"))) == "not-now"
    table.play(0, a.Place(ours.id, _square("9a")))
    assert table.refusal(0, a.Place(ours.id, _square("9b"))) == "no-such-square"
    for viewer, square in ((0, "9a"), (1, ""), (None, "")):
        seen = GAME.view(table.state, viewer).battle
        assert seen is not None
        assert {stand.square for stand in seen.stands if stand.ship == ours.id} == {square}
    table.play(0, a.EndMove())
    told = table.play(1, a.Command(ASSAULT, ask=False))
    assert [fact.seat for fact in told if fact.kind == "led"] == [0]
    assert GAME.view(table.state, 1).battle.moving == 0  # type: ignore[union-attr]


def test_a_leaders_deployment_cannot_be_imagined_by_the_other_side() -> None:
    table, ours, _ = met()
    table.play(0, a.Lead())
    table.play(0, a.Place(ours.id, _square("9a")))
    table.play(0, a.EndMove())
    luck = Chance(seed_from("imagined"))
    worlds = [GAME.imagine(table.state, (1,), luck).battle for _ in range(30)]
    assert len({world.place[ours.id] for world in worlds if world is not None}) > 1
    assert {world.led[0] for world in worlds if world is not None} == {False, True}


def test_a_ship_moves_and_fires_before_between_and_after_its_moves() -> None:
    table, ours, theirs = _facing("7c", "3c", 0)
    speed = t.RATING[t.TILE["engine-1"]]
    table.play(0, a.Fire(ours.id, 1, theirs.id))
    assert table.refusal(0, a.Fire(ours.id, 1, theirs.id)) == "no-weapon"
    assert table.refusal(0, a.Fire(ours.id, 0, theirs.id)) == "out-of-range"
    table.play(0, a.Steer(ours.id, _square("6c")))
    assert _fight(table).left[ours.id] == speed - 1
    table.play(0, a.Steer(ours.id, _square("4c")))
    assert table.refusal(0, a.Steer(ours.id, _square("5c"))) == "no-such-square"
    table.play(0, a.Fire(ours.id, 0, theirs.id))
    table.play(0, a.EndMove())
    assert table.state.battle is None or _fight(table).round == 2


def test_a_miss_is_told_to_the_seat_that_aimed() -> None:
    table, ours, theirs = _facing("7c", "3c", 0)
    table.state.chance = loaded((t.DIE[t.TILE["missile"]], 1))
    told = table.play(0, a.Fire(ours.id, 1, theirs.id))
    assert [(fact.kind, fact.hull, fact.by) for fact in told] == [("missed", "frigate", "missile")]


def test_a_leader_is_told_how_the_enemy_moved_and_that_it_missed() -> None:
    table, ours, theirs = _facing("7c", "5c", 0)
    table.state.chance = loaded((t.DIE[t.TILE["laser"]], 1))
    told = [
        (fact.kind, fact.seat, fact.ship, getattr(fact, "how", ""))
        for fact in table.play(0, a.EndMove())
        if fact.kind in ("steered", "missed")
    ]
    assert told == [("steered", 1, theirs.number, "closer"), ("missed", 0, ours.number, "")]
    away = table.play(0, a.Steer(ours.id, _square("8c")))
    assert [(fact.kind, fact.seat, fact.how) for fact in away] == [("steered", 0, "away")]


def test_a_battle_that_nobody_leads_tells_no_moves_or_misses() -> None:
    table, _, _ = met()
    _led(table)
    assert table.facts("battle-ended")
    assert table.facts("steered") == table.facts("missed") == []


def test_a_standing_order_plays_one_ship_or_a_whole_move_in_one_action() -> None:
    table, ours, _ = met()
    _led(table, 0)
    table.play(0, a.ByOrder(STAND_OFF, ours.id))
    assert table.refusal(0, a.ByOrder(STAND_OFF, ours.id)) == "no-such-ship"
    before = _fight(table).round
    table.play(0, a.ByOrder(ASSAULT))
    assert table.state.battle is None or _fight(table).round == before + 1


def test_a_leader_covers_hits_once_at_the_end_of_the_enemys_move() -> None:
    table, ours, theirs = _facing("4c", "3c", 0, 1)
    missile, laser = t.DIE[t.TILE["missile"]], t.DIE[t.TILE["laser"]]
    table.state.chance = loaded((missile, missile), (laser, laser))
    table.play(0, a.Fire(ours.id, 1, theirs.id))
    table.play(0, a.Fire(ours.id, 0, theirs.id))
    assert table.state.ships[theirs.id].hits == 0
    table.play(0, a.EndMove())
    assert [(p.seat, p.kind, p.count) for p in table.state.pending] == [(1, "covering", 2)]
    table.play(1, a.Cover(theirs.id, (1, 2)))
    assert [(p.seat, p.kind) for p in table.state.pending] == [(1, "leading")]


def test_a_leader_who_lets_the_order_choose_is_not_asked_about_hits_again() -> None:
    table, _, theirs = met()
    _led(table, 0, 1)
    fight = _fight(table)
    assert fight.ask == [True, True]
    damage.take_hits(table.state, theirs, 1)
    table.play(1, a.Entrust())
    hits = table.state.ships[theirs.id].hits
    damage.take_hits(table.state, table.state.ships[theirs.id], 1)
    assert [one for one in table.state.pending if one.kind == "covering"] == []
    assert table.state.ships[theirs.id].hits.bit_count() == hits.bit_count() + 1
    assert _fight(table).led[1]


def test_a_battle_is_handed_over_at_any_moment_and_taken_back_a_few_times() -> None:
    table, _, _ = met()
    _led(table, 0, 1)
    assert [(p.seat, p.kind) for p in table.state.pending] == [(0, "leading")]
    table.play(1, a.Command(STAND_OFF, ask=False))
    assert not _fight(table).led[1]
    for left in range(t.GAME.takeovers, 0, -1):
        assert GAME.view(table.state, 1).battle.takeovers[1] == left  # type: ignore[union-attr]
        table.play(1, a.Lead())
        table.play(1, a.Command(ASSAULT, ask=False))
    assert table.refusal(1, a.Lead()) == "not-now"
    assert GAME.choices(table.state, 0).open()
    table.play(0, a.Command(ASSAULT, ask=False))
    assert table.state.battle is None


def test_from_round_two_on_the_first_side_flees_at_once() -> None:
    table, ours, _ = met()
    _led(table, 0)
    assert leading.may_flee(table.state, 0)
    table.play(0, a.EndMove())
    while _fight(table).round < 2:
        table.play(0, a.Entrust())
    table.state.pending = [p for p in table.state.pending if p.kind == "leading"]
    assert "flee" in {node.key for node in GAME.choices(table.state, 0).open()}
    table.play(0, a.Flee())
    assert table.state.ships[ours.id].hex == table.hex("D3")
    assert [fact.fled for fact in table.facts("withdrew")] == [True]
    (end,) = table.facts("battle-ended")
    assert end.rounds == 1


def test_a_side_that_flees_in_round_one_leaves_in_round_two() -> None:
    table, ours, _ = met()
    _led(table, 0)
    assert "flee-later" in {node.key for node in GAME.choices(table.state, 0).open()}
    table.play(0, a.Flee())
    (end,) = table.facts("battle-ended")
    assert end.rounds == 1
    assert table.state.ships[ours.id].hex == table.hex("D3")


def test_a_leader_whose_time_runs_out_hands_over_to_the_order() -> None:
    table, _, _ = met()
    assert GAME.on_deadline(table.state, 0) is None, "nobody's order is chosen for them"
    table.play(0, a.Lead())
    assert GAME.on_deadline(table.state, 0) == a.EndMove()
    table.play(0, a.EndMove())
    table.play(1, a.Command(ASSAULT, ask=False))
    action = GAME.on_deadline(table.state, 0)
    assert action == a.Command(ASSAULT, ask=False)
    table.play(0, action)
    assert table.state.battle is None


def test_the_leader_chooses_where_marines_land_and_bombs_fall() -> None:
    table, raider, land = _raid("bomb-2", 2, 0, 1)
    assert {action.on for action in table.offers(0, a.Bomb)} == {1}
    assert {action.land - land for action in table.offers(0, a.Disembark)} == {2, 3, 4, 5, 6}
    bomb = t.DIE[t.TILE["bomb-2"]]
    table.state.chance = loaded((bomb, bomb))
    told = table.play(0, a.Bomb(raider.id, 0, 1))
    assert [(fact.kind, fact.hit) for fact in told] == [("bombed", True)]
    assert table.offers(0, a.Bomb) == [], "a bomb a round"
    table.play(0, a.Disembark(raider.id, land + 3))
    assert table.state.garrison[land + 3] == 0
    table.play(0, a.EndMove())
    assert len(table.facts("lost")) == 1


def _landed_beside_a_find() -> tuple[Table, Ship]:
    """The first seat leads a cruiser whose marines have just found a technology."""
    table, raider, land = _raid("bomb-1", 1, 0)
    table.state.land[land + 4] = -1
    finds = [one for one in t.LANDS_OF["green"] if t.LAND_BONUS[one] == t.TECHNOLOGY]
    table.state.land_left = [int(one in finds) for one in range(len(table.state.land_left))]
    table.play(0, a.Disembark(raider.id, land + 3))
    return table, raider


def test_a_technology_found_in_a_battle_is_chosen_at_once_and_only_once() -> None:
    table, raider = _landed_beside_a_find()
    assert [p.kind for p in table.state.pending] == ["gift", "leading"]
    assert table.refusal(0, a.EndMove()) == "not-now"
    trade, left = t.TECH["trade"], dict(_fight(table).left)
    table.play(0, a.Learn(trade))
    assert table.refusal(0, a.Learn(trade)) == "not-now"
    assert (table.state.empires[0].techs[trade], _fight(table).left) == (1, left)
    assert table.offers(0, a.Bomb) == [a.Bomb(raider.id, 0, 1)]


def test_a_leader_who_found_a_technology_can_hand_over_before_choosing_it() -> None:
    table, _ = _landed_beside_a_find()
    table.play(0, a.Command(ASSAULT, ask=False))
    assert [p.kind for p in table.state.pending] == ["gift"]
    table.play(0, a.Learn(t.TECH["trade"]))
    assert not any(p.kind in ("gift", "leading") for p in table.state.pending)


def test_only_tactical_battles_have_a_separate_clock() -> None:
    parts = t.GAME.battle_clocks
    for battles, clock, time in (
        ("quick", "third", None),
        ("tactical", "third", Exchange(parts["third"])),
        ("tactical", "sixth", Exchange(parts["sixth"])),
    ):
        table, _, _ = met(battles=battles, battle_clock=clock)
        assert GAME.time(table.state) == time
        for seat in (0, 1):
            table.play(seat, a.Command(ASSAULT, ask=False))
        assert table.state.battle is None
        assert GAME.time(table.state) is None


def test_a_leader_finds_handing_over_folded_below_its_turn() -> None:
    table, _, _ = met()
    _led(table, 0)
    (found,) = (node for node in GAME.choices(table.state, 0).open() if node.key == "hand-over")
    assert isinstance(found, Branch)
    assert found.folded
    assert not [node for node in GAME.choices(table.state, 1).open() if node.key == "hand-over"]


def _ends(table: Table, seat: int) -> list[tuple[str, ...]]:
    """The paths of the choices that end the seat's move."""
    found = walk(GAME.choices(table.state, seat))
    return [path for path, node in found if isinstance(node, Leaf) and node.action == a.EndMove()]


def test_a_move_that_ends_before_all_ships_have_acted_asks_first_and_names_them() -> None:
    table, ours, theirs = _facing("9a", "1f", 0)
    assert _ends(table, 0) == [("end-early", "end-move")]
    node = resolve(GAME.choices(table.state, 0), "end-early")
    assert isinstance(node, Branch)
    (asked,) = GAME.text.beside(GAME.view(table.state, 0), ("end-early",), node)
    assert Speech("en")(asked).startswith("Cruiser #1 hasn't done all it can")
    table.play(0, a.Steer(ours.id, _square("9b")))
    assert _ends(table, 0) == [("end-move",)], "it has moved, and no enemy is in range"
    _fight(table).place[theirs.id] = _square("7b")
    assert _ends(table, 0) == [("end-early", "end-move")], "it can still fire"
    table.play(0, a.ByOrder(ASSAULT, ours.id))
    assert _ends(table, 0) == [("end-move",)]


def test_a_planet_is_bombarded_only_where_one_takes_part() -> None:
    table, _, _ = met()
    bombard = t.ORDERS.index("bombard")
    assert table.refusal(0, a.Command(bombard, ask=False)) == "no-planet-to-bomb"
    _led(table, 0)
    assert table.refusal(0, a.ByOrder(bombard)) == "no-planet-to-bomb"
    _fight(table).planet = True
    table.play(0, a.ByOrder(bombard))


def test_in_the_first_rounds_the_menu_of_a_ship_explains_the_frames_on_the_board() -> None:
    table, ours, _ = met()
    _led(table, 0, 1)
    path = ("ships", f"s{ours.id}")
    while not any(node.key == "ships" for node in GAME.choices(table.state, 0).open()):
        table.play(1, a.ByOrder(STAND_OFF))
    node = resolve(GAME.choices(table.state, 0), "/".join(path))
    assert isinstance(node, Branch)
    view = GAME.view(table.state, 0)
    said = [Speech()(line) for line in GAME.text.beside(view, path, node)]
    assert [line[:10] for line in said] == ["Red frame:"]
    assert view.battle is not None
    view.battle.round = 3
    assert not GAME.text.beside(view, path, node)
