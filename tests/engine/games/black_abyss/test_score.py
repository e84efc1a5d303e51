"""*Who is winning?* says where each empire's votes come from."""

from engine.core.catalogue import catalogue
from engine.games.black_abyss.content import powers as p
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules import surface
from tests.engine.games.black_abyss.table import GAME, Table

NAMES = ("Ada", "Bo", "Cleo")


def lines(table: Table) -> list[str]:
    """The lines about the seats."""
    told = GAME.text.score(GAME.view(table.state, None)).seats
    return [catalogue([GAME]).render(line, locale="en", names=NAMES) for line in told]


def standing(table: Table, seat: int) -> str:
    """The line about a seat."""
    return next(line for line in lines(table) if line.startswith(NAMES[seat]))


def test_votes_are_told_by_planets_buildings_race_wonders_and_resolutions() -> None:
    table = Table.empty_sky()
    empire = table.state.empires[0]
    empire.race = t.RACES.index("dravex")
    at = table.planet("D4", "green", "plains", "plains")
    table.building(0, at * 7, "habitat")
    table.building(0, at * 7 + 1, "hall-of-voices")
    table.state.laws = [t.LAWS.index("voice-of-the-small")]
    surface.add_up_powers(table.state)
    told = standing(table, 0)
    assert "2 planets" in told
    assert "the Dravex bonus (1)" in told
    assert "Hall of voices (3)" in told
    votes = surface.votes(table.state, 0)
    other = standing(table, 1)
    assert "Voice of the small (2)" in other
    assert f"{votes} votes" in told


def test_the_final_score_names_the_winner_first_then_the_others_by_votes() -> None:
    table = Table.open_sky()
    state = table.state
    for seat, number in enumerate((23, 43, 66)):
        state.empires[seat].powers[p.VOTES] += number - surface.votes(state, seat)
    state.leader, state.in_a_row = 0, t.GAME.terms_to_win - 1
    assert [line.split(" ")[0] for line in lines(table)] == ["Ada", "Cleo", "Bo"]
    state.ending, state.winners = "tribunal", [1]
    assert [line.split(" ")[0] for line in lines(table)] == ["Bo", "Cleo", "Ada"]


def test_buildings_on_planets_without_a_habitat_are_not_told_as_colonies() -> None:
    table = Table.empty_sky()
    for name, buildings in (("D4", ("habitat", "farm")), ("C4", ("farm",))):
        at = table.planet(name, "green", "plains", "plains")
        for land, building in enumerate(buildings, at * 7):
            table.building(0, land, building)
    told = [
        catalogue([GAME]).render(line, locale="en", names=NAMES)
        for line in GAME.text.overview(GAME.view(table.state, None))
    ]
    (colonies,) = [line for line in told if line.startswith("Buildings in the colonies of Ada")]
    assert "D4 (2)" in colonies
    assert "C4" not in colonies
    assert "Buildings of Ada on planets where they have no habitat: C4 (1)." in told
