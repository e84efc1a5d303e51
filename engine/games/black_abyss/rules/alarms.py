"""Alarms: elections, the Secret of Life, home worlds in danger, and other ends.

They use public information only: terms, levels, colonies and ships.
"""

from collections.abc import Iterator, Sequence

from engine.core.game import Alarm
from engine.core.words import Arg, seat_name, words
from engine.games.black_abyss.content import powers as p
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.modes import ends
from engine.games.black_abyss.rules.modes.warnings import monsters, warnings
from engine.games.black_abyss.rules.movement import speed
from engine.games.black_abyss.rules.surface import chart, lands, planets, votes
from engine.games.black_abyss.rules.victory import holds_twins, stands, terms, twins_held
from engine.games.black_abyss.rules.war.raids import bombs
from engine.games.black_abyss.state import WITHOUT_PEACE, State

RIVALS = 2
"""With so many races left on their home worlds, one more conquest ends the game."""


def alarms(state: State) -> Sequence[Alarm]:
    """The alarms, most pressing first.

    Victories that come unless they are prevented (`certain`) come first, then other ways in which
    the game may end, then what may eliminate a seat.
    """
    if state.phase in ("setup", "over"):
        return ()
    if state.mode in WITHOUT_PEACE:
        if state.mode == "fleet_battle":
            return tuple(warnings(state))
        sieges = _sieges(state) if state.mode != "sudden_death" else ()  # there one habitat decides
        return (*warnings(state), *sieges, *_last_stands(state))
    return (
        *certain(state),
        *_last_worlds(state),
        *_sieges(state),
        *(monsters(state) if state.mode == "duel" else ()),
        *(_elections(state) if state.mode == "empires" else ()),
        *_missing_levels(state),
        *_missing_twins(state),
        *_last_stands(state),
    )


def certain(state: State) -> Iterator[Alarm]:
    """The alarms of victories that come unless they are prevented, the earliest first."""
    if state.phase in ("setup", "over") or state.mode in WITHOUT_PEACE:
        return
    yield from _both_twins(state)
    yield from _last_cycle(state)
    yield from _secrets(state)


def _alarm(
    state: State, what: str, near: Sequence[int], mark: object = "", /, **told: Arg
) -> Alarm:
    """An alarm that the seats `near` may soon win, with the message `black-abyss-alarm-<what>`.

    It threatens all other seats or, if several seats are near, all seats. `mark` distinguishes it
    from later alarms of the same kind; `told` are arguments of the message.
    """
    alive = [seat for seat, empire in enumerate(state.empires) if empire.alive]
    alone = near if len(near) == 1 else ()
    mine = words(f"black-abyss-alarm-{what}-mine", **told) if alone else None
    seats = "-".join(map(str, (*near, mark) if mark != "" else near))
    names = tuple([seat_name(seat) for seat in near])
    return Alarm(
        key=f"{what}-{seats}",
        told=words(f"black-abyss-alarm-{what}", who=names, **told),
        threatens=tuple([seat for seat in alive if seat not in alone]),
        near=tuple(near),
        told_near=mine,
    )


def _secrets(state: State) -> Iterator[Alarm]:
    """An alarm for each seat that has begun the Secret and wins a cycle later, the earliest first.

    A seat without its home cannot win by it.
    """
    begun = sorted((empire.secret, seat) for seat, empire in enumerate(state.empires))
    for since, seat in begun:
        if since and state.empires[seat].alive and stands(state, seat):
            yield _alarm(state, "secret", [seat], since, cycle=since + t.GAME.secret_wait)


def _missing_levels(state: State) -> Iterator[Alarm]:
    """An alarm for each seat that has the levels to begin the Secret, and has not begun it."""
    for seat, empire in enumerate(state.empires):
        wise = not empire.secret and sum(empire.techs) >= t.GAME.secret_levels
        if wise and empire.alive and stands(state, seat):
            yield _alarm(state, "wisdom", [seat])


