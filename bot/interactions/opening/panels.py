"""A lobby's public message."""

from collections.abc import Iterator, Mapping
from math import floor
from typing import Final

from bot.interactions.typed.table_options import pair
from bot.language.speech import Speech, safe_name, title, without_escapes
from bot.lobby.lobbies import (
    INVITED,
    agents,
    closes_at,
    is_full,
    last_added,
    level_of,
    players,
    ready,
    seating,
)
from bot.members.cities import UTC_ZONE
from bot.members.habits import Habits
from bot.play.opening.groups import rematch_sentences
from bot.play.opening.ways import way_of
from bot.presentation.custom_ids import Verb, custom_id
from bot.presentation.features import contributions
from bot.presentation.learning.introduction import box, emblem, facts, in_short, learning_text
from bot.presentation.learning.length import is_usual, length
from bot.presentation.panel import SMALL, Button, Panel, Row, Style
from bot.presentation.status import fairness_code
from bot.runtime.durations import DAY, HOUR, MINUTE
from bot.store import records
from bot.table.clocks.pace import Pace
from bot.table.clocks.running import Rest, longest, night, stretch
from bot.table.settings import Level, TableSettings, options_of, settings_of
from engine.core import options, registry
from engine.core.game import Options
from engine.core.words import Words, words

NOTHING: Final[Mapping[int, Habits]] = {}
UNKNOWN: Final[Mapping[int, tuple[float, float]]] = {}
DUEL: Final = 2
LISTED = 4
"""Up to this number all options are listed; of more, only those that differ from the default."""


def panel(
    lobby: records.MatchRow,
    speech: Speech,
    known: Mapping[int, Habits] = NOTHING,
    hours: Mapping[int, tuple[float, float]] = UNKNOWN,
) -> Panel:
    """The public message of a lobby.

    `known` has the habits of members who show them, by user id. `hours` has when the usual playing
    hours of members who named them begin and end, in unix seconds, by user id.
    """
    ladder = options.read(registry.game(lobby.game), options_of(lobby)).ladder()
    timed = not _length(lobby, speech)
    allies = is_together(lobby)
    about = facts(lobby.game, speech, seating(lobby), ladder, timed=timed, together=allies)
    lines = [in_short(lobby.game, ladder, speech, together=allies), f"{SMALL}{about}", ""]
    for seat in lobby.seats:
        when = _hours(seat, hours, speech)
        lines.append(f"{seat.number + 1}. {_player(lobby, seat, known, speech)}{when}")
    forms = way_of(settings_of(lobby)).forms
    keys = [*([] if forms is None else [forms.sentence]), *rematch_sentences(settings_of(lobby))]
    lines += ["", *map(speech.say, keys)]
    lines += _settings(lobby, forms is not None, speech)
    missing = max(seating(lobby)[0] - len(players(lobby)), 0)
    wanted = starting_number(lobby)
    lines += _with_fewer(lobby, speech)
    if missing or not wanted:
        lines.append(_waits(lobby, missing, speech))
    if wanted:
        lines.append(speech.say("lobby-begins-itself", count=wanted))
    if wanted and not missing:
        lines.append(speech.say("lobby-begins-sooner"))
    heading = speech.say(
        "lobby-heading-full" if is_full(lobby) else "lobby-heading", game=title(lobby.game)
    )
    text = (f"### {emblem(lobby.game)} {heading}", "\n".join(lines))
    foot = SMALL
    if not is_full(lobby):
        foot += speech.say("lobby-asked", when=f"<t:{floor(lobby.updated)}:R>") + " "
    closes = "lobby-closes" if forms is None else "lobby-closes-surely"
    foot += speech.say(closes, when=f"<t:{closes_at(lobby):.0f}:R>")
    foot += f"\n{SMALL}{fairness_code(lobby, speech)}" if lobby.seed_hash else ""
    buttons = _buttons(lobby, forms is not None, speech)
    return Panel(text, buttons, box(lobby.game, speech, ladder, together=allies), foot=foot)


def _player(
    lobby: records.MatchRow, seat: records.Seat, known: Mapping[int, Habits], speech: Speech
) -> str:
    """The name of a seat's player, with their habits if `known` has them."""
    sitting, habits = _sitting(lobby, seat, speech), known.get(seat.user or 0)
    if habits is None or seat.agent == INVITED:
        return sitting
    count = {"finished": habits.finished, "games": habits.games}
    summary = words("habits-finished", **count)
    if habits.answer is not None:
        summary = words("habits-both", time=_about(habits.answer), **count)
    return speech.say("lobby-habits", name=sitting, habits=summary)


def _hours(seat: records.Seat, hours: Mapping[int, tuple[float, float]], speech: Speech) -> str:
    """A member's usual playing hours, in each reader's time zone; "" if unknown."""
    interval = hours.get(seat.user or 0)
    if interval is None or seat.agent == INVITED:
        return ""
    begins, ends = (f"<t:{at:.0f}:t>" for at in interval)
    return f" · {speech.say('lobby-hours', begins=begins, ends=ends)}"


