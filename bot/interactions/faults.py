"""Turns an error into a sentence for the member who caused it."""

import structlog

from bot.language.speech import Speech
from bot.play.selection import Outdated
from bot.presentation.custom_ids import NotOurs
from bot.runtime import metrics
from bot.store.errors import ChannelTaken, NotSaved, StaleRevision, UnknownMatch, Unusable
from bot.table.game_faults import GameFault
from bot.table.refusals import Refused
from bot.table.without_rules import WithoutRules
from engine.core.errors import (
    BadContent,
    BadOption,
    BadSeats,
    BrokenGame,
    BrokenLesson,
    EngineError,
    UnknownGame,
    UnknownRuleset,
)

log = structlog.get_logger()

PLAIN = (BadOption, BadSeats, UnknownGame, UnknownRuleset)
"""Errors whose own text is told, in English."""
KNOWN: dict[type[Exception], str] = {
    NotOurs: "fault-old-button",
    Outdated: "fault-outdated",
    StaleRevision: "fault-outdated",
    UnknownMatch: "fault-unknown-match",
    ChannelTaken: "fault-channel-taken",
}


def sentence(error: Exception, speech: Speech) -> str:
    """The sentence that tells a member of an error. Logs the errors that an operator should see."""
    metrics.count("airlock_refusals", reason=type(error).__name__)
    if isinstance(error, Refused):
        return speech._replace(names=error.names or speech.names)(error.why)
    if isinstance(error, NotSaved):
        log.error("not_saved", reason=str(error))
        return speech.say("fault-not-saved")
    if isinstance(error, Outdated) and error.why is not None:
        return speech(error.why)
    if isinstance(error, Unusable):
        log.error("store_unusable", reason=str(error))
        return speech.say("fault-store")
    if known := next((say for kind, say in KNOWN.items() if isinstance(error, kind)), ""):
        return speech.say(known)
    if isinstance(error, BrokenGame | GameFault | BrokenLesson):
        return _of_a_package(error, speech)
    if isinstance(error, WithoutRules):
        return speech.say("fault-no-rules", game=speech.game_name(error.row.game))
    if isinstance(error, PLAIN):
        return str(error)
    if isinstance(error, EngineError) and not isinstance(error, BadContent):
        log.error("engine_fault", fault=str(error))
        return speech.say("fault-engine")
    log.error("unforeseen_fault", exc_info=error)
    return speech.say("fault-unforeseen")


def _of_a_package(error: BrokenGame | GameFault | BrokenLesson, speech: Speech) -> str:
    """The sentence about a faulty game, or about a fault of its lessons only. Logs the fault."""
    lesson = isinstance(error, BrokenLesson)
    event, key = ("lesson_fault", "fault-lesson") if lesson else ("game_fault", "fault-game")
    log.error(event, game=error.game, fault=str(error), exc_info=error.__cause__)
    return speech.say(key, game=speech.game_name(error.game))
