"""Errors of a store. Each text is a sentence that members or operators can read."""


class StoreError(Exception):
    """Base of a store's errors."""


class StaleRevision(StoreError):
    """The match changed since it was read. Read it again."""

    def __init__(self, match_id: str) -> None:
        super().__init__("The game has moved on in the meantime; look at it again.")
        self.match = match_id


class StaleSettings(StoreError):
    """The settings changed since they were read. Read them again."""

    def __init__(self) -> None:
        super().__init__("These settings have changed in the meantime; look at them again.")


class AlreadyDone(StoreError):
    """The interaction was committed before. `match` and `revision` are its result."""

    def __init__(self, match_id: str, revision: int) -> None:
        super().__init__("This was done already.")
        self.match = match_id
        self.revision = revision


class ChannelTaken(StoreError):
    """The channel already has a match that is not over."""

    def __init__(self, channel: int) -> None:
        super().__init__("A game is already being played here; open a thread for another one.")
        self.channel = channel


class UnknownMatch(StoreError):
    """There is no such match."""

    def __init__(self, match_id: str) -> None:
        super().__init__("There is no such game any more; start a new one with /play.")
        self.match = match_id


class TimerGone(StoreError):
    """The timer was handled, moved or deleted since it was read."""

    def __init__(self, match_id: str, kind: str) -> None:
        super().__init__("That deadline has been dealt with already.")
        self.match = match_id
        self.kind = kind


class AlreadyTried(StoreError):
    """The member has started this challenge before."""

    def __init__(self) -> None:
        super().__init__("You have begun this challenge before; your first start counts.")


class StalePosting(StoreError):
    """Another process has sent or changed this unsolicited message."""

    def __init__(self) -> None:
        super().__init__("This message is being posted already.")


class TooManyUnasked(StoreError):
    """The server has had its maximum of unsolicited messages today."""

    def __init__(self) -> None:
        super().__init__("This server has had enough messages for today.")


class NotSaved(StoreError):
    """The commit was rolled back for the given `reason`, such as a full disk. Retry later."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"Not saved, try again: {reason}.")
        self.reason = reason


class Unusable(StoreError):
    """The database cannot be opened or trusted. The text says why, and what to do."""
