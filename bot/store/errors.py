"""Errors of a store. Each text is a sentence that members or operators can read."""


class StoreError(Exception):
    """Base of a store's errors; `says` is the text of an error without arguments."""

    says = ""

    def __str__(self) -> str:
        return self.says or super().__str__()


class StaleRevision(StoreError):
    """The match changed since it was read. Read it again."""

    says = "The game has moved on in the meantime; look at it again."


class StaleSettings(StoreError):
    """The settings changed since they were read. Read them again."""

    says = "These settings have changed in the meantime; look at them again."


class AlreadyDone(StoreError):
    """The interaction was committed before. `match` and `revision` are its result."""

    def __init__(self, match_id: str, revision: int) -> None:
        super().__init__("This was done already.")
        self.match = match_id
        self.revision = revision


class ChannelTaken(StoreError):
    """The channel already has a match that is not over."""

    says = "A game is already being played here; open a thread for another one."


class UnknownMatch(StoreError):
    """There is no such match."""

    says = "There is no such game any more; start a new one with /play."


class TimerGone(StoreError):
    """The timer was handled, moved or deleted since it was read."""

    says = "That deadline has been dealt with already."


class AlreadyTried(StoreError):
    """The member has started this challenge before."""

    says = "You have begun this challenge before; your first start counts."


class StalePosting(StoreError):
    """Another process has sent or changed this unsolicited message."""

    says = "This message is being posted already."


class TooManyUnasked(StoreError):
    """The server has had its maximum of unsolicited messages today."""

    says = "This server has had enough messages for today."


class NotSaved(StoreError):
    """The commit was rolled back for the given `reason`, such as a full disk. Retry later."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"Not saved, try again: {reason}.")


class Unusable(StoreError):
    """The database cannot be opened or trusted. The text says why, and what to do."""
