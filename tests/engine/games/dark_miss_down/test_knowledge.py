"""Who knows a hand, and what counting cards reveals."""

from engine.core.chance import Chance, seed_from
from engine.games.dark_miss_down.actions import Draw, Replace, Take
from engine.games.dark_miss_down.content import CARDS
from engine.games.dark_miss_down.facts import Drew
from engine.games.dark_miss_down.state import DarkMissState
from tests.engine.games.dark_miss_down.table import (
    BREACH_A,
    CONDUIT,
    EVAC,
    FIGHTER,
    GAME,
    HATCH,
    VIRUS,
    Table,
    dealt,
    shown,
    table,
)

TASKS = f"{EVAC} {HATCH} {BREACH_A}"
POOL = "flight.mess deck.mess tech.mess"


def imaginings(seen: Table, *viewers: int, count: int = 60) -> list[DarkMissState]:
    chance = Chance(seed_from("imaginings"))
    return [GAME.imagine(seen.state, viewers, chance) for _ in range(count)]


def hands(states: list[DarkMissState], seat: int) -> set[tuple[int, ...]]:
    return {tuple(state.players[seat].hand) for state in states}


def test_the_game_says_that_hands_and_choices_are_secret() -> None:
    assert GAME.secret


def test_a_hand_is_shown_to_its_owner_only() -> None:
    start = table(tasks=TASKS, hand="flight.navigation tech.core", other="deck.docking")
    assert shown(start.view(0).hand) == "flight.navigation tech.core"
    assert shown(start.view(1).hand) == "deck.docking"
    assert start.view(None).hand == ()
    for viewer in (None, 0, 1):
        assert [(seat.cards, seat.known) for seat in start.view(viewer).seats] == [(2, ()), (1, ())]


def test_cards_taken_from_the_pool_stay_public_while_held() -> None:
    after = table(tasks=TASKS, pool=POOL, hand="tech.core").take("flight.mess")
    for viewer in (None, 1):
        (known,) = after.view(viewer).seats[0].known
        assert known.id == CONDUIT
    for state in imaginings(after, 1):
        assert CONDUIT in {GAME.view(state, 0).hand[place].id for place in (0, 1)}


def test_a_card_drawn_unseen_shows_its_face_to_its_owner_only() -> None:
    after = table(tasks=TASKS, deck="tech.core tech.core").play(Draw())
    (event,) = after.events
    assert event.face(0) == Drew(0, FIGHTER)
    assert event.face(1) == event.face(None) == Drew(0, None)
    assert after.reveals


def test_the_card_drawn_after_completing_a_task_is_hidden_too() -> None:
    hand = "deck.docking deck.docking flight.navigation tech.core"
    after = table(tasks=TASKS, hand=hand).complete(EVAC, hand)
    drew = after.events[-1]
    assert drew.face(1) == Drew(0, None)
    assert drew.face(0) != drew.face(1)


def test_the_other_hand_and_the_deck_vary_in_imagined_states() -> None:
    start = dealt()
    states = imaginings(start, 0)
    assert hands(states, 0) == {tuple(start.state.players[0].hand)}
    assert len(hands(states, 1)) > 20
    assert len({tuple(state.deck) for state in states}) == len(states)
    assert len({state.chance.seed for state in states} | {start.state.chance.seed}) == 61


def test_together_both_players_lack_only_the_order_of_the_deck() -> None:
    start = dealt()
    for state in imaginings(start, 0, 1, count=5):
        assert state.players == start.state.players
        assert sorted(state.deck) == sorted(start.state.deck)


def test_cards_drawn_before_a_reshuffle_are_never_imagined_in_the_deck() -> None:
    """With the deck empty, every card not visible is in the other hand."""
    start = table(
        tasks=TASKS,
        hand="tech.core",
        other="deck.docking deck.docking",
        deck="",
        discards="flight.mess deck.mess tech.mess",
    )
    before = start.play(Replace(HATCH))
    assert before.state.shuffles == 1
    for state in imaginings(before, 0):
        assert state.players[1].hand == before.state.players[1].hand
    assert len(hands(imaginings(before), 1)) == 3


def test_cards_drawn_since_a_reshuffle_are_unknown() -> None:
    start = table(
        tasks=TASKS,
        other="deck.docking",
        deck="",
        discards="flight.mess deck.mess tech.mess flight.quarters",
        active=1,
    )
    after = start.play(Draw())
    (old,) = start.state.players[1].hand
    seen = hands(imaginings(after, 0), 1)
    assert len(seen) == 4
    assert all(old in hand for hand in seen)


def test_played_and_discarded_cards_are_public() -> None:
    over = table(
        tasks=TASKS,
        hand="flight.navigation flight.navigation flight.navigation "
        "tech.core deck.docking deck.docking",
        deck=VIRUS,
    ).play(Draw())
    after = over.discard("deck.docking")
    assert shown(after.view(1).discards) == "deck.docking"
    assert after.reveals


def test_discarding_a_card_that_all_saw_taken_reveals_nothing() -> None:
    full = (
        "flight.navigation flight.navigation flight.navigation tech.core deck.docking deck.docking"
    )
    over = table(tasks=TASKS, hand=full, pool=POOL, deck="").take("flight.mess")
    assert not over.discard("flight.mess").reveals


def test_undoing_an_unseen_draw_lets_nobody_peek() -> None:
    """The deck is shuffled again, so the card that was seen tells nothing of the next one."""
    start = dealt()
    before, seat = start.match, start.seat
    after, drawn = before, set()
    for _ in range(20):
        step = after.play(seat, Draw())
        assert step.reveals
        (card,) = {*step.match.state.players[seat].hand} - {*before.state.players[seat].hand}
        drawn.add(card)
        after = step.match.undo(before.state, revealed=step.reveals)
        assert after.view(seat) == before.view(seat)
    assert len(drawn) > 5


def test_undoing_a_card_from_the_pool_hides_again_what_replaced_it() -> None:
    start = dealt()
    before, seat = start.match, start.seat
    card = CARDS[before.state.pool[0]]
    turned_up = set()
    after = before
    for _ in range(20):
        step = after.play(seat, Take(card))
        assert step.reveals
        turned_up.add(step.match.state.pool[0])
        after = step.match.undo(before.state, revealed=step.reveals)
    assert len(turned_up) > 5
