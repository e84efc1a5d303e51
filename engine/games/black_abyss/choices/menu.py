"""The root of a seat's choices: by phase, pending decision, and diplomacy."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from engine.core.choices import Answers, Branch, Form, Leaf, Pick, Question, no_choices
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.choices import (
    fights,
    moves,
)
from engine.games.black_abyss.choices.buys import purchase_menu
from engine.games.black_abyss.choices.fitting import fitting_menu
from engine.games.black_abyss.choices.moves import Nodes
from engine.games.black_abyss.choices.voting import ballot_menu
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.diplomacy import may_bargain
from engine.games.black_abyss.rules.exploration import gifts
from engine.games.black_abyss.rules.surface import land_spot, working_lands
from engine.games.black_abyss.rules.tribunal.counting import options_of_tie
from engine.games.black_abyss.rules.tribunal.resolutions import may_propose
from engine.games.black_abyss.rules.war import combat
from engine.games.black_abyss.rules.war.damage import hits_to_assign, intact_sections
from engine.games.black_abyss.state import NOBODY, Pending, Ship, State, battle_of, decision_of

_LEARN = tuple(Leaf(name, a.Learn(tech)) for tech, name in enumerate(t.TECHS))
_VERBS: dict[str, str] = {
    "covering": "cover", "gift": "learn", "proposing": "propose", "breaking": "break-tie",
}  # fmt: skip
_ENTRUST = Leaf("entrust", a.Entrust())


def menu(state: State, seat: int) -> Branch[Any]:
    """The choices of a seat; none once it is eliminated or the game is over."""
    if not 0 <= seat < len(state.empires) or not state.empires[seat].alive or state.ending:
        return no_choices()
    return Branch("", partial(_root, state, seat))


def _root(state: State, seat: int) -> Nodes:
    decision = decision_of(state, seat)
    if decision is not None:
        nodes = _decide(state, seat, decision)
    elif state.pending:
        nodes = []
    else:
        nodes = _in_phase(state, seat)
    if (state.battle or state.next_battles) and battle_of(state, seat) is not None:
        nodes = [*nodes, *fights.handing_over(state, seat)]
    if may_bargain(state, seat) and moves.any_bargain(state, seat):
        dealings = partial(moves.diplomacy_menu, state, seat)
        return [*nodes, Branch("diplomacy", dealings, folded=True)]
    return nodes


def _in_phase(state: State, seat: int) -> Nodes:
    phase = state.phase
    if phase == "purchase":
        if state.empires[seat].done:
            return []
        forms = (
            [Branch("propose", partial(_resolutions, state))] if may_propose(state, seat) else []
        )
        return [*moves.settle_menu(state, seat), *forms, *purchase_menu(state, seat)]
    if phase == "fitting":
        return fitting_menu(state, seat)
    if phase == "tribunal":
        return ballot_menu(state, seat)
    if state.active != seat:
        return []
    if phase == "move":
        return moves.move_menu(state, seat)
    if phase == "ground":
        return moves.fighting_on_ground(state, seat)
    if phase == "setup":
        return [Branch("found", partial(moves.home_menu, state))]
    return []


def _decide(state: State, seat: int, decision: Pending) -> Nodes:
    if decision.kind in ("ordering", "deploying", "leading"):
        return fights.battle_menu(state, seat, decision.kind)
    if decision.kind == "idling":
        lands = working_lands(state, decision.thing, seat)
        return [_land_pick(state, "idle", lands, decision.count, a.Idle)]
    if decision.kind == "losing":
        lands = combat.losable(state, decision.thing, seat)
        return [_land_pick(state, "lose", lands, decision.count, a.Lose), _ENTRUST]
    verb, nodes = _VERBS[decision.kind], _answers(state, seat, decision)
    branch: Branch[Any] = Branch(verb, partial(list, nodes))
    if decision.kind != "covering":
        return [branch]
    return [*([_cover_form(state, seat)] if len(nodes) > 1 else []), branch, _ENTRUST]


def _answers(state: State, seat: int, decision: Pending) -> Nodes:
    kind, thing = decision.kind, decision.thing
    if kind == "covering":
        return _covers(state, seat)
    if kind == "breaking":
        about = (lambda n: f"seat-{n}") if thing == NOBODY else ("against", "for").__getitem__
        return [Leaf(about(n), a.BreakTie(n)) for n in options_of_tie(state)]
    if kind == "gift":
        return [_LEARN[tech] for tech in gifts(state, seat)]
    return _resolutions(state)


def _resolutions(state: State) -> Nodes:
    return [Leaf(t.LAWS[law], a.Propose(law)) for law in state.drawn]


def _covers(state: State, seat: int) -> Nodes:
    """The choice of sections for each of the seat's ships with hits."""
    return [
        _cover_pick(state.ships[p.thing], p.count)
        for p in state.pending
        if p.kind == "covering" and p.seat == seat
    ]


def _cover_pick(ship: Ship, count: int) -> Pick[Any]:
    return Pick(
        f"s{ship.id}", count, count, _sections(ship), lambda keys: a.Cover(ship.id, _numbers(keys))
    )


def _cover_form(state: State, seat: int) -> Form[Any]:
    """The form with the sections of all ships with hits."""
    owed = hits_to_assign(state, seat)
    return Form("cover-all", partial(_hit_ships, state, owed), partial(_covers_of, tuple(owed)))


def _hit_ships(state: State, owed: dict[int, int]) -> list[Question]:
    return [
        Question(f"s{ship}", _sections(state.ships[ship]), (), count, count)
        for ship, count in owed.items()
    ]


def _sections(ship: Ship) -> tuple[str, ...]:
    return tuple(str(section + 1) for section in intact_sections(ship))


def _numbers(keys: tuple[str, ...]) -> tuple[int, ...]:
    """The sections that keys name, which count from 1."""
    return tuple(int(key) - 1 for key in keys)


def _covers_of(ships: tuple[int, ...], answers: Answers) -> a.CoverAll:
    return a.CoverAll(tuple(zip(ships, map(_numbers, answers), strict=True)))


def _land_pick(
    state: State, key: str, lands: Sequence[int], count: int, make: Callable[[tuple[int, ...]], Any]
) -> Pick[Any]:
    """The choice of `count` of these land tiles."""
    names = {land_spot(state, land).lower(): land for land in lands}
    return Pick(
        key, count, count, tuple(names), lambda keys: make(tuple(names[key] for key in keys))
    )
