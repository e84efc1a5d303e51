"""Undo: the actions that would be undone, and whose consent that needs.

The record is append-only: an undo is one more revision. An action is in effect unless a later undo
covers it.
"""

import asyncio
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.play.opening.ways import USUAL, leads_of, way_of
from bot.store import changes, records
from bot.store.protocol import Store
from bot.table.presence import seats_concerned, seats_present
from bot.table.refusals import Refused
from bot.table.table import Table
from engine.core.events import Event
from engine.core.game import AnyGame
from engine.core.match import Match, Step, events_of
from engine.core.words import words

TOO_FAR = "undo-too-far"
REACH = 32
"""Entries of a record that are searched first for the seat's last action. Doubles until found."""


@dataclass(frozen=True, slots=True)
class TakeBack:
    """A possible undo.

    `to`: the revision to return to. `undone`: the actions that it undoes, in order. `revealed`:
    whether something was revealed since. `shared`: the message id of why all must agree; "" if
    nobody else must.
    """

    to: int
    undone: Sequence[records.Action]
    revealed: bool
    shared: str

    @property
    def alone(self) -> bool:
        """Whether nobody else must agree."""
        return not self.shared


def facts_json(step: Step[Any, Any, Any], *, named: bool = True, by_rule: bool = False) -> str:
    """The JSON that the record stores of a step: its events, and whether it revealed anything.

    For a timeout, `named` says whether everybody may know which seat it was. `by_rule` says that
    the game's rules or an order chose the action, not an AI.
    """
    facts = events_of(step.match.game).dump(step.events).decode()
    late = ("" if named else '"named":false,') + ('"by_rule":true,' if by_rule else "")
    return f'{{"reveals":{json.dumps(step.reveals)},{late}"events":{facts}}}'


def late_seat(entry: records.Action, viewer: int | None) -> int | None:
    """The seat whose timeout this entry of the record is; None if `viewer` may not know it."""
    named = json.loads(entry.events).get("named", True)
    return entry.seat if named or entry.seat == viewer else None


def by_rule(entry: records.Action) -> bool:
    """Whether the game's rules or an order chose at this timeout, and not an AI."""
    return bool(json.loads(entry.events).get("by_rule", False))


def how_chosen(entry: records.Action, game: AnyGame) -> str:
    """The suffix of a timeout's message id, by what chose: rules, orders, or "" for an AI."""
    return by_rules_of(game) if by_rule(entry) else ""


def by_rules_of(game: AnyGame) -> str:
    """The suffix of message ids for timeouts that no AI decided.

    It names orders if the game has them, else rules.
    """
    return "-by-order" if game.deadlines.orders else "-by-rule"


def events_in(match: Match[Any, Any, Any], entry: records.Action) -> list[Event[Any]]:
    """The events of an entry of the record, parsed."""
    return events_of(match.game).load(json.dumps(json.loads(entry.events)["events"]))


def facts_for(entry: records.Action, viewer: int | None) -> Iterator[dict[str, Any]]:
    """The facts of an entry that a viewer may know, as stored JSON. Works without the rules."""
    for event in json.loads(entry.events)["events"]:
        faces = event.get("faces") or {}
        face = event.get("fact") if viewer is None else faces.get(str(viewer), event.get("fact"))
        if face is not None:
            yield face


def in_effect(record: Sequence[records.Action]) -> list[records.Action]:
    """The entries of a record that no undo covers, in order."""
    standing: list[records.Action] = []
    for entry in record:
        if entry.by is records.By.UNDO:
            to = json.loads(entry.action)["to"]
            while standing and standing[-1].revision > to:
                standing.pop()
        else:
            standing.append(entry)
    return standing


def unreachable_snapshots(
    before: Table, after: Table, entry: records.Action
) -> Sequence[changes.Change]:
    """Changes that drop snapshots which no undo can reach.

    An undo reaches back to a revision in effect, at most to the start of the previous turn.
    """
    if entry.by is records.By.UNDO:
        return [changes.DropSnapshots(after.id, json.loads(entry.action)["to"], entry.revision)]
    turn = before.match.state.turn
    if after.match.state.turn > turn:
        return [changes.DropTurns(after.id, turn)]
    return []


