"""The context menu at a member's name: invite, duel, and results against them."""

from simcord.actors import MemberActor
from simcord.backend.models import Message
from simcord.results import ResponseMessage

from bot.features.member_menu.deed import duels
from bot.features.member_menu.panel import INVITE
from bot.presentation.custom_ids import Verb
from bot.store.changes import AddResult
from bot.store.records import Result, Seat
from tests.bot.journeys.player import context_of, row_here
from tests.bot.journeys.tables.table import begin, board, press
from tests.bot.members.results import details
from tests.simulation import Simulation, custom_ids, labels_of, nodes, text_of


async def choose_entry(
    simulation: Simulation, member: MemberActor, entry: str, target: MemberActor
) -> Message:
    """The answer to an entry of the context menu."""
    before = {one.id for one in simulation.sees(member, simulation.games)}
    await member.context_menu(simulation.games, entry, target)
    return next(one for one in simulation.sees(member, simulation.games) if one.id not in before)


async def choose(simulation: Simulation, member: MemberActor, shown: Message, value: str) -> None:
    (menu,) = custom_ids(shown.components)
    await simulation.deliver(simulation.press(member, shown, menu, values=[value]))


async def seats(simulation: Simulation) -> tuple[Seat, ...]:
    row = await row_here(simulation)
    return row.seats


async def test_a_member_is_invited_to_the_inviters_table_in_any_channel(
    simulation: Simulation,
) -> None:
    await simulation.ada.slash(simulation.lounge, "play", game="black_abyss")
    said = await choose_entry(simulation, simulation.ada, "Invite to a game", simulation.bo)
    assert text_of(said) == "A seat is reserved for Bo. To take it, they press Join."
    lounge = simulation.sees(simulation.dan, simulation.lounge)
    assert "2. Bo (invited: press Join)" in text_of(lounge[0])
    assert "Ada has reserved you a seat in Black Abyss." in text_of(lounge[-1])


async def test_without_a_table_an_invitation_opens_one_with_a_reserved_seat(
    simulation: Simulation,
) -> None:
    asked = await choose_entry(simulation, simulation.ada, "Invite to a game", simulation.bo)
    assert text_of(asked).startswith("### Invite to a game\nNone of your tables is looking")
    await choose(simulation, simulation.ada, asked, "dark_wall_destiny")
    host, invited = await seats(simulation)
    assert (host.user, invited.user, invited.agent) == (
        simulation.ada.id, simulation.bo.id, "invited"
    )  # fmt: skip
    await simulation.ada.slash(simulation.lounge, "play", game="dark_miss_down")
    asked = await choose_entry(simulation, simulation.ada, "Invite to a game", simulation.cleo)
    (menu,) = [one for one in nodes(asked.components) if "options" in one]
    assert sorted(one["label"] for one in menu["options"]) == [
        "Dark Miss Down · 1 of 2 seats taken",
        "Dark Wall Destiny · 2 of 6 seats taken",
    ]
    (value,) = [one["value"] for one in menu["options"] if "Wall" in one["label"]]
    await choose(simulation, simulation.ada, asked, value)
    assert [seat.name for seat in await seats(simulation)] == ["Ada", "Bo", "Cleo"]


async def test_every_duel_opens_a_table_for_two(simulation: Simulation) -> None:
    asked = await choose_entry(simulation, simulation.ada, "Play a duel", simulation.bo)
    assert text_of(asked).startswith("### Play a duel\n")
    assert {one.game for one in duels()} >= {"dark_miss_down", "black_abyss"}
    await choose(simulation, simulation.ada, asked, "black_abyss+mode.duel")
    assert [seat.name for seat in await seats(simulation)] == ["Ada", "Bo"]
    lobby = simulation.sees(simulation.dan, simulation.games)[0]
    await simulation.click(simulation.bo, lobby, Verb.JOIN)
    assert "Black Abyss · all seats taken" in text_of(lobby)


