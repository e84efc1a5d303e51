"""Facts, in the past tense.

Places are names of hexes ("C4"), land tiles have a slot ("C4-3"); things are content ids.
"""

from engine.games.black_abyss.facts.battle import *  # noqa: F403
from engine.games.black_abyss.facts.course import *  # noqa: F403
from engine.games.black_abyss.facts.dealings import *  # noqa: F403
from engine.games.black_abyss.facts.fact import *  # noqa: F403
from engine.games.black_abyss.facts.movement import *  # noqa: F403
from engine.games.black_abyss.facts.purchases import *  # noqa: F403
