"""Applies actions: gains, completed tasks with bonuses, and the end of turn.

All refills, discards and points are here; `table` refuses illegal actions before.
"""

from typing import Literal

from engine.core import deck
from engine.core.events import Tell, silence
from engine.games.dark_miss_down import actions as a
from engine.games.dark_miss_down import facts
from engine.games.dark_miss_down.content import CARD, CARDS, CREWS, DANGER, NUMBERS
from engine.games.dark_miss_down.facts import Fact
from engine.games.dark_miss_down.rules import bonuses
from engine.games.dark_miss_down.rules.payments import StandIns, payable, stand_ins
from engine.games.dark_miss_down.state import DarkMissState, TaskScore

Telling = Tell[Fact]


def bonus_cards(state: DarkMissState) -> list[int]:
    """The pool cards of which the active seat may take one as a bonus."""
    task = state.players[state.active].tableau
    return [] if task is None else bonuses.to_take(task, state.pool)


def top(state: DarkMissState, tell: Telling) -> int | None:
    """Take the top card of the deck; None if deck and discard pile are empty.

    An empty deck is refilled from the shuffled discard pile.
    """
    empty = not state.deck
    if not deck.replenish(state.deck, state.discards, state.chance):
        return None
    if empty:
        state.shuffles += 1
        tell(facts.Reshuffled(len(state.deck)))
    return state.deck.pop()


def _refill(
    state: DarkMissState, row: list[int], where: Literal["pool", "tasks"], gap: int, tell: Telling
) -> None:
    """Deal cards to the pool or the task list, at index `gap`, until full or out of cards."""
    while len(row) < (NUMBERS.pool if where == "pool" else NUMBERS.tasks):
        card = top(state, tell)
        if card is None:
            return
        row.insert(gap, card)
        tell(facts.TurnedUp(CARDS[card], where), reveals=True)


def _gain(state: DarkMissState, seat: int, card: int) -> None:
    hand = state.players[seat].hand
    hand.append(card)
    hand.sort()


def _draw_unseen(state: DarkMissState, seat: int, tell: Telling) -> None:
    card = top(state, tell)
    if card is not None:
        state.players[seat].blind[card] = state.shuffles
        _gain(state, seat, card)
        if tell is not silence:
            tell(facts.Drew(seat, None), {seat: facts.Drew(seat, CARDS[card])}, reveals=True)


def _take_from_pool(
    state: DarkMissState, seat: int, card: int, task: str | None, tell: Telling
) -> None:
    gap = state.pool.index(card)
    del state.pool[gap]
    _gain(state, seat, card)
    tell(facts.Took(seat, CARDS[card], task))
    _refill(state, state.pool, "pool", gap, tell)


def _lose(state: DarkMissState, seat: int, card: int) -> None:
    player = state.players[seat]
    player.hand.remove(card)
    player.blind.pop(card, None)


def draw(state: DarkMissState, seat: int, _: a.Draw, tell: Telling) -> None:
    """Draw the top card of the deck, hidden from the opponent, and end the turn."""
    _draw_unseen(state, seat, tell)
    _end_turn(state, tell)


def take(state: DarkMissState, seat: int, action: a.Take, tell: Telling) -> None:
    """Take a card from the pool, as a turn or as a bonus."""
    if state.phase == "bonus":
        _take_bonus(state, CARD[action.card], tell)
        _finish(state, tell)
        return
    _take_from_pool(state, seat, CARD[action.card], None, tell)
    _end_turn(state, tell)


def replace(state: DarkMissState, seat: int, action: a.Replace, tell: Telling) -> None:
    """Replace a task of the list by the top card of the deck.

    The new one is drawn first, so it is never the one just discarded.
    """
    task = CARD[action.task]
    gap = state.tasks.index(task)
    del state.tasks[gap]
    tell(facts.Replaced(seat, action.task))
    _refill(state, state.tasks, "tasks", gap, tell)
    state.discards.append(task)
    _end_turn(state, tell)


