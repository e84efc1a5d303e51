"""What most parts of a running bot are made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.delivery.boards import Publisher
from bot.delivery.open_panels import OpenPanels
from bot.delivery.renderer import Renderer
from bot.delivery.turn_mentions import TurnMentions
from bot.delivery.unasked import Unasked
from bot.discord_io.courier import Courier
from bot.interactions.typed.premoves import Premoves
from bot.members.preferences import Members
from bot.play.actions import Service
from bot.play.agents import Agents
from bot.play.seats import Seats
from bot.play.social.mention_limit import Mentions
from bot.runtime.wake import Wake
from bot.runtime.workers import Wait
from bot.store.protocol import Store


@dataclass(frozen=True, slots=True)
class Base:
    """Parts that most others and all features need: the path of an action, and ways to Discord."""

    store: Store
    now: Callable[[], float]
    wait: Wait
    wake: Wake
    guild_locale: Callable[[int], str]
    service: Service
    courier: Courier
    members: Members
    mentions: Mentions
    seats: Seats
    premoves: Premoves
    turn_mentions: TurnMentions
    renderer: Renderer
    publisher: Publisher
    panels: OpenPanels
    unasked: Unasked
    agents: Agents
