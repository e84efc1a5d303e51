"""Home worlds, war, peace, passage and private talks."""

from engine.games.black_abyss.actions.action import Action


class FoundHome(Action):
    """Replace an unexplored hex of the frontier with one's home world."""

    at: int


class DeclareWar(Action):
    """Declare war, before any movement."""

    on: int


class Offer(Action):
    """Offer peace (0) or passage (1)."""

    to: int
    what: int


class Withdraw(Action):
    """Take an offer back."""

    to: int
    what: int


class Accept(Action):
    """Accept an offer."""

    of: int
    what: int


class Decline(Action):
    """Decline an offer."""

    of: int
    what: int


class Talk(Action):
    """Ask another seat for private talks, or agree to them."""

    to: int


class EndTalk(Action):
    """End private talks with another seat, or decline or withdraw the request."""

    to: int


class EndPassage(Action):
    """Give notice to another seat that passage ends."""

    to: int
