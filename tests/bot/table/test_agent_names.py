"""Agents at tables have different faces and names, drawn by the table, and a level."""

from unicodedata import category

from bot.language.faces import agents, faces
from bot.language.wording import drawable
from bot.paint.faces import FACES
from bot.table.agent_names import agent_name
from bot.table.settings import Level
from engine.agents.roster import agent
from engine.core import registry


def seated(table: str, count: int) -> list[str]:
    """The names of this many agents who sit down one after the other."""
    names: list[str] = []
    for _ in range(count):
        names.append(agent_name(table, names))
    return names


def test_a_full_table_of_agents_has_distinct_names() -> None:
    most = max(registry.game(game).seats[-1] for game in registry.HOUSE)
    assert len(set(seated("a table", most))) == most


def test_the_names_of_agents_depend_only_on_the_table() -> None:
    assert seated("a table", 3) == seated("a table", 3)
    assert len({tuple(seated(f"table {number}", 3)) for number in range(20)}) > 1


def test_a_name_can_be_reused_once_its_agent_has_left() -> None:
    first, second = seated("a table", 2)
    assert agent_name("a table", [second]) == first


def test_every_agents_face_and_name_can_be_shown_in_messages_and_pictures() -> None:
    for name in agents():
        face, _said = name.split(" ")
        assert category(face) == "So"
        assert drawable(name) == name
    assert faces() == FACES.keys()
    assert len(faces()) == len(agents())


def test_a_game_with_levels_has_an_agent_for_each() -> None:
    games = [game for game in map(registry.game, registry.HOUSE) if game.companions.levels]
    assert games
    for game in games:
        assert set(game.companions.levels) == set(Level)
        assert len({agent(game, name) for name in game.companions.levels.values()}) == len(Level)
