"""Buttons of a table's menu: proposals and votes on them, seat offers, the way back to a seat."""

import re
from collections.abc import Iterator

from bot.discord_io.answer import Answer
from bot.discord_io.limits import ROW_BUTTONS
from bot.discord_io.server_members import member_of
from bot.interactions.at_table.seats import Seating
from bot.interactions.base import Base
from bot.interactions.click import Click, TableClick
from bot.interactions.private.reading import Reading
from bot.interactions.verbs import On, Who, does, on, on_table
from bot.language.speech import Speech, safe_name
from bot.members.preferences import MemberSettings
from bot.play.social.votes import Proposals
from bot.play.undo import can_undo
from bot.presentation import own_settings
from bot.presentation.choices.styles import ICONS
from bot.presentation.custom_ids import NotOurs, Verb, custom_id
from bot.presentation.features import contributions
from bot.presentation.panel import LABEL, Button, Entry, Menu, Panel, Row, Style
from bot.presentation.panels.buttons import BACK_TO_TABLE, back_to_table, way_back
from bot.presentation.panels.vote import ballot, vote_result
from bot.presentation.shown import Shown
from bot.table.clocks.pace import PACES
from bot.table.permissions import givable, require_unfinished, seat_of
from bot.table.presence import seats_absent
from bot.table.proposals import may_break, to_vote_on
from bot.table.refusals import Refused
from bot.table.state import VOTES, Ask
from bot.table.table import Table
from engine.core.words import seat_name, words

ASKED = re.compile(r"(pause|break|resume|pace|undo|replace|end)\.([0-9]{1,6})", re.ASCII)
VOTE = "vote"
"""The icon by which a game marks choices that are votes."""
NOBODY = 0
SURE = 1
"""The number in the id of a break's button after confirmation, where others name a seat."""
AGENTS = 4
"""Maximum seats of AIs that can be offered by a menu; `/table give` offers the others, too."""


