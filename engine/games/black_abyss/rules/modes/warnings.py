"""Alarms of the games for two: flags, raiders, monsters, fleets."""

from collections.abc import Iterator, Sequence

from engine.core.game import Alarm
from engine.core.words import Arg, seat_name, words
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.modes import ends, flags, fleets
from engine.games.black_abyss.rules.surface import beside, chart, lands, spot
from engine.games.black_abyss.rules.war.raids import bombs, raiders
from engine.games.black_abyss.state import Ship, State


def warnings(state: State) -> Iterator[Alarm]:
    """The alarms of a mode without peace."""
    if state.mode == "fleet_battle":
        yield from _fleets(state)
        return
    if state.mode == "capture_the_flag":
        yield from _carriers(state)
    yield from _raiders(state)
    if state.mode != "sudden_death":
        yield from monsters(state)
    if state.turn >= ends.cycles(state):
        yield Alarm("last", words("black-abyss-alarm-last"), threatens=(0, 1))


def _carriers(state: State) -> Iterator[Alarm]:
    for owner, flag in enumerate(state.flags):
        if flag.carrier:
            other, count = 1 - owner, flags.way_left(state, owner)
            sentence = words("black-abyss-alarm-flag", who=seat_name(other), count=count)
            mine = words("black-abyss-alarm-flag-mine", count=count)
            yield Alarm(f"flag-{other}", sentence, (owner,), (other,), told_near=mine)


def _raiders(state: State) -> Iterator[Alarm]:
    """An alarm if bombs or marines can reach the enemy home world in one move, or are there.

    In sudden death, if that move can win the game, the alarm says so.
    """
    for seat in (0, 1):
        home = state.empires[1 - seat].home
        near = raiders(state, 1 - seat)
        landed = [land for land in lands(state, home) if state.garrison[land] == seat]
        how = _breaks(state, seat, near, landed) if state.mode == "sudden_death" else ""
        if how:
            yield _breach(state, seat, how, now=_acts_now(state, seat, how, near, landed))
        elif near or landed:
            far = chart(state).distance[home]
            count = min(far[ship.hex] for ship in near) if near and not landed else 0
            whom = seat_name(1 - seat)
            told: dict[str, Arg] = {"who": seat_name(seat), "count": count}
            yield Alarm(
                f"raiders-{seat}",
                words("black-abyss-alarm-raiders", whom=whom, **told),
                threatens=(1 - seat,),
                near=(seat,),
                told_threatened=words("black-abyss-alarm-raiders-yours", **told),
                told_near=words("black-abyss-alarm-raiders-mine", whom=whom, count=count),
            )


def _breach(state: State, seat: int, how: str, *, now: bool) -> Alarm:
    told: dict[str, Arg] = {"who": seat_name(seat), "how": how}
    return Alarm(
        f"breach-{seat}",
        words("black-abyss-alarm-breach", whom=seat_name(1 - seat), **told),
        threatens=(1 - seat,),
        near=(seat,),
        told_threatened=words("black-abyss-alarm-breach-yours", **told),
        told_near=words(
            "black-abyss-alarm-breach-mine",
            how=how,
            now=int(now),
            place=spot(state, state.empires[1 - seat].home),
        ),
    )


def _breaks(state: State, seat: int, ships: Sequence[Ship], landed: Sequence[int]) -> str:
    """How ships or landed marines can win: "bombs" or "marines" cost a habitat; "" if neither can.

    A bomb may hit in each round of a raid, and the owner gives up other buildings first.
    """
    other = 1 - seat
    own = [n for n in lands(state, state.empires[other].home) if state.holder[n] == other]
    habitats = {land for land in own if state.building[land] == t.HABITAT}
    if any(habitats & {land, *beside(state, land)} for land in landed):
        return "marines"
    first = sum(state.building[land] not in (*t.WONDERS, t.HABITAT) for land in own)
    return "bombs" if bombs(state, ships) * t.GAME.raid_rounds > first else ""


def _acts_now(
    state: State, seat: int, how: str, ships: Sequence[Ship], landed: Sequence[int]
) -> bool:
    """Whether what `_breaks` found can still be done in this cycle."""
    home = state.empires[1 - seat].home
    if how == "marines":
        ready = any(state.marines[land] > state.fresh[land] for land in landed)
        return ready and state.phase in ("move", "battle", "ground")
    if state.phase == "move" and state.active == seat:
        far = chart(state).distance[home]
        there = [ship for ship in ships if far[ship.hex] <= ship.left]
        return _breaks(state, seat, there, ()) != ""
    return state.battle is not None and state.battle.hex == home


def monsters(state: State) -> Iterator[Alarm]:
    """An alarm for a home world with a monster that has bombs, there or beside it.

    If the monster destroys the home, the other seat wins.
    """
    for seat in (0, 1):
        far = chart(state).distance[state.empires[seat].home]
        wild = (ship for ship in state.ships.values() if ship.owner < 0)
        if any(far[ship.hex] <= 1 and bombs(state, [ship]) for ship in wild):
            sentence = words("black-abyss-alarm-monster", whom=seat_name(seat))
            yours = words("black-abyss-alarm-monster-yours")
            yield Alarm(f"monster-{seat}", sentence, (seat,), (1 - seat,), yours)


def _fleets(state: State) -> Iterator[Alarm]:
    """Alarms of a fleet battle: one when fleets are half gone, one in the last rounds."""
    rules = t.MODES.fleet_battle
    if state.battle is None:
        return
    low = [seat for seat in (0, 1) if fleets.share(state, seat) <= rules.alarm_share / 100]
    if low:
        names = tuple([seat_name(seat) for seat in low])
        sentence = words("black-abyss-alarm-fleet", who=names, count=len(low))
        near = tuple([1 - seat for seat in low])
        yield Alarm(f"fleet-{'-'.join(map(str, low))}", sentence, tuple(low), near)
    if state.battle.round > rules.rounds - rules.alarm_rounds:
        yield Alarm("rounds", words("black-abyss-alarm-rounds"), threatens=(0, 1))
