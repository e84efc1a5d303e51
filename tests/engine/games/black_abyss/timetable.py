"""When each kind of action is legal: by phase, turn, pending decision and seat.

The law of times tries every combination, on actions of played games and on those arranged here,
which random games rarely reach.
"""

from collections.abc import Iterator
from functools import cache, partial
from typing import Any, get_args

from engine.conformance.laws.times import Setter
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.content.vocabulary import GOODS
from engine.games.black_abyss.rules.exploration import stock_key
from engine.games.black_abyss.rules.tribunal.resolutions import open_seat_ballot
from engine.games.black_abyss.rules.war import board
from engine.games.black_abyss.state import NOBODY, PEACE, Battle, Decision, Pending, Phase, State
from tests.engine.games.black_abyss.table import Table, bare

Legal = tuple[State, int, Any]


def _at_phase(phase: Phase, state: State, seat: int) -> None:  # noqa: ARG001
    """Set the phase; a battle has sides, and a ballot is open only in the tribunal."""
    state.phase = phase
    state.battle = (state.battle or _fight()) if phase == "battle" else None
    state.next_battles = state.next_battles if phase == "battle" else []
    state.ballot = state.ballot if phase == "tribunal" else None
    if phase == "fitting" and not state.fleets:
        state.fleets = [list(t.SQUADRON_SHIPS[0]) for _ in state.empires]
        state.levels = [0 for _ in state.empires]


def _turn(step: int | None, state: State, seat: int) -> None:
    state.active = NOBODY if step is None else (seat + step) % len(state.empires)


def _nothing_pending(state: State, seat: int) -> None:  # noqa: ARG001
    state.pending = []


def _pending(kind: Decision, state: State, seat: int) -> None:
    """Give the seat pending decisions of this kind, about the same subjects as before."""
    state.pending = [Pending(seat, kind, one.thing, one.count) for one in _decisions(state, seat)]


def _of_another(state: State, seat: int) -> None:
    """Give the seat's pending decision, if any, to the next seat."""
    other, found = (seat + 1) % len(state.empires), _decisions(state, seat)
    state.pending = [Pending(other, one.kind, one.thing, one.count) for one in found]


def _decisions(state: State, seat: int) -> list[Pending]:
    return [one for one in state.pending if one.seat == seat] or [Pending(seat, "gift", 0)]


def _seat(done: bool, alive: bool, state: State, seat: int) -> None:
    state.empires[seat].done, state.empires[seat].alive = done, alive


CLOCK: dict[str, dict[str, Setter]] = {
    "phase": {phase: partial(_at_phase, phase) for phase in get_args(Phase)},
    "turn": {
        "own": partial(_turn, 0),
        "another's": partial(_turn, 1),
        "nobody's": partial(_turn, None),
    },
    "pending": {
        "nothing": _nothing_pending,
        "another's": _of_another,
        **{kind: partial(_pending, kind) for kind in get_args(Decision)},
    },
    "seat": {
        "in": partial(_seat, False, True),
        "done": partial(_seat, True, True),
        "out": partial(_seat, False, False),
    },
}

TIMES = (
    ("FoundHome", "setup", "own", "*", "in done"),
    ("DeclareWar Move Jump Scan Embark Disembark Load", "move", "own", "nothing", "in done"),
    ("March", "move ground", "own", "nothing", "in done"),
    ("Take", "ground", "own", "nothing", "in done"),
    ("Settle", "purchase", "*", "nothing", "in"),
    ("Pass", "move ground", "own", "nothing", "in done"),
    ("Pass Buy Research Commission Fit Strip Repair Build Bulldoze Recruit Sell TakeBack",
     "purchase", "*", "nothing", "in"),
    ("Muster Enlist Dismiss Mount Unmount Train", "fitting", "*", "*", "in"),
    ("Pass", "fitting", "*", "nothing", "in"),
    ("Mark Favour Prepare Cast Vote", "tribunal", "*", "nothing", "in done"),
    ("BreakTie", "tribunal", "*", "breaking", "in done"),
    ("Offer Withdraw Accept Decline Talk EndTalk EndPassage",
     "move ground purchase tribunal", "*", "*", "in done"),
    ("Command Lead", "battle", "*", "*", "in done"),
    ("Place", "battle", "*", "deploying", "in done"),
    ("EndMove", "battle", "*", "deploying leading", "in done"),
    ("Steer Fire Bomb ByOrder Flee Disembark", "battle", "*", "leading", "in done"),
    ("Entrust", "*", "*", "covering losing", "in done"),
    ("Cover CoverAll", "*", "*", "covering", "in done"),
    ("Lose", "*", "*", "losing", "in done"),
    ("Idle", "*", "*", "idling", "in done"),
    ("Learn", "*", "*", "gift", "in done"),
    ("Propose", "*", "*", "proposing", "in done"),
    ("Propose", "purchase", "*", "nothing", "in"),
)  # fmt: skip
"""Kinds of actions with their times: phase, turn, pending decision, and seat."""