class TableClicks:
    """Handles the buttons of a table's menu and proposals."""

    def __init__(self, base: Base, reading: Reading, seating: Seating) -> None:
        self._service, self._renderer, self._seats = base.service, base.renderer, base.seats
        self._proposals = Proposals(base.service, base.seats, base.mentions)
        self._members, self._panels = base.members, base.panels
        self._reading, self._seating = reading, seating

    @on(Verb.BACK, On.PANEL, On.TABLE, who=Who.WATCHER)
    async def back(self, click: Click) -> None:
        """Take the member's seat, or that of their group, back from the autopilot."""
        table = await self._seats.back(click.match_id, click.answer.user)
        await self._panels.show(click.answer, table, words("note-back"))

    @on_table(Verb.GIVE, On.TABLE, On.PANEL, who=Who.MEMBER)
    async def give(self, click: TableClick) -> None:
        """Ask to whom a seat is offered, or offer it to the chosen member. Raises Refused.

        The argument is the number of the seat, from 1; without one it is the member's own seat.
        """
        answer, table = click.answer, click.table
        if answer.values:
            if not answer.value.isdecimal():
                raise NotOurs(answer.value)
            to = await member_of(answer.interaction, int(answer.value))
            await self._seating.offer(answer, table, to, click.argument)
            return
        await answer.edit(_giving(table, answer.user, click.speech))

    @on_table(Verb.TABLE, On.BOARD, On.PANEL, who=Who.MEMBER)
    async def menu(self, click: TableClick) -> None:
        """Show the table's menu; a question's *Back* button shows it in place of the question."""
        answer, table, speech = click.answer, click.table, click.speech
        seat = seat_of(table, answer.user)
        require_unfinished(table.row)
        buttons = list(
            _menu_buttons(
                table, seat, speech, undoable=await can_undo(self._service.store, table, seat)
            )
        )
        rows: list[Row] = [
            tuple(buttons[at : at + ROW_BUTTONS]) for at in range(0, len(buttons), ROW_BUTTONS)
        ]
        if not (table.paused or table.solo or table.settings.tutorial):
            rows.append(_pace_menu(table, speech))
        text = [speech.say("table-ask")]
        if may_break(table, seat):
            text.append(speech.say("table-break", button=speech.say("button-break")))
        shown = Panel((" ".join(text),), tuple(rows))
        if click.argument == BACK_TO_TABLE:
            await answer.edit(shown)
        else:
            await self._panels.post_aside(answer, shown, table.id)

    @on_table(Verb.ASK, On.TABLE, On.PANEL, On.ASIDE, who=Who.MEMBER)
    async def ask(self, click: TableClick) -> None:
        """Make the proposal that the button or chosen entry names; before a break, ask first."""
        asked = click.answer.value if click.answer.values else click.argument
        form = ASKED.fullmatch(asked)
        if form is None:
            raise NotOurs(asked)
        table, what, about = click.table, Ask(form[1]), int(form[2])
        seat = seat_of(table, click.answer.user)
        free = table.state.proposal is None and may_break(table, seat)
        if what is Ask.BREAK and about != SURE and free:
            await click.answer.edit(_break_question(table, seat, click.speech))
            return
        async with self._panels.suspend_refresh(click.answer, table.id):
            sentence = await self.propose(click.answer, table, what, about)
            self._panels.forget(click.answer, table.id)
            back = way_back(table, click.speech)
            await click.answer.edit(Panel((sentence,), ((back,),)))

    async def ask_here(self, answer: Answer, table: Table, what: Ask, about: int = NOBODY) -> None:
        """Make a proposal by command, and confirm it privately. Raises Refused."""
        await answer.whisper(await self.propose(answer, table, what, about))

    @does(Ask.PAUSE)
    @does(Ask.RESUME)
    async def ask_pause(self, click: TableClick) -> None:
        """Propose to pause the game, or to resume it."""
        await self.ask_here(click.answer, click.table, Ask(click.verb))

    @on_table(Verb.VOTE, On.BOARD, On.PANEL, On.ALOUD, who=Who.VOTER)
    async def vote(self, click: TableClick) -> None:
        """Show the proposal, its effect, and the buttons to agree and disagree.

        Raises Refused if there is none, or the member has no vote.
        """
        answer, table = click.answer, click.table
        seat = seat_of(table, answer.user)
        proposal = to_vote_on(table, seat)
        shown = await ballot(self._service.store, table, proposal, seat, click.speech)
        await self._panels.post_aside(
            answer, shown, table.id, kind=Verb.VOTE, proposal=proposal.number
        )

    @does("vote")
    async def open_vote(self, click: TableClick) -> None:
        """Show the open proposal; without one, the member's panel with the votes of the game.

        Raises Refused if there is nothing to vote on; the refusal says when there will be.
        """
        answer, table = click.answer, click.table
        seat = seat_of(table, answer.user)
        if table.state.proposal is not None or table.over:
            await self.vote(click)
            return
        shown = Shown(table, seat, click.speech)
        if not shown.menus(seat).said.has(VOTE):
            laws = shown.laws
            ahead = None if laws is None else laws.ahead
            raise Refused(words("vote-none", ahead=ahead or words("vote-when-asked")))
        await self._reading.open(answer, table)

    @on(Verb.AYE, On.BALLOT, who=Who.VOTER)
    @on(Verb.NAY, On.BALLOT, who=Who.VOTER)
    async def answer(self, click: Click) -> None:
        """Vote for the proposal or against it."""
        answer, agree = click.answer, click.verb == Verb.AYE
        async with self._panels.suspend_refresh(answer, click.match_id):
            table, proposal = await self._proposals.answer(
                click.match_id, answer.user, click.decision, agree=agree
            )
            self._panels.forget(answer, click.match_id)
            speech = table.speech(answer.speech.locale)
            if table.state.proposal is not None:
                await answer.replace(speech.say("ask-asked"))
                return
            how = "carried" if agree else "declined"
            await answer.edit(vote_result(table, proposal, how, speech))

    @on(Verb.TAKE, On.ALOUD, who=Who.OFFERED)
    async def take(self, click: Click) -> None:
        """Take an offered seat. Raises Refused if it was not offered to the member."""
        answer = click.answer
        user = answer.interaction.user
        offer = f"{click.match_id}:{click.seat}:{click.decision}"
        settings = await self._members.read(user.id)
        if offer not in settings.offers:
            raise Refused(words("seat-not-offered"))
        table = await self._seats.take(
            click.match_id, click.seat, click.decision, user.id, user.display_name
        )
        locale = answer.speech.locale

        def change(settings: MemberSettings) -> MemberSettings:
            left = tuple(one for one in settings.offers if one != offer)
            return settings.model_copy(update={"offers": left, "locale": locale})

        await self._members.change(user.id, change)
        speech = await self._renderer.languages.speech(table)
        await answer.replace(speech.say("seat-taken", who=seat_name(click.seat)))

    async def propose(self, answer: Answer, table: Table, what: Ask, about: int) -> str:
        """Make a proposal, or carry it out at once if nobody else has to agree.

        `about` is the number that it concerns: a seat, a revision, or an index in `PACES`. Returns
        the sentence that confirms it. Raises Refused.
        """
        after = await self._proposals.ask(table.id, answer.user, what, about)
        speech = after.speech(answer.speech.locale)
        if after.state.proposal is not None:
            return speech.say("ask-asked")
        who = table.row.seats[about].name if what in VOTES else ""
        return _deed(what, after, who, speech)


