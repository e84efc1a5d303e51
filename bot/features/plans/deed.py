"""Plans: stores, withdraws and plays them, and drops them once they are impossible."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from pydantic import BaseModel

from bot.play.actions import Service
from bot.play.effects.all_effects import AddedEffect
from bot.play.effects.transition import Transition
from bot.play.opening.ways import leads_of
from bot.play.result import ActionResult
from bot.play.seats import Seats
from bot.play.selection import Outdated
from bot.store import changes
from bot.table.features import Follows
from bot.table.notices import say
from bot.table.permissions import seat_of
from bot.table.presence import with_state
from bot.table.proposable import Offered, in_words, proposable
from bot.table.refusals import Refused
from bot.table.state import Kept
from bot.table.table import Table
from engine.agents.advice import way_to
from engine.core.catalogue import ENGLISH, messages_of
from engine.core.choices import SEPARATOR, Leaf, resolve
from engine.core.errors import StaleChoice
from engine.core.events import Event
from engine.core.words import Words, seat_name, words

MOVES_MOST: Final = 5
"""Maximum moves of a plan."""
PLANS_MOST: Final = 3
"""Maximum plans for a seat; a member can propose one to each."""
REASONS: Final = ("income", "mine", "time")
"""The reasons that plans can have in every game: the ends of message ids after `BECAUSE`."""
BECAUSE: Final = "plan-because-"
"""The beginning of the message ids of reasons; those of a game have its prefix in front."""


class Plan(BaseModel, frozen=True):
    """Moves that the seat `by` proposes to another `seat`.

    `paths` lead to the moves in the tree of `table.proposable`. `reason` is a key of `reasons`.
    `number`, the table's edition at the time, names the plan.
    """

    number: int
    by: int
    seat: int
    paths: tuple[str, ...]
    reason: str


PLANS: Kept[tuple[Plan, ...]] = Kept("plans", tuple[Plan, ...], (), seen=True)


def reasons(table: Table) -> dict[str, Words]:
    """The reasons that a plan at a table can have, those of its game first, with their words."""
    game = table.match.game
    own = f"{game.text.prefix}{BECAUSE}"
    found = sorted(one for one in messages_of(game).ids(ENGLISH) if one.startswith(own))
    labels = {one.removeprefix(own): words(one) for one in found}
    return labels | {one: words(f"{BECAUSE}{one}") for one in REASONS}


def moves_of(table: Table, plan: Plan) -> list[Offered] | None:
    """The paths and choices of a plan's moves; None if one can no longer be proposed."""
    root = table.match.game.teamwork.plannable(table.match.state, plan.seat)
    found: list[Offered] = []
    for path in plan.paths:
        try:
            leaf = resolve(root, path)
        except StaleChoice:
            return None
        if not isinstance(leaf, Leaf):
            return None
        found.append((tuple(path.split(SEPARATOR)), leaf))
    return found


def without_past_plans(table: Table) -> Table:
    """The table without plans that everybody can see to be impossible; after the end, with none.

    Of a plan whose first moves are gone, as its seat may have made them, the others stay.
    """
    plans = PLANS.of(table.state)
    stand = () if table.over else tuple(filter(None, (_still_open(table, one) for one in plans)))
    return with_state(table, plans=stand) if stand != plans else table


def _still_open(table: Table, plan: Plan) -> Plan | None:
    """The plan without its first moves that can no longer be proposed; None if no other can be."""
    rests = (plan.model_copy(update={"paths": plan.paths[n:]}) for n in range(len(plan.paths)))
    return next((one for one in rests if moves_of(table, one) is not None), None)


def without_plans_of(table: Table, seat: int) -> Table:
    """The table without the plans that a seat's former holder proposed."""
    plans = PLANS.of(table.state)
    left = tuple(one for one in plans if one.by != seat)
    return with_state(table, plans=left) if left != plans else table


def playable(table: Table, plan: Plan) -> int:
    """How many of a plan's moves its seat can play now, one after the other.

    What comes after a move that draws from chance or tells a secret counts as playable.
    """
    moves = moves_of(table, plan)
    if not moves or plan.seat not in table.missing or table.paused:
        return 0
    match = table.match
    for count, (_, leaf) in enumerate(moves):
        if match.why_not(plan.seat, leaf.action) is not None:
            return count
        step = match.play(plan.seat, leaf.action)
        if step.reveals:
            break
        match = step.match
    return len(moves)