def _planet() -> tuple[Table, int]:
    """A planet at D4 with a habitat of seat 0, in seat 0's turn: five rough lands, two plains."""
    table = Table.empty_sky()
    at = table.planet("D4", "green", *["rough"] * 5, *["plains"] * 2)
    table.building(0, at * 7, "habitat")
    return table, at


def _post(state: State, seat: int, land: int) -> None:
    state.marines[land], state.garrison[land] = 2, seat


@cache
def _fight() -> Battle:
    """A battle at D4 between a cruiser of seat 0 and a frigate of seat 1."""
    battle = _met()[0].state.battle
    assert battle is not None
    return battle


def _met() -> tuple[Table, int]:
    table, at = _planet()
    table.war(0, 1)
    table.ship(1, "frigate", "D4", "laser", "computer-1")
    table.ship(0, "cruiser", "D4", "bomb-1").since = 1
    for slot in (1, 2):
        table.building(1, at * 7 + slot, "habitat")
    table.begin_battles()
    return table, at


def _decides(seat: int, kind: Decision, thing: int, action: Any, table: Table) -> Legal:
    table.state.pending = [Pending(seat, kind, thing)]
    return table.state, seat, action


def _in_battle() -> Iterator[Legal]:
    table, _ = _met()
    frigate = min(table.state.ships)
    yield table.state, 0, a.Command(0, ask=True)
    yield _decides(1, "covering", frigate, a.Cover(frigate, (1,)), _met()[0])
    yield _decides(1, "covering", frigate, a.Entrust(), _met()[0])
    table, _ = _met()
    hits = tuple((table.ship(1, "frigate", "D4", "laser").id, (0,)) for _ in range(2))
    table.state.pending = [Pending(1, "covering", ship) for ship, _ in hits]
    yield table.state, 1, a.CoverAll(hits)
    table, at = _met()
    yield _decides(1, "losing", at, a.Lose((at * 7 + 2,)), table)
    yield from _led()


def _led() -> Iterator[Legal]:
    """A battle that seat 0 leads, with its cruiser beside the planet and the frigate."""
    table, at = _met()
    theirs, ours = sorted(table.state.ships)
    decisions: tuple[tuple[Decision, Any], ...] = (
        ("leading", a.Fire(ours, 1, theirs)),
        ("leading", a.Bomb(ours, 0, 1)),
        ("leading", a.Steer(ours, board.ROWS + 3)),
        ("leading", a.ByOrder(0)),
        ("leading", a.EndMove()),
        ("leading", a.Disembark(ours, at * 7)),
        ("leading", a.Flee()),
        ("deploying", a.Place(ours, board.SQUARES[-1])),
        ("ordering", a.Lead()),
        ("leading", a.Command(0, ask=False)),
    )
    for kind, action in decisions:
        table, _ = _met()
        state, fight = table.state, table.state.battle
        assert fight is not None
        state.tactical, fight.led = True, [kind != "ordering", False]
        fight.round, fight.todo = int(kind == "leading"), [0]
        fight.place, fight.left = {ours: 2, theirs: 1}, {ours: 1}
        state.ships[ours].tiles = (t.TILE["bomb-1"], t.TILE["laser"], t.TILE["cargo-hold"], -1, -1)
        state.ships[ours].marines = 1
        state.ships[ours].origin = table.hex("D3")
        yield _decides(0, kind, at, action, table)


