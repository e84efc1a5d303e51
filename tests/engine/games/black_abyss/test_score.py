"""*Who is winning?* says where each empire's votes come from."""

from engine.core.catalogue import catalogue
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules import surface
from tests.engine.games.black_abyss.table import GAME, Table

NAMES = ("Ada", "Bo", "Cleo")


def standing(table: Table, seat: int) -> str:
    """The line about a seat."""
    lines = GAME.text.score(GAME.view(table.state, None)).seats
    said = [catalogue([GAME]).render(line, locale="en", names=NAMES) for line in lines]
    return next(line for line in said if line.startswith(NAMES[seat]))


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
    assert "1 more by the Dravex" in told
    assert "3 more by Hall of voices" in told
    votes = surface.votes(table.state, 0)
    other = standing(table, 1)
    assert "2 more by Voice of the small" in other
    assert f"{votes} votes" in told
