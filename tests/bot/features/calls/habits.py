"""How members of a large server ask for calls, in its month."""

from bot.features.calls.panel import CALLS, STOP
from tests.bot.weeks.habits import Habits

HABITS = Habits(asks="your notify", told=f":{CALLS}:{STOP}")
