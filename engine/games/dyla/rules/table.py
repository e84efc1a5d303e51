"""The rules by action: the reason to refuse it, if any, and what follows from it."""

from __future__ import annotations

from engine.core.game import Rules
from engine.games.dyla import actions as a
from engine.games.dyla.rules import refusals, turns

RULES: Rules = {
    a.Skip: (refusals.skip, turns.skip),
    a.Play: (refusals.play, turns.play),
    a.PlayAttacks: (refusals.play_attacks, turns.play_attacks),
    a.Trash: (refusals.trash, turns.trash),
    a.Fire: (refusals.fire, turns.fire),
    a.Buy: (refusals.buy, turns.buy),
    a.EndTurn: (refusals.end_turn, turns.end_turn),
}