async def possible_undo(store: Store, table: Table, seat: int) -> TakeBack:
    """The undo of the seat's last action in effect and all since.

    Reads only as much of the record as needed. Raises Refused like `last_own_action`, or if that
    action is so old that the state before it is no longer stored.
    """
    since, reach = table.match.revision, REACH
    while True:
        since, reach = max(0, since - reach), 2 * reach
        record = await store.actions(table.id, since)
        try:
            return await asyncio.to_thread(last_own_action, table, record, seat, since)
        except Refused as refusal:
            if refusal.why.id != TOO_FAR or await store.snapshot(table.id, since) is None:
                raise


def last_own_action(
    table: Table, record: Sequence[records.Action], seat: int, since: int = 0
) -> TakeBack:
    """The undo of the seat's last action in effect and all since. Raises Refused if impossible.

    A member undoes alone in solo games and tutorials, and elsewhere if nothing was revealed, nobody
    else acted since, and it is no secret who acted. Otherwise all must agree. Absent members cannot
    agree, so nobody draws random results again in their absence. Neither can AIs: beside AIs
    alone, a member undoes what they did too, but nothing that was revealed, such as ballots.

    `record` begins after the revision `since`: earlier actions are refused as too far back.
    """
    way, leads = way_of(table.settings), leads_of(table, seat)
    if leads is not None:
        raise Refused(words(leads.no_undo))
    standing = in_effect(record)
    places = [at for at, entry in enumerate(standing) if is_own(entry, seat)]
    if since and not (places and places[-1]):
        raise Refused(words(TOO_FAR))
    if not places:
        raise Refused(words("undo-nothing"))
    undone = standing[places[-1] :]
    to = standing[places[-1] - 1].revision if places[-1] else 0
    taught = table.settings.tutorial
    revealed = not taught and any(
        json.loads(entry.events)["reveals"] for entry in record if entry.revision > to
    )
    if revealed and way.no_undo:
        raise Refused(words(way.no_undo))
    others = any(not is_own(entry, seat) for entry in undone)
    match = table.match
    quiet = table.hides_missing or match.game.unseen(match.state, seat)
    among_agents = not table.solo and seats_concerned(table) == [seat]
    if revealed and among_agents:
        raise Refused(words("undo-revealed"))
    own = table.solo or taught or among_agents
    shared = "" if own else _consent_reason(others=others, revealed=revealed, quiet=quiet)
    there = seats_present(table)
    if shared and there != seats_concerned(table) and (revealed or quiet or there == [seat]):
        raise Refused(words("undo-absent"))
    return TakeBack(to, undone, revealed, shared)


def _consent_reason(*, others: bool, revealed: bool, quiet: bool) -> str:
    """The message id of why all must agree to an undo; "" if they need not.

    `others`: others acted since. `quiet`: it is secret who acted, so the reason is not told.
    """
    if quiet:
        return "undo-needs-all-secret"
    if others:
        return "undo-needs-all-both" if revealed else "undo-needs-all-others"
    return "undo-needs-all-revealed" if revealed else ""


def is_own(entry: records.Action, seat: int) -> bool:
    """Whether the seat's player made this action, directly or as a prepared move."""
    return entry.seat == seat and entry.by in (records.By.PLAYER, records.By.QUEUE)


async def last_of(store: Store, table: Table, seat: int) -> TakeBack:
    """Like `possible_undo`, but also checks that the state to return to is stored."""
    undo = await possible_undo(store, table, seat)
    snapshot = await store.snapshot(table.id, undo.to)
    if snapshot is None or snapshot.revision != undo.to:
        raise Refused(words(TOO_FAR))
    return undo


async def can_undo(store: Store, table: Table, seat: int) -> bool:
    """Whether the seat can undo something, alone or with the others' consent."""
    if table.over or table.paused or not table.match.decisions[seat]:
        return False
    lightly = table.solo and way_of(table.settings) is USUAL  # on each board: the last entry
    if lightly and table.match.revision:
        made, before = table.last, table.match.revision - 1
        last = await store.actions(table.id, before, 1) if made is None else [made]
        if last and is_own(last[-1], seat):
            return True
    try:
        await last_of(store, table, seat)
    except Refused:
        return False
    return True