async def test_the_results_between_two_members_are_shown_privately(simulation: Simulation) -> None:
    shown = await choose_entry(simulation, simulation.ada, "Results against me", simulation.bo)
    assert "No game between you two has ended with a winner yet." in text_of(shown)
    ada, bo, guild = simulation.ada.id, simulation.bo.id, simulation.guild.id
    ended = [
        AddResult(
            Result(f"m{at}", seat, "dark_miss_down", guild, user, None, won, 0.0, at, details())
        )
        for at, winner in enumerate((ada, ada, bo))
        for seat, user in enumerate((ada, bo))
        for won in (user == winner,)
    ]
    await context_of(simulation).store.commit(ended)
    shown = await choose_entry(simulation, simulation.ada, "Results against me", simulation.bo)
    assert f"You against <@{bo}>" in text_of(shown)
    assert "Dark Miss Down: 2 won, 1 lost" in text_of(shown)


async def test_members_cannot_invite_themselves(simulation: Simulation) -> None:
    for entry in ("Invite to a game", "Play a duel", "Results against me"):
        said = await choose_entry(simulation, simulation.ada, entry, simulation.ada)
        assert text_of(said) == "That's you: choose another member."


async def test_a_member_can_choose_whom_to_invite_to_a_lobby(simulation: Simulation) -> None:
    await simulation.ada.slash(simulation.games, "play", game="black_abyss")
    lobby = simulation.sees(simulation.dan, simulation.games)[-1]
    asked = await press(simulation, simulation.ada, lobby, INVITE)
    await pick(simulation, simulation.ada, asked, simulation.bo)
    assert [(seat.name, seat.agent) for seat in await seats(simulation)][1:] == [("Bo", "invited")]
    asked = await press(simulation, simulation.dan, lobby, INVITE)
    await pick(simulation, simulation.dan, asked, simulation.cleo)
    assert "Press Join first." in text_of(simulation.sees(simulation.dan, simulation.games)[-1])
    assert len(await seats(simulation)) == 2


async def test_a_member_chosen_in_the_tables_menu_is_offered_the_seat(
    simulation: Simulation,
) -> None:
    board = await simulation.begin("dark_miss_down", simulation.ada, simulation.bo)
    menu = await press(simulation, simulation.ada, board, Verb.TABLE)
    asked = await press(simulation, simulation.ada, menu, Verb.GIVE)
    await pick(simulation, simulation.ada, asked, simulation.cleo)
    offer = simulation.sees(simulation.dan, simulation.games)[-1]
    assert f"<@{simulation.cleo.id}>" in text_of(offer)
    await simulation.click(simulation.cleo, offer, Verb.TAKE)
    assert [seat.name for seat in await seats(simulation)] == ["Cleo", "Bo"]


async def test_a_host_can_invite_a_member_in_place_of_an_ai(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo, game="dark_wall_destiny", agents=1)
    at = board(simulation)
    menu = await press(simulation, simulation.bo, at, Verb.TABLE)
    assert "Give my seat" in labels_of(menu), "only the host may give an AI's seat"
    menu = await press(simulation, simulation.ada, at, Verb.TABLE)
    assert "Invite, or give my seat" in labels_of(menu)
    asked = await press(simulation, simulation.ada, menu, Verb.GIVE)
    _, instead, _ = custom_ids(asked.components)
    await simulation.ada.select(
        ResponseMessage(simulation.env, asked), [simulation.cleo], custom_id=instead
    )
    offer = simulation.sees(simulation.dan, simulation.games)[-1]
    await simulation.click(simulation.cleo, offer, Verb.TAKE)
    assert [seat.name for seat in await seats(simulation)] == ["Ada", "Bo", "Cleo"]


async def pick(
    simulation: Simulation, member: MemberActor, shown: Message, target: MemberActor
) -> None:
    """Choose a member in a select of members."""
    menu, *_ = custom_ids(shown.components)
    await member.select(ResponseMessage(simulation.env, shown), [target], custom_id=menu)
