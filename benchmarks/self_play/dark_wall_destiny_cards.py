"""Cards of Dark Wall Destiny that nobody acquires.

`python -m benchmarks.self_play.dark_wall_destiny_cards [GAMES]` prints the neglected cards of the
base set, for each number of seats. A card is neglected if `prudent`, `greedy` and the player of the
first turn's page all acquire it in less than 1 % of the turns in which they could pay for it.
"""

import sys
from collections import Counter

from benchmarks.self_play.dark_wall_destiny_recipes import BASE, SEATS, UNSEEN, taught
from benchmarks.self_play.dark_wall_destiny_skill import SHARE, won
from engine.games.dark_wall_destiny.actions import Action, Buy
from engine.games.dark_wall_destiny.agents.captain import Captain
from engine.games.dark_wall_destiny.agents.policies import GREEDY, PRUDENT
from engine.games.dark_wall_destiny.content.tables import CARD, CARDS, IDS
from engine.games.dark_wall_destiny.rules.values import within_means
from engine.games.dark_wall_destiny.state import WallState

PLAYERS = {"prudent": PRUDENT, "greedy": GREEDY, "as-taught": taught()}
SOLD = tuple(card for card in BASE if CARDS[card].region)
"""The cards dealt to space decks."""


def payable(state: WallState, seat: int) -> set[int]:
    """The cards of the system a seat could acquire now."""
    if state.stage not in ("action", "acquire") or state.ask is not None:
        return set()
    return {card for (card, at), _ in within_means(state, state.players[seat]) if at}


def taken(games: int, seats: int, captain: Captain) -> dict[int, float]:
    """How often each card was acquired when it could be; cards that never could be are omitted."""
    chances, acquired = Counter[int](), Counter[int]()
    for number in range(games):
        turns = set[tuple[int, int, int]]()

        def act(state: WallState, seat: int, turns: set[tuple[int, int, int]] = turns) -> Action:
            turns.update((state.turn, seat, card) for card in payable(state, seat))
            action = captain.advise(state, seat)
            acquired.update([CARD[action.card]] if isinstance(action, Buy) else [])
            return action

        won(UNSEEN + number, seats, act)
        chances.update(card for *_, card in turns)
    return {card: acquired[card] / max(1, chances[card]) for card in SOLD}


def main() -> None:
    """Print the cards without a buyer, and the share of each player."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    for seats in SEATS:
        shares = [taken(games, seats, captain) for captain in PLAYERS.values()]
        dead = [card for card in SOLD if max(one[card] for one in shares) < SHARE]
        told = (
            f"{IDS[card]} ({', '.join(f'{100 * one[card]:.1f}' for one in shares)})"
            for card in dead
        )
        print(f"| {seats} | {games} | {', '.join(told) or 'none'} |", flush=True)


if __name__ == "__main__":
    main()
