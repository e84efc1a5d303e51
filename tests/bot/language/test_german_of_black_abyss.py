"""German of Black Abyss: one word for a race; laws and keepers as a German would name them."""

import re
from pathlib import Path

import pytest

from bot.language.speech import Speech
from engine.games.black_abyss import facts
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.text import description
from engine.games.black_abyss.text.log.lines import line_of
from tests.engine.games.black_abyss.politics.hall import hall
from tests.engine.games.black_abyss.table import GAME

GERMAN = Speech("de", ("Ada", "Bo"))
DATA = Path(__file__).resolve().parents[3] / "data"
TEXTS = (
    *DATA.glob("black_abyss/*/*de.*"),
    DATA / "pictures/text/de.ftl",
    DATA / "bot/commands/de.toml",
)


def test_whoever_plays_leads_a_volk_and_no_reich() -> None:
    assert len(TEXTS) > 5
    reich = re.compile(r"\bReich(?:e(?! Ernte| Adern)|s|es)?\b")  # "Rich harvest", "Rich veins"
    for page in TEXTS:
        assert not reich.findall(page.read_text("utf-8")), page


@pytest.mark.parametrize("law", t.LAWS)
def test_a_law_in_a_sentence_stands_in_quotes(law: str) -> None:
    name = GERMAN.say(f"black-abyss-thing-{law}")
    ballot = facts.Voted(0, 3, (law,), (), 0)
    assert GERMAN(line_of(ballot)) == (
        f"Ada hat mit 3 Stimmen für „{name}“ und für Ada als Vorsitz gestimmt."
    )
    assert f"„{name}“ kommt zur Abstimmung." in GERMAN(line_of(facts.Put(law)))


def test_a_ballot_and_the_laws_in_force_name_laws_in_quotes() -> None:
    state = hall().state
    state.laws = [t.LAWS.index("tribunal-peace")]
    told = [GERMAN(line) for line in GAME.text.overview(GAME.view(state, 0))]
    named = GERMAN.say(f"black-abyss-thing-{t.LAWS[0]}")
    assert any(one.startswith(f"Das Tribunal stimmt ab über „{named}“") for one in told)
    caption = [GERMAN(line) for line in description.caption(GAME.view(state, 0))]
    assert "Beschlüsse in Kraft: „Frieden des Tribunals“." in caption


@pytest.mark.parametrize("keeper", ["keeper-of-dawn", "keeper-of-dusk"])
def test_a_keeper_has_an_article(keeper: str) -> None:
    told = GERMAN(line_of(facts.Felled(0, keeper)))
    assert told == f"Ada hat den {GERMAN.say(f'black-abyss-thing-{keeper}')} besiegt."
