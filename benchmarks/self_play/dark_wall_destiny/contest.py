"""Contests: how fair they are, whether raids pay, and which level wins."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from benchmarks.self_play.dark_wall_destiny.games import GAME, begun
from engine.core.events import Telling
from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.agents import taught
from engine.games.dark_wall_destiny.agents.buyers import Offers, among_rivals, dearest, worthiest
from engine.games.dark_wall_destiny.agents.captain import Captain
from engine.games.dark_wall_destiny.agents.policies import GREEDY, HASTY, POLICIES, PRUDENT
from engine.games.dark_wall_destiny.agents.worth import WEIGHTS
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
    return BEST(state, seat, offers) if colony or not raids else dearest(state, seat, raids)


def guided(state: WallState, seat: int, offers: Offers) -> tuple[int, int] | None:
    """What the page of the first turn says in the rounds with a guide, then as `prudent`."""
    early = state.turn <= taught.rounds(contest=True)
    return (taught.rivals if early else BEST)(state, seat, offers)


BEST = among_rivals(WEIGHTS.rivals["prudent"], worthiest)
PEACEFUL, RAIDER = Captain(BEST, peaceful=True), Captain(raiding)
ODD = {
    "prudent": PRUDENT,
    "peaceful": PEACEFUL,
    "raider": RAIDER,
    "greedy": GREEDY,
    "hasty": HASTY,
    "as-taught": Captain(taught.rivals),
    "guided": Captain(guided),
}
"""Players of one seat; the others are `prudent`."""


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
        state, raided = _play(number, [odd if seat == chosen else PRUDENT for seat in range(seats)])
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


def levels(games: range, seats: int) -> Iterator[str]:
    """For each two levels: the better one's wins in percent of decided games, its error, decided.

    Both have as many seats over all games, each seat as often; with three seats one level has two
    in turn. A game is not decided if seats of both levels share the victory.
    """
    named = GAME.companions.levels
    most = [seats // 2] if seats % 2 == 0 else [seats // 2, seats // 2 + 1]
    splits = [chosen for count in most for chosen in combinations(range(seats), count)]
    for better, worse in (("hard", "normal"), ("normal", "easy"), ("hard", "easy")):
        good, poor = POLICIES[named[better]], POLICIES[named[worse]]
        won = decided = 0
        for number in games:
            chosen = splits[number % len(splits)]
            players = [good if seat in chosen else poor for seat in range(seats)]
            outcome = GAME.outcome(_play(number, players)[0])
            assert outcome is not None, "the game has ended"
            ours = {seat in chosen for seat in outcome.winners}
            won += ours == {True}
            decided += len(ours) == 1
        share = won / decided
        error = (share * (1 - share) / decided) ** 0.5
        yield f"{better} against {worse} | {100 * share:.0f} ± {100 * error:.0f} | {decided}"


def _play(number: int, captains: Sequence[Captain]) -> tuple[WallState, int]:
    """The end of a contest between these players by seat, and the number of raids."""
    telling: Telling[Fact] = Telling()
    state = begun(number, len(captains), aggression=True)
    while state.ending is None:
        seat = GAME.missing(state)[0]
        GAME.apply(state, seat, captains[seat].advise(state, seat), telling)
    return state, sum(isinstance(event.fact, facts.Raided) for event in telling.events)
