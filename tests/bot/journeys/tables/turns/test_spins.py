"""The board reports a spin of Dark Wall Destiny in one piece, until the next turn is over."""

import re

from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.store.records import Action, By
from bot.table.clocks.pace import CLOCKS, Pace
from bot.table.table import Table
from engine.agents.advice import way_to
from engine.core.chance import Chance
from engine.core.choices import SEPARATOR
from engine.core.game import Perspective
from engine.core.match import actions_of
from engine.games.dark_wall_destiny.actions import Discard, Entrust
from engine.games.dark_wall_destiny.rules.forecast import coming_blows
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.table import BY_LOT, begin, board, press, table, until
from tests.bot.journeys.tables.turns.test_airlock import answer_to
from tests.bot.journeys.tables.turns.test_free_order import panel
from tests.deliveries import Delivery
from tests.simulation import Simulation, custom_ids, labels_of, text_of

GAME = "dark_wall_destiny"
ROUNDS = 3
GRACE = 12 * 3600.0 + 60
REMINDED = 10 * 3600.0 + 60


async def greedily(simulation: Simulation) -> Table:
    """Let the first awaited member play like the greedy agent."""
    now = await table(simulation)
    match, seat = now.match, now.missing[0]
    seen = Perspective(match.game, match.state, seat)
    action = match.game.policies["greedy"](seen, Chance("5" * 64))
    way = way_to(match.game.choices(match.state, seat), action)
    user = now.row.seats[seat].user
    assert way is not None
    assert user is not None
    path = SEPARATOR.join(way.path)
    played = await context_of(simulation).service.play(
        now.id, user, match.decisions[seat], path, way.picked
    )
    return played.table


async def test_the_board_reports_a_spin_beginning_with_what_burned(simulation: Simulation) -> None:
    now = await begin(
        simulation, simulation.ada, simulation.bo, simulation.cleo, game=GAME, chosen=BY_LOT
    )
    for rounds in range(1, ROUNDS + 1):
        while now.match.state.turn == rounds and now.match.state.stage != "spin":
            now = await greedily(simulation)
        begun = f"Round {rounds} is over; the system spins."

        async def told(begun: str = begun) -> bool:
            return begun in text_of(board(simulation))

        while now.match.state.stage == "spin":
            await until(simulation, told)
            now = await greedily(simulation)
        await until(simulation, told)
        shown = text_of(board(simulation))
        assert "Burned: " in shown.partition(begun)[2]
    while not now.match.state.done:
        now = await greedily(simulation)

    async def told_no_more() -> bool:
        return "the system spins" not in text_of(board(simulation))

    await until(simulation, told_no_more)


async def asked_to_discard(
    simulation: Simulation, pace: str = "none"
) -> tuple[Table, MemberActor, Message]:
    """A table whose spin asks Ada or Bo: the member, and the panel with the question."""
    now = await begin(
        simulation, simulation.ada, simulation.bo, game=GAME, chosen=BY_LOT, pace=pace
    )
    while now.match.state.hit is None:
        now = await greedily(simulation)
    member = (simulation.ada, simulation.bo)[now.missing[0]]
    await press(simulation, member, board(simulation), "hand")
    return now, member, panel(simulation, member)


async def form(simulation: Simulation, member: MemberActor, asked: Message) -> Delivery:
    """The modal behind the question of a panel."""
    button = next(one for one in custom_ids(asked.components) if ":form:discard" in one)
    click = simulation.press(member, asked, button)
    await simulation.deliver(click)
    return click


async def order_defense(simulation: Simulation, member: MemberActor, asked: Message) -> None:
    """Order to discard defense first, in the menu behind *Standing orders*."""
    await press(simulation, member, asked, "open")
    await press(simulation, member, panel(simulation, member), "choose", "defense")


async def test_an_order_left_while_hit_can_be_followed_at_once(simulation: Simulation) -> None:
    _, member, asked = await asked_to_discard(simulation)
    await order_defense(simulation, member, asked)
    assert "Follow my standing order" in labels_of(panel(simulation, member))


async def test_one_form_pays_for_all_certain_damage_of_a_spin(
    simulation: Simulation,
) -> None:
    now, member, asked = await asked_to_discard(simulation)
    seat, hit = now.missing[0], now.match.state.hit
    window = await form(simulation, member, asked)
    spec = window.record.modal
    assert spec is not None
    blows = [hit.due[seat], *(blow.due for blow in coming_blows(now.match.state, seat))]
    assert [label["label"].rpartition(" (")[2] for label in spec["components"]] == [
        f"{due} damage)" for due in blows
    ]
    await simulation.deliver(simulation.submit(member, window, {}))
    after = await table(simulation)
    assert after.match.revision == now.match.revision + 1
    assert seat not in after.missing or after.match.state.hit is None


