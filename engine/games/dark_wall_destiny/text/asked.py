"""What is asked of the viewer now: to answer, or to take its turn; and what it can spend."""

from collections.abc import Iterator

from engine.core.words import Words, seat_name
from engine.games.dark_wall_destiny.content.names import name
from engine.games.dark_wall_destiny.rules.values import most_pulled
from engine.games.dark_wall_destiny.text.cards import request, say
from engine.games.dark_wall_destiny.view import AskView, SeatView, WallView


def answers(view: WallView) -> bool:
    """Whether the first of the `open_questions` is for the viewer."""
    if view.hit is not None:
        return view.viewer in view.hit.missing
    return view.ask is not None and view.viewer == view.ask.seat


def own_turn(view: WallView) -> Iterator[Words]:
    """A line on what the viewer can do in its turn; none if it waits or has to answer first."""
    if view.viewer is None or view.viewer in view.done or view.ask is not None:
        return
    if view.stage == "begin":
        yield say("own-turn-begin")
    elif view.viewer == view.active and view.stage == "action" and view.hit is None:
        yield say("own-turn-play" if view.hand else "own-turn-acquire")
    elif view.viewer == view.active and view.stage == "acquire" and view.hit is None:
        yield say("own-turn-more")


def open_questions(view: WallView) -> Iterator[Words]:
    """The open questions; the viewer is told so if it must answer one."""
    if view.hit is not None and view.hit.by and view.viewer in view.hit.missing:
        by = tuple(map(seat_name, view.hit.by))
        yield say("table-raid-own", seats=by)
    elif view.hit is not None and view.viewer in view.hit.missing:
        due, burned = view.hit.due[view.viewer], int(view.hit.burned)
        yield say("table-hit-own", card=name(view.hit.card), burned=burned, n=due)
    elif view.hit is not None:
        by_seat = [(seat_name(seat), view.hit.due[seat]) for seat in view.hit.missing]
        dues = tuple(say("table-due", seat=seat, n=n) for seat, n in by_seat)
        burned, what = int(view.hit.burned), "table-raid" if view.hit.by else "table-hit"
        yield say(what, card=name(view.hit.card), dues=dues, burned=burned)
    if view.ask is not None and view.viewer == view.ask.seat:
        yield _asked(view.ask)
    elif view.ask is not None:
        yield say("table-ask", seat=seat_name(view.ask.seat), card=name(view.ask.card))


def _asked(ask: AskView) -> Words:
    """What a card asks the viewer."""
    if ask.what == "siege":
        return say("table-ask-own-siege", card=name(ask.card), n=ask.n, more=ask.more)
    return say("table-ask-own", card=name(ask.card), what=request(ask.card, ask.what, ask.n))


def plays(view: WallView) -> SeatView | None:
    """The viewer's seat while it has cards or means to play with; None otherwise."""
    if view.viewer is None or view.stage in ("tactics", "over"):
        return None
    return view.seats[view.viewer]


def to_spend(view: WallView, *, briefly: bool = False) -> Iterator[Words]:
    """A line about energy, combat, tokens and pulls to spend; with `briefly`, none if all are 0."""
    own = plays(view)
    if own is None or view.active != view.viewer:
        return
    means = {"energy": view.energy, "combat": view.combat, "tokens": own.tokens}
    means |= {"pulls": own.pulls}
    if not briefly or any(means.values()):
        yield say("table-to-spend", most=most_pulled(len(view.saved)), **means)
