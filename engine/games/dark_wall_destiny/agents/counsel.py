"""What hints advise people, and agents do not do."""

from collections.abc import Iterator
from itertools import chain

from engine.core.copying import copier
from engine.core.events import silence
from engine.core.words import Words, words
from engine.games.dark_wall_destiny import actions as a
from engine.games.dark_wall_destiny.agents import taught
from engine.games.dark_wall_destiny.agents.buyers import cryoships_gained
from engine.games.dark_wall_destiny.agents.policies import PRUDENT
from engine.games.dark_wall_destiny.agents.steering import payable_by_hand
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.rules.alarms import alarms
from engine.games.dark_wall_destiny.rules.damage import ordered
from engine.games.dark_wall_destiny.rules.forecast import colony_outlook, coming_blows
from engine.games.dark_wall_destiny.rules.own import idle_deed
from engine.games.dark_wall_destiny.rules.table import RULES
from engine.games.dark_wall_destiny.rules.values import means, payable
from engine.games.dark_wall_destiny.state import EMPTY, WallState

_copy = copier(WallState)
_SOON = 2
"""No advised purchase lets a Cryoship burn within fewer spins than this."""


def hinted(state: WallState, seat: int) -> WallState:
    """The state for hints.

    It is without the seat's tokens until they suffice for the first Cryoship, as the page about the
    first turn advises, while agents spend some in round 1. It is also without the seat's abilities
    that would do nothing now.
    """
    changed = _copy(state)
    player = changed.players[seat]
    if not (state.contest or cryoships_gained(state) or payable_by_hand(state, seat)):
        player.tokens = 0
    if seat == state.active and state.stage == "action":
        for berth in player.sector:
            berth.ready = [
                card for card in berth.ready if idle_deed(state, seat, card, "standing") is None
            ]
    return changed


def counsel(state: WallState, seat: int) -> tuple[a.Action, Words | None] | None:
    """What pays for all damage known of the spin, ends an alarm, or follows the first turn's page.

    None if an agent's own action is advised.
    """
    if state.hit is not None:
        return _for_the_whole_spin(state, seat)
    return _against_alarms(state, seat) or _as_taught(state, seat)


def _for_the_whole_spin(state: WallState, seat: int) -> tuple[a.Action, Words | None] | None:
    """What the standing order discards for the present and later damage; None without later."""
    later = coming_blows(state, seat)
    if state.hit is None or not later:
        return None
    now, *then = ordered(state.players[seat], [state.hit.due[seat], *(one.due for one in later)])
    paid = [(one.card, cards) for one, cards in zip(later, then, strict=True) if cards]
    return a.Discard(now, tuple(paid)), None


def _as_taught(state: WallState, seat: int) -> tuple[a.Action, Words | None] | None:
    """In the guided rounds, once the hand is played, the purchase that the page puts first.

    None where it agrees with the agent. In a team that round is the first, so a seat's discards
    are what it has acquired.
    """
    early = state.turn <= taught.rounds(contest=state.contest)
    if not early or seat != state.active or state.hit is not None or state.ask is not None:
        return None
    usual = PRUDENT.act(hinted(state, seat), seat)
    if not isinstance(usual, a.Buy | a.EndTurn):
        return None
    player = state.players[seat]
    offers = [offer for offer, _ in payable(state, means(state, player))]
    if state.contest:
        best = taught.rivals(state, seat, offers)
    else:
        had = {card not in t.DRONES for card in player.discards if card not in t.COLONIES}
        best = taught.team(state, seat, offers, had)
    action = a.EndTurn() if best is None else a.Buy(t.IDS[best[0]], best[1])
    if action == usual:
        return None
    ends = best is None and not state.contest
    return action, words("dark-wall-destiny-one-card") if ends else None


def _against_alarms(state: WallState, seat: int) -> tuple[a.Action, Words] | None:
    """The purchase that ends the alarm of a siege or of a burning deck, and the alarm; else None.

    It is advised once the hand is played, and not in a contest. If two cards must be acquired, it
    is the first of them; both must be affordable. It never costs the seat a Cryoship that it can
    pay for, and raises no other alarm.
    """
    if state.contest or seat != state.active:
        return None
    standing = {alarm.key: alarm for alarm in alarms(state)}
    can_save = _can_save(state, seat)
    urgent = [key for key in standing if _is_urgent(key, can_save=can_save)]
    if not urgent or not isinstance(PRUDENT.act(state, seat), a.Buy | a.EndTurn):
        return None
    one = [*_purchases(state, seat)]
    two = ((first, more) for first, then in one for _, more in _purchases(then, seat))
    for first, then in chain(one, two):
        left = {alarm.key for alarm in alarms(then)}
        ended = [key for key in urgent if key not in left]
        if ended and left <= standing.keys() and _keeps_cryoship(state, then, seat):
            return first, standing[ended[0]].told_to(seat)
    return None


def _is_urgent(key: str, *, can_save: bool) -> bool:
    """Whether the alarm is of a siege or a deck, also if the Cryoship can only now be acquired."""
    return key == "siege" or key.startswith("deck-") or (key == "deck" and can_save)


def _keeps_cryoship(state: WallState, then: WallState, seat: int) -> bool:
    """Whether after a purchase (`then`) the seat can still pay, or the Cryoship still waits."""
    if _can_save(state, seat):
        return _can_save(then, seat)
    return _spins(then) >= min(_spins(state), _SOON)


def _can_save(state: WallState, seat: int) -> bool:
    return any(
        card in t.COLONIES for (card, _), _ in payable(state, means(state, state.players[seat]))
    )


def _spins(state: WallState) -> int:
    """The spins until the system's Cryoship burns; many if there is none."""
    _, spins, paced = colony_outlook(state)
    return min([len(state.system), *filter(None, (spins, paced))])


def _attacks(card: int) -> bool:
    """Whether the card does something to players when it attacks or burns."""
    return any(t.CARDS[card].effects(when) for when in ("attack", "expire"))


def _purchases(state: WallState, seat: int) -> Iterator[tuple[a.Buy, WallState]]:
    """Each attacker of the system that the seat can pay for, cheapest first, and the state then."""
    offers = payable(state, means(state, state.players[seat]))
    for (card, at), _ in sorted(offers, key=lambda offer: offer[1]):
        if at and card != EMPTY and card not in t.COLONIES and _attacks(card):
            action, then = a.Buy(t.IDS[card], at), _copy(state)
            RULES[a.Buy][1](then, seat, action, silence)
            yield action, then
