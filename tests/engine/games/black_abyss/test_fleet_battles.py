"""The fleet battle: two fleets are fitted, deployed, and fought to the end."""

from typing import Any

import pytest

from engine.core.catalogue import catalogue
from engine.core.chance import Chance, seed_from
from engine.core.choices import Leaf, walk
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.modes import fleets
from engine.games.black_abyss.rules.war import combat, deeds
from engine.games.black_abyss.state import decision_of
from engine.learning.terms import shown_cards
from tests.engine.games.black_abyss.table import GAME, Table

ARCHERS = 2
"""The squadron of four frigates: torpedoes and missiles, nothing else."""


def test_chances_in_a_fleet_battle_are_the_share_of_the_fleets_that_is_left() -> None:
    table = fleet_table()
    assert GAME.value(table.state, 0) == 0.5
    _ready(table, 0, 0)
    state = table.state
    assert GAME.value(state, 0) == 0.5
    lost = next(ship.id for ship in state.ships.values() if ship.owner == 0)
    del state.ships[lost]
    assert GAME.value(state, 0) < 0.5 < GAME.value(state, 1)


def test_the_chart_of_a_fleet_battle_begins_with_whole_fleets_and_ends_with_what_is_left() -> None:
    table = fleet_table()
    assert GAME.measures(table.state)["black-abyss-measure-sections"] == (0, 0), "fleets are secret"
    _ready(table, 0, 0)
    state = table.state
    whole = fleets.sections_at_start(state, 0)
    ship = next(ship for ship in state.ships.values() if ship.owner == 0)
    ship.hits = 1
    for turn, ending, left in ((1, "", whole), (2, "", whole - 1), (1, "fleet", whole - 1)):
        state.turn, state.ending = turn, ending
        assert GAME.measures(state)["black-abyss-measure-sections"] == (left, whole)


def test_one_alarm_of_a_fleet_battle_tells_of_both_fleets_that_lost_half() -> None:
    table = fleet_table()
    _ready(table, 0, 0)
    for low in ((0,), (0, 1)):
        mine = [ship.id for ship in table.state.ships.values() if ship.owner == low[-1]]
        for lost in mine[1:]:
            del table.state.ships[lost]
        (alarm,) = GAME.alarms(table.state)
        assert alarm.threatens == low


def fleet_table(**options: Any) -> Table:
    return Table(2, mode="fleet_battle", **options)


def test_a_fleet_is_limited_by_points_and_by_half_of_the_tiles() -> None:
    table = fleet_table()
    table.play(0, a.Enlist(t.FRIGATE))
    table.play(0, a.Mount(0, t.TILE["missile"]))
    spent = t.HULL_POINTS[t.FRIGATE] + t.TILE_POINTS[t.TILE["missile"]]
    assert fleets.points_left(table.state, 0) == t.MODES.fleet_battle.points - spent
    half = t.TILE_SUPPLY[t.TILE["engine-3"]] // 2
    for _ in range(half):
        table.play(0, a.Mount(0, t.TILE["engine-3"]))
    assert table.refusal(0, a.Mount(0, t.TILE["engine-3"])) == "no-supply"


@pytest.mark.parametrize("tile", ["colony-pod", "cargo-hold", "bomb-1", "repair-crew", "scanner"])
def test_tiles_without_use_in_battle_are_not_offered(tile: str) -> None:
    table = fleet_table()
    table.play(0, a.Enlist(t.FRIGATE))
    assert table.refusal(0, a.Mount(0, t.TILE[tile])) == "no-such-tile"


def test_a_fleet_costs_at_most_its_points() -> None:
    table = fleet_table()
    table.play(0, a.Enlist(t.DREADNOUGHT))
    table.play(0, a.Enlist(t.DREADNOUGHT))
    assert table.refusal(0, a.Enlist(t.DREADNOUGHT)) == "no-supply"
    assert table.refusal(0, a.Enlist(t.CRUISER)) == "too-few-points"
    table.play(0, a.Dismiss(0))
    table.play(0, a.Enlist(t.CRUISER))


def test_a_tile_taken_off_gives_its_points_back() -> None:
    table = fleet_table()
    table.play(0, a.Enlist(t.FRIGATE))
    left = fleets.points_left(table.state, 0)
    table.play(0, a.Mount(0, t.TILE["laser"]))
    table.play(0, a.Mount(0, t.TILE["missile"]))
    table.play(0, a.Unmount(0, 0))
    assert table.state.fleets[0] == [(t.FRIGATE, t.TILE["missile"], -1, -1)]
    assert fleets.points_left(table.state, 0) == left - t.TILE_POINTS[t.TILE["missile"]]


def test_nobody_sees_the_others_fleet_before_both_are_ready() -> None:
    table = fleet_table()
    table.play(0, a.Muster(0))
    assert GAME.view(table.state, 0).ships
    for viewer in (1, None):
        assert not GAME.view(table.state, viewer).ships
    table.play(0, a.Pass())
    assert GAME.awaited(table.state) == [1]
    assert not GAME.view(table.state, 1).ships


