"""What commands and clicks work with: the parts of a running bot."""

from __future__ import annotations

from dataclasses import dataclass

from bot.clock import Clock
from bot.discord_ui.clicks import Clicks
from bot.discord_ui.confirmations import Confirmations
from bot.discord_ui.invitations import Invitations
from bot.discord_ui.keeping import Keeping
from bot.discord_ui.listing import Listing
from bot.discord_ui.moves import Moves
from bot.discord_ui.myself import Myself
from bot.discord_ui.openings import Openings
from bot.discord_ui.reading import Reading
from bot.discord_ui.seating import Seating
from bot.discord_ui.tabling import TableClicks
from bot.discord_ui.vanishing import Vanishing
from bot.discord_ui.which import Which
from bot.guilds import Guilds
from bot.members import Members
from bot.outbox import Outbox
from bot.prepared import Preparing
from bot.publisher import Publisher
from bot.render.drawing import Pictures
from bot.residence import Residence
from bot.seats import Seats
from bot.service import Service
from bot.thinking import Thinking


@dataclass(frozen=True, slots=True)
class Context:
    """What commands and clicks work with."""

    service: Service
    publisher: Publisher
    outbox: Outbox
    guilds: Guilds
    openings: Openings
    confirmations: Confirmations
    reading: Reading
    listing: Listing
    clicks: Clicks
    pictures: Pictures
    clock: Clock
    thinking: Thinking
    members: Members
    seats: Seats
    tabling: TableClicks
    invitations: Invitations
    myself: Myself
    preparing: Preparing
    keeping: Keeping
    seating: Seating
    which: Which
    moves: Moves
    residence: Residence
    vanishing: Vanishing
