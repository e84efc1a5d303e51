"""The laws, over many games at all tables."""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any, get_args

from engine.conformance import Laws
from engine.conformance.laws.alarms import Moves
from engine.games.dark_wall_destiny.actions import Choose, Play
from engine.games.dark_wall_destiny.content.tables import CARDS, COLONIES
from engine.games.dark_wall_destiny.state import NOBODY, Ask, Hit, Stage, WallState
from tests.engine.games.dark_wall_destiny.table import table

GOLDEN = Path(__file__).parents[3] / "golden"


def _other(state: WallState, seat: int) -> int:
    seats = len(state.players)
    return NOBODY if seats == 1 else (seat + 1) % seats


def _at_stage(stage: Stage, state: WallState, seat: int) -> None:  # noqa: ARG001
    state.stage = stage
    state.ending = "burned" if stage == "over" else None


def _turn(own: bool, state: WallState, seat: int) -> None:
    state.active = seat if own else _other(state, seat)


def _round(had: bool, state: WallState, seat: int) -> None:
    state.done = [seat] if had else []


def _asked(whom: str, state: WallState, seat: int) -> None:
    if whom == "nobody":
        state.ask = None
        return
    at = seat if whom == "oneself" else _other(state, seat)
    ask = state.ask or Ask(at, "burn", 1, "", 0)
    state.ask = Ask(at, ask.what, ask.n, ask.of, ask.card)


def _blow(on: str, state: WallState, seat: int) -> None:
    if on == "nobody":
        state.hit = None
        return
    hit = state.hit or Hit(0, [1] * len(state.players), [])
    hit.waiting = [_other(state, seat) if on == "another" else seat]
    hit.chosen = {seat: ()} if on == "settled" else {}
    state.hit = hit


SIEGING = {
    place
    for place, card in enumerate(CARDS)
    if any(effect.do == "siege" for effect in (*card.design.attack, *card.design.expire))
}
CLOCK = {
    "stage": {stage: partial(_at_stage, stage) for stage in get_args(Stage)},
    "turn": {"own": partial(_turn, True), "another's": partial(_turn, False)},
    "round": {"to-come": partial(_round, False), "had": partial(_round, True)},
    "asked": {whom: partial(_asked, whom) for whom in ("nobody", "oneself", "another")},
    "blow": {on: partial(_blow, on) for on in ("nobody", "oneself", "another", "settled")},
}


