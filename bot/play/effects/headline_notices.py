"""Notices of headlines: each is posted at once, or shares the message of its topic.

A game's `headline` names the topic.
"""

from collections.abc import Iterable

from bot.play.effects.transition import Transition
from bot.store import changes
from bot.table.notices import TOPIC, announcement, topic_notice
from engine.core.events import Event
from engine.core.match import events_of


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
        facts = events_of(t.after.match.game).dump(alone)
        found.append(announcement(t.row, facts, t.now))
    return found
