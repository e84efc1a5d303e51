"""Seat offers: who can make them, to whom, how long they are valid, and what ends them early."""

from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.play.social.mention_limit import MENTIONS_A_DAY
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.tables.table import (
    DAY,
    act,
    begin,
    choice_of,
    posts,
    press,
    public,
    quits,
    table,
)
from tests.simulation import Simulation, custom_ids, labels_of, text_of

PAST = "This offer no longer stands"
ENOUGH = f"{MENTIONS_A_DAY} times in a day with invitations, nudges, votes and seat offers."


async def offer(
    simulation: Simulation, by: MemberActor, to: MemberActor, seat: str = ""
) -> Message:
    """Offer a seat, by default the member's own; returns the offer in the channel."""
    given = {"seat": seat} if seat else {}
    await by.slash(simulation.games, "table give", member=to, **given)
    made = public(simulation)[-1]
    assert labels_of(made) == ["Take the seat"]
    assert text_of(made).startswith(f"<@{to.id}>, ")
    return made


async def hand_on(simulation: Simulation, by: MemberActor, to: MemberActor) -> None:
    """Let a member give their seat to another one, who takes it."""
    await press(simulation, to, await offer(simulation, by, to), "take")


async def sitting(simulation: Simulation) -> list[int | None]:
    return [seat.user for seat in (await table(simulation)).row.seats]


async def test_taking_an_offered_seat_ends_all_its_other_offers(
    simulation: Simulation,
) -> None:
    ada, bo, cleo, dan = simulation.world.members
    await begin(simulation, ada, bo)
    to_cleo = await offer(simulation, bo, cleo)
    to_dan = await offer(simulation, bo, dan)
    await press(simulation, dan, to_dan, "take")
    assert await sitting(simulation) == [ada.id, dan.id]
    assert PAST in text_of(await press(simulation, cleo, to_cleo, "take"))
    assert await sitting(simulation) == [ada.id, dan.id]
    assert PAST not in posts(simulation)


async def test_an_offer_is_void_once_an_ai_has_the_seat(simulation: Simulation) -> None:
    ada, bo, cleo, _ = simulation.world.members
    await begin(simulation, ada, bo)
    made = await offer(simulation, bo, cleo)
    await quits(simulation, bo)
    assert await sitting(simulation) == [ada.id, None]
    assert PAST in text_of(await press(simulation, cleo, made, "take"))
    assert await sitting(simulation) == [ada.id, None]


async def test_only_the_current_host_can_offer_an_ais_seat(
    simulation: Simulation,
) -> None:
    ada, bo, cleo, dan = simulation.world.members
    await begin(simulation, ada, bo, agents=1)
    third = await choice_of(simulation, 2)
    refused = await enter(simulation, bo, "table give", member=cleo, seat=third)
    assert "You can't give that seat" in text_of(refused)
    refused = await enter(simulation, ada, "table give", member=cleo, seat="2. Bo")
    assert "You can't give that seat" in text_of(refused)
    ai = await offer(simulation, ada, cleo, third)
    own = await offer(simulation, ada, dan)
    await enter(simulation, ada, "table host", member=bo)
    assert PAST in text_of(await press(simulation, cleo, ai, "take"))
    assert await sitting(simulation) == [ada.id, bo.id, None]
    await press(simulation, dan, own, "take")
    assert await sitting(simulation) == [dan.id, bo.id, None]
    again = await offer(simulation, bo, cleo, third)
    await press(simulation, cleo, again, "take")
    assert await sitting(simulation) == [dan.id, bo.id, cleo.id]


async def test_an_ais_seat_offered_to_two_goes_to_the_first(
    simulation: Simulation,
) -> None:
    ada, bo, cleo, dan = simulation.world.members
    await begin(simulation, ada, bo, agents=1)
    third = await choice_of(simulation, 2)
    to_cleo = await offer(simulation, ada, cleo, third)
    to_dan = await offer(simulation, ada, dan, third)
    await press(simulation, dan, to_dan, "take")
    assert PAST in text_of(await press(simulation, cleo, to_cleo, "take"))
    assert await sitting(simulation) == [ada.id, bo.id, dan.id]


