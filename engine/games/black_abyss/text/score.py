"""The score: the ways to win, and each empire's progress."""

from collections.abc import Iterator, Sequence

from engine.core.game import Score
from engine.core.words import Words, seat_name, words
from engine.games.black_abyss.content import powers as p
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.text.shopping import WONDERS
from engine.games.black_abyss.text.wording import people, thing
from engine.games.black_abyss.view import EmpireView, View

_TWINS = frozenset(t.HEX_KINDS[twin] for twin in t.TWINS)


def score(view: View) -> Score:
    """Who leads and the ways to win; then each seat: who leads or has won first, then by votes."""
    mode = view.mode
    goal = words(
        f"black-abyss-score-goal-{mode.replace('_', '-')}",
        terms=t.GAME.terms_to_win,
        row=int(not view.any_terms),
        cycle=view.last_cycle,
        rounds=t.MODES.fleet_battle.rounds,
    )
    leader, leads = _lead(view, mode)
    decides = (words("black-abyss-score-over"),) if view.ending else (leads, goal)
    if mode == "fleet_battle":
        return Score(decides, tuple(_fleets(view)))
    decides = (*decides, words("black-abyss-score-counting"))
    first = view.winners if view.ending else (leader,)
    ranked = sorted(
        view.empires, key=lambda one: (one.seat not in first, not one.alive, -one.votes)
    )
    return Score(decides, tuple(_empire(view, one, mode) for one in ranked))


def _lead(view: View, mode: str) -> tuple[int | None, Words]:
    """The seat that leads, and words for it. It is alone ahead on one of the ways to win.

    The first such way counts. Without any, the seat is None, and the words say who shares the lead.
    """
    if view.phase == "fitting":
        return None, words("black-abyss-score-lead-fitting")
    ahead: list[int] = []
    most = 0
    for what, reached in _progress(view, mode):
        most = max(reached.values(), default=0)
        ahead = [seat for seat, worth in reached.items() if worth == most]
        if len(ahead) == 1:
            named = words(
                f"black-abyss-score-lead-{what}",
                seat=seat_name(ahead[0]),
                count=abs(most),
                of=t.GAME.terms_to_win,
            )
            return ahead[0], named
    if mode == "fleet_battle":
        return None, words("black-abyss-score-lead-none-fleet", count=most)
    seats = tuple(map(seat_name, ahead))
    return None, words("black-abyss-score-lead-none", seats=seats, count=most)


