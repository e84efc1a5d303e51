"""Event cards, drawn every third cycle, and roaming monsters."""

from collections.abc import Callable

from engine.core.events import Tell
from engine.games.black_abyss.content import effects as e
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.facts import Bought, EventDrawn, Fact, Lost, Prowled
from engine.games.black_abyss.rules import decks
from engine.games.black_abyss.rules.exploration import change, learn, next_tiers, turn_up
from engine.games.black_abyss.rules.ships import add_ship
from engine.games.black_abyss.rules.surface import add_up_powers, chart, land_spot, spot, whom
from engine.games.black_abyss.rules.war import combat
from engine.games.black_abyss.rules.war.damage import strike
from engine.games.black_abyss.state import NOBODY, State


def draw_event(state: State, tell: Tell[Fact]) -> None:
    """Draw an event card and apply it; when the cards run out, all are shuffled again."""
    if not state.events_left:
        state.events_left = decks.events(state)
    card = state.chance.pick(state.events_left)
    state.events_left.remove(card)
    tell(EventDrawn(t.EVENTS[card]), reveals=True)
    for effect in t.CONTENT.events.events[card].effects:
        if effect.kind == "lasting":
            state.lasting.append(card)
            add_up_powers(state)
        else:
            _EFFECTS[type(effect)](state, effect, tell)


def _spawn(state: State, effect: e.Spawn, tell: Tell[Fact]) -> None:
    """Place a monster in a random hex: an empty one if possible (`_lairs`)."""
    at = state.chance.pick(_lairs(state))
    add_ship(state, NOBODY, t.WILD_AT + t.WILD.index(effect.wild), at)
    tell(Prowled(effect.wild, spot(state, at), appeared=True))


def _lairs(state: State) -> list[int]:
    """The hexes where a monster may appear: explored empty ones without ships.

    If there are none, hexes without ships and colonies; if none either, any that ships can enter.
    """
    taken = {ship.hex for ship in state.ships.values()}
    known = [
        n for n, is_known in enumerate(state.known) if is_known and state.tile[n] != t.BLACK_HOLE
    ]
    quiet = [n for n in known if n not in taken and not state.colonies[n]]
    return [n for n in quiet if state.tile[n] == t.EMPTY] or quiet or known


def _storm(state: State, effect: e.Storm, tell: Tell[Fact]) -> None:
    for ship in list(state.ships.values()):
        if ship.owner >= 0 and state.chance.die(effect.die) in effect.hits:
            strike(state, ship, "meteors", tell)


def _quake(state: State, effect: e.Quake, tell: Tell[Fact]) -> None:
    for seat in whom(state, effect.whom):
        for _ in range(effect.buildings):
            standing = [
                land
                for land, who in enumerate(state.holder)
                if who == seat
                and state.building[land] != t.HABITAT
                and combat.destructible(state, seat, land)
            ]
            if standing:
                combat.lose(state, seat, state.chance.pick(standing), "quake", tell)


def _fever(state: State, effect: e.Fever, tell: Tell[Fact]) -> None:
    ill = whom(state, effect.whom)
    for land, who in enumerate(state.garrison):
        if who in ill and state.marines[land] > 1:
            state.marines[land] -= 1
            state.fresh[land] = min(state.fresh[land], state.marines[land])
            tell(Lost(who, land_spot(state, land), "marine", "fever"))


def _charts(state: State, effect: e.Charts, tell: Tell[Fact]) -> None:
    for _ in range(effect.hexes):
        dark = [at for at, known in enumerate(state.known) if not known]
        if dark:
            turn_up(state, NOBODY, state.chance.pick(dark), tell)


def _lore(state: State, effect: e.Lore, tell: Tell[Fact]) -> None:
    for seat in whom(state, effect.whom):
        steps = enumerate(next_tiers(tuple(state.empires[seat].techs)))
        open_steps = [(tier, tech) for tech, tier in steps if tier is not None and tech != t.SECRET]
        if open_steps:
            lowest = min(tier for tier, _ in open_steps)
            choices = [tech for tier, tech in open_steps if tier == lowest]
            learn(state, seat, state.chance.pick(choices), tell)


def _recruits(state: State, effect: e.Recruits, tell: Tell[Fact]) -> None:
    hull = t.HULLS.index(effect.hull)
    for seat in whom(state, effect.whom):
        home = state.empires[seat].home
        for _ in range(min(effect.ships, state.empires[seat].supply[hull])):
            add_ship(state, seat, hull, home)
            tell(Bought(seat, effect.hull, spot(state, home), "ship"))


def _change(state: State, effect: e.Change, tell: Tell[Fact]) -> None:
    sign = 1 if effect.kind == "gain" else -1
    for seat in whom(state, effect.whom):
        change(state, seat, sign * effect.food, sign * effect.energy, sign * effect.minerals, tell)


_EFFECTS: dict[type, Callable[..., None]] = {
    e.Spawn: _spawn, e.Storm: _storm, e.Quake: _quake, e.Fever: _fever, e.Charts: _charts,
    e.Lore: _lore, e.Recruits: _recruits, e.Change: _change,
}  # fmt: skip


def roam(state: State, tell: Tell[Fact]) -> None:
    """At the end of a cycle, move each monster to a known neighbouring space; keepers stay."""
    for ship in list(state.ships.values()):
        if ship.owner >= 0 or ship.hull in t.KEEPERS:
            continue
        ways = [
            at
            for at in chart(state).neighbours[ship.hex]
            if state.known[at] and state.tile[at] != t.BLACK_HOLE
        ]
        if ways:
            ship.hex = state.chance.pick(ways)
            tell(Prowled(t.HULL_NAMES[ship.hull], spot(state, ship.hex), appeared=False))


def return_keepers(state: State, tell: Tell[Fact]) -> None:
    """Put keepers back on their twin planets, some cycles after their defeat."""
    for hull, turn in list(state.fallen.items()):
        if state.turn >= turn + t.GAME.keeper_absence:
            at = state.tile.index(t.TWINS[t.KEEPERS.index(hull)])
            add_ship(state, NOBODY, hull, at)
            del state.fallen[hull]
            tell(Prowled(t.HULL_NAMES[hull], spot(state, at), appeared=True))
