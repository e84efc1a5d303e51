"""The cycle: phases in order, the first player, and what is public."""

from itertools import pairwise

import pytest

from engine.core.chance import Chance, seed_from
from engine.core.choices import wander
from engine.core.events import Telling
from engine.core.match import copier_of
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.game import BlackAbyssOptions
from engine.games.black_abyss.state import NOBODY, State
from engine.games.black_abyss.view import View
from tests.engine.games.black_abyss.table import GAME, Table

ORDER = ["move", "battle", "ground", "purchase", "tribunal"]


def _random_game(seats: int, seed: str) -> tuple[list[State], list[object]]:
    """A game's states at each change of phase, cycle or turn, and all its facts."""
    state = GAME.new(BlackAbyssOptions.model_validate({}), seats, Chance(seed_from(seed)))
    luck, telling = Chance(seed_from(f"{seed}, luck")), Telling[object]()
    seen: list[State] = []
    while GAME.outcome(state) is None:
        seat = luck.pick(GAME.missing(state))
        now = (state.turn, state.phase, state.active)
        if not seen or (seen[-1].turn, seen[-1].phase, seen[-1].active) != now:
            seen.append(copier_of(GAME)(state))
        GAME.apply(state, seat, wander(GAME.choices(state, seat), luck), telling)
    assert state.phase == "over"
    return seen, [event.fact for event in telling.events]


@pytest.mark.parametrize("seats", [3, 6])
def test_seats_move_in_turn_order_and_all_finish_a_phase_before_the_next(seats: int) -> None:
    seen, _ = _random_game(seats, f"course {seats}")
    for before, after in pairwise(seen):
        if before.turn == after.turn:
            assert ORDER.index(before.phase) <= ORDER.index(after.phase)
        else:
            assert after.turn == before.turn + 1
            assert after.phase == "move"
    for turn in {state.turn for state in seen}:
        moving = [s.active for s in seen if s.turn == turn and s.phase == "move"]
        movers = [seat for seat in moving if seat != NOBODY]  # orders may still be awaited
        first = next(state.first for state in seen if state.turn == turn)
        in_order = [(first + n) % seats for n in range(seats)]
        assert list(dict.fromkeys(movers)) == [seat for seat in in_order if seat in movers]


def test_the_first_player_token_skips_eliminated_seats() -> None:
    table = Table.open_sky(4)
    table.state.empires[1].alive, table.state.empires[1].done = False, True
    table.to_purchase()
    table.all_pass()
    assert table.state.first == 2


def test_every_seat_in_the_game_gets_its_income_before_the_first_move() -> None:
    _, told = _random_game(3, "collect")
    kinds = [getattr(fact, "kind", "") for fact in told]
    begun = [n for n, kind in enumerate(kinds) if kind == "cycle-began"]
    assert begun
    for at in begun:  # passage of which notice was given ends between two cycles
        assert next(kind for kind in kinds[at + 1 :] if kind != "bargained") == "produced"


def test_a_phase_without_any_legal_action_is_skipped() -> None:
    table = Table.empty_sky()
    for seat in range(3):
        table.play(seat, a.Pass())
    assert table.state.phase == "purchase"
    assert [fact.phase for fact in table.facts("passed")] == ["move"] * 3


def test_all_but_face_down_tiles_decks_and_ballots_is_public() -> None:
    """Seats and spectators see the same, but for their own range, purchases, ballot and news."""
    state = _random_game(3, "open")[0][-1]
    own = {"viewer", "reach", "prices", "ledger", "ballot", "drawn", "recent"}
    views = [GAME.view(state, viewer) for viewer in (None, 0, 1, 2)]
    for name in View.__slots__:
        if name not in own:
            assert len({repr(getattr(view, name)) for view in views}) == 1


def test_face_down_hexes_and_decks_are_in_no_view() -> None:
    table = Table(6, map="rings")
    for viewer in (None, *range(6)):
        for at in GAME.view(table.state, viewer).hexes:
            assert bool(at.tile) is bool(table.state.known[at.at])
            if not at.tile:
                assert at.land == ()


def test_about_a_quarter_of_the_yielding_land_has_a_trade_icon_and_an_eighth_of_all_a_bonus() -> (
    None
):
    lands = [land for land in t.CONTENT.land.lands if land.class_ != "home"]
    yielding = [land for land in lands if land.terrain in ("plains", "mineral", "energy")]
    icons = sum(sum(land.goods.values()) for land in yielding)
    bonuses = sum(sum(land.bonuses.values()) for land in lands)
    assert 0.2 < icons / sum(land.count for land in yielding) < 0.35
    assert 0.08 < bonuses / sum(land.count for land in lands) < 0.2


def test_green_land_is_rich_in_plains_blue_in_water_yellow_in_minerals_red_in_both_others() -> None:
    share: dict[str, dict[str, float]] = {}
    for land in t.CONTENT.land.lands:
        share.setdefault(land.class_, {})[land.terrain] = land.count
    for kind, terrain in (("green", "plains"), ("blue", "water"), ("yellow", "mineral")):
        assert max(share[kind], key=lambda name: share[kind][name]) == terrain
    richest = sorted(share["red"], key=lambda name: -share["red"][name])[:2]
    assert set(richest) == {"mineral", "energy"}
