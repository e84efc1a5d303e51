"""Self-play of Dark Wall Destiny: reproduces the tables of its `BALANCE.md`.

`python -m benchmarks.self_play.dark_wall_destiny [GAMES [FIRST SEATS]]` prints a row per table:
expansions, percentage won, how the others were lost, and length; then contests, then difficulties.
With `FIRST` and `SEATS` it prints only the difficulties of that many seats, in games from number
`FIRST` on, for a loner and `hasty` as well. It plays the same games on any machine.
"""

import sys
from collections import Counter
from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any

from engine.core.chance import Chance, seed_from
from engine.core.events import Tell, Telling, silence
from engine.games.dark_wall_destiny import facts, game
from engine.games.dark_wall_destiny.agents.buyers import Offers, dearest, worthiest
from engine.games.dark_wall_destiny.agents.captain import Captain
from engine.games.dark_wall_destiny.agents.policies import DEAREST, GREEDY, HASTY, LONER, PRUDENT
from engine.games.dark_wall_destiny.content.tables import CARDS, COLONIES
from engine.games.dark_wall_destiny.facts import Fact
from engine.games.dark_wall_destiny.game import WallOptions
from engine.games.dark_wall_destiny.state import WallState

GAME = game()
LONG = 25
RAIDING = frozenset(
    place
    for place, card in enumerate(CARDS)
    for effect in (*card.design.play, *card.design.standing, *card.design.gain)
    if effect.do == "raid"
)
TOGETHER = ("awakening", "hostile_stars", "homefront")


def raiding(state: WallState, seat: int, offers: Offers) -> tuple[int, int] | None:
    """Raiding cards after a Cryoship, the most expensive first; then the most valuable."""
    raids = [offer for offer in offers if offer[0] in RAIDING]
    colony = any(card in COLONIES for card, _ in offers)
    return worthiest(state, seat, offers) if colony or not raids else dearest(state, seat, raids)


PEACEFUL, RAIDER = Captain(worthiest, peaceful=True), Captain(raiding)


def played(
    number: int, seats: int, captain: Callable[[int], Captain], tell: Tell[Fact], **chosen: Any
) -> WallState:
    """The final state of a game in seat order with random factions.

    `captain` returns each seat's player.
    """
    options = WallOptions(order="seats", factions="lot", tactics=1, **chosen)
    state = GAME.new(options, seats, Chance(seed_from(str(number))))
    while state.ending is None:
        seat = GAME.missing(state)[0]
        GAME.apply(state, seat, captain(seat).advise(state, seat), tell)
    return state


def row(games: int, seats: int, captain: Captain, first: int = 0, **chosen: Any) -> str:
    """Endings in percent, rounds of the median game, and games of more than 25 rounds."""
    ends: Counter[str] = Counter()
    rounds = []
    for number in range(first, first + games):
        state = played(number, seats, lambda _: captain, silence, **chosen)
        ends[state.ending or ""] += 1
        rounds.append(state.turn)
    share = {how: 100 * ends[how] / games for how in ("saved", "burned", "deck", "siege", "empty")}
    error = sqrt(share["saved"] * (100 - share["saved"]) / games)
    told = f"{share['saved']:.0f} ± {error:.0f}"
    lost = " | ".join(f"{share[how]:.0f}" for how in ("burned", "deck", "siege", "empty"))
    long = sum(count > LONG for count in rounds)
    return f"{told} | {lost} | {sorted(rounds)[games // 2]} | {long}"


def contest(games: int, seats: int, odd: Captain) -> str:
    """Contests: all saved, rounds, raids per seat, wins by place and by faction.

    In turn one seat is played by `odd`; its wins are in percent of its share. Places are those in
    the first round's order.
    """
    saved, raids, own = 0, 0, 0.0
    rounds: list[int] = []
    by_turn, by_faction, sat = [0.0] * seats, Counter[str](), Counter[str]()
    for number in range(games):
        telling: Telling[Fact] = Telling()
        chosen = number % seats

        def captain(seat: int, chosen: int = chosen) -> Captain:
            return odd if seat == chosen else GREEDY

        state = played(number, seats, captain, telling, aggression=True)
        outcome = GAME.outcome(state)
        assert outcome is not None, "the game has ended"
        saved += state.ending == "saved"
        rounds.append(state.turn)
        raids += sum(isinstance(event.fact, facts.Raided) for event in telling.events)
        for seat, player in enumerate(state.players):
            won = (seat in outcome.winners) / len(outcome.winners)
            faction = CARDS[player.home].design.faction or ""
            sat[faction] += 1
            by_faction[faction] += won  # type: ignore[assignment]
            by_turn[(seat - state.first + state.turn - 1) % seats] += won
            own += won if seat == chosen else 0
    middle = sorted(rounds)[games // 2]
    turns = " ".join(f"{100 * won / games:.0f}" for won in by_turn)
    factions = ", ".join(f"{name} {100 * by_faction[name] / sat[name]:.0f}" for name in sorted(sat))
    told = f"{100 * saved / games:.0f} | {middle} | {raids / games / seats:.1f}"
    return f"{told} | {100 * own / games * seats:.0f} | {turns} | {factions}"


def expansions(games: int, seats: Sequence[int]) -> None:
    """Each expansion alone, all three together, and the policy `dearest`."""
    for count in seats:
        for added in (*((name,) for name in TOGETHER), TOGETHER):
            told = row(games, count, GREEDY, **dict.fromkeys(added, True))
            print(f"| greedy | {count} | {', '.join(added)} | {told} |", flush=True)
        print(f"| dearest | {count} | normal | {row(games, count, DEAREST)} |", flush=True)


def difficulties(games: int, seats: int, players: dict[str, Captain], first: int = 0) -> None:
    """What these players win on each difficulty."""
    for difficulty in ("easy", "normal", "hard"):
        for name, captain in players.items():
            told = row(games, seats, captain, first, difficulty=difficulty)
            print(f"| {name} | {seats} | {difficulty} | {told} |", flush=True)


def main() -> None:
    """Print all tables of `BALANCE.md`, or one of difficulties."""
    games, first, *only = (*map(int, sys.argv[1:]), *(100, 0)[len(sys.argv) - 1 :])
    players = {"greedy": GREEDY, "prudent": PRUDENT}
    for seats in only:
        difficulties(games, seats, {**players, "loner": LONER, "hasty": HASTY}, first)
    if only:
        return
    expansions(games, (2, 3, 4))
    for seats in (2, 3, 4):
        for name, captain in (("greedy", GREEDY), ("peaceful", PEACEFUL), ("raider", RAIDER)):
            print(f"| {name} | {seats} | {contest(games, seats, captain)} |", flush=True)
    for seats in GAME.seats:
        difficulties(games, seats, players)


if __name__ == "__main__":
    main()
