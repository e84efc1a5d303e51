"""Home worlds, war, peace, passage and private talks."""

from engine.games.black_abyss.actions.action import Action


class FoundHome(Action):
    """Replace an unexplored hex of the frontier with one's home world."""

    at: int


class DeclareWar(Action):
    """Declare war, before any movement."""

    on: int


class Offer(Action):
    """Offer another seat peace (0) or passage (1)."""

    to: int
    what: int


class Withdraw(Action):
    """Take back one's offer to another seat."""

    to: int
    what: int


class Accept(Action):
    """Accept the offer of another seat."""

    of: int
    what: int


class Decline(Action):
    """Decline the offer of another seat."""

    of: int
    what: int


class Talk(Action):
    """Ask another seat for private talks, or agree to them."""

    to: int


class EndTalk(Action):
    """End private talks with another seat, or decline or withdraw the request."""

    to: int


class EndPassage(Action):
    """Give another seat notice that passage ends."""

    to: int
