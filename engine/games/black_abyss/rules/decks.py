"""The resolutions and events of a game: only cards that can have an effect on its map."""

from collections.abc import Sequence

from engine.games.black_abyss.content import powers as p
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.state import State


def resolutions(state: State) -> list[int]:
    """Indexes of all resolutions except those without effect on this map or in a duel."""
    without = t.MODES.duel.without if state.mode == "duel" else ()
    return [
        law
        for law, powers in enumerate(t.LAW_POWERS)
        if not _idle(state, powers) and t.LAWS[law] not in without
    ]


def events(state: State) -> list[int]:
    """Indexes of all event cards except those without effect on this map."""
    return [card for card, powers in enumerate(t.EVENT_POWERS) if not _idle(state, powers)]


def _idle(state: State, powers: Sequence[tuple[int, int]]) -> bool:
    """Whether a card has no effect: it only shuts wormholes, and the map has none."""
    shuts = {power for power, _ in powers} == {p.WORMHOLES_SHUT}
    return shuts and not t.WORMHOLES & set(state.tile)
