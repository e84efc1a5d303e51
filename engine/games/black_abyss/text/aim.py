"""What a member can aim for after the guided cycles: the victory that is nearest by what it has."""

from collections.abc import Callable, Sequence

from engine.core.words import Words, seat_name, words
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.state import WITHOUT_PEACE
from engine.games.black_abyss.text.advice import FIGHTER, is_armed
from engine.games.black_abyss.text.score import twins_of
from engine.games.black_abyss.view import EmpireView, View


def aims(view: View) -> Sequence[Words]:
    """What to aim for, longest version first: with guards and votes, with votes, alone; or ().

    The aim is the first of these in which the viewer is ahead of each rival: twin planets and
    keepers, terms of the tribunal seat (where they win), armed ships (ahead of the weakest rival),
    technology levels. Without any it is votes. Spectators have none; nor have wars from the start.
    """
    if view.viewer is None or view.mode in WITHOUT_PEACE:
        return ()
    own = view.empires[view.viewer]
    rivals = [one for one in view.empires if one.alive and one.seat != own.seat]
    if not rivals:
        return ()
    first = max(rivals, key=lambda one: one.votes)
    near = _nearest(view, own, rivals)
    whose = seat_name(first.seat)
    told = words("black-abyss-aim", aim=near, votes=own.votes, seat=whose, others=first.votes)
    return words("black-abyss-aim-guarded", aim=told), told, near


def _nearest(view: View, own: EmpireView, rivals: Sequence[EmpireView]) -> Words:
    """The victory that is nearest by what the viewer has."""

    def leads(worth: Callable[[EmpireView], int]) -> bool:
        return worth(own) > max(map(worth, rivals))

    if leads(lambda one: twins_of(view, one.seat) + len(one.keepers)):
        held = twins_of(view, own.seat)
        return words("black-abyss-aim-twins", count=held, beaten=len(own.keepers))
    if view.terms_win and leads(lambda one: one.terms):
        return words("black-abyss-aim-terms", count=own.terms, of=t.GAME.terms_to_win)
    weakest = min(rivals, key=lambda one: _warships(view, one.seat))
    if (count := _warships(view, own.seat)) > (other := _warships(view, weakest.seat)):
        whose = seat_name(weakest.seat)
        return words("black-abyss-aim-conquest", seat=whose, count=count, other=other)
    if leads(_levels):
        return words("black-abyss-aim-secret", count=_levels(own), of=t.GAME.secret_levels)
    return words("black-abyss-aim-votes", cycle=view.last_cycle)


def _levels(empire: EmpireView) -> int:
    return sum(level for _, level in empire.techs)


def _warships(view: View, seat: int) -> int:
    """How many ships of a seat carry a weapon or a bomb; fighters do not count."""
    return sum(
        ship.owner == seat and ship.hull != FIGHTER and is_armed(ship) for ship in view.ships
    )