def calls(t: Transition) -> Iterable[changes.Change]:
    """Notices that tell members of the plans that a transition has proposed to them."""
    known = {plan.number for plan in PLANS.of(t.before.state)}
    for plan in PLANS.of(t.after.state):
        if plan.number not in known:
            yield say(t.row, plan.seat, "word-plan", t.now, named={"who": plan.by})


FOLLOWS = Follows(without_plans_of, without_past_plans)
CALLS = AddedEffect(calls)


class PlanResult(NamedTuple):
    """The table after a plan was played, and the events of the last move.

    `stopped` is the sentence that says at which move the plan stopped and why; None if it did not.
    """

    table: Table
    events: Sequence[Event[Any]]
    stopped: Words | None


class Plans:
    """Stores, withdraws and plays plans."""

    def __init__(self, service: Service, seats: Seats) -> None:
        self._service, self._seats = service, seats

    async def propose(
        self, match_id: str, user: int, seat: int, paths: Sequence[str], reason: str
    ) -> Table:
        """Propose the moves at these paths to a seat, with a key of `reasons`.

        Raises Refused if they cannot be proposed, or beyond `MOVES_MOST` or `PLANS_MOST`.
        """

        def change(table: Table) -> Table:
            by = seat_of(table, user)
            if reason not in reasons(table) or not 0 < len(paths) <= MOVES_MOST or by == seat:
                raise Refused(words("refused-plan"))
            standing = [one for one in PLANS.of(table.state) if one.seat == seat]
            names = table.speech(ENGLISH).names
            if any(one.by == by for one in standing):
                raise Refused(words("refused-plan-own", who=seat_name(seat)), names)
            if len(standing) >= PLANS_MOST:
                raise Refused(words("refused-plans-enough", who=seat_name(seat)), names)
            if not {SEPARATOR.join(path) for path, _ in proposable(table, seat)} >= set(paths):
                raise Refused(words("refused-plan-gone"))
            number = table.row.edition
            plan = Plan(number=number, by=by, seat=seat, paths=tuple(paths), reason=reason)
            return with_state(table, plans=(*PLANS.of(table.state), plan))

        return await self._seats.alter(match_id, change)

    async def withdraw(self, match_id: str, user: int, number: int) -> Table:
        """Withdraw the member's own plan with this number, if it exists.

        Raises Refused for another member's.
        """

        def change(table: Table) -> Table:
            by = seat_of(table, user)
            plans = PLANS.of(table.state)
            if any(one.number == number and one.by != by for one in plans):
                raise Refused(words("refused-plan-of-another"))
            return _without(table, number)

        return await self._seats.alter(match_id, change)

    async def follow(
        self, match_id: str, user: int, number: int, interaction: int, locale: str
    ) -> PlanResult:
        """Play the moves of the plan with this number, up to the first that is illegal.

        `locale` is the language for the words of a move at which it stops. Raises Refused if the
        plan is gone or for another's seat, or if its first move is illegal.
        """
        table = await self._service.tables.load(match_id)
        seat = seat_of(table, user)
        plan = next((one for one in PLANS.of(table.state) if one.number == number), None)
        moves = None if plan is None else moves_of(table, plan)
        if plan is None or moves is None:
            raise Refused(words("refused-plan-gone"))
        if plan.seat != seat:
            raise Refused(words("refused-plan-for-another"))
        if (leads := leads_of(table, seat)) is not None:
            raise Refused(words(leads.no_alone))
        played: ActionResult | None = None
        told = in_words(table, moves, table.speech(locale))
        left = [*zip(told, (leaf.action for _, leaf in moves), strict=True)]
        while left:
            match, (_, action) = table.match, left[0]
            way = way_to(match.choices(seat), action)
            if way is None:
                break
            try:
                played = await self._service.play(
                    match_id, user, match.decisions[seat], SEPARATOR.join(way.path), way.picked,
                    interaction if played is None else None,
                )  # fmt: skip
            except Outdated:
                break
            table = played.table
            del left[0]
        why = table.match.why_not(seat, left[0][1]) if left else None
        if played is None:
            raise Refused(why or words("refused-plan-gone"), table.speech(ENGLISH).names)
        await self._drop_plan(match_id, number)
        changed = words("plan-stopped-changed")
        stopped = words("plan-stopped", move=left[0][0], why=why or changed) if left else None
        return PlanResult(await self._service.tables.load(match_id), played.events, stopped)

    async def _drop_plan(self, match_id: str, number: int) -> None:
        if not (await self._service.tables.load(match_id)).over:
            await self._seats.alter(match_id, lambda table: _without(table, number))


def _without(table: Table, number: int) -> Table:
    left = tuple(one for one in PLANS.of(table.state) if one.number != number)
    return with_state(table, plans=left)