def test_a_fleet_being_assembled_varies_in_imagined_states() -> None:
    table = fleet_table()
    table.play(0, a.Muster(0))
    imagined = {
        tuple(GAME.imagine(table.state, [1], Chance(seed_from(f"fleet {n}"))).fleets[0])
        for n in range(12)
    }
    assert len(imagined) > 3
    own = GAME.imagine(table.state, [0], Chance(seed_from("own"))).fleets[0]
    assert own == table.state.fleets[0]


@pytest.mark.parametrize("ready", [False, True])
def test_an_imagined_fleet_may_be_empty_only_while_it_is_assembled(
    ready: bool,
) -> None:
    table = fleet_table()
    table.play(0, a.Muster(0))
    if ready:
        table.play(0, a.Pass())
    imagined = [GAME.imagine(table.state, [1], Chance(seed_from(f"{n}"))) for n in range(60)]
    assert all(state.fleets[0] for state in imagined) is ready


def test_a_path_of_the_assembly_menus_means_the_action_it_offered() -> None:
    table = fleet_table()
    for action in (a.Enlist(t.CRUISER), a.Enlist(t.FRIGATE), a.Mount(1, t.TILE["laser"])):
        table.play(0, action)
    kinds = set()
    for path, node in walk(GAME.choices(table.state, 0)):
        if isinstance(node, Leaf):
            kinds.add(type(node.action))
            assert GAME.action_at(table.state, 0, path) == node.action
    assert kinds >= {a.Muster, a.Enlist, a.Dismiss, a.Mount, a.Unmount, a.Train}


def test_no_fleet_is_ready_without_a_ship() -> None:
    assert fleet_table().refusal(0, a.Pass()) == "no-fleet"


def _ready(table: Table, *squadrons: int) -> Table:
    for seat, squadron in enumerate(squadrons):
        table.play(seat, a.Muster(squadron))
        table.play(seat, a.Pass())
    return table


def test_once_both_fleets_are_ready_both_sides_get_their_orders_at_once() -> None:
    table = _ready(fleet_table(), 1, 2)
    state = table.state
    assert state.phase == "battle"
    assert sorted(fact.seat for fact in table.facts("fielded")) == [0, 1]
    assert {decision_of(state, seat).kind for seat in (0, 1)} == {"ordering"}  # type: ignore[union-attr]
    table.play(0, a.Lead())
    assert decision_of(table.state, 0).kind == "deploying"  # type: ignore[union-attr]


def test_fighters_have_the_level_that_was_paid_for() -> None:
    table = fleet_table()
    table.play(0, a.Enlist(t.FIGHTER))
    table.play(0, a.Train(2))
    table.play(0, a.Pass())
    table.play(1, a.Muster(0))
    table.play(1, a.Pass())
    techs = table.state.empires[0].techs
    assert techs[t.TECH["fighter-weapons"]] == techs[t.TECH["fighter-avionics"]] == 2


def test_the_levels_of_fighters_say_what_each_adds() -> None:
    table = fleet_table()
    table.play(0, a.Enlist(t.FIGHTER))
    table.play(0, a.Train(1))
    view, say = GAME.view(table.state, 0), catalogue((GAME,)).render
    levels = [Leaf(f"l{level}", a.Train(level)) for level in (0, 2, 3)]
    assert [say(GAME.text.label(view, ("train", leaf.key), leaf)) for leaf in levels] == [
        "Level 0: Laser, 0 points",
        "Level 2: Ion cannon, computer 2, jammer 1, 4 points",
        "Level 3: Ion cannon, computer 3, jammer 2, 7 points",
    ]


def test_nobody_flees_from_a_fleet_battle() -> None:
    table = _ready(fleet_table(), 2, 2)
    _lead(table, 0, 1)
    mover = GAME.awaited(table.state)[0]
    assert table.refusal(mover, a.Flee()) == "no-refuge"


def test_after_the_last_round_the_larger_share_of_a_fleet_wins() -> None:
    table = _ready(fleet_table(), 2, 2)
    state = table.state
    battle = state.battle
    assert battle is not None
    mine = next(ship for ship in state.ships.values() if ship.owner == 0 and ship.hull)
    mine.hits = 1
    battle.round, state.pending = t.MODES.fleet_battle.rounds, []
    table.run()
    assert (state.ending, state.winners) == ("rounds", [1])
    outcome, (left,) = GAME.outcome(state), GAME.measures(state).values()
    assert outcome is not None
    assert outcome.scores == left
    assert left[1] == left[0] + 1, "what is counted are sections that are left, not votes"


def _lead(table: Table, *seats: int) -> None:
    """Let seats lead by hand, with ships where an order would place them."""
    for seat in seats:
        table.play(seat, a.Lead())
    for seat in seats:
        table.play(seat, a.EndMove())


