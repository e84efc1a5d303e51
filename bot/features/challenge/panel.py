"""What is shown of the challenge: on a game's board whether it counts, in public that of a day."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.features.challenge.days import before, game_of
from bot.features.challenge.deed import CHALLENGE, day, is_practice, number_of
from bot.language.speech import Speech, title
from bot.presentation.custom_ids import NO_MATCH, NO_SEAT, CustomId, Verb
from bot.presentation.features import Shows
from bot.presentation.panel import Button, Panel, Style
from bot.table.table import Table

RANKING, STREAK_SHOWN = "ranking", "streak"
"""Verbs: who did how well on a day, and whether one's streak is shown."""


def line(table: Table, speech: Speech) -> Iterator[str]:
    """Of which day's challenge it is, and whether it counts."""
    if today := day(table.settings):
        said = "standing-practice" if is_practice(table.settings) else "standing-challenge"
        yield speech.say(said, day=today)


SHOWS = Shows(lines=line)


def bulletin(
    today: str,
    ends: int,
    runs: tuple[int, int],
    leader: Sequence[str],
    yesterday: tuple[Sequence[str], int],
    speech: Speech,
) -> Panel:
    """The challenge of a day in public, with how many tried and finished it so far.

    `leader` is the best so far in a line, `yesterday` the podium, and how many began it anywhere.
    """
    game, eve = game_of(today), before(today)
    heading = speech.say("bulletin-heading", number=number_of(today), game=title(game))
    tried, finished = runs
    now = [speech.say("bulletin-about"), speech.say("bulletin-ends", when=f"<t:{ends}:R>")]
    so_far = [speech.say("bulletin-tried", tried=tried, finished=finished)]
    so_far += [speech.say("bulletin-best", how=one.partition(" ")[2]) for one in leader]
    parts = [f"### {heading}", " ".join(now), "\n".join(so_far)]
    podium, everywhere = yesterday
    if podium:
        told = speech.say(
            "bulletin-yesterday", number=number_of(eve), game=title(game_of(eve)), count=everywhere
        )
        parts.append("\n".join([told, *podium]))
    buttons = (
        Button(
            _id(Verb.THREAD, f"{game}+{CHALLENGE.mark}"), speech.say("button-challenge"), Style.GOOD
        ),
        Button(_id(RANKING, today), speech.say("button-ranking")),
    )
    return Panel(tuple(parts), (buttons,))


def streak_button(*, shown: bool, speech: Speech) -> Button:
    """Shows a member's streak to others, or hides it."""
    said = "button-hide-streak" if shown else "button-show-streak"
    return Button(_id(STREAK_SHOWN, "" if shown else "yes"), speech.say(said))


def _id(verb: str, argument: str) -> str:
    return str(CustomId(NO_MATCH, NO_SEAT, 0, verb, argument))
