"""Messages to members and the channel: turns, alarms, headlines, and secrets (whispers)."""

from collections.abc import Iterable
from typing import Any

from bot.play.effects.transition import Transition
from bot.store import changes
from bot.table.notices import (
    TOPIC,
    Alarmed,
    Announced,
    Turn,
    Whispered,
    table_notice,
    topic_notice,
)
from engine.core.events import Event
from engine.core.match import events_of


def turns(t: Transition) -> Iterable[changes.Change]:
    """A notice for each member whose turn it is now."""
    return [table_notice(t.row, Turn(seat), t.now) for seat in sorted(t.seats_to_notify)]


def alarms(t: Transition) -> Iterable[changes.Change]:
    """A notice for each member whom a new alarm threatens.

    The member who acted and those called to their turn get none: their answer or call shows the
    alarm.
    """
    fresh = {*t.after.state.alarmed} - {*t.before.state.alarmed}
    if not fresh:
        return []
    keys: dict[int, list[str]] = {}
    for alarm in t.after.alarms:
        for seat in alarm.threatens if alarm.key in fresh else ():
            keys.setdefault(seat, []).append(alarm.key)
    return [
        table_notice(t.row, Alarmed(seat, tuple(keys[seat])), t.now)
        for seat in sorted(keys)
        if not (t.after.automatic(seat) or _learns_otherwise(t, seat))
    ]


def _learns_otherwise(t: Transition, seat: int) -> bool:
    return (seat == t.actor and t.by_its_member) or seat in t.seats_to_notify


def headline_notices(t: Transition) -> Iterable[changes.Change]:
    """Notices of the headlines among the public facts, grouped by topic.

    An undo may take back headlines, and the end of a game closes offers, on any topic.
    """
    topics = {topic for _, about in t.headlines if (topic := about.topic or about.closes)}
    if t.ends or t.undoes:
        topics |= {role.removeprefix(TOPIC) for role in t.posted if role.startswith(TOPIC)}
    found = [topic_notice(t.row, topic, t.now) for topic in sorted(topics)]
    if any(not about.topic for _, about in t.headlines):
        joined = [fact for fact, about in t.headlines if about.topic]
        alone = [Event(fact) for fact in t.public if fact not in joined]
        facts = events_of(t.after.match.game).dump(alone).decode()
        found.append(table_notice(t.row, Announced(facts), t.now))
    return found


def whispers(t: Transition) -> Iterable[changes.Change]:
    """A notice for each seat that learns secret events, except the one that acted."""
    secrets: dict[int, list[Event[Any]]] = {}
    for event in t.events:
        for seat, face in event.faces.items() if event.fact is None else ():
            secrets.setdefault(seat, []).append(Event(face))
    codec = events_of(t.after.match.game)
    return [
        table_notice(t.row, Whispered(seat, codec.dump(faces).decode()), t.now)
        for seat, faces in secrets.items()
        if seat != t.actor and not t.after.automatic(seat)
    ]