def _elections(state: State) -> Iterator[Alarm]:
    """An alarm for each seat one term short of victory, with the cycle of the next vote."""
    every = t.GAME.event_every
    due = -(-state.turn // every) * every
    for seat, empire in enumerate(state.empires):
        if empire.alive and terms(state, seat) >= t.GAME.terms_to_win - 1:
            yield _alarm(state, "election", [seat], due, cycle=due)


def _both_twins(state: State) -> Iterator[Alarm]:
    """An alarm for each race that holds both twins, and so wins at the end of the cycle."""
    for seat, empire in enumerate(state.empires):
        if empire.alive and holds_twins(state, seat):
            yield _alarm(state, "both-twins", [seat], cycle=state.turn)


def _missing_twins(state: State) -> Iterator[Alarm]:
    """An alarm for each living race that beat a keeper, with what it still lacks.

    It lacks the other keeper or, if it beat both, a twin planet. `cycle` is when an absent keeper
    returns; 0 if it is present.
    """
    for seat, empire in enumerate(state.empires):
        if not empire.alive or not empire.keepers or holds_twins(state, seat):
            continue
        held = len(twins_held(state, seat))
        left = [hull for n, hull in enumerate(t.KEEPERS) if not empire.keepers >> n & 1]
        if not left:
            yield _alarm(state, "hold-twins", [seat], held=held)
            continue
        keeper, fell = (
            words(f"black-abyss-thing-{t.HULL_NAMES[left[0]]}"),
            state.fallen.get(left[0]),
        )
        back = 0 if fell is None else fell + t.GAME.keeper_absence
        yield _alarm(state, "twins", [seat], held=held, keeper=keeper, cycle=back)


def _last_worlds(state: State) -> Iterator[Alarm]:
    """An alarm when only two races are left on their home worlds."""
    standing = [seat for seat in range(len(state.empires)) if stands(state, seat)]
    if len(standing) == RIVALS < len(state.empires):
        yield _alarm(state, "worlds", standing)


def _sieges(state: State) -> Iterator[Alarm]:
    """An alarm for each home world that enemies can take with their next move.

    In a duel, also by a seat at peace: it can declare war before moving, and the loss of a home
    world ends the game.
    """
    for seat in range(len(state.empires)):
        foes = [n for n in range(len(state.empires)) if _may_attack(state, n, seat)]
        near = [foe for foe in foes if stands(state, seat) and _besieges(state, foe, seat)]
        if near:
            names = tuple([seat_name(foe) for foe in near])
            sentence = words("black-abyss-alarm-siege", who=names, whom=seat_name(seat))
            yours = words("black-abyss-alarm-siege-yours", who=names)
            mine = words("black-abyss-alarm-siege-mine", whom=seat_name(seat))
            yield Alarm(f"siege-{seat}", sentence, (seat,), tuple(near), yours, mine)


def _may_attack(state: State, foe: int, seat: int) -> bool:
    at_war = bool(state.war[seat] >> foe & 1)
    declares = state.mode == "duel" and state.empires[foe].powers[p.WAR_BANNED] <= 0
    return at_war or (declares and foe != seat)


def _besieges(state: State, foe: int, seat: int) -> bool:
    """Whether the ships of `foe` can take every habitat of a seat's home world in their next move.

    One marine takes one habitat. A bomb may hit in each round of a raid, and the owner gives up
    other buildings first. Wormholes and obstacles are ignored.
    """
    home, powers = state.empires[seat].home, state.empires[foe].powers
    far = chart(state).distance[home]
    near = [s for s in state.ships_of(foe) if far[s.hex] <= speed(state, s)]
    own = [state.building[n] for n in lands(state, home) if state.holder[n] == seat]
    landed = [state.marines[n] for n in lands(state, home) if state.garrison[n] == foe]
    marines = sum([ship.marines for ship in near]) if powers[p.LANDINGS_BANNED] <= 0 else 0
    dropped = bombs(state, near) if powers[p.BOMBS_BANNED] <= 0 else 0
    fragile = sum([building not in t.WONDERS for building in own])
    return marines + sum(landed) >= own.count(t.HABITAT) or dropped * t.GAME.raid_rounds >= fragile


def _last_cycle(state: State) -> Iterator[Alarm]:
    """An alarm in the last cycle, at whose end the votes decide."""
    if state.turn < ends.cycles(state):
        return
    alive = [seat for seat, empire in enumerate(state.empires) if empire.alive]
    most = max(votes(state, seat) for seat in alive)
    leading = tuple([seat_name(seat) for seat in alive if votes(state, seat) == most])
    yield _alarm(state, "limit", [], leading=leading, count=len(leading), votes=most)


def _last_stands(state: State) -> Iterator[Alarm]:
    """An alarm for each race at war with one planet or one ship left."""
    for seat, empire in enumerate(state.empires):
        foes = [n for n in range(len(state.empires)) if state.war[seat] >> n & 1]
        if empire.alive and foes and len(planets(state, seat)) + len(state.ships_of(seat)) <= 1:
            sentence = words("black-abyss-alarm-out", who=seat_name(seat))
            yours = words("black-abyss-alarm-out-yours")
            yield Alarm(f"out-{seat}", sentence, (seat,), tuple(foes), yours)
