"""What a seat can do.

Ships, hexes (`at`), land tiles (`land`: hex * 7 + slot), seats and kinds of things are given by
their numbers.
"""

from engine.games.black_abyss.actions.action import *  # noqa: F403
from engine.games.black_abyss.actions.battle import *  # noqa: F403
from engine.games.black_abyss.actions.dealings import *  # noqa: F403
from engine.games.black_abyss.actions.fleets import *  # noqa: F403
from engine.games.black_abyss.actions.movement import *  # noqa: F403
from engine.games.black_abyss.actions.purchases import *  # noqa: F403
from engine.games.black_abyss.actions.votes import *  # noqa: F403
