"""Effects against other seats, with Aggression: raids, thefts, taxes, shadows.

The victim pays for raids when its next turn begins, so nobody waits for it. The points between two
turns of a victim are limited, and the leader may not raid the last seat. Raids burn no draw deck. A
raid that is not fully blocked brings tokens.
"""

from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.rules.damage import charge
from engine.games.dark_wall_destiny.rules.piles import Questions, Telling, bank
from engine.games.dark_wall_destiny.rules.scoring import scores
from engine.games.dark_wall_destiny.rules.values import shelter
from engine.games.dark_wall_destiny.state import EMPTY, NOBODY, Ask, Player, WallState


def collect(state: WallState, seat: int, tell: Telling) -> None:
    """At the start of a turn, make the seat pay for raids since its last turn."""
    player = state.players[seat]
    owed, player.owed = player.owed, 0
    player.raided = player.worn = 0
    raiders, player.raiders = player.raiders, []
    if owed:
        tell(facts.Plundered(seat, owed, tuple(raiders)))
        charge(state, player.raider, seat, owed, raiders, tell)
    player.raider = NOBODY


def open_to_raids(state: WallState, seat: int) -> list[int]:
    """The rivals a seat may raid."""
    points = scores(state)
    first, last = max(points), min(points)
    return [
        rival
        for rival, player in enumerate(state.players)
        if rival != seat
        and player.raided < t.NUMBERS.contest.raids
        and not first == points[seat] > points[rival] == last
    ]


def _seats(seats: list[int]) -> list[str]:
    return [f"seat.{seat + 1}" for seat in seats]


def seat_named(key: str) -> int:
    """The number of the seat in an answer's key, such as `seat.2` for 1."""
    return int(key.removeprefix("seat.")) - 1


def _rivals(state: WallState, ask: Ask) -> list[str]:
    return _seats([seat for seat in range(len(state.players)) if seat != ask.seat])


def _raid_offers(state: WallState, ask: Ask) -> list[str]:
    rivals = _seats(open_to_raids(state, ask.seat))
    return [*rivals, "none"] if rivals else []


def points_and_blocks(victim: Player, points: int) -> tuple[int, int]:
    """The points that a raid deals, within limits, and how many of them defense blocks."""
    points = min(points, t.NUMBERS.contest.raids - victim.raided)
    return points, min(shelter(victim), points)


def _raid(state: WallState, ask: Ask, key: str, tell: Telling) -> None:
    """Raid a rival; the defense that blocks points is used up until the rival's next turn."""
    whom = seat_named(key)
    victim = state.players[whom]
    points, blocked = points_and_blocks(victim, ask.n)
    victim.raided += points
    victim.worn += blocked
    victim.owed += points - blocked
    victim.raider = ask.card
    if blocked < points and ask.seat not in victim.raiders:
        victim.raiders.append(ask.seat)
    tell(facts.Raided(ask.seat, whom, points, blocked))
    if blocked < points:
        bank(state, ask.seat, t.NUMBERS.contest.spoils, tell)


REASONS = frozenset({"raid-full", "steal-full"})
"""What `why_idle` may return besides the name of an effect."""


def why_idle(state: WallState, seat: int, do: str) -> str:
    """Why an effect offers this seat nothing: the effect's name, or one of `REASONS`.

    "full" says that a limit is reached. Without it, a raid is idle as the leader spares the last.
    """
    if do == "steal" and state.players[seat].tokens >= t.NUMBERS.token_most:
        return "steal-full"
    if do == "raid":
        rivals = [one for other, one in enumerate(state.players) if other != seat]
        if all(one.raided >= t.NUMBERS.contest.raids for one in rivals):
            return "raid-full"
    return do


def _rich(state: WallState, ask: Ask) -> list[str]:
    """The keys of rivals with a token to steal; none if the thief may have no more tokens."""
    if state.players[ask.seat].tokens >= t.NUMBERS.token_most:
        return []
    players = enumerate(state.players)
    return _seats([seat for seat, one in players if seat != ask.seat and one.tokens])


def _steal(state: WallState, ask: Ask, key: str, tell: Telling) -> None:
    state.players[seat_named(key)].tokens -= 1
    state.players[ask.seat].tokens += 1
    tell(facts.Stole(ask.seat, seat_named(key)))


def _tax(state: WallState, ask: Ask, key: str, tell: Telling) -> None:
    """Make a rival's next purchase cost more; if several taxes apply, only the highest counts."""
    rival = state.players[seat_named(key)]
    rival.taxed = max(rival.taxed, ask.n)
    tell(facts.Taxed(ask.seat, seat_named(key), ask.n))


def _bump_offers(state: WallState, ask: Ask) -> list[str]:
    """The keys of cards that can change places with the card `n` positions ahead; no Cryoships."""
    places = range(len(state.system) - ask.n)
    free = [at for at in places if state.system[at] not in (EMPTY, *t.COLONIES)]
    return [*(f"{at + 1}.{at + 1 + ask.n}" for at in free), "none"] if free else []


def shift(state: WallState, ask: Ask, key: str, tell: Telling) -> None:
    """Exchange two cards of the system. If one is the Cryoship, its move is told."""
    at, to = (int(place) - 1 for place in key.split("."))
    system = state.system
    system[at], system[to] = system[to], system[at]
    told = at if system[at] in t.COLONIES else to
    tell(facts.Shifted(ask.seat, t.IDS[system[told]], told + 1))


def best_ship(player: Player) -> int | None:
    """The most expensive ship of a sector; None without ships."""
    ships = [berth.card for berth in player.sector if berth.card in t.SHIPS]
    return max(ships, key=lambda card: (t.COST[card], card)) if ships else None


def _flying(state: WallState, ask: Ask) -> list[str]:
    players = enumerate(state.players)
    return _seats([s for s, one in players if s != ask.seat and best_ship(one) is not None])


def _shadow(state: WallState, ask: Ask, key: str, tell: Telling) -> None:
    """Gain the printed energy, combat and defense of a rival's most expensive ship."""
    ship = best_ship(state.players[seat_named(key)])
    assert ship is not None, "only those are shadowed who have a ship"
    state.now.energy += t.ENERGY[ship]
    state.now.combat += t.COMBAT[ship]
    state.players[ask.seat].guarded += t.DEFENSE[ship]
    tell(facts.Shadowed(ask.seat, seat_named(key), t.IDS[ship]))


QUESTIONS: Questions = {
    "raid": (_raid_offers, _raid),
    "steal": (_rich, _steal),
    "tax": (_rivals, _tax),
    "bump": (_bump_offers, shift),
    "shadow": (_flying, _shadow),
}
