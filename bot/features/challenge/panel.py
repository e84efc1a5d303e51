"""Panels of the challenge: a line on a board, the public message of a day, rankings."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from enum import StrEnum
from typing import NamedTuple

from bot.features.challenge.days import before, game_of, last_sunday
from bot.features.challenge.deed import CHALLENGE, day, games, is_practice, number_of, several
from bot.guilds.switches import Switch
from bot.language.speech import Speech, title
from bot.play.opening.ways import led_by_group, usual, ways
from bot.presentation import features
from bot.presentation.custom_ids import NotOurs, Verb, custom_id
from bot.presentation.features import Shows
from bot.presentation.panel import Button, Link, Menu, Panel, Row, Style
from bot.table.table import Table

SWITCH = Switch("challenge", "switch-challenge", "posts-challenge", "posts-no-challenge")
"""The server's setting where the challenge is posted."""
RANKING, RANKED = "ranking", "ranked"
"""Verbs: show a ranking, of the day in the argument or of today; and a control below a ranking."""
SHOW, HIDE, NAME, DROP, PLAY = DEEDS = ("show", "hide", "name", "drop", "play")
"""Arguments of a ranking's controls: show or hide one's streak, name or drop a friend, play."""


class Reach(StrEnum):
    """Whom a ranking compares: a server's members, friends, or everybody without names."""

    HERE = "here"
    FRIENDS = "friends"
    ALL = "all"


class View(NamedTuple):
    """A day's ranking of a game, or of every game if `game` is empty."""

    reach: Reach
    day: str
    game: str


def parse_view(argument: str) -> tuple[View, str]:
    """The ranking and the deed (one of `DEEDS`, or "") that a control's argument names.

    An argument looks like `here.2026-01-31.dyla.play`. Raises NotOurs for any other text.
    """
    parts = argument.split(".")
    if len(parts) != len((*View._fields, "deed")):
        raise NotOurs(argument)
    reach, of, game, deed = parts
    try:
        view = View(Reach(reach), date.fromisoformat(of).isoformat(), game)
    except ValueError:
        raise NotOurs(argument) from None
    if not (game in ("", *games()) or several(game)) or deed not in ("", *DEEDS):
        raise NotOurs(argument)
    return view, deed


def line(table: Table, speech: Speech) -> Iterator[str]:
    """The line on a table's challenge: its day, and whether the table is ranked or practice.

    On the board of a solo game it is shorter after the first move.
    """
    if today := day(table.settings):
        practice = is_practice(table.settings)
        key = "standing-practice" if practice else "standing-challenge"
        led = led_by_group(table)
        group = ["crew"] if led else [] if table.solo else ["table"]
        if table.solo and table.match.revision and not table.over:  # the first board says it all
            group = ["short-crew" if led and not practice else "short"]
        on = speech.day(date.fromisoformat(today))
        yield speech.say("-".join((key, *group)), day=on, number=number_of(today))


def line_of_several(table: Table, speech: Speech) -> Iterator[str]:
    """`line` below the result of a table of several; nothing for a solo game."""
    if not table.solo:
        yield from line(table, speech)


def ranking_of_several(table: Table, speech: Speech) -> Iterator[Button]:
    """The button below a ranked table of several that shows the ranking of its day."""
    if not table.solo and (today := day(table.settings)) and not is_practice(table.settings):
        yield Button(custom_id(RANKING, today, match=table.id), speech.say("button-ranking"))


def _in_help(speech: Speech) -> Iterator[Button]:
    yield Button(custom_id(RANKING), speech.say("switch-challenge"))


SHOWS = Shows(lines=line, past=line_of_several, after=ranking_of_several, help=_in_help)


def bulletin(
    today: str,
    ends: int,
    runs: tuple[int, int],
    leader: Sequence[str],
    yesterday: Sequence[str],
    starts: int,
    speech: Speech,
) -> Panel:
    """The public message of the challenge of `today`, which ends at `ends`, in unix seconds.

    `runs` has how often its game was started, and how many of these games are over. `leader` has
    the line of the best result so far, if any. `yesterday` has the result lines of the day before,
    when the game was started `starts` times on all servers.
    """
    game, eve = game_of(today), before(today)
    tried, finished = runs
    about = "bulletin-about-table" if several(game) else "bulletin-about"
    now = [speech.say(about), speech.say("bulletin-ends", when=f"<t:{ends}:f>")]
    so_far = [speech.say("bulletin-tried", tried=tried, finished=finished)]
    so_far += [speech.say("bulletin-best", how=one) for one in leader]
    so_far += [f"-# {speech.say('bulletin-later')}"] if leader else []
    parts = [_heading(today, speech), " ".join(now), "\n".join(so_far)]
    if yesterday:
        number, last = number_of(eve), title(game_of(eve))
        heading = speech.say("bulletin-yesterday", number=number, game=last, count=starts)
        parts.append(_explained([heading, *yesterday], speech))
    buttons = [_begins(game, CHALLENGE.mark, "button-challenge", Style.GOOD, speech)]
    for way in ways():
        if way.leaders and not several(game):
            how = f"{CHALLENGE.mark}{usual(way)}"
            buttons.append(_begins(game, how, "button-challenge-crew", Style.PLAIN, speech))
    return Panel(tuple(parts), ((*buttons, _ranking_of(today, speech)),))


