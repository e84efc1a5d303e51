"""Panels of results: those of a member, and the rankings of a game on a server."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.features.statistics.leaderboards import OptionSet, Team
from bot.language.speech import Speech, fitting, title, turn_count, turn_when
from bot.members.statistics import Tally
from bot.presentation.panel import Panel
from bot.runtime.durations import MINUTE
from engine.core import options, registry
from engine.core.words import words

ON, OFF = "yes", "no"
"""The values of an option with yes and no."""
RANKED: Final = 10
RIVALS: Final = 5
ROOM: Final = 3_400
Rated = Mapping[str, Mapping[int, float]]
"""By ladder, the rating of every ranked member by user id."""


def results(
    user: int, found: Mapping[str, Tally], rated: Mapping[str, Rated], none: str, speech: Speech
) -> Panel:
    """A member's results and ratings by game; without any, the message with the id `none`."""
    lines = [
        line
        for game, each in rated.items()
        for line in (*_tally(game, found[game], speech), *_ratings(each, user, speech))
    ]
    return _panel(speech.say("stats-heading", who=f"<@{user}>"), lines, none, speech)


def ladder(
    game: str, each: Rated, best: Mapping[OptionSet, Sequence[Team]], speech: Speech
) -> Panel:
    """The members with the best ratings on each ladder of a game, and its best tables."""
    lines: list[str] = []
    for name, rated in each.items():
        if name and rated:
            lines.append(f"**{speech(words(name))}**")
        order = sorted(rated.items(), key=lambda pair: (-pair[1], pair[0]))[:RANKED]
        lines += [
            speech.say("ladder-line", place=place, who=f"<@{user}>", rating=speech.decimal(rating))
            for place, (user, rating) in enumerate(order, 1)
        ]
    for compared, teams in sorted(best.items()):
        lines.append(f"**{_options_in_words(game, compared, speech)}**")
        lines += [_team(game, place, team, speech) for place, team in enumerate(teams, 1)]
    return _panel(speech.say("ladder-heading", game=title(game)), lines, "ladder-none", speech)


def _panel(heading: str, lines: Sequence[str], none: str, speech: Speech) -> Panel:
    return Panel((f"### {heading}", "\n".join(fitting(lines, ROOM)) or speech.say(none)))


def _tally(game: str, tally: Tally, speech: Speech) -> Iterator[str]:
    line = speech.say("stats-line", game=title(game), games=tally.games, won=tally.won)
    yield f"- {line}"
    if tally.moves:
        minutes = round(tally.seconds / tally.moves / MINUTE)
        yield f"  - {speech.say('stats-pace', minutes=minutes)}"
    rivals = sorted(tally.against.items(), key=lambda pair: -sum(pair[1]))[:RIVALS]
    for user, (won, lost) in rivals:
        yield f"  - {speech.say('stats-against', who=f'<@{user}>', won=won, lost=lost)}"


def _ratings(each: Rated, user: int, speech: Speech) -> Iterator[str]:
    """A line for each ladder of a game on which the member has a rating."""
    for name, rated in each.items():
        if user in rated:
            label = speech.say("stats-rating", rating=speech.decimal(rated[user]))
            yield f"  - {f'{speech(words(name))}: ' if name else ''}{label}"


def _options_in_words(game: str, compared: OptionSet, speech: Speech) -> str:
    """The options that all tables of a leaderboard share, in words."""
    described = {one.name: one for one in options.describe(registry.game(game))}
    known = [(described[name], value) for name, value in compared if name in described]
    on = [speech(one.title) for one, value in known if value == ON]
    chosen = [speech(one.label(value)) for one, value in known if value not in (ON, OFF)]
    return ", ".join([*chosen, *on])


def _team(game: str, place: int, team: Team, speech: Speech) -> str:
    """The line of a table on a leaderboard: place, members, turns and score."""
    who = " ".join(f"<@{user}>" for user in team.users if user is not None)
    key = "leaderboard-won" if team.won else "leaderboard-lost"
    named = who or speech.say("somebody")
    turns = (turn_count if team.won else turn_when)(game, team.turns)
    return speech.say(key, place=place, who=named, turns=turns, score=team.score)