async def test_an_offer_expires_after_a_day_and_says_so(simulation: Simulation) -> None:
    ada, bo, cleo, dan = simulation.world.members
    await begin(simulation, ada, bo)
    first = await offer(simulation, ada, cleo)
    ends = round(simulation.env.now().timestamp() + DAY)
    assert f"The offer ends <t:{ends}:R>." in text_of(first)
    await simulation.pass_time(60)
    second = await offer(simulation, ada, dan)
    await simulation.pass_time(DAY - 60)
    assert PAST in text_of(await press(simulation, cleo, first, "take"))
    assert await sitting(simulation) == [ada.id, bo.id]
    await press(simulation, dan, second, "take")
    assert await sitting(simulation) == [dan.id, bo.id]


async def test_moves_do_not_end_an_offer(simulation: Simulation) -> None:
    ada, bo, cleo, _ = simulation.world.members
    await begin(simulation, ada, bo)
    made = await offer(simulation, ada, cleo)
    await act(simulation, ada, bo)
    await press(simulation, cleo, made, "take")
    assert await sitting(simulation) == [cleo.id, bo.id]


async def test_a_forged_offer_by_a_member_offered_another_seat_is_refused(
    simulation: Simulation,
) -> None:
    ada, bo, cleo, dan = simulation.world.members
    await begin(simulation, ada, bo)
    made = await offer(simulation, ada, cleo)
    await offer(simulation, bo, dan)
    (_, theirs) = (one for shown in public(simulation)[-2:] for one in custom_ids(shown.components))
    forged = simulation.press(cleo, made, theirs)
    await simulation.deliver(forged)
    assert "wasn't offered to you" in text_of(simulation.sees(cleo, simulation.games)[-1])
    assert await sitting(simulation) == [ada.id, bo.id]


async def test_of_two_seats_offered_to_one_member_at_once_either_can_be_taken(
    simulation: Simulation,
) -> None:
    ada, bo, cleo, _ = simulation.world.members
    await begin(simulation, ada, bo)
    await simulation.deliver(
        *(simulation.ask(one, simulation.games, "table give", member=cleo) for one in (ada, bo))
    )
    offers = [one for one in public(simulation) if labels_of(one) == ["Take the seat"]]
    by_bo = next(one for one in offers if ", Bo offers you" in text_of(one))
    by_ada = next(one for one in offers if ", Ada offers you" in text_of(one))
    await press(simulation, cleo, by_bo, "take")
    assert await sitting(simulation) == [ada.id, cleo.id]
    again = await press(simulation, cleo, by_ada, "take")
    assert "You already have a seat here" in text_of(again)


async def test_a_member_who_wants_no_messages_is_offered_a_seat_without_a_ping(
    simulation: Simulation,
) -> None:
    ada, bo, cleo, dan = simulation.world.members
    await enter(simulation, cleo, "your settings", turn="none")
    await begin(simulation, ada, bo)
    assert (await offer(simulation, ada, cleo)).ping_user_ids == []
    assert (await offer(simulation, ada, dan)).ping_user_ids == [dan.id]


async def test_offers_and_invitations_share_one_daily_limit(simulation: Simulation) -> None:
    ada, bo, cleo, dan = simulation.world.members
    await ada.slash(simulation.lounge, "play", game="beacons")
    await ada.slash(simulation.lounge, "table invite", member=dan)
    await begin(simulation, ada, bo)
    sent = [
        simulation.ask(ada, simulation.games, "table give", member=cleo)
        for _ in range(MENTIONS_A_DAY)
    ]
    await simulation.deliver(*sent)
    offers = [one for one in public(simulation) if labels_of(one) == ["Take the seat"]]
    assert len(offers) == MENTIONS_A_DAY - 1
    assert ENOUGH in text_of(simulation.sees(ada, simulation.games)[-1])
    for command, place in (("table give", simulation.games), ("table invite", simulation.lounge)):
        refused = await enter(simulation, ada, command, at=place, member=cleo)
        assert ENOUGH in text_of(refused)
    await simulation.pass_time(60)
    await offer(simulation, bo, dan)
    await simulation.pass_time(DAY - 60)
    await offer(simulation, ada, dan)