class TestDarkWallDestiny(Laws):
    """All laws; hands, decks and what lies in the space decks are hidden.

    Rare are the questions of some cards, and the last words of a game: `test_cards` and
    `test_ends` cover them.
    """

    game = "dark_wall_destiny"
    games = 400
    revealing = (
        287, 391, 95, 375, 353, 335, 307, 383, 153, 157, 42, 235, 363, 343, 193, 21, 289, 12, 213,
        20, 313, 2,
    )  # fmt: skip
    seeds = 6
    moments = 12
    probes = 40
    listed = 400
    hidden = ("players.hand", "players.deck", "decks")
    golden = GOLDEN
    clock = CLOCK
    times = (
        ("TakeTurn TakeAndPlayAll", "begin", "*", "to-come", "nobody", "nobody"),
        ("Play PlayAll Seed Use", "action", "own", "*", "nobody", "nobody"),
        ("Buy Pull Cover EndTurn", "action acquire", "own", "*", "nobody", "nobody"),
        ("Choose", "tactics", "*", "to-come", "*", "*"),
        ("Choose", "begin action acquire spin", "*", "*", "oneself", "nobody"),
        ("Discard Entrust", "tactics begin action acquire spin", "*", "*", "*", "oneself"),
        ("Order OrderCards Show", "begin action acquire spin", "*", "*", "*", "*"),
    )
    rare = frozenset(
        {
            "dark-wall-destiny-asks-give-draw",
            "dark-wall-destiny-asks-give-token",
            "dark-wall-destiny-a-planet",
            "dark-wall-destiny-brief-shield",
            "dark-wall-destiny-buying-cryoship",
            "dark-wall-destiny-buying-station",
            "dark-wall-destiny-choose-give-draw",
            "dark-wall-destiny-choose-give-token",
            "dark-wall-destiny-choose-guard",
            "dark-wall-destiny-choose-plant",
            "dark-wall-destiny-choose-none-plant",
            "dark-wall-destiny-choose-refit",
            "dark-wall-destiny-choose-none-refit",
            "dark-wall-destiny-choose-recall-hand",
            "dark-wall-destiny-choose-none-recall-hand",
            "dark-wall-destiny-choose-recall-top",
            "dark-wall-destiny-choose-none-recall-top",
            "dark-wall-destiny-choose-scan",
            "dark-wall-destiny-choose-none-scan",
            "dark-wall-destiny-choose-shift",
            "dark-wall-destiny-choose-none-shift",
            "dark-wall-destiny-choose-none-swap",
            "dark-wall-destiny-idle-halt",
            "dark-wall-destiny-idle-crewed-ship",
            "dark-wall-destiny-idle-shadow",
            "dark-wall-destiny-idle-ship",
            "dark-wall-destiny-idle-ward",
            "dark-wall-destiny-recalled-hand",
            "dark-wall-destiny-recalled-top",
            "dark-wall-destiny-ended-empty",
            "dark-wall-destiny-doing-over",
            "dark-wall-destiny-own-was-hit",
            "dark-wall-destiny-own-was-hit-blocked",
            "dark-wall-destiny-refitted",
            "dark-wall-destiny-guarded",
            "dark-wall-destiny-guarded-own",
            "Refitted",
            "Halted",
            "Replaced",
            "dark-wall-destiny-choose-halt",
            "dark-wall-destiny-choose-none-halt",
            "dark-wall-destiny-choose-ward",
            "dark-wall-destiny-choose-none-ward",
            "dark-wall-destiny-halted",
            "dark-wall-destiny-replaced",
            "dark-wall-destiny-burned-sector",
            "dark-wall-destiny-choose-burn-hand",
            "dark-wall-destiny-choose-burn-pile",
            "dark-wall-destiny-choose-none-burn",
            "Pulled",
            "GainedPulls",
            "dark-wall-destiny-gained-pulls",
            "dark-wall-destiny-table-pulls-own",
            "Enhanced",
            "dark-wall-destiny-refused-not-pulled",
            "dark-wall-destiny-does-shield",
            "dark-wall-destiny-table-pulls",
            "dark-wall-destiny-pulled",
            "dark-wall-destiny-pull",
            "dark-wall-destiny-pull-values",
            "dark-wall-destiny-menu-pull",
            "Guarded",
            "Recalled",
            "Besieged",
            "Damaged",
            "Repaired",
            "caravan-keeper",
            "captain-rishad",
            "phantoms-rule",
            "tide-mother",
            "dark-wall-destiny-icon-defense",
            "dark-wall-destiny-icon-alien",
            "dark-wall-destiny-icon-energy",
            "dark-wall-destiny-icon-combat",
            "Raided",
            "Stole",
            "Taxed",
            "Shadowed",
            "dark-wall-destiny-choose-raid",
            "dark-wall-destiny-choose-none-raid",
            "dark-wall-destiny-choose-steal",
            "dark-wall-destiny-choose-tax",
            "dark-wall-destiny-choose-shadow",
            "dark-wall-destiny-choose-none-bump",
            "dark-wall-destiny-raided",
            "dark-wall-destiny-raided-blocked",
            "dark-wall-destiny-stole",
            "dark-wall-destiny-taxed",
            "dark-wall-destiny-shadowed",
            "dark-wall-destiny-end-contest-saved",
            "dark-wall-destiny-end-contest-burned",
            "dark-wall-destiny-end-contest-deck",
            "dark-wall-destiny-end-contest-siege",
            "dark-wall-destiny-end-contest-empty",
            "dark-wall-destiny-end-siege",
            "dark-wall-destiny-end-empty",
            "dark-wall-destiny-alarm-last",
            "dark-wall-destiny-alarm-deck-new",
            "dark-wall-destiny-alarm-deck-next-new",
            "dark-wall-destiny-choose-escort",
            "dark-wall-destiny-choose-repair",
            "dark-wall-destiny-choose-ship",
            "dark-wall-destiny-choose-siege",
            "dark-wall-destiny-choose-siege-ship",
            "dark-wall-destiny-ended-siege",
        }
    )

    def rare_examples(self) -> Iterator[tuple[Any, int, Any]]:
        """A card that asks which of the next ones to keep."""
        asked = table(hand="deep-study", deck="patrol brace requisition").play(Play("deep-study"))
        yield asked.state, 0, Choose("patrol")

    def unforeseen(self, before: Any, end: Any, moves: Moves) -> str:  # noqa: ARG002
        """The last round brought the danger: a Cryoship in a deck, a gap before one, an alien."""
        first, last = ({*state.cryoships, *state.system} & COLONIES for state in (before, end))
        if end.ending == "deck" and first != last:
            return "a Cryoship was acquired in the last round"
        unknown = sum(map(len, before.decks)) - sum(map(len, end.decks))
        if end.ending == "deck" and end.taken > before.taken and unknown > 1:
            return "gaps of the last round brought several cards that nobody knew"
        if end.ending == "burned" and end.taken > before.taken:
            return "what lay before the Cryoship was acquired in the last round"
        if end.ending == "siege" and not before.hulls:
            return "a Cryoship was seeded in the last round"
        entered = Counter(chain(*before.decks)) - Counter(chain(*end.decks))
        if end.ending == "siege" and SIEGING & entered.keys():
            return "an alien that nobody knew joined the siege"
        return ""
