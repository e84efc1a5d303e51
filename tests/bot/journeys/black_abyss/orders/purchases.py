"""A seat's panel in the purchase phase: its words, its controls, and the clicks to a choice."""

from collections.abc import Iterator
from typing import Any

from bot.language.speech import with_icons
from bot.presentation.custom_ids import Verb, parse
from bot.presentation.panel import Button, Menu, Panel
from bot.presentation.panels.own_panel import private
from bot.presentation.shown import Shown
from bot.table.table import Table, after_step
from engine.core.choices import Leaf, walk
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.state import Ship
from tests.bot.journeys.black_abyss.late import dockyard, game

PHASE = "purchase"


def rich(state: Any) -> None:
    """Let everybody afford anything, and give seat 0 a ship at a dock."""
    dockyard(state)
    for empire in state.empires:
        empire.food = empire.energy = empire.minerals = 60


def at_a_port(state: Any) -> Ship:
    """Let everybody afford anything, and give seat 0 a ship at a space port; returns the ship."""
    rich(state)
    ship: Ship = next(s for s in state.ships.values() if s.owner == 0 and t.FITTED[s.hull])
    ship.hex = state.empires[0].home
    land = next(n for n, holder in enumerate(state.holder) if holder == 0
                and n // 7 == ship.hex and state.building[n] == t.MINE)  # fmt: skip
    state.building[land] = t.PORT
    return ship


def panel_of(at: Table, menu: str = "", *, seat: int = 0, locale: str = "en") -> Panel:
    """The private panel of a seat, with this menu open."""
    return private(Shown(at, seat, at.speech(locale)), menu)


def said(at: Table, menu: str = "", *, seat: int = 0, locale: str = "en") -> str:
    """Every word of a seat's private panel, including the words of icons."""
    panel = panel_of(at, menu, seat=seat, locale=locale)
    labels = [one.label for one in controls(panel) if isinstance(one, Button)]
    return with_icons("\n".join([*panel.text, *labels]), lambda _: "")


def controls(panel: Panel) -> Iterator[Button | Menu]:
    """The buttons and menus of a panel."""
    for row in panel.rows:
        if isinstance(row, Menu):
            yield row
        else:
            yield from (one for one in row if isinstance(one, Button))


def after(at: Table, *actions: Any, seat: int = 0) -> Table:
    """The table after these actions of a seat."""
    for action in actions:
        at = after_step(at, at.match.play(seat, action).match, 0.0)
    return at


def first_offer(at: Table, kind: type, seat: int = 0) -> Any:
    """The first offered action of a kind."""
    return next(action for action in actions(at, seat) if isinstance(action, kind))


def actions(at: Table, seat: int) -> Iterator[Any]:
    """The complete actions offered to a seat."""
    nodes = (node for _, node in walk(game().choices(at.match.state, seat)))
    return (node.action for node in nodes if isinstance(node, Leaf))


def ways(one: Button | Menu) -> Iterator[tuple[str, str]]:
    """The actions of a button, or of a menu's entries, with their paths in the tree."""
    where = parse(one.id)
    if isinstance(one, Button):
        yield where.verb, where.argument
    elif where.verb is Verb.MENU:
        yield from ((parse(each.value).verb, parse(each.value).argument) for each in one.entries)
    else:
        paths = [(where.argument, each.value) for each in one.entries]
        yield from ((where.verb, "/".join(filter(None, path))) for path in paths)


def clicks(at: Table, wanted: str, menu: str = "", seat: int = 0) -> int:
    """The fewest clicks from a menu to the choice at a path; a press or a choice is one click."""
    best, reached = {menu: 0}, [menu]
    for here in reached:
        for one in controls(panel_of(at, here, seat=seat)):
            cost = best[here] + 1
            for verb, path in ways(one):
                if path == wanted and verb in (Verb.PLAY, Verb.CHOOSE):
                    return cost
                onward = wanted.startswith(f"{path}/") and len(path) > len(here)
                if verb in (Verb.OPEN, Verb.CHOOSE) and onward and path not in best:
                    best[path] = cost
                    reached.append(path)
    raise AssertionError(f"nothing leads to {wanted}")
