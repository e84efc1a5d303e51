"""How promising a game looks, for search that stops early."""

from __future__ import annotations

from engine.games.dark_wall_destiny.content.tables import COLONIES, CRYOSHIPS
from engine.games.dark_wall_destiny.state import WallState


def promise(state: WallState) -> float:
    """From 0 (lost) to 1 (won): colonies saved and held, and how far the next is from burning."""
    if state.ending is not None:
        return float(state.ending == "saved")
    held = len(CRYOSHIPS) - len(state.cryoships) - len(state.saved)
    place = next((at for at, card in enumerate(state.system) if card in COLONIES), None)
    far = 1.0
    if place is not None:
        held -= 1
        far = 1 - place / len(state.system)
    return min(0.95, 0.15 + 0.14 * len(state.saved) + 0.09 * held + 0.1 * far)
