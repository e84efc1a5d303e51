"""The objects that most classes of this package are constructed with."""

from dataclasses import dataclass

from bot.delivery.renderer import Renderer
from bot.discord_io.courier import Courier
from bot.members.preferences import Members
from bot.play.actions import Service
from bot.play.seats import Seats


@dataclass(frozen=True, slots=True)
class Parts:
    """The service that changes tables, and the access to Discord and to members' settings."""

    service: Service
    renderer: Renderer
    courier: Courier
    members: Members
    seats: Seats
