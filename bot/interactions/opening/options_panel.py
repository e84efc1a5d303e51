"""The private panel in which a lobby's host sets options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.discord_io.limits import SUGGESTION
from bot.interactions.opening.panels import by_value, is_duel, is_together, starting_number
from bot.interactions.typed.table_options import pair
from bot.language.speech import Speech, shorten
from bot.lobby.lobbies import agents, level_of, players, seating
from bot.play.opening.ways import way_of
from bot.presentation.custom_ids import Verb, custom_id
from bot.presentation.learning.introduction import mode_goal, tagline
from bot.presentation.panel import Entry, Menu, Panel, Row
from bot.store import records
from bot.table.clocks.pace import CLOCKS, Pace
from bot.table.clocks.running import Rest
from bot.table.settings import Level, options_of, settings_of
from engine.core import options, registry
from engine.core.words import words

NONE_TOLD: Final[Mapping[str, str]] = {}
PACE = "pace"
REST = "rest"
FORFEIT = "forfeit"
INVITE_ONLY = "invited"
HINTS = "hints"
WANTED = "wanted"
LEVEL = "level"
OF_SEAT = "-"
"""Separates a level from the number of the seat of the AI that it is for."""
TICK = "✓ "
ANSWERS = ("no", "yes")


def options_panel(lobby: records.MatchRow, speech: Speech) -> Panel:
    """The private panel in which the host sets options."""
    values, settings = options_of(lobby), settings_of(lobby)
    rows: list[Row] = []
    formed, timed = way_of(settings).forms is not None, settings.clock.span is not None
    game = registry.game(lobby.game)
    for option in () if formed else options.effective_options(game, values, clock=timed):
        now = values.get(option.name, option.default)
        named = {value: speech(pair(option, value)) for value in option.values}
        rows.append(_menu(lobby, option.name, named, now, _likes(lobby, option, speech)))
    paces = {pace.value: speech.say(short_name(pace)) for pace in Pace}
    banks = {pace.value: speech.say(f"pace-{pace}") for pace in Pace if CLOCKS[pace].bank}
    rows.append(_own_menu(lobby, PACE, paces, settings.pace, speech, banks))
    rests = {rest.value: speech.say(f"rest-{rest}") for rest in Rest}
    if timed:
        rows.append(_own_menu(lobby, REST, rests, settings.rest, speech))
    if timed and is_duel(lobby):
        late = {answer: speech.say(f"lobby-forfeit-{answer}") for answer in ANSWERS}
        rows.append(_own_menu(lobby, FORFEIT, late, ANSWERS[settings.loses_on_time], speech))
    guests = {"no": speech.say("lobby-for-all"), "yes": speech.say("lobby-for-invited")}
    rows.append(_own_menu(lobby, INVITE_ONLY, guests, ANSWERS[settings.invite_only], speech))
    rows.append(
        _own_menu(lobby, WANTED, _beginnings(lobby, speech), str(starting_number(lobby)), speech)
    )
    if registry.game(lobby.game).companions.levels and not formed:
        rows.append(_levels(lobby, speech))
    if lobby.size > 1 and not is_together(lobby):
        given_out = {answer: speech.say(f"lobby-hints-in-{answer}") for answer in ANSWERS}
        rows.append(_own_menu(lobby, HINTS, given_out, ANSWERS[settings.hints], speech))
    return Panel((speech.say("lobby-options"),), tuple(rows))


def _levels(lobby: records.MatchRow, speech: Speech) -> Menu:
    """The menu of AIs' levels: entries for all AIs, and for each AI if there are several."""
    levels = {level.value: speech.say(f"level-{level}") for level in Level}
    likes = {level.value: speech.say(f"level-{level}-about") for level in Level}
    each = {seat.number: level_of(lobby, seat) for seat in agents(lobby)}
    now, *others = {*each.values()} or {settings_of(lobby).level}
    menu = _own_menu(lobby, LEVEL, levels, now, speech, likes)
    if others:
        plain = (one._replace(label=one.label.removeprefix(TICK)) for one in menu.entries)
        menu = menu._replace(placeholder=speech.say("lobby-levels-mixed"), entries=tuple(plain))
    if len(each) < 2:
        return menu
    own = tuple(
        Entry(
            f"{level}{OF_SEAT}{number}",
            speech.say("lobby-level-of", name=lobby.seats[number].name, level=levels[level]),
            likes[level],
        )
        for number, has in each.items()
        for level in Level
        if level is not has
    )
    return menu._replace(entries=(*menu.entries, *own))


def short_name(pace: Pace) -> str:
    """The message id of a pace's name in a menu.

    The full names of half a day and of a pace with extra time are too long for a menu.
    """
    return f"pace-{pace}-short" if CLOCKS[pace].bank or pace is Pace.HALF_DAY else f"pace-{pace}"


def _beginnings(lobby: records.MatchRow, speech: Speech) -> dict[str, str]:
    """The labels of the menu that says at how many players the game starts by itself.

    Keys are that number as text; "0" means that the host starts the game.
    """
    least = max(len(players(lobby)) + 1, 2)
    numbers = {one for one in seating(lobby) if one >= least} | {starting_number(lobby)} - {0}
    counted = {str(one): speech.say("lobby-begins", count=one) for one in sorted(numbers)}
    return {"0": speech.say("lobby-host-begins"), **counted}


def _own_menu(
    lobby: records.MatchRow,
    name: str,
    values: Mapping[str, str],
    now: str,
    speech: Speech,
    likes: Mapping[str, str] = NONE_TOLD,
) -> Menu:
    """The menu of a setting that every lobby has: labels by value, and the current value `now`.

    `likes` has descriptions of values. The others are described by what the setting is about.
    """
    title = speech.say(f"lobby-{name}")
    named = {
        value: speech(words("option-pair", option=title, value=label))
        for value, label in values.items()
    }
    about = (
        {}
        if len(likes) == len(values)
        else dict.fromkeys(values, speech.say(f"lobby-{name}-about"))
    )
    return _menu(lobby, name, named, now, {**about, **likes})


def _menu(
    lobby: records.MatchRow,
    name: str,
    values: Mapping[str, str],
    now: str,
    likes: Mapping[str, str],
) -> Menu:
    """The menu of an option: labels by value (`values`), and the current value `now`.

    A closed menu shows the current value. In the open menu a tick marks it; `likes` has
    descriptions of values.
    """
    entries = tuple(
        Entry(
            value,
            f"{TICK}{label}" if value == now else label,
            _whole_sentences(likes.get(value, "")),
        )
        for value, label in values.items()
    )
    return Menu(custom_id(Verb.SET, name, match=lobby.id), values[now], entries)


def _whole_sentences(text: str) -> str:
    """The text, cut to fit an entry; without an ellipsis if it was cut after a sentence."""
    told = shorten(text, SUGGESTION)
    whole = told.removesuffix(" \N{HORIZONTAL ELLIPSIS}")
    return whole if whole.endswith(".") else told


def _likes(lobby: records.MatchRow, option: options.Option, speech: Speech) -> dict[str, str]:
    """Descriptions of the values of a game's option.

    If the values have different goals, each is described by its goal. Otherwise the text about the
    option describes the value *yes*, or, of an option without yes and no, each value.
    """
    if option.values == ANSWERS:
        return {ANSWERS[True]: speech(option.about)}
    each = by_value(lobby, option)
    goals = {one: mode_goal(lobby.game, read.ladder(), speech) for one, read in each.items()}
    if len({*goals.values()}) > 1:
        return {one: goal or tagline(lobby.game, speech) for one, goal in goals.items()}
    return {value: speech(option.about_value(value)) for value in option.values}
