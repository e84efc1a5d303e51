"""Private offers reach only their recipient; nobody else learns that there was one."""

import json
import logging
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.table.refusals import Refused
from tests.bot.journeys.black_abyss.late import strangers
from tests.bot.journeys.black_abyss.play import (
    begin,
    context_of,
    document,
    door,
    jump,
    press,
    public,
    table,
    take,
)
from tests.bot.journeys.clicking import towards
from tests.simulation import Simulation, custom_ids, labels_of, nodes, text_of

WHISPERED = ("In private Ada", "In private Bo", "only the two of you", "offers Bo passage",
             "offers you passage", "offered Bo passage", "whispered")  # fmt: skip


async def talking(simulation: Simulation) -> None:
    """Start a game of three in which Ada and Bo have agreed to private talks."""
    members = (simulation.ada, simulation.bo, simulation.cleo)
    await begin(simulation, *members, agents=0)
    await jump(simulation, 6, "purchase", strangers)
    await take(simulation, simulation.ada, "diplomacy/talk/seat-1")
    wish = next(one for one in public(simulation) if text_of(one).startswith("**Diplomacy**"))
    assert "to talk in private" in text_of(wish)
    assert f"<@{simulation.bo.id}>" in text_of(wish)
    assert labels_of(wish) == ["Agree to talk in private with Ada", "Refuse to talk with Ada"]
    agree = next(one for one in custom_ids(wish.components) if ":diplomacy/talk/" in one)
    await simulation.deliver(simulation.press(simulation.bo, wish, agree))
    assert any("now talk in private" in text_of(one) for one in public(simulation))


async def test_once_talks_have_ended_their_message_no_longer_tells_that_they_began(
    simulation: Simulation,
) -> None:
    await talking(simulation)
    await take(simulation, simulation.ada, "diplomacy/end-talk/seat-1")
    told = [one for one in public(simulation) if text_of(one).startswith("**Diplomacy**")]
    assert "ended the private talks" in text_of(told[-1])
    assert not [one for one in told if "now talk in private" in text_of(one)]
    assert [label for one in told for label in labels_of(one) if "Ada" in label] == []


def letters(simulation: Simulation, member: MemberActor) -> list[Message]:
    """The direct messages about private talks."""
    return [one for one in simulation.messages_of(member) if "In private" in document(one)]


async def readable_by(simulation: Simulation, member: MemberActor) -> str:
    """Everything a member or a spectator can read: messages, log, view, suggestions."""
    for command in ("table log", "hand", "board"):
        await member.slash(simulation.games, command)
    await member.slash(simulation.games, "table export")
    offered = await member.autocomplete(simulation.games, "move", "move", "")
    shown = [*simulation.sees(member, simulation.games), *simulation.messages_of(member)]
    shown += simulation.sees(simulation.dan, simulation.games)
    own = member.user.dm_channel
    places = (f"/channels/{simulation.games.id}/", f"/channels/{own.id}/")
    sent = [one for one in simulation.env.http_requests if any(at in one.path for at in places)]
    return "\n".join(
        [*map(repr, shown), *(json.dumps(one.json) for one in sent), json.dumps(offered)]
    )


