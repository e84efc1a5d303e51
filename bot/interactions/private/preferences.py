"""A member's own settings: notifications, hours, city, holiday, language, rankings."""

from collections.abc import Mapping
from typing import Any, Final

from pydantic import ValidationError

from bot.discord_io.answer import Answer
from bot.interactions.answer_language import keep_settings
from bot.interactions.base import Base
from bot.interactions.click import Click
from bot.interactions.verbs import On, Who, on
from bot.language.speech import OWN_NAMES, Speech, locale_of, safe
from bot.members.cities import city_of
from bot.members.preferences import MemberSettings, Notify
from bot.play.social.holidays import Holidays
from bot.presentation import own_settings
from bot.presentation.custom_ids import NO_MATCH, Verb
from bot.presentation.panel import Panel
from bot.runtime.durations import DAY, HOUR
from bot.store.records import Status
from bot.table.clocks.pace import HOLIDAY_MOST
from bot.table.clocks.running import night
from bot.table.notices import Board, hand_notice, table_notice
from bot.table.refusals import Refused
from engine.core.words import words

MOST_HOLIDAYS: Final = 60
"""Maximum days of a holiday."""


class OwnPreferences:
    """Changes and shows a member's own settings, privately."""

    def __init__(self, base: Base) -> None:
        self._service, self._members = base.service, base.members
        self._holidays = Holidays(base.service, base.seats)

    async def change(
        self, answer: Answer, values: Mapping[str, Any], holiday: int | None = None
    ) -> None:
        """Store `values`, new settings by field, and show all settings.

        `holiday` is the number of days off from now; 0 ends a holiday. Raises Refused for invalid
        values.
        """
        await answer.post(await self._change(answer, values, holiday), private=True)

    @on(Verb.ME, On.TABLE, On.PANEL, On.ASIDE, On.HELP, who=Who.ANYBODY)
    async def show_or_change(self, click: Click) -> None:
        """Show the member's settings, or store the value that they chose for one.

        From the menu of a table, the settings replace the menu.
        """
        answer, match = click.answer, click.match_id
        if not click.argument and match == NO_MATCH:
            await self.change(answer, {})
            return
        if not click.argument:
            await answer.edit(await self._change(answer, {}, None, match))
            return
        values, holiday = own_settings.setting_of(click.argument, answer.value)
        if "language" in values:
            discords = locale_of(str(answer.interaction.locale))
            values = {**values, "locale": values["language"] or discords}
        await answer.edit(await self._change(answer, values, holiday, match))

    async def _change(
        self,
        answer: Answer,
        values: Mapping[str, Any],
        holiday: int | None,
        match: str = NO_MATCH,
    ) -> Panel:
        """Store settings like `change`; returns the panel of all settings.

        With the id of a `match`, the panel has a button back to that table's menu.
        """
        user, now = answer.user, self._service.now()
        chosen = dict(values)
        if holiday is not None:
            chosen["holiday"] = now + holiday * DAY if holiday else 0.0
        try:
            before, after = await self._members.change(
                user, lambda now: MemberSettings.model_validate({**now.model_dump(), **chosen})
            )
        except ValidationError as bad:
            typed = safe(str(bad.errors()[0]["input"]))
            raise Refused(words("refused-typed", typed=typed)) from None
        if holiday is not None:
            await self._holidays.move(user, after.holiday)
        if before.locale != after.locale or before.language != after.language:
            await self._update_language(user, now)
        keep_settings(answer.interaction, after)
        return _panel(after, answer.speech, now, match)

    async def _update_language(self, user: int, now: float) -> None:
        """Queue updates of the boards and hands of the member's games, in their new language."""
        for row in await self._service.store.matches_of(user):
            if row.status in (Status.RUNNING, Status.PAUSED):
                mine = [seat.number for seat in row.seats if seat.user == user and row.size > 1]
                hands = [hand_notice(row, seat, now) for seat in mine]
                await self._service.store.commit([table_notice(row, Board(), now), *hands])
        self._service.wake()


def _panel(settings: MemberSettings, speech: Speech, now: float, match: str) -> Panel:
    lines = [speech.say(f"me-notify-{settings.notify}")]
    if settings.notify is Notify.DM and settings.told_closed:
        lines.append(speech.say("me-closed"))
    lines.append(speech.say("me-remind", hours=round(settings.remind_every / HOUR)))
    quiet = settings.quiet_from, settings.quiet_to
    plays = settings.plays_from, settings.plays_to
    lines.append(_hours("me-quiet", "me-no-quiet", quiet, settings, speech, now))
    lines.append(_hours("me-plays", "me-any-time", plays, settings, speech, now))
    known = "me-city" if settings.city else "me-no-city"
    begins, ends = (f"<t:{at:.0f}:t>" for at in night(settings.city, now))
    lines.append(speech.say(known, city=_zone(settings), begins=begins, ends=ends))
    if settings.holiday > now:
        lines.append(
            speech.say(
                "me-holiday", when=f"<t:{settings.holiday:.0f}:f>", days=round(HOLIDAY_MOST / DAY)
            )
        )
    lines.append(_language(settings, speech))
    lines.append(speech.say("me-ranked" if settings.ranked else "me-not-ranked"))
    lines.append(speech.say("me-habits" if settings.habits else "me-no-habits"))
    return own_settings.controls(lines, speech, match)


def _hours(
    key: str, none: str, span: tuple[int, int], settings: MemberSettings, speech: Speech, now: float
) -> str:
    """The message `key` with the hours of `span`, or the message `none` if `span` is empty.

    The hours are those of the clock in the member's city. Without a city they are in UTC, and the
    message also has the hours by the reader's own clock.
    """
    if span[0] == span[1]:
        return speech.say(none)
    zone = _zone(settings)
    if not settings.city:
        begins, ends = (f"<t:{now - now % DAY + hour * HOUR:.0f}:t>" for hour in span)
        zone = speech.say("me-utc", begins=begins, ends=ends)
    return speech.say(key, zone=zone, **{"from": f"{span[0]}:00", "to": f"{span[1]}:00"})


def _zone(settings: MemberSettings) -> str:
    return city_of(settings.city) if settings.city else "UTC"


def _language(settings: MemberSettings, speech: Speech) -> str:
    if settings.language in OWN_NAMES:
        return speech.say("me-language", language=OWN_NAMES[settings.language])
    return speech.say("me-language-discord")
