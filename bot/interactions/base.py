"""Dependencies that most parts of a running bot share."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.delivery.boards import Publisher
from bot.delivery.open_panels import OpenPanels
from bot.delivery.parts import Parts
from bot.delivery.unasked import UnaskedMessages
from bot.interactions.typed.premoves import Premoves
from bot.play.agents import Agents
from bot.play.social.mention_limit import Mentions
from bot.presentation.pictures import Pictures
from bot.runtime.shards import Shards
from bot.runtime.wake import Wake
from bot.runtime.workers import Wait
from bot.store.protocol import Store
from bot.store.records import MatchRow


@dataclass(frozen=True, slots=True)
class Base(Parts):
    """Dependencies of features and most other parts.

    Inherits from `Parts` the service, the seats, the members and the access to Discord.
    """

    store: Store
    now: Callable[[], float]
    wait: Wait
    wake: Wake
    place: Callable[[MatchRow], str]
    """The name of a game's channel; "" if unknown."""
    heard: Shards
    """The shards whose servers this process hears."""
    pictures: Pictures
    mentions: Mentions
    premoves: Premoves
    publisher: Publisher
    panels: OpenPanels
    unasked: UnaskedMessages
    agents: Agents
