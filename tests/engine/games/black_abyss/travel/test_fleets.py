"""Ships have names, and moves are ordered in groups: first the destination, then the ships."""

from itertools import combinations
from typing import Any

from engine.core.catalogue import catalogue
from engine.core.choices import Branch, Leaf, Pick, resolve, walk
from engine.core.words import Words
from engine.games.black_abyss import actions as a
from tests.engine.games.black_abyss.table import GAME, Table

TEXTS = catalogue([GAME])


def keys(table: Table, path: str, seat: int = 0) -> list[str]:
    """The keys of a branch's choices."""
    node = resolve(GAME.choices(table.state, seat), path)
    assert isinstance(node, Branch)
    return [child.key for child in node.open()]


def labels(table: Table, branch: str, seat: int = 0) -> list[str]:
    """The labels of a branch's choices, in English."""
    view, way = GAME.view(table.state, seat), tuple(branch.split("/"))
    node = resolve(GAME.choices(table.state, seat), branch)
    assert isinstance(node, Branch)
    return [say(GAME.text.label(view, (*way, child.key), child)) for child in node.open()]


def say(what: Words) -> str:
    return TEXTS.render(what)


def at_c4(*hulls: str) -> Table:
    """Seat 0 has only these ships, at C4 under an open sky."""
    table = Table.empty_sky()
    for hull in hulls:
        table.ship(0, hull, "C4")
    return table


def test_ships_are_numbered_by_class_and_owner_and_keep_their_number() -> None:
    table = at_c4("fighter", "frigate", "frigate")
    others = table.ship(1, "frigate", "E4")
    one, two = list(table.state.ships.values())[1:3]
    assert (one.number, two.number, others.number) == (1, 2, 1)
    del table.state.ships[one.id]
    assert two.number == 2
    assert table.ship(0, "frigate", "D4").number == 1, "the least that is free"
    assert table.ship(0, "frigate", "D4").number == 3
    assert table.ship(-1, "void-whale", "G1").number == 1


def test_ships_can_move_all_together_by_class_or_one_of_two_alone() -> None:
    table = at_c4("fighter", "fighter", "frigate")
    one, two, three = table.state.ships
    assert keys(table, "move/c5") == ["c4-all-3", "c4-fighter-2", f"c4-s{three}", "c4-some"]
    assert labels(table, "move/c5") == [
        "all 3 ships from C4",
        "both fighters from C4",
        "Frigate #1 from C4",
        "some ships from C4",
    ]
    table = at_c4("frigate", "frigate")
    one, two = table.state.ships
    assert keys(table, "move/c5") == ["c4-frigate-2", f"c4-s{one}", f"c4-s{two}"]
    each = ["Frigate #1 from C4", "Frigate #2 from C4"]
    assert labels(table, "move/c5") == ["both frigates from C4", *each]
    table = at_c4("cruiser")
    assert labels(table, "move/c5") == ["Cruiser #1 from C4"]


def test_a_destination_lists_ships_from_every_place_that_can_reach_it() -> None:
    table = at_c4("fighter", "fighter")
    table.ship(0, "frigate", "C6")
    assert labels(table, "move/c5") == [
        "both fighters from C4",
        "Fighter #1 from C4",
        "Fighter #2 from C4",
        "Frigate #1 from C6",
    ]


def test_a_group_names_the_ships_that_can_still_move() -> None:
    table = at_c4("frigate", "frigate", "frigate")
    tired = next(iter(table.state.ships.values()))
    tired.left = 0
    assert labels(table, "move/c5") == [
        "2 frigates that can go, from C4",
        "Frigate #2 from C4",
        "Frigate #3 from C4",
    ]


def test_a_group_goes_as_far_as_its_slowest_ship() -> None:
    table = at_c4("fighter", "frigate")
    fighter, frigate = table.state.ships.values()
    frigate.left = 2
    together, alone = reached(table, "c4-all-2"), reached(table, f"c4-s{frigate.id}")
    assert together == reached(table, f"c4-s{fighter.id}")
    assert together < alone


