"""Contests: how fair they are, and whether raids pay."""

from collections import Counter
from collections.abc import Sequence

from benchmarks.self_play.dark_wall_destiny.games import GAME, begun
from engine.core.events import Telling
from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.agents.buyers import Offers, dearest, worthiest
from engine.games.dark_wall_destiny.agents.captain import Captain
from engine.games.dark_wall_destiny.agents.policies import GREEDY, HASTY, PRUDENT
from engine.games.dark_wall_destiny.content.tables import CARDS, COLONIES
from engine.games.dark_wall_destiny.facts import Fact
from engine.games.dark_wall_destiny.state import WallState

RAIDING = frozenset(
    place
    for place, card in enumerate(CARDS)
    for effect in (*card.design.play, *card.design.standing, *card.design.gain)
    if effect.do == "raid"
)


def raiding(state: WallState, seat: int, offers: Offers) -> tuple[int, int] | None:
    """Raiding cards after a Cryoship, the most expensive first; then the most valuable."""
    raids = [offer for offer in offers if offer[0] in RAIDING]
    colony = any(card in COLONIES for card, _ in offers)
    return worthiest(state, seat, offers) if colony or not raids else dearest(state, seat, raids)


PEACEFUL, RAIDER = Captain(worthiest, peaceful=True), Captain(raiding)
ODD = {
    "greedy": GREEDY,
    "peaceful": PEACEFUL,
    "raider": RAIDER,
    "prudent": PRUDENT,
    "hasty": HASTY,
}
"""Players of one seat; the others are `greedy`. Hints acquire what `hasty` does."""


def contest(games: range, seats: int, odd: Captain) -> str:
    """Contests: all saved, rounds, raids per seat, wins by place and by faction.

    In turn one seat is played by `odd`; its wins are in percent of its share. Places are those in
    the first round's order.
    """
    saved, raids, own = 0, 0, 0.0
    rounds: list[int] = []
    by_turn, by_faction, sat = [0.0] * seats, Counter[str](), Counter[str]()
    for number in games:
        chosen = number % seats
        state, raided = _play(number, [odd if seat == chosen else GREEDY for seat in range(seats)])
        outcome = GAME.outcome(state)
        assert outcome is not None, "the game has ended"
        saved += state.ending == "saved"
        rounds.append(state.turn)
        raids += raided
        for seat, player in enumerate(state.players):
            won = (seat in outcome.winners) / len(outcome.winners)
            faction = CARDS[player.home].design.faction or ""
            sat[faction] += 1
            by_faction[faction] += won  # type: ignore[assignment]
            by_turn[(seat - state.first + state.turn - 1) % seats] += won
            own += won if seat == chosen else 0
    middle = sorted(rounds)[len(games) // 2]
    turns = " ".join(f"{100 * won / len(games):.0f}" for won in by_turn)
    factions = ", ".join(f"{name} {100 * by_faction[name] / sat[name]:.0f}" for name in sorted(sat))
    told = f"{100 * saved / len(games):.0f} | {middle} | {raids / len(games) / seats:.1f}"
    return f"{told} | {100 * own / len(games) * seats:.0f} | {turns} | {factions}"


def _play(number: int, captains: Sequence[Captain]) -> tuple[WallState, int]:
    """The end of a contest between these players by seat, and the number of raids."""
    telling: Telling[Fact] = Telling()
    state = begun(number, len(captains), aggression=True)
    while state.ending is None:
        seat = GAME.missing(state)[0]
        GAME.apply(state, seat, captains[seat].advise(state, seat), telling)
    return state, sum(isinstance(event.fact, facts.Raided) for event in telling.events)
