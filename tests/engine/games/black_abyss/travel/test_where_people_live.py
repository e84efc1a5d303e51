"""The menu of moves, technologies and races say on which planets one's people can live."""

from typing import Any

import pytest

from bot.language.speech import Speech
from engine.core.choices import Branch
from engine.games.black_abyss.content import powers as p
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.surface import hospitable
from engine.games.black_abyss.text.notes import note
from engine.games.black_abyss.text.reference import own_people
from tests.engine.games.black_abyss.table import GAME, Table


@pytest.mark.parametrize(
    ("locale", "green", "yellow"),
    [
        (
            "en",
            "B4: green planet, your people can live there",
            "C4: yellow planet, your people can't live there",
        ),
        (
            "de",
            "B4: grüner Planet, für dein Volk bewohnbar",
            "C4: gelber Planet, für dein Volk unbewohnbar",
        ),
    ],
)
def test_with_a_colony_pod_the_menu_of_moves_says_which_planets_can_be_settled(
    locale: str, green: str, yellow: str
) -> None:
    table = Table.empty_sky()
    table.planet("B4", "green", "plains")
    table.planet("C4", "yellow", "plains")

    def labels() -> list[str]:
        view = GAME.view(table.state, 0)
        none: Branch[Any] = Branch("", tuple)
        paths = (("move", "b4"), ("move", "c4"))
        return [Speech(locale)(GAME.text.label(view, path, none)) for path in paths]

    table.ship(0, "frigate", "B5", "missile")
    assert labels() == [one.partition(",")[0] for one in (green, yellow)]
    table.ship(0, "transport", "B5", "colony-pod")
    assert labels() == [green, yellow]


def test_a_technology_and_a_race_name_the_planets_that_they_open() -> None:
    table = Table.open_sky()
    state, say = table.state, Speech("en")
    tech = next(
        one.id for one in t.CONTENT.technologies.technologies if "hospitality" in one.levels[0]
    )
    for opened in ("colonies on blue planets and moons", "colonies on yellow planets"):
        told = note(GAME.view(state, 0), ("research", tech))
        assert told is not None
        assert opened in say(told)
        state.empires[0].techs[t.TECH[tech]] += 1
        state.empires[0].powers[p.HOSPITALITY] += 1
    assert "colonies on blue planets and green planets" in say(own_people("thessid"))
    assert GAME.view(state, 0).empires[0].lives_on == ("green", "blue", "yellow", "moon")
    for kind in ("green", "blue", "yellow", "moon", "red"):
        at = table.planet("B4", kind)
        assert hospitable(state, 0, at) == (kind != "red")