def _silence(table: Table, seat: int) -> None:
    """Cover every section of a seat's ships that holds a tile."""
    for ship in table.state.ships.values():
        if ship.owner == seat:
            guns = [n for n, _ in combat.working_sections(table.state, ship)]
            ship.hits = sum(1 << n for n in guns)


def test_a_fleet_battle_ends_in_the_move_after_which_no_ship_can_fire() -> None:
    table = _ready(fleet_table(), ARCHERS, ARCHERS)
    _lead(table, 0, 1)
    mover, other = GAME.awaited(table.state)[0], 1 - GAME.awaited(table.state)[0]
    for seat in (0, 1):
        _silence(table, seat)
    lost = next(ship.id for ship in table.state.ships.values() if ship.owner == other)
    del table.state.ships[lost]
    table.play(mover, a.EndMove())
    assert (table.state.ending, table.state.winners) == ("no-guns", [mover])
    assert [fact.rounds for fact in table.facts("battle-ended")] == [1]


def test_a_fleet_battle_goes_on_while_one_ship_can_fire() -> None:
    table = _ready(fleet_table(), ARCHERS, ARCHERS)
    _lead(table, 0, 1)
    mover = GAME.awaited(table.state)[0]
    _silence(table, mover)
    table.play(mover, a.EndMove())
    assert GAME.awaited(table.state) == [1 - mover]


def test_fleets_without_a_gun_from_the_start_are_a_tie() -> None:
    table = fleet_table()
    for seat in (0, 1):
        table.play(seat, a.Enlist(t.FRIGATE))
        table.play(seat, a.Pass())
    _lead(table, 0, 1)
    assert (table.state.ending, table.state.winners) == ("tie", [0, 1])


def test_equal_shares_are_a_tie() -> None:
    table = _ready(fleet_table(), 2, 2)
    battle = table.state.battle
    assert battle is not None
    battle.round, table.state.pending = t.MODES.fleet_battle.rounds, []
    table.run()
    assert table.state.winners == [0, 1]
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.how == "black-abyss-ended-tie"


def test_asteroids_cover_the_ships_among_them() -> None:
    table = _ready(fleet_table(field="asteroids"), 2, 2)
    state, battle = table.state, table.state.battle
    assert battle is not None
    assert len(state.cover) == t.MODES.fleet_battle.cover
    ship = next(iter(state.ships.values()))
    bare = deeds.guard(state, battle, ship)
    battle.place[ship.id] = state.cover[0]
    assert deeds.guard(state, battle, ship) == bare + t.MODES.fleet_battle.cover_shield


def test_what_can_be_looked_up_in_a_fleet_battle_is_what_is_met_there() -> None:
    table = Table(2, mode="fleet_battle")
    kinds = {entry.id: kind for kind, entry in t.CONTENT.named_entries()}

    def looked_up() -> set[str]:
        cards = shown_cards(GAME.text.cards(), GAME.view(table.state, 0))
        return {kinds[card.id] for card in cards}

    assert looked_up() == {"race", "hull", "tile"}
    for seat in (0, 1):
        table.play(seat, a.Muster(0))
        table.play(seat, a.Pass())
    assert looked_up() == {"race", "hull", "tile", "order"}


@pytest.mark.parametrize(
    ("locale", "heading"),
    [("en", "Frigate #1 is on {}. Move it …"), ("de", "Fregatte #1 steht auf {}. Versetzen …")],
)
def test_a_ship_to_deploy_is_said_to_be_where_it_is_before_it_is_moved(
    locale: str, heading: str
) -> None:
    table = _ready(fleet_table(), ARCHERS, ARCHERS)
    table.play(0, a.Lead())
    view = GAME.view(table.state, 0)
    frigate = min(ship.id for ship in table.state.ships.values() if ship.owner == 0)
    square = next(stand.square for stand in view.battle.stands if stand.ship == frigate)  # type: ignore[union-attr]
    lead_in = GAME.text.lead_in(view, ("place", f"s{frigate}"))
    assert lead_in is not None
    assert catalogue((GAME,)).render(lead_in, locale) == heading.format(square)


def test_the_label_of_each_target_says_with_which_weapon_to_fire_at_it() -> None:
    table = _ready(fleet_table(), ARCHERS, ARCHERS)
    for seat in (0, 1):
        table.play(seat, a.Lead())
    for seat in (0, 1):
        table.play(seat, a.EndMove())
    battle = table.state.present_battle
    seat = battle.sides[battle.first]
    ship, *_ = (one for one in table.state.ships.values() if one.owner == seat)
    foe, *_ = (one for one in table.state.ships.values() if one.owner != seat)
    battle.place[ship.id] = battle.place[foe.id]
    view, words = GAME.view(table.state, seat), catalogue((GAME,))
    fired = [
        words.render(GAME.text.label(view, path, Leaf(path[-1], None)))
        for section in (1, 2)
        for path in [("ships", f"s{ship.id}", f"w{section}", f"s{foe.id}")]
    ]
    assert [one.split(",")[0] for one in fired] == [
        f"Fire no. {section} at Frigate #{foe.number}" for section in (1, 2)
    ]
