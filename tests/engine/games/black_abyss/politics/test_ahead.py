"""Before a tribunal, the panel says who would be a candidate."""

import pytest

from bot.language.speech import Speech
from engine.games.black_abyss.content import powers as p
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.surface import votes
from engine.games.black_abyss.state import Phase
from engine.games.black_abyss.text.description import caption
from tests.engine.games.black_abyss.table import GAME, Table


def told(table: Table, seat: int, locale: str = "en") -> list[str]:
    """The lines below a seat's picture."""
    return Speech(locale, ("Ada", "Bo", "Cleo")).each([*caption(GAME.view(table.state, seat))])


@pytest.mark.parametrize("phase", ["move", "purchase"])
@pytest.mark.parametrize(
    ("locale", "cleo", "ada"),
    [
        (
            "en",
            "The tribunal meets soon: you are third with 27 votes. "
            "Candidates now: Ada 34 and Bo 33.",
            "The tribunal meets soon: you are first with 34 votes. "
            "Candidates now: Ada 34 and Bo 33.",
        ),
        (
            "de",
            "Bald tagt das Tribunal. Mit 27 Stimmen liegst du auf Platz 3; "
            "zur Wahl stünden Ada (34) und Bo (33).",
            "Bald tagt das Tribunal. Mit 34 Stimmen liegst du auf Platz 1; "
            "zur Wahl stünden Ada (34) und Bo (33).",
        ),
    ],
)
def test_before_a_tribunal_panels_show_the_readers_rank_by_votes(
    phase: Phase, locale: str, cleo: str, ada: str
) -> None:
    table = Table.open_sky()
    state = table.state
    for seat, number in enumerate((34, 33, 27)):
        state.empires[seat].powers[p.VOTES] += number - votes(state, seat)
    state.phase, state.turn = phase, t.GAME.event_every
    assert cleo in told(table, 2, locale)
    assert ada in told(table, 0, locale)
    assert not any("27" in line for line in Speech(locale).each([*caption(GAME.view(state, None))]))
    for seat in (0, 1):
        state.empires[seat].powers[p.VOTES] += 27 - votes(state, seat)
    level = {
        "en": "The tribunal meets soon: you are joint first with 27 votes.",
        "de": "Bald tagt das Tribunal. Mit 27 Stimmen teilst du dir Platz 1; ",
    }[locale]
    assert any(line.startswith(level) for line in told(table, 2, locale))
    state.turn += 1
    assert not {cleo, ada} & {*told(table, 2, locale), *told(table, 0, locale)}