async def test_a_private_offer_goes_to_its_recipient_by_direct_message_only(
    simulation: Simulation, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    await talking(simulation)
    caplog.clear()
    before = [(one.id, one.edited_timestamp) for one in public(simulation)]
    others = {one: len(simulation.messages_of(one)) for one in (simulation.cleo, simulation.dan)}
    with simulation.requests() as sent:
        await take(simulation, simulation.ada, "diplomacy/offer/passage-1")
    assert not [one for one in sent if f"/channels/{simulation.games.id}/" in one.path]
    assert [(one.id, one.edited_timestamp) for one in public(simulation)] == before
    assert {one: len(simulation.messages_of(one)) for one in others} == others
    (letter,) = letters(simulation, simulation.bo)
    assert "In private Ada offered Bo passage." in document(letter)
    assert "Accept passage from Ada" in document(letter)
    assert "only the two of you" in document(await door(simulation, simulation.bo))
    logged = caplog.text
    theirs, cleos = [await readable_by(simulation, one) for one in (simulation.bo, simulation.cleo)]
    for canary in WHISPERED:
        assert canary not in cleos, f"Cleo can read {canary!r}"
    assert sum(canary in theirs for canary in WHISPERED) > 2
    for canary in ("In private Ada", "passage-1", "whisper"):
        assert canary not in logged, f"{canary!r} is in the log"


async def test_an_accepted_private_offer_is_announced_once(simulation: Simulation) -> None:
    await talking(simulation)
    await take(simulation, simulation.ada, "diplomacy/offer/passage-1")
    (letter,) = letters(simulation, simulation.bo)
    accept = next(one for one in custom_ids(letter.components) if ":diplomacy/accept/" in one)
    await simulation.deliver(simulation.press(simulation.bo, letter, accept))
    assert (await table(simulation)).match.state.passage[0] >> 1 & 1
    told = [one for one in public(simulation) if "Bo and Ada agreed on passage." in text_of(one)]
    assert len(told) == 1
    assert not any("In private" in document(one) for one in public(simulation))


async def test_a_private_offer_is_refused_by_direct_message(simulation: Simulation) -> None:
    await talking(simulation)
    await take(simulation, simulation.ada, "diplomacy/offer/passage-1")
    before = len(public(simulation))
    await take(simulation, simulation.bo, "diplomacy/decline/passage-0")
    assert len(public(simulation)) == before
    (letter,) = letters(simulation, simulation.ada)
    assert "In private Bo declined passage from Ada." in document(letter)


async def test_with_closed_messages_a_private_offer_is_only_in_the_private_panel(
    simulation: Simulation,
) -> None:
    await talking(simulation)
    simulation.close_messages(simulation.bo)
    before = [(one.id, document(one)) for one in public(simulation)]
    await take(simulation, simulation.ada, "diplomacy/offer/passage-1")
    assert [(one.id, document(one)) for one in public(simulation)] == before
    panel = document(await door(simulation, simulation.bo))
    assert "passage with Ada (only the two of you know)" in panel
    assert "only the two" not in document(await door(simulation, simulation.cleo))


async def test_agents_answer_requests_for_talks_and_private_offers(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, agents=2)
    await jump(simulation, 6, "purchase", strangers)
    await take(simulation, simulation.ada, "diplomacy/talk/seat-1")
    now = await table(simulation)
    assert (0, 1) in now.match.state.talks
    assert not letters(simulation, simulation.ada)


async def test_undo_needs_consent_once_others_may_talk_in_private(
    simulation: Simulation,
) -> None:
    await talking(simulation)
    service = context_of(simulation).service

    def cleo_moves(state: Any) -> None:
        strangers(state)
        state.talks = [(0, 1), (1, 0)]
        state.active = 2

    now = await jump(simulation, 6, "move", cleo_moves)
    await take(simulation, simulation.cleo, "diplomacy/offer/passage-0")
    undo = await service.can_take_back(now.id, simulation.cleo.id)
    assert not undo.alone
    with pytest.raises(Refused):
        await service.take_back(now.id, simulation.cleo.id, undo.to)
    whisper = await service.tables.load(now.id)
    assert whisper.match.revision == undo.to + 1


async def test_private_offers_of_others_change_nothing_for_the_acting_member(
    simulation: Simulation,
) -> None:
    await talking(simulation)

    def cleo_moves(state: Any) -> None:
        strangers(state)
        state.talks = [(0, 1), (1, 0)]
        state.active = 2

    await jump(simulation, 6, "move", cleo_moves)
    await simulation.pass_time(60)
    await door(simulation, simulation.ada)
    theirs = f"/channels/{simulation.cleo.user.dm_channel.id}/"
    for path in ("diplomacy/offer/passage-1", "diplomacy/withdraw/passage-1"):
        with simulation.requests() as sent:
            await take(simulation, simulation.ada, path)
            await simulation.pass_time(60)
        places = [one.path for one in sent]
        assert not [at for at in places if theirs in at]
        assert not [at for at in places if f"/channels/{simulation.games.id}/" in at]


async def diplomacy_of(simulation: Simulation, member: MemberActor) -> str:
    """The menu of a member's possible offers, opened by its button."""
    panel = await door(simulation, member)
    control, values = towards(panel, "diplomacy", ())
    await simulation.deliver(simulation.press(member, panel, control, values=values))
    return document(simulation.env.backend.messages[panel.channel_id][panel.id])


async def test_a_table_without_private_talks_says_so_and_has_no_button_for_them(
    simulation: Simulation,
) -> None:
    ada, others = simulation.ada, (simulation.bo, simulation.cleo)
    await ada.slash(simulation.games, "play", game="black_abyss")
    lobby = public(simulation)[-1]
    for member in others:
        await press(simulation, member, lobby, "join")
    asked = await press(simulation, ada, lobby, "options")
    entries = [one for node in nodes(asked.components) for one in node.get("options", ())]
    about = {one["label"]: one.get("description") for one in entries}
    assert about["✓ Private talks: Yes"] == "Two players may talk in private"
    wanted = next(one for one in custom_ids(asked.components) if "set:private_talks" in one)
    await simulation.deliver(simulation.press(ada, asked, wanted, values=["no"]))
    assert "Private talks: **No**" in document(public(simulation)[-1])
    await press(simulation, ada, public(simulation)[-1], "start")
    now = await table(simulation)
    member = (ada, *others)[now.missing[0]]
    offered = await diplomacy_of(simulation, member)
    assert "passage" in offered
    assert "private" not in offered.lower()
    assert "everyone hears every offer" in offered
    suggested = await member.autocomplete(simulation.games, "move", "move", "Talk in private")
    assert not [one["name"] for one in suggested if "private" in one["name"]]
