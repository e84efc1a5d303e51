"""A member's settings as controls: the current settings, and a menu for each of them."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.language.speech import MORE, OWN_NAMES, Speech
from bot.members.preferences import Notify
from bot.presentation.custom_ids import NO_MATCH, NotOurs, Verb, custom_id
from bot.presentation.panel import Button, Entry, Menu, Panel, Row
from bot.presentation.panels.buttons import back_to_table
from bot.runtime.durations import HOUR

NOTIFY, REMIND, QUIET, PLAYS, HOLIDAY, LANGUAGE, RANKED, HABITS = CONTROLS = (
    "notify",
    "remind",
    "quiet",
    "plays",
    "holiday",
    "language",
    "ranked",
    "habits",
)
AS_DISCORD: Final = "discord"
NEVER: Final = "never"
HOURS: Final = ((20, 8), (21, 7), (22, 6), (22, 7), (22, 8), (23, 7), (23, 8), (0, 7), (0, 8))
"""The quiet hours in the menu, as (first hour, hour of the end). The command takes any hours."""
PLAYING_HOURS: Final = (
    (6, 9),
    (9, 12),
    (12, 14),
    (14, 18),
    (17, 20),
    (18, 22),
    (19, 23),
    (20, 0),
    (22, 2),
)
"""The playing hours in the menu, as (first hour, hour of the end)."""
SPANS: Final = {QUIET: HOURS, PLAYS: PLAYING_HOURS}
REMINDERS: Final = (0, 6, 12, 24, 48)
"""Hours between two reminders; 0 for the clock's own."""
DAYS: Final = (0, 1, 2, 3, 5, 7, 10, 14, 21, 30)
"""Days of a holiday; 0 ends it."""


def controls(lines: Sequence[str], speech: Speech, match: str = NO_MATCH) -> Panel:
    """The panel of the member's settings: the given lines, and a menu for each setting.

    If the member opened it from the menu of a table, `match` is the id of that match, and a button
    leads back.
    """
    text = (f"### {speech.say('me-heading')}", "\n".join(f"- {line}" for line in lines))
    rows: list[Row] = [_menu(control, speech, match) for control in CONTROLS]
    if match != NO_MATCH:
        rows.append((back_to_table(match, speech),))
    return Panel((*text, f"-# {speech.say('me-set-more')}"), tuple(rows))


def settings_button(match: str, speech: Speech) -> Button:
    """The button that opens the member's settings, for a message about this match."""
    where = custom_id(Verb.ME, match=match)
    return Button(where, speech.say("button-holiday"))


def setting_of(control: str, value: str) -> tuple[Mapping[str, Any], int | None]:
    """What an entry of the menu `control` changes: (fields of the preferences, days of a holiday).

    The days are None for other settings. Raises NotOurs if the menu has no such entry.
    """
    if control == HOLIDAY and value in map(str, DAYS):
        return {}, int(value)
    settings = _settings(control, value)
    if settings is None:
        raise NotOurs(control)
    return settings, None


def _settings(control: str, value: str) -> Mapping[str, Any] | None:
    if control == NOTIFY and value in tuple(Notify):
        return {"notify": value, "told_closed": False}
    if control == REMIND and value in map(str, REMINDERS):
        return {"remind_every": int(value) * HOUR}
    if control in SPANS:
        spans = {NEVER: (0, 0), **{_span(*hours): hours for hours in SPANS[control]}}
        if value in spans:
            begins, ends = spans[value]
            return {f"{control}_from": begins, f"{control}_to": ends}
    if control == LANGUAGE and value in (AS_DISCORD, *OWN_NAMES):
        return {"language": "" if value == AS_DISCORD else value}
    if control in (RANKED, HABITS) and value in ("yes", "no"):
        return {control: value == "yes"}
    return None


def _menu(control: str, speech: Speech, match: str) -> Menu:
    """The menu of a setting. Entries name the setting, as a chosen entry hides the placeholder."""
    asked = speech.say(f"me-set-{control}")
    entries = (
        one._replace(
            label=speech.say("option-pair", option=asked.removesuffix(MORE), value=one.label)
        )
        for one in _entries(control, speech)
    )
    return Menu(custom_id(Verb.ME, control, match=match), asked, tuple(entries))


def _entries(control: str, speech: Speech) -> tuple[Entry, ...]:
    say = speech.say
    if control == HOLIDAY:
        return tuple(Entry(str(days), say("me-set-days", days=days)) for days in DAYS)
    if control == REMIND:
        return tuple(Entry(str(one), say("me-set-hours", hours=one)) for one in REMINDERS)
    if control in SPANS:
        never = say("me-set-never" if control == QUIET else "me-set-any-time")
        spans = (Entry(_span(*one), f"{one[0]}:00-{one[1]}:00") for one in SPANS[control])
        return (Entry(NEVER, never), *spans)
    if control == LANGUAGE:
        own = (Entry(locale, name) for locale, name in OWN_NAMES.items())
        return (Entry(AS_DISCORD, say("me-set-discord")), *own)
    values = tuple(Notify) if control == NOTIFY else ("yes", "no")
    return tuple(Entry(value, say(f"me-set-{control}-{value}")) for value in values)


def _span(begins: int, ends: int) -> str:
    return f"{begins}-{ends}"