def _progress(view: View, mode: str) -> Iterator[tuple[str, dict[int, int]]]:
    """The ways to win, each with the progress by seat; negative numbers where less is better."""
    alive = [one for one in view.empires if one.alive]
    if mode == "fleet_battle":
        yield "fleet", {one.seat: 100 * sections_left(view, one.seat) // one.fleet for one in alive}
        return
    due = {one.seat: -one.secret - t.GAME.secret_wait for one in alive if one.secret and one.stands}
    yield "secret", due
    if mode == "empires":
        yield "terms", {one.seat: one.terms for one in alive if _next_term_wins(view, one)}
    if mode == "capture_the_flag":
        yield "flag", {one.seat: -away for one in alive for _, away in _flags(view, one.seat)}
    yield "votes", {one.seat: one.votes for one in alive}


def _next_term_wins(view: View, empire: EmpireView) -> bool:
    """Whether one more term wins the game for an empire that can be elected in an open ballot."""
    ballot = view.ballot
    stands = ballot is None or not ballot.seat or empire.seat in ballot.candidates
    return stands and empire.terms == t.GAME.terms_to_win - 1


def _empire(view: View, empire: EmpireView, mode: str) -> Words:
    """A line about an empire: its votes by source, and its progress on other ways to win."""
    seat, race = seat_name(empire.seat), people(empire.race)
    if not empire.alive:
        return words("black-abyss-say-out", seat=seat, race=race)
    votes = words("black-abyss-score-votes", seat=seat, race=race, votes=empire.votes,
                  parts=_votes(view, empire))  # fmt: skip
    ways = tuple(_ways(view, empire, mode))
    return words("black-abyss-score-ways", votes=votes, ways=ways) if ways else votes


def _votes(view: View, empire: EmpireView) -> tuple[Words, ...]:
    """Where an empire's votes come from: planets, buildings, race, wonders and resolutions."""
    buildings = sum(land.holder == empire.seat for at in view.hexes for land in at.land)
    held = {"planets": empire.planets, "buildings": buildings}
    parts = [words(f"black-abyss-score-{what}", count=n) for what, n in held.items() if n]
    given = {what: n for what, n in _given(view, empire).items() if n}
    rest = empire.votes - empire.planets - buildings - sum(given.values())
    if not empire.stands and empire.votes == t.GAME.exile_votes:
        given, rest = {}, 0
        parts.append(words("black-abyss-score-exile"))
    parts += [
        words(f"black-abyss-score-from{'-race' * (what in t.RACES)}", count=n, what=thing(what))
        for what, n in given.items()
    ]
    laws = (law for law in view.laws if _share(t.LAW_POWERS[t.LAWS.index(law)]))
    parts += [words("black-abyss-score-from", count=rest, what=thing(law)) for law in laws if rest]
    return tuple(parts) or (words("black-abyss-score-planets", count=0),)


def _given(view: View, empire: EmpireView) -> dict[str, int]:
    """The votes that an empire's race and its working wonders give, by id."""
    wonders = [
        land.building
        for at in view.hexes
        for land in at.land
        if land.holder == empire.seat and not land.idle and land.building in WONDERS
    ]
    return {empire.race: _share(t.RACE_POWERS[t.RACES.index(empire.race)])} | {
        wonder: _share(t.BUILDING_POWERS[t.BUILDINGS.index(wonder)]) for wonder in wonders
    }


def _share(powers: Sequence[tuple[int, int]]) -> int:
    """The votes among these powers."""
    return sum(amount for power, amount in powers if power == p.VOTES)


def _ways(view: View, empire: EmpireView, mode: str) -> Iterator[Words]:
    """Words for an empire's progress on each of the other ways to win that it has begun."""
    if not empire.stands:
        yield words("black-abyss-score-fallen")
    if mode == "empires":
        yield words("black-abyss-score-terms", count=empire.terms, of=t.GAME.terms_to_win)
    if mode in ("empires", "duel"):
        levels = sum(level for _, level in empire.techs)
        if empire.secret:
            due = empire.secret + t.GAME.secret_wait
            yield words("black-abyss-score-secret", cycle=due)
        else:
            yield words("black-abyss-score-levels", count=levels, of=t.GAME.secret_levels)
        held = twins_of(view, empire.seat)
        if held or empire.keepers:
            yield words("black-abyss-score-twins", count=held, of=len(t.TWINS))
        for keeper in empire.keepers:
            yield words("black-abyss-score-keeper", keeper=thing(keeper))
    if mode == "capture_the_flag":
        for place, away in _flags(view, empire.seat):
            yield words("black-abyss-score-flag", place=place, count=away)


def twins_of(view: View, seat: int) -> int:
    """The number of twin planets where a seat has a ship or colony."""
    manned = {ship.at for ship in view.ships if ship.owner == seat}
    twins = (at for at in view.hexes if at.tile in _TWINS)
    return sum(at.at in manned or seat in at.colonies for at in twins)


def _flags(view: View, seat: int) -> Iterator[tuple[str, int]]:
    """The place of the enemy's flag and its distance from the seat's home; none without flags."""
    home = view.hexes[view.empires[seat].home] if view.empires[seat].home >= 0 else None
    for flag in view.flags:
        if flag.seat != seat and home is not None:
            at = view.hexes[flag.at]
            yield at.name, at.spaces_to(home)


def _fleets(view: View) -> Iterator[Words]:
    """A line about each fleet's sections; during assembly, only whether the fleet is ready."""
    for empire in view.empires:
        seat = seat_name(empire.seat)
        if view.phase == "fitting":
            ready = "black-abyss-score-ready" if empire.done else "black-abyss-score-fitting"
            yield words(ready, seat=seat)
            continue
        ships = sum(ship.owner == empire.seat for ship in view.ships)
        left = sections_left(view, empire.seat)
        yield words("black-abyss-score-fleet", seat=seat, ships=ships, count=left)


def sections_left(view: View, seat: int) -> int:
    """How many sections of a seat's ships are undamaged."""
    own = (ship for ship in view.ships if ship.owner == seat)
    return sum(t.SECTIONS[t.HULL_NAMES.index(one.hull)] - sum(one.covered) for one in own)