def past_bulletin(of: str, results: Sequence[str], speech: Speech) -> Panel:
    """The public message of a day that is over, with the lines of its results."""
    told = results or [speech.say("challenge-nobody-finished")]
    text = (_heading(of, speech), _explained([speech.say("bulletin-over"), *told], speech))
    return Panel(text, ((_ranking_of(of, speech),),))


def _explained(lines: Sequence[str], speech: Speech) -> str:
    """The lines, then a legend of the signs that show courses in them."""
    text = "\n".join(lines)
    return "\n".join([text, *features.contributions().legend(text, speech)])


def _heading(of: str, speech: Speech) -> str:
    game = title(game_of(of))
    return f"### {speech.say('bulletin-heading', number=number_of(of), game=game)}"


def _ranking_of(of: str, speech: Speech) -> Button:
    return Button(custom_id(RANKING, of), speech.say("button-ranking"))


def _begins(game: str, how: str, label: str, style: Style, speech: Speech) -> Button:
    return Button(custom_id(Verb.THREAD, f"{game}+{how}"), speech.say(label), style)


def ranking(
    view: View,
    reaches: Sequence[Reach],
    text: Sequence[str],
    named: Mapping[int, bool],
    shown: bool | None,
    today: str,
    starts: Sequence[Button | Link],
    speech: Speech,
) -> Panel:
    """The private panel of a ranking, whose parts in words are `text`.

    It has the `starts` of games, buttons to the rankings of other `reaches`, a button to show or
    hide the member's streak, and a button to the last Sunday (on other days, to today). On Mondays
    that is called yesterday. `shown` says whether others see the streak, None without a streak.

    The ranking of friends also lists the member's friends, with menus to change them. `named` has,
    by user id, whether the friend has named the member, too.
    """
    day_of = speech.day(date.fromisoformat(view.day))
    heading = speech.say(f"challenge-heading-{view.reach}", day=day_of)
    parts = [f"### {heading}", text[0]]
    if view.reach is Reach.FRIENDS:
        parts.append(speech.say("challenge-friends-about"))
        for both, key in ((True, "challenge-friends-both"), (False, "challenge-friends-waiting")):
            who = [f"<@{user}>" for user, back in named.items() if back is both]
            if who:
                parts.append(speech.say(key, who=", ".join(who)))
    parts += text[1:]
    buttons = [
        Button(_ranking_rows(view._replace(reach=reach)), speech.say(f"button-ranking-{reach}"))
        for reach in reaches
        if reach is not view.reach
    ]
    if shown is not None:
        key = "button-hide-streak" if shown else "button-show-streak"
        buttons.append(Button(_ranking_rows(view, HIDE if shown else SHOW), speech.say(key)))
    then = last_sunday(today) if view.day == today else today
    key = {today: "today", before(today): "yesterday"}.get(then, "sunday")
    other = _ranking_rows(View(view.reach, then, ""))
    buttons.append(Button(other, speech.say(f"button-ranking-{key}")))
    rows: list[Row] = [(*starts, *buttons)] if len(starts) < 2 else [tuple(starts), tuple(buttons)]
    if view.reach is Reach.FRIENDS:
        rows.append(
            Menu(_ranking_rows(view, NAME), speech.say("challenge-menu-name"), (), people=True)
        )
        if named:
            drop = speech.say("challenge-menu-drop")
            rows.append(Menu(_ranking_rows(view, DROP), drop, (), people=True))
    return Panel(tuple(parts), tuple(rows))


def start_button(
    view: View, game: str, speech: Speech, *, begun: bool = False, link: str = ""
) -> Button | Link:
    """The button to today's challenge of a game: it starts the challenge.

    If the member has `begun` it, the button goes on with that game: it opens the `link` to the
    board or, without a link, as in direct messages, shows the board again.
    """
    key = "button-challenge-continue" if begun else "button-challenge-of"
    label = speech.say(key, game=title(game))
    if link:
        return Link(link, label)
    return Button(_ranking_rows(view._replace(game=game), PLAY), label, Style.GOOD)


def _ranking_rows(view: View, deed: str = "") -> str:
    return custom_id(RANKED, ".".join([*view, deed]))