def _about(seconds: float) -> Words:
    """A rounded duration: in days from 2 days on, in hours from 1 hour on, else in minutes."""
    if seconds >= 2 * DAY:
        return words("habits-time-days", count=round(seconds / DAY))
    if seconds >= HOUR:
        return words("habits-time-hours", count=round(seconds / HOUR))
    return words("habits-time-minutes", count=max(1, round(seconds / MINUTE)))


def starting_number(lobby: records.MatchRow) -> int:
    """The number of players at which the game starts by itself; 0 if the host starts it."""
    wanted = settings_of(lobby).wanted
    return wanted if wanted in seating(lobby) else 0


def _sitting(lobby: records.MatchRow, seat: records.Seat, speech: Speech) -> str:
    name = safe_name(seat.name) or speech.say("somebody")
    if seat.agent == INVITED:
        return speech.say("lobby-seat-invited", name=name)
    if seat.user is None:
        if registry.game(lobby.game).companions.levels:
            level = speech.say(f"level-{level_of(lobby, seat)}")
            return speech.say("lobby-seat-agent-level", name=name, level=level)
        return speech.say("lobby-seat-agent", name=name)
    if seat.user == lobby.host:
        return speech.say("lobby-seat-host", name=name)
    return name


def _settings(lobby: records.MatchRow, formed: bool, speech: Speech) -> list[str]:
    """The settings, one per line.

    With more than `LISTED` options, one sentence names those at their default. A changed option
    that has no effect is marked as unused.
    """
    values, settings, game = options_of(lobby), settings_of(lobby), registry.game(lobby.game)
    timed = settings.clock.span is not None
    lines, counting = [], () if formed else options.effective_options(game, values, clock=timed)
    usual = list[Words]()
    for option in counting:
        chosen = values.get(option.name, option.default)
        if chosen != option.default or len(counting) <= LISTED:
            lines.append(f"{speech(option.title)}: **{speech(option.label(chosen))}**")
        else:
            usual.append(option.title)
    if usual:
        lines.append(speech.say("lobby-usual", changed=len(lines), options=tuple(usual)))
    for option in () if formed else options.describe(game):
        chosen = values.get(option.name, option.default)
        if chosen != option.default and option not in counting:
            lines.append(speech.say("lobby-unused", option=pair(option, chosen)))
    lines += _clocks(lobby, speech)
    if lasts := _length(lobby, speech):
        lines.append(lasts)
    if settings.invite_only:
        lines.append(speech.say("lobby-agreed-invite-only"))
    lines += _level(lobby, speech)
    if not (is_together(lobby) or settings.rematch_of):
        lines.append(_rating(lobby, speech))
    return lines


def _waits(lobby: records.MatchRow, missing: int, speech: Speech) -> str:
    """The line on how the game begins; `missing` is how many players are needed."""
    if missing and len(lobby.seats) >= seating(lobby)[-1]:
        return speech.say("lobby-waits-invited")
    return speech.say("lobby-waits", missing=missing, host=_host(lobby, speech))


def _with_fewer(lobby: records.MatchRow, speech: Speech) -> Iterator[str]:
    """Lines on values of options with which the players here could start, if they are too few.

    One player counts as two.
    """
    game, count = registry.game(lobby.game), max(2, len(players(lobby)))
    if way_of(settings_of(lobby)).forms is not None or count >= seating(lobby)[0]:
        return
    for option in options.describe(game):
        each = by_value(lobby, option)
        fitting = [one for one, read in each.items() if count in read.seating(game.seats)]
        if fitting:
            values = tuple(option.label(one) for one in fitting)
            yield speech.say("lobby-with-fewer", count=count, values=values)


def by_value(lobby: records.MatchRow, option: options.Option) -> dict[str, Options]:
    """By each value of an option, the options of the lobby with that value."""
    game, chosen = registry.game(lobby.game), options_of(lobby)
    return {one: options.read(game, {**chosen, option.name: one}) for one in option.values}


def _clocks(lobby: records.MatchRow, speech: Speech) -> list[str]:
    """Lines on the pace, on what happens when time runs out, and on the hours when clocks stop."""
    settings = settings_of(lobby)
    lines = [speech.say("lobby-agreed-pace", pace=speech.say(f"pace-{settings.pace}"))]
    if settings.loses_on_time and is_duel(lobby):
        lines.append(speech.say("lobby-agreed-forfeit"))
    lines += _rest(settings, lobby.updated, speech)
    if settings.pace is Pace.NONE and registry.game(lobby.game).deadlines.given:
        told = learning_text(lobby.game, "deadline", speech)
        lines.append(told or speech.say("lobby-rules-give-time"))
    return lines


def _level(lobby: records.MatchRow, speech: Speech) -> list[str]:
    """A line on each level that an AI in the lobby has, if the game has levels.

    It names the AIs if they have different levels.
    """
    if not registry.game(lobby.game).companions.levels:
        return []
    who: dict[Level, list[str]] = {}
    for seat in agents(lobby):
        who.setdefault(level_of(lobby, seat), []).append(safe_name(seat.name))
    return [
        speech.say(
            "lobby-agreed-level" if len(who) == 1 else "lobby-agreed-level-of",
            who=", ".join(who[level]),
            level=speech.say(f"level-{level}"),
            like=speech.say(f"level-{level}-about"),
        )
        for level in Level
        if level in who
    ]