def reached(table: Table, group: str) -> set[str]:
    """The destinations of a group of ships."""
    return {to for to in keys(table, "move") if group in keys(table, f"move/{to}")}


def test_fleets_are_offered_exactly_the_legal_moves() -> None:
    table = at_c4("fighter", "frigate", "frigate", "cruiser")
    for ship, left in zip(table.state.ships.values(), (1, 2, 0, 2), strict=True):
        ship.left = left
    table.ship(0, "fighter", "E5")
    offered = set(every_move(table))
    numbers = list(table.state.ships)
    for size in range(1, len(numbers) + 1):
        for ships in combinations(numbers, size):
            for to in range(len(table.state.tile)):
                action = a.Move(ships, to)
                legal = GAME.why_not(table.state, 0, action) is None
                assert (action in offered) == legal, action


def every_move(table: Table) -> list[Any]:
    """Every move among the choices of seat 0, each set of a pick included."""
    found: list[Any] = []
    for path, node in walk(GAME.choices(table.state, 0)):
        if path[0] != "move":
            continue
        if isinstance(node, Leaf):
            found.append(node.action)
        elif isinstance(node, Pick):
            for size in range(node.least, node.most + 1):
                found += [node.build(items) for items in combinations(node.items, size)]
    return found


def test_a_fleet_jumps_in_the_same_groups_as_it_moves() -> None:
    table = at_c4("fighter", "fighter", "transport")
    for name in ("C4", "E5"):
        table.planet(name, "wormhole-amber")
    fighters = tuple(table.state.ships)[:2]
    group = resolve(GAME.choices(table.state, 0), "jump/c4-fighter-2")
    assert isinstance(group, Leaf)
    assert group.action == a.Jump(fighters)
    some = resolve(GAME.choices(table.state, 0), "jump/c4-some")
    assert isinstance(some, Pick)
    assert (some.least, some.most) == (1, 2)
    assert labels(table, "jump")[0] == "to E5: all 3 ships from C4"


def test_the_log_calls_ships_by_their_names() -> None:
    table = at_c4("fighter", "fighter", "frigate")
    ships = tuple(table.state.ships)
    facts = table.play(0, a.Move(ships, table.hex("C5")))
    assert say(GAME.text.fact(facts[0])) == "Seat 1 moved 2 fighters and Frigate #1 from C4 to C5."
    for ship in table.state.ships.values():
        ship.left = 1
    facts = table.play(0, a.Move(ships[1:2], table.hex("C6")))
    assert say(GAME.text.fact(facts[0])) == "Seat 1 moved Fighter #2 from C5 to C6."


def test_the_label_of_a_move_names_the_enemies_there() -> None:
    table = Table.empty_sky()
    table.ship(0, "frigate", "D4")
    table.ship(-1, "keeper-of-dusk", "D5")
    foe = table.ship(1, "frigate", "D3")
    table.ship(2, "frigate", "C4")
    at = table.planet("C5", "green", "rough", "rough")
    table.building(1, at * 7, "planetary-battery")
    table.building(1, at * 7 + 1, "habitat")

    def label(key: str, locale: str = "en") -> str:
        view = GAME.view(table.state, 0)
        return TEXTS.render(GAME.text.label(view, ("move", key), Branch(key, tuple)), locale)

    assert label("d5") == "D5: empty space (enemy: Keeper of Dusk)"
    assert label("d3") == "D3: empty space", "they are at peace"
    table.war(0, 1)
    assert label("d3") == f"D3: empty space (enemy: Frigate #{foe.number})"
    assert label("d3", "de") == f"D3: leerer Raum (Gegner: Fregatte #{foe.number})"
    assert label("c4") == "C4: empty space"
    assert label("c5") == "C5: green planet (enemy: Planetary battery)"
    table.ship(1, "cruiser", "C5")
    table.ship(1, "frigate", "C5")
    assert label("c5") == "C5: green planet (enemy: 2 ships, Planetary battery)"
