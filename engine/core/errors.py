"""Errors of the engine: malformed input, illegal actions and broken content.

Each error has one sentence to show. Refusals by the rules are `Words`, rendered in the reader's
language; errors for operators are plain English.
"""

from __future__ import annotations

from engine.core.words import Words


class EngineError(Exception):
    """Base of all errors of the engine; `str()` is one clear sentence."""


class IllegalAction(EngineError):
    """The rules refuse this action now; nothing has changed."""

    def __init__(self, refusal: Words) -> None:
        super().__init__(f"The rules refuse this: {refusal.id}.")
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[Words]]:
        return type(self), (self.refusal,)


class StaleChoice(EngineError):
    """A path names a choice that is not offered now."""


class Malformed(EngineError):
    """An action, a saved state or a record does not match the game's types."""


class UnknownGame(EngineError):
    """No game is registered under this name."""


class Broken(EngineError):
    """A part of a game is faulty; `game` is the game's name."""

    def __init__(self, sentence: str, game: str) -> None:
        super().__init__(sentence)
        self.game = game

    def __reduce__(self) -> tuple[type[Broken], tuple[str, str]]:
        return type(self), (str(self), self.game)


class BrokenGame(Broken, UnknownGame):
    """A registered game is faulty and not offered."""


class BrokenLesson(Broken):
    """A tutorial or first turn does not fit its game."""


class UnknownAgent(EngineError):
    """A game has no agent or policy of this name."""


class UnknownRuleset(EngineError):
    """The game no longer has the ruleset of a saved match."""


class BadOption(EngineError):
    """A table option is unknown or its value is not allowed."""


class BadSeats(EngineError):
    """The game cannot be played with this number of seats."""


class BadContent(EngineError):
    """A file in `data/` is malformed; the sentence lists every bad entry."""