def _rest(settings: TableSettings, now: float, speech: Speech) -> list[str]:
    """Lines on the hours in which clocks stop, and on how much longer that makes turns and games.

    The lines say by how many days or hours at most a turn becomes longer, and a game by how many
    percent. If clocks stop at night, they also name the night of members without a city, by each
    reader's clock.
    """
    clock, rest = settings.clock, settings.rest
    if rest is Rest.NONE or clock.span is None:
        return []
    time = clock.span + clock.bank
    more = longest(time, rest) - time
    unit, length = ("days", DAY) if more % DAY == 0 else ("hours", HOUR)
    duration = words(f"rest-more-{unit}", count=round(more / length))
    percent = round((stretch(rest) - 1) * 100)
    said = [speech.say("lobby-agreed-rest", rest=rest.value, more=duration, percent=percent)]
    if rest is not Rest.WEEKENDS:
        begins, ends = (f"<t:{at:.0f}:t>" for at in night(UTC_ZONE, now))
        said.append(speech.say("lobby-rest-no-city", begins=begins, ends=ends))
    return [" ".join(said)]


def _rating(lobby: records.MatchRow, speech: Speech) -> str:
    """A line that says whether the game is rated, and whether hints are allowed."""
    if _alone(lobby):
        return speech.say("lobby-unrated")
    return speech.say("lobby-rated-hints" if settings_of(lobby).hints else "lobby-rated")


def _alone(lobby: records.MatchRow) -> bool:
    """Whether only one member would play, against AIs. Such a game is never rated."""
    people = [seat for seat in players(lobby) if seat.user is not None]
    return len(people) == 1 < len(players(lobby))


def _length(lobby: records.MatchRow, speech: Speech) -> str:
    """How long the game takes with these players, or with the fewest that can start it.

    "" if the options change how long it takes, as it is known for the standard ones only.
    """
    if not is_usual(lobby.game, options_of(lobby)):
        return ""
    sitting = players(lobby)
    agents = sum(seat.user is None for seat in sitting)
    seats = max(len(sitting), seating(lobby)[0])
    settings = settings_of(lobby)
    return length(lobby.game, seats, agents, settings.clock, settings.rest, speech)


def _buttons(lobby: records.MatchRow, formed: bool, speech: Speech) -> tuple[Row, ...]:
    """The lobby's buttons, the same for everybody.

    *Join* is highlighted while players are needed, *Start* once the game can start. *Join* is
    disabled if no seat is free.
    """
    full, begin = len(lobby.seats) >= seating(lobby)[-1], ready(lobby)
    join = Style.PLAIN if begin or is_full(lobby) else Style.MAIN
    start = Style.GOOD if begin else Style.PLAIN
    agent = _button(lobby, Verb.AGENT, speech.say("button-agent"), disabled=full)
    usual = (
        _button(lobby, Verb.JOIN, speech.say("button-join"), join, disabled=is_full(lobby)),
        _button(lobby, Verb.LEAVE, speech.say("button-leave")),
        *([] if formed else [agent]),
        _button(lobby, Verb.OPTIONS, speech.say("button-options")),
        _button(lobby, Verb.START, _start(lobby, speech), start, disabled=not begin),
    )
    aside: tuple[Button, ...] = (_button(lobby, Verb.GUIDE, speech.say("button-guide")),)
    if (last := last_added(lobby)) is not None:
        named = {"name": without_escapes(safe_name(last.name))}
        label = speech.say("button-unagent" if last.user is None else "button-uninvite", **named)
        aside = (*aside, _button(lobby, Verb.UNAGENT, label))
    return usual, (*aside, *contributions().lobby(lobby, speech))


def _start(lobby: records.MatchRow, speech: Speech) -> str:
    """The label of *Start*; if other members play, too, it names the host, who alone may start."""
    if all(seat.user in (None, lobby.host) for seat in players(lobby)):
        return speech.say("button-start")
    return without_escapes(speech.say("button-start-of", host=_host(lobby, speech)))


def _host(lobby: records.MatchRow, speech: Speech) -> str:
    """The host's name, escaped for Discord's markup; "somebody" if it is unknown."""
    host = next((one.name for one in lobby.seats if one.user == lobby.host), "")
    return safe_name(host) or speech.say("somebody")


def _button(
    lobby: records.MatchRow,
    verb: Verb,
    label: str,
    style: Style = Style.PLAIN,
    *,
    disabled: bool = False,
) -> Button:
    return Button(custom_id(verb, match=lobby.id), label, style, disabled)


def is_duel(lobby: records.MatchRow) -> bool:
    """Whether the game can be played by two, against each other."""
    return DUEL in seating(lobby) and not is_together(lobby)


def is_together(lobby: records.MatchRow) -> bool:
    """Whether all players win or lose together under the current options."""
    game = registry.game(lobby.game)
    return options.read(game, options_of(lobby)).together() is not None
