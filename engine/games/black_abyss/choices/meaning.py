"""The action that a path of choices means, so that a late click is refused with a reason."""

from collections.abc import Callable
from typing import Any

from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.market import goods as market
from engine.games.black_abyss.rules.surface import chart
from engine.games.black_abyss.rules.war import board
from engine.games.black_abyss.state import NOBODY, PASSAGE, PEACE, State

Keys = tuple[str, ...]

_VOTES = {"for": 1, "against": -1, "abstain": 0}
_WHEN: dict[str, a.When] = {"either": "either", "passed": "passed", "rejected": "rejected"}


def action_at(state: State, seat: int, path: Keys) -> Any | None:
    """The action at a path, legal or not; None if the path is unknown."""
    verb, *keys = path[1:] if path[:1] == ("diplomacy",) and len(path) > 1 else path or ("",)
    read = _VERBS.get(verb)
    if read is None:
        return None
    try:
        return read(state, seat, tuple(keys))
    except (KeyError, ValueError, IndexError):
        return None


def _hex(state: State, name: str) -> int:
    return chart(state).names.index(name.upper())


def _land(state: State, name: str) -> int:
    at, _, slot = name.partition("-")
    return _hex(state, at) * 7 + int(slot) - 1


def _ship(key: str) -> int:
    return int(key.removeprefix("s"))


def _seat(key: str) -> int:
    return NOBODY if key == "nobody" else int(key.removeprefix("seat-"))


def _fleet(state: State, seat: int, key: str) -> tuple[int, ...]:
    """The numbers of the ships that a group's key means now; for "some", all ships there."""
    place, _, group = key.partition("-")
    what, _, count = group.partition("-")
    at = _hex(state, place)
    if not count and what != "some":
        return (_ship(what),)
    hulls = range(len(t.HULLS)) if what in ("all", "some") else (t.HULLS.index(what),)
    mine = (ship for ship in state.ships_of(seat) if ship.hex == at)
    return tuple(sorted(ship.id for ship in mine if ship.hull in hulls))


def _bargain(make: Callable[[int, int], Any]) -> Callable[[State, int, Keys], Any]:
    def read(state: State, seat: int, keys: Keys) -> Any:  # noqa: ARG001
        what, _, other = keys[0].partition("-")
        return make(int(other), {"peace": PEACE, "passage": PASSAGE}[what])

    return read


def _on_land(make: Callable[[int], Any]) -> Callable[[State, int, Keys], Any]:
    def read(state: State, seat: int, keys: Keys) -> Any:  # noqa: ARG001
        return make(_land(state, keys[0]))

    return read


def _of_ship(make: Callable[[int, int], Any]) -> Callable[[State, int, Keys], Any]:
    """A function that makes an action of a ship and a land tile, given by keys."""

    def read(state: State, seat: int, keys: Keys) -> Any:  # noqa: ARG001
        return make(_ship(keys[0]), _land(state, keys[1]))

    return read


def _deed(state: State, ship: int, how: str, what: str) -> Any:
    """What a ship does in a battle, by the keys of the choice."""
    if how == "steer":
        return a.Steer(ship, board.NAMES.index(what))
    if how == "landing":
        return a.Disembark(ship, _land(state, what))
    if how == "by-order":
        return a.ByOrder(t.ORDERS.index(what), ship)
    section = int(how[1:]) - 1
    return (
        a.Bomb(ship, section, _seat(what)) if how[0] == "b" else a.Fire(ship, section, _ship(what))
    )


def _declare_war(state: State, seat: int, keys: Keys) -> a.DeclareWar:  # noqa: ARG001
    on, _ = keys
    return a.DeclareWar(_seat(on))


def _command(state: State, seat: int, keys: Keys) -> a.Command:  # noqa: ARG001
    return a.Command(t.ORDERS.index(keys[0]), keys[1] == "ask")


_VERBS: dict[str, Callable[[State, int, Keys], Any]] = {
    "offer": _bargain(a.Offer), "withdraw": _bargain(a.Withdraw), "accept": _bargain(a.Accept),
    "decline": _bargain(a.Decline), "war": _declare_war,
    "talk": lambda _, __, keys: a.Talk(_seat(keys[0])),
    "end-passage": lambda _, __, keys: a.EndPassage(_seat(keys[0])),
    "end-talk": lambda _, __, keys: a.EndTalk(_seat(keys[0])),
    "move": lambda s, seat, keys: a.Move(_fleet(s, seat, keys[1]), _hex(s, keys[0])),
    "jump": lambda s, seat, keys: a.Jump(_fleet(s, seat, keys[0])),
    "embark": _of_ship(a.Embark), "disembark": _of_ship(a.Disembark), "settle": _of_ship(a.Settle),
    "research": lambda _, __, keys: a.Research(t.TECHS.index(keys[0])),
    "commission": lambda s, _, keys: a.Commission(t.HULLS.index(keys[0]), _hex(s, keys[1])),
    "fit": lambda _, __, keys: a.Fit(_ship(keys[0]), t.TILE[keys[1]]),
    "strip": lambda _, __, keys: a.Strip(_ship(keys[0]), int(keys[1]) - 1),
    "repair": lambda _, __, keys: a.Repair(_ship(keys[0]), int(keys[1]) - 1),
    "build": lambda s, _, keys: a.Build(t.BUILDING[keys[0]], _land(s, keys[1])),
    "bulldoze": _on_land(a.Bulldoze), "recruit": _on_land(a.Recruit),
    "sell": lambda _, __, keys: a.Sell(_ship(keys[0]), market.RESOURCES.index(keys[1])),
    "take-back": lambda s, seat, _: a.TakeBack(len(s.empires[seat].basket)),
    "pass": lambda _, __, ___: a.Pass(),
    "vote": lambda _, __, keys: a.Mark(t.LAWS.index(keys[0]), _VOTES[keys[1]]),
    "favour": lambda _, __, keys: a.Favour(_seat(keys[0])),
    "lead": lambda _, __, ___: a.Lead(), "end-move": lambda _, __, ___: a.EndMove(),
    "end-early": lambda _, __, ___: a.EndMove(),
    "flee": lambda _, __, ___: a.Flee(), "flee-later": lambda _, __, ___: a.Flee(),
    "entrust": lambda _, __, ___: a.Entrust(),
    "command": _command, "hand-over": _command,
    "by-order": lambda _, __, keys: a.ByOrder(t.ORDERS.index(keys[0])),
    "place": lambda _, __, keys: a.Place(_ship(keys[0]), board.NAMES.index(keys[1])),
    "ships": lambda s, _, keys: _deed(s, _ship(keys[0]), keys[1], keys[2]),
    "prepare": lambda _, __, keys: a.Prepare(_WHEN[keys[0]], _seat(keys[1])),
    "basket": lambda _, __, ___: a.Buy(), "ballot": lambda _, __, ___: a.Cast(),
    "cast": lambda _, __, ___: a.Cast(), "cast-empty": lambda _, __, ___: a.Cast(),
    "muster": lambda _, __, keys: a.Muster(t.SQUADRONS.index(keys[0])),
    "enlist": lambda _, __, keys: a.Enlist(t.HULLS.index(keys[0])),
    "dismiss": lambda _, __, keys: a.Dismiss(_ship(keys[0]) - 1),
    "mount": lambda _, __, keys: a.Mount(_ship(keys[0]) - 1, t.TILE[keys[1]]),
    "unmount": lambda _, __, keys: a.Unmount(_ship(keys[0]) - 1, int(keys[1]) - 1),
    "train": lambda _, __, keys: a.Train(int(keys[0].removeprefix("l"))),
}  # fmt: skip