def _moving() -> Iterator[Legal]:
    table, at = _planet()
    frigate = table.ship(0, "frigate", "D4", "marine-bay")
    _post(table.state, 0, at * 7)
    yield table.state, 0, a.March(at * 7, at * 7 + 1, 1)
    yield table.state, 0, a.Embark(frigate.id, at * 7)
    table, at = _planet()
    frigate = table.ship(0, "frigate", "D4", "marine-bay")
    frigate.marines = 1
    yield table.state, 0, a.Disembark(frigate.id, at * 7 + 1)
    table, at = _planet()
    transport = table.ship(0, "transport", "D4", "cargo-hold")
    table.state.goods[stock_key(at, 0, 0)] = 1
    yield table.state, 0, a.Load(transport.id, 0)
    table, _ = _planet()
    for end in ("D2", "F5"):
        table.state.tile[table.hex(end)] = t.HEX["wormhole-amber"]
    yield table.state, 0, a.Jump((table.ship(0, "fighter", "D2").id,))
    table = Table(map="frontier")
    yield table.state, 0, table.offers(0, a.FoundHome)[0]


def _on_the_ground() -> Iterator[Legal]:
    table, at = _planet()
    table.war(0, 1)
    table.building(1, at * 7 + 1, "farm")
    _post(table.state, 0, at * 7 + 1)
    _post(table.state, 0, at * 7)
    table.state.phase = "ground"
    yield table.state, 0, a.Take(at * 7 + 1, raze=False)
    table, at = _planet()
    table.to_purchase()
    transport = table.ship(0, "transport", "D4", "colony-pod")
    yield table.state, 0, a.Settle(transport.id, at * 7 + 1)
    table, at = _planet()
    for slot in (4, 5, 6):
        table.building(0, at * 7 + slot, "farm")
    yield _decides(0, "idling", at, a.Idle((at * 7 + 5,)), table)


def _buying() -> Iterator[Legal]:
    table, at = _planet()
    table.rich(0)
    table.to_purchase()
    for slot, name in enumerate(("trade-house", "space-port", "small-dock"), 1):
        table.building(0, at * 7 + slot, name)
    table.state.land[at * 7 + 6] = bare("green", "plains", "barley")
    frigate = table.ship(0, "frigate", "D4", "laser", "laser")
    transport = table.ship(0, "transport", "D4", "cargo-hold")
    frigate.hits = 1
    transport.goods = (GOODS.index("grapes") * 128 + table.hex("D2"),)
    yield table.state, 0, a.Sell(transport.id, 0)
    yield table.state, 0, a.Repair(frigate.id, 0)
    yield table.state, 0, a.Strip(frigate.id, 1)
    yield table.state, 0, a.Bulldoze(at * 7 + 2)
    yield table.state, 0, a.Recruit(at * 7)


def _bargaining() -> Iterator[Legal]:
    for make in (a.Accept, a.Decline, a.Withdraw):
        table = Table.open_sky()
        table.war(0, 1)
        table.state.offers = [(0, 1, PEACE)]
        seat = int(make is not a.Withdraw)
        yield table.state, seat, make(1 - seat, PEACE)
    table = Table.open_sky()
    table.state.talks = [(0, 1)]
    yield table.state, 1, a.EndTalk(0)
    table = Table.open_sky()
    table.state.passage = [2, 1, 0]
    yield table.state, 0, a.EndPassage(1)


def _voting() -> Iterator[Legal]:
    table = Table.open_sky(elections="together")
    table.state.phase = "tribunal"
    open_seat_ballot(table.state, table.ear())
    ballot = table.state.ballot
    assert ballot is not None
    ballot.candidates, ballot.weights, ballot.favours = [0, 1], [5, 5, 3], [0, 1, NOBODY]
    ballot.cast, ballot.counted = [True] * 3, 0
    table.state.leader = 2
    yield _decides(2, "breaking", NOBODY, a.BreakTie(1), table)


def rare_examples() -> Iterator[Legal]:
    """State, seat and legal action of the kinds that random play rarely reaches."""
    yield from _moving()
    yield from _in_battle()
    yield from _on_the_ground()
    yield from _buying()
    yield from _bargaining()
    yield from _voting()