def _giving(table: Table, user: int, speech: Speech) -> Panel:
    """The menus to offer the member's seat and, as host, those of AIs, above *Back*."""
    others = [seat for seat in givable(table, user) if seat != seat_of(table, user)]
    whom = custom_id(Verb.GIVE, match=table.id)
    rows = [Menu(whom, speech.say("table-give-whom"), (), people=True)]
    for seat in others[:AGENTS]:
        label = speech.without_escapes.say("table-give-agent", who=seat_name(seat))
        whom = custom_id(Verb.GIVE, str(seat + 1), match=table.id)
        rows.append(Menu(whom, label, (), people=True))
    key = "table-inviting" if others else "table-giving"
    return Panel((speech.say(key),), (*rows, (back_to_table(table.id, speech),)))


def _menu_buttons(table: Table, seat: int, speech: Speech, *, undoable: bool) -> Iterator[Button]:

    def button(label: str, verb: Verb, argument: str = "") -> Button:
        return Button(_id(table, seat, verb, argument), label[:LABEL], icon=ICONS.get(verb, ""))

    def asking(what: Ask, about: int, label: str) -> Button:
        return button(label, Verb.ASK, f"{what}.{about}")

    sitting = table.row.seats
    if sitting[seat].autopilot:
        yield button(speech.say("button-back"), Verb.BACK)
    if table.paused:
        yield asking(Ask.RESUME, NOBODY, speech.say("button-resume"))
    else:
        if undoable:
            yield button(speech.say("button-undo"), Verb.UNDO)
        yield asking(Ask.PAUSE, NOBODY, speech.say("button-pause"))
        if may_break(table, seat):
            yield asking(Ask.BREAK, NOBODY, speech.say("button-break"))
    yield from contributions().dealings(table, seat, speech)
    for other in seats_absent(table):
        if other != seat:
            who = seat_name(other)
            yield asking(Ask.REPLACE, other, speech.say("button-replace", who=who))
            yield asking(Ask.END, other, speech.say("button-end", who=who))
    agents = len(givable(table, sitting[seat].user or NOBODY)) > 1
    yield button(speech.say("button-invite-instead" if agents else "button-give"), Verb.GIVE)
    yield own_settings.settings_button(table.id, speech)
    yield button(speech.say("button-quit"), Verb.ASK_LEAVE)


def _pace_menu(table: Table, speech: Speech) -> Menu:
    """The menu to propose another pace. Closed, it shows the current one."""
    now = table.settings.pace
    entries = tuple(
        Entry(f"{Ask.PACE}.{number}", speech.say(f"pace-{pace}"))
        for number, pace in enumerate(PACES)
        if pace is not now
    )
    title, value = speech.say("lobby-pace"), speech.say(f"pace-{now}")
    shown = speech(words("option-pair", option=title, value=value))
    asked = custom_id(Verb.ASK, Ask.PACE, match=table.id)
    return Menu(asked, shown, entries, heading=speech.say("table-pace"))


def _break_question(table: Table, seat: int, speech: Speech) -> Panel:
    """The question before a member pauses the game for a week, with a way back to the menu."""
    sure = _id(table, seat, Verb.ASK, f"{Ask.BREAK}.{SURE}")
    yes = Button(sure, speech.say("button-pause"), Style.DANGER)
    return Panel((speech.say("break-ask"),), ((yes, back_to_table(table.id, speech)),))


def _id(table: Table, seat: int, verb: Verb, argument: str) -> str:
    return custom_id(verb, argument, match=table.id, seat=seat)


def _deed(what: Ask, table: Table, about: str, speech: Speech) -> str:
    """The sentence that says what a carried proposal did; `about` is the name of its member."""
    if what is Ask.PACE:
        return speech.say("ask-done-pace", pace=speech.say(f"pace-{table.settings.pace}"))
    if what in VOTES:
        return speech.say(f"ask-done-{what}", about=safe_name(about))
    if what is Ask.PAUSE and not table.state.agreed_pause:
        return speech.say("ask-done-pause-open")
    return speech.say("undo-done" if what is Ask.UNDO else f"ask-done-{what}")
