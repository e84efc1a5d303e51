"""A match is a value: playing returns a new one, or raises and changes nothing."""

from dataclasses import replace

import pytest

from engine.core import options
from engine.core.chance import Chance, seed_from
from engine.core.errors import BadSeats, IllegalAction
from engine.core.events import Event, Tell
from engine.core.match import Match, copier_of
from engine.core.words import words
from tests.example_game.game import Beacons
from tests.example_game.table import Action, Claim, Fact, Laid, Lay, Table, TakeBack

GAME = Beacons()
SEED = seed_from("a match of beacons")
Beacon = Match[Table, Action, Fact]


def new_match(**chosen: str) -> Beacon:
    """Two seats, arranged hands: the first is the weaker."""
    match = Match.start(GAME, options.read(GAME, chosen), 2, SEED)
    first, second = match.state.players
    cards = sorted(first.hand + second.hand + match.state.deck)
    first.hand, second.hand, match.state.deck = [0, 0, 1], [2, 3, 4], cards[3:-3]
    return match


def test_playing_returns_a_new_match_and_leaves_the_old_one() -> None:
    match = new_match()
    before = copier_of(GAME)(match.state)
    step = match.play(0, Lay((0, 1)))
    assert match.state == before
    assert (match.revision, match.decisions) == (0, (0, 0))
    assert step.match.state.players[0].bid == (0, 1)
    assert (step.match.revision, step.match.decisions) == (1, (1, 0))
    assert step.events == [Event(Laid(None, None), {0: Laid(0, (0, 1))})]
    assert not step.reveals


def test_a_seats_decision_number_does_not_change_while_others_act() -> None:
    match = new_match().play(0, Lay((0,))).match.play(0, TakeBack()).match
    assert match.decisions == (2, 0)
    assert match.play(1, Lay((4,))).match.decisions == (2, 1)


def test_an_illegal_action_raises_the_rules_reason_and_changes_nothing() -> None:
    match = new_match()
    before = copier_of(GAME)(match.state)
    with pytest.raises(IllegalAction) as refused:
        match.play(0, Lay((4,)))
    assert refused.value.refusal == words("beacons-not-in-hand")
    assert match.state == before


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_an_unknown_seat_is_refused(seat: int) -> None:
    assert new_match().why_not(seat, TakeBack()) == words("refused-no-seat")


@pytest.mark.parametrize("seats", [0, 1, 4])
def test_a_match_for_too_few_or_too_many_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadSeats, match=rf"^beacons is for 2 to 3 seats, not {seats}.$"):
        Match.start(GAME, options.read(GAME, {}), seats, SEED)


def test_a_step_that_draws_reveals() -> None:
    laid = new_match().play(0, Lay((0,))).match
    assert laid.play(1, Lay((4,))).reveals


class Gambling(Beacons):
    """Beacons where every action draws without saying so."""

    def apply(self, state: Table, seat: int, action: Action, tell: Tell[Fact]) -> None:
        """Draw outside the rules."""
        super().apply(state, seat, action, tell)
        state.chance.below(6)


class Peeking(Beacons):
    """Beacons where every action reveals a secret without a draw."""

    def apply(self, state: Table, seat: int, action: Action, tell: Tell[Fact]) -> None:
        """Tell a revealing fact."""
        super().apply(state, seat, action, tell)
        tell(None, reveals=True)


@pytest.mark.parametrize("game", [Gambling(), Peeking()])
def test_an_unmarked_draw_reveals_and_so_does_a_marked_fact_without_a_draw(
    game: Beacons,
) -> None:
    assert not new_match().play(0, Lay((0,))).reveals
    assert replace(new_match(), game=game).play(0, Lay((0,))).reveals


def test_a_finished_game_refuses_everything() -> None:
    match = new_match(rounds="1").play(0, Lay((0,))).match.play(1, Lay((4,))).match
    over = match.play(1, Claim(0, 0)).match
    assert over.why_not(0, Lay((0,))) == words("refused-over")
    with pytest.raises(IllegalAction):
        over.play(0, Lay((0,)))


def test_an_undo_of_nothing_revealed_restores_the_state() -> None:
    match = new_match()
    after = match.play(0, Lay((0, 1))).match
    back = after.undo(match.state, revealed=False)
    assert back.state == match.state
    assert back.state is not match.state
    assert (back.revision, back.decisions) == (2, (2, 1))


def test_an_undo_over_a_reveal_keeps_known_cards_and_redeals_the_rest() -> None:
    match = new_match()
    shown = match.play(0, Lay((0,))).match.play(1, Lay((4,))).match
    after = shown.play(1, Claim(0, 0)).match
    back = after.undo(match.state, revealed=True)
    for viewer in (None, 0, 1):
        assert GAME.view(back.state, viewer) == GAME.view(match.state, viewer)
    assert sorted(back.state.deck) == sorted(match.state.deck)
    assert back.state.deck != match.state.deck
    assert back.state.chance.seed == match.state.chance.seed
    assert back.state.chance.counter > after.state.chance.counter
    assert after.state.chance == Chance(SEED, after.state.chance.counter)


def test_two_undos_to_the_same_state_deal_different_cards() -> None:
    match = new_match()
    after = match.play(0, Lay((0,))).match.play(1, Lay((4,))).match
    once = after.undo(match.state, revealed=True)
    again = once.undo(match.state, revealed=True)
    assert once.state.deck != again.state.deck