def complete(state: DarkMissState, seat: int, action: a.Complete, tell: Telling) -> None:
    """Pay for a task, score the difference in danger, and take the replaced task's bonus.

    If the bonus is one of several pool cards, the seat chooses before the turn goes on.
    """
    player, task = state.players[seat], CARD[action.task]
    state.completing = task
    state.played = tuple([CARD[card] for card in action.cards])
    for card in state.played:
        _lose(state, seat, card)
    old = player.tableau
    before = 0 if old is None else DANGER[old]
    points = abs(DANGER[task] - before)
    player.score += points
    pairs = _pairs(stand_ins(task, state.played))
    done = facts.Completed(seat, action.task, action.cards, pairs, points, before, player.score)
    tell(done, reveals=True)
    bonus = 0 if old is None else bonuses.points(old, state.played)
    player.scored.append(TaskScore(task, points, bonus))
    if old is not None:
        if bonus:
            player.score += bonus
            tell(facts.Rewarded(seat, CARDS[old], bonus))
        cards = bonus_cards(state)
        if len(cards) > 1:
            state.phase = "bonus"
            return
        if cards:
            _take_bonus(state, cards[0], tell)
    _finish(state, tell)


def _pairs(pairs: StandIns) -> tuple[facts.StandIn, ...]:
    return tuple(
        [facts.StandIn((CARDS[one], CARDS[two]), CREWS[crew]) for (one, two), crew in pairs]
    )


def _take_bonus(state: DarkMissState, card: int, tell: Telling) -> None:
    """Take a bonus card; the cards that paid are discarded before, and may refill the pool."""
    state.discards += state.played
    state.played = ()
    task = state.players[state.active].tableau
    assert task is not None, "only a task that is replaced gives a bonus"
    _take_from_pool(state, state.active, card, CARDS[task], tell)


def _finish(state: DarkMissState, tell: Telling) -> None:
    """Put the completed task in place of the old one, refill list and hand, and end the turn.

    The old task and the cards that paid are discarded. The list and the hand get one card each.
    """
    player, task = state.players[state.active], state.completing
    assert task is not None, "a task is being completed"
    if player.tableau is not None:
        state.discards.append(player.tableau)
    state.discards += state.played
    player.tableau, state.completing, state.played = task, None, ()
    gap = state.tasks.index(task)
    del state.tasks[gap]
    _refill(state, state.tasks, "tasks", gap, tell)
    _draw_unseen(state, state.active, tell)
    _end_turn(state, tell)


def discard(state: DarkMissState, seat: int, action: a.Discard, tell: Telling) -> None:
    """Discard a card, down to the hand limit."""
    card = CARD[action.card]
    secret = card in state.players[seat].blind
    _lose(state, seat, card)
    state.discards.append(card)
    tell(facts.Discarded(seat, action.card), reveals=secret)
    _end_turn(state, tell)


def press(state: DarkMissState, seat: int, _: a.Press, tell: Telling) -> None:
    """Win the tie by pressing the button first."""
    state.winner, state.phase = seat, "over"
    tell(facts.Pressed(seat))


def stand(state: DarkMissState, seat: int, _: a.Stand, tell: Telling) -> None:
    """Accept the tie, which stands once both seats have accepted it."""
    state.stood = tuple(sorted((*state.stood, seat)))
    tell(facts.Stood(seat))
    if len(state.stood) == len(state.players):
        state.phase = "over"


def _end_turn(state: DarkMissState, tell: Telling) -> None:
    """Let the seat discard down to its limit, or pass the turn to the next seat that can act."""
    if len(state.players[state.active].hand) > NUMBERS.hand_limit:
        state.phase = "discard"
        return
    state.phase = "turn"
    while not _pass_on(state, tell) and _stuck(state):
        tell(facts.Passed(state.active), reveals=True)


def _stuck(state: DarkMissState) -> bool:
    """Whether the active seat can neither gain a card nor complete or replace a task."""
    if state.deck or state.pool or state.discards:
        return False
    hand = tuple(state.players[state.active].hand)
    return not any(payable(task, hand) for task in state.tasks)


def _pass_on(state: DarkMissState, tell: Telling) -> bool:
    """Pass the turn; after the second player's, end the round. Returns whether the game is over."""
    if state.active != state.first:
        scores = [player.score for player in state.players]
        if state.last or state.turn >= NUMBERS.turns:
            _end(state, scores, tell)
            return True
        if max(scores) >= NUMBERS.goal:
            state.last = True
            tell(facts.LastRound())
        state.turn += 1
    state.active = 1 - state.active
    return False


def _end(state: DarkMissState, scores: list[int], tell: Telling) -> None:
    if scores[0] == scores[1]:
        state.phase = "airlock"
        tell(facts.Tied(scores[0]))
    else:
        state.phase = "over"
