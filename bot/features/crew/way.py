"""The way to begin a solo game that a crew leads from its first move."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.features.crew.state import AGREE, CREW, SECONDS, Crew
from bot.play.opening.start import Seating
from bot.play.opening.ways import Way, WayOption
from bot.store.protocol import Store
from bot.table.refusals import require_game
from bot.table.settings import TableSettings
from engine.core import registry
from engine.core.words import words

NAME: Final = "Crew"
"""The name of a crew's seat, in every language."""


def _options(game: str, values: Mapping[str, str]) -> Mapping[str, str]:
    """The given options, unchanged. Raises Refused unless one person can play the game."""
    require_game(game, registry.names_for_one(), "refused-crew-game")
    return values


async def _seating_of(store: Store, seating: Seating, now: float) -> Seating:  # noqa: ARG001
    """The seating of a solo game with an empty crew, whose settings `seating.how` names."""
    agree, seconds = map(int, seating.how)
    crew = Crew(agree=AGREE[agree], seconds=SECONDS[seconds])
    affairs = seating.settings.affairs.model_copy(update={CREW.name: crew})
    settings = seating.settings.model_copy(update={"affairs": affairs})
    return replace(seating, settings=settings, leaders=NAME)


def _way_again(settings: TableSettings) -> str:
    """The way in which a rematch begins: the mark of crews, then the indexes of its settings."""
    crew = CREW.of(settings.affairs) or Crew()
    return f"{LED_BY_CREW.mark}{AGREE.index(crew.agree)}{SECONDS.index(crew.seconds)}"


def _has(settings: TableSettings) -> bool:
    return CREW.of(settings.affairs) is not None


LED_BY_CREW = Way(
    mark="c",
    option="crew",
    about="Play together: everyone in this channel may vote on each move",
    no_undo="undo-crew",
    no_hint="refused-hint-crew",
    called=lambda _settings: words("crew-called"),
    has=_has,
    counts=_has,
    options=_options,
    seating_of=_seating_of,
    asks=(
        WayOption(
            "crew_agree",
            "How many of the crew must agree for a move to be played at once",
            ("half of those who voted today", *(f"{count} agree" for count in AGREE[1:])),
            0,
        ),
        WayOption(
            "crew_time",
            "After how long the crew plays what most want",
            ("30 seconds", "2 minutes", "10 minutes", "1 hour", "4 hours", "12 hours"),
            2,
        ),
    ),
    rematch=_way_again,
    leaders=NAME,
)
