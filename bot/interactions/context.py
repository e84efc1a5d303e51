"""The dependencies of commands and clicks."""

from dataclasses import dataclass

from bot.delivery.outbox import Outbox
from bot.guilds.membership import Residence
from bot.guilds.settings import Guilds
from bot.guilds.without_rules import GamesWithoutRules
from bot.interactions.at_table.confirm import Confirmations
from bot.interactions.at_table.seats import Seating
from bot.interactions.at_table.votes import TableClicks
from bot.interactions.base import Base
from bot.interactions.learning.help import Help
from bot.interactions.lost_channels import LostChannels
from bot.interactions.opening.invite import Invitations
from bot.interactions.opening.lobby import LobbyClicks
from bot.interactions.opening.start import Openings
from bot.interactions.private.game_lists import GameLists
from bot.interactions.private.own_data import OwnData
from bot.interactions.private.preferences import OwnPreferences
from bot.interactions.private.reading import Reading
from bot.interactions.router import Clicks
from bot.interactions.typed.moves import Moves
from bot.interactions.which_game import WhichGame
from bot.timers.clock import Clock
from bot.timers.server_visits import ServerVisits


@dataclass(frozen=True, slots=True)
class OpeningBase(Base):
    """`Base` and the parts that open tables and seat members, for click handlers of features."""

    guilds: Guilds
    lobby: LobbyClicks
    openings: Openings
    invitations: Invitations


@dataclass(frozen=True, slots=True)
class Context(OpeningBase):
    """All parts of a running bot that commands use."""

    outbox: Outbox
    confirmations: Confirmations
    help: Help
    reading: Reading
    game_lists: GameLists
    clicks: Clicks
    clock: Clock
    server_visits: ServerVisits
    tabling: TableClicks
    preferences: OwnPreferences
    own_data: OwnData
    seating: Seating
    which: WhichGame
    moves: Moves
    residence: Residence
    without_rules: GamesWithoutRules
    lost_channels: LostChannels