async def late(simulation: Simulation, now: Table) -> object:
    """The first action taken for the first member who misses the spin's deadline."""
    found = list[Action]()
    seat = now.missing[0]

    async def played() -> bool:
        record = await context_of(simulation).service.store.actions(now.id)
        found[:] = [one for one in record if one.by is By.DEADLINE and one.seat == seat]
        return bool(found)

    await simulation.pass_time(GRACE)
    await until(simulation, played)
    return actions_of(now.match.game).load(found[0].action)


async def reads(simulation: Simulation, member: MemberActor) -> str:
    """The text of the panel that a member opens at the board."""
    await press(simulation, member, board(simulation), "hand")
    return text_of(panel(simulation, member))


async def test_a_missed_discard_follows_the_standing_order_and_its_owner_is_told(
    simulation: Simulation,
) -> None:
    now, member, asked = await asked_to_discard(simulation)
    await order_defense(simulation, member, asked)
    now = await table(simulation)
    assert now.match.state.players[now.missing[0]].order == "defense"
    name = now.row.seats[now.missing[0]].name
    assert await late(simulation, now) == Entrust()
    lines = text_of(board(simulation)).splitlines()
    assert not [one for one in lines if "the autopilot played" in one and name in one]
    shown = await reads(simulation, member)
    assert "Your time ran out; your standing order or the autopilot chose for you." in shown
    order = r"(Your standing order chooses what to discard|You .* by standing order)\."
    assert re.search(order, shown)


async def test_a_reminder_says_who_will_choose_a_missed_discard(
    simulation: Simulation,
) -> None:
    _, member, asked = await asked_to_discard(simulation)

    async def reminded() -> bool:
        last = text_of(simulation.messages_of(member)[-1])
        return "After that, your standing order or the autopilot chooses for you." in last

    await order_defense(simulation, member, asked)
    await simulation.pass_time(REMINDED)
    await until(simulation, reminded)


async def test_a_member_who_is_hit_discards_by_the_standing_order_with_one_press(
    simulation: Simulation,
) -> None:
    now, member, asked = await asked_to_discard(simulation)
    seat = now.missing[0]
    assert "Follow my standing order" not in labels_of(asked)
    await order_defense(simulation, member, asked)
    await press(simulation, member, board(simulation), "hand")
    ordered = panel(simulation, member)
    assert "Follow my standing order" in labels_of(ordered)
    entrust = next(one for one in custom_ids(ordered.components) if one.endswith(":entrust"))
    await simulation.deliver(simulation.press(member, ordered, entrust))
    record = await context_of(simulation).service.store.actions(now.id)
    done = [one for one in record if one.by is By.PLAYER and one.seat == seat]
    assert actions_of(now.match.game).load(done[-1].action) == Entrust()


async def test_without_a_standing_order_an_agent_chooses_a_missed_discard(
    simulation: Simulation,
) -> None:
    now, member, _ = await asked_to_discard(simulation)
    name = now.row.seats[now.missing[0]].name
    who = "Then the autopilot chooses, unless you have left an order for it."
    assert f":R>. {who}" in text_of(board(simulation))
    assert isinstance(await late(simulation, now), Discard)
    assert "; the autopilot played." in text_of(board(simulation))
    shown = await reads(simulation, member)
    own = f"Time ran out for {name}; the autopilot played."
    assert "Your time ran out; the autopilot played for you." in shown or own in shown
    assert "chooses what to discard" not in shown

    async def all_discarded() -> bool:
        log = await enter(simulation, member, "table log")
        return f"{name} discards " in text_of(log)

    await until(simulation, all_discarded)


async def test_in_a_live_game_a_spin_waits_no_longer_than_a_turn(
    simulation: Simulation,
) -> None:
    now, _, _ = await asked_to_discard(simulation, pace="live")
    assert now.clock == CLOCKS[Pace.LIVE]


async def test_a_discard_after_its_deadline_is_ignored_and_shows_the_current_state(
    simulation: Simulation,
) -> None:
    now, member, asked = await asked_to_discard(simulation)
    window = await form(simulation, member, asked)
    while now.match.state.stage == "spin":
        await simulation.pass_time(GRACE)
        now = await table(simulation)
    await simulation.deliver(simulation.submit(member, window, {}))
    assert (await table(simulation)).match.revision == now.match.revision
    after = text_of(panel(simulation, member))
    assert "Too late: the game has moved on, and this is how things stand now." in after
    assert "You have no damage to pay for." in after


async def test_a_member_who_gave_up_their_seat_cannot_answer_for_it(
    simulation: Simulation,
) -> None:
    now, member, asked = await asked_to_discard(simulation)
    window = await form(simulation, member, asked)
    seat = now.missing[0]
    await context_of(simulation).seats.replace(now.id, seat)
    await simulation.deliver(simulation.submit(member, window, {}))
    assert "You're not in this game" in answer_to(simulation, member)
