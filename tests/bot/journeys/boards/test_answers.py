"""Every interaction is answered in time: by the result, or by a deferral and then the result."""

import asyncio
from dataclasses import replace
from typing import Any

import discord
import pytest
from simcord.types import HttpLogEntry

from bot.discord_io import answer
from bot.guilds.settings import GuildSettings
from bot.presentation.custom_ids import Verb
from bot.presentation.pictures import PictureFile
from tests.bot.journeys.player import Player, context_of
from tests.simulation import Simulation, nodes, text_of

MESSAGE, DEFERRED_CLICK, DEFERRED_COMMAND, UPDATE = 4, 6, 5, 7


def kind_of(callback: HttpLogEntry) -> int:
    """The type of an interaction's response."""
    assert callback.json is not None
    return int(callback.json["type"])


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Defer after a moment."""
    monkeypatch.setattr(answer, "DEFER_AFTER", 0.02)


@pytest.fixture
def slow_pictures(simulation: Simulation, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every picture take ten times the time allowed for an answer."""
    pictures = context_of(simulation).pictures
    render = pictures.render

    async def slowly(*wanted: Any) -> PictureFile:
        await asyncio.sleep(0.2)
        return await render(*wanted)

    monkeypatch.setattr(pictures, "render", slowly)


@pytest.mark.usefixtures("hasty", "slow_pictures")
async def test_a_click_with_a_slow_picture_is_deferred_and_then_shown(ada: Player) -> None:
    board = ada.board

    sent = await ada.do(ada.press(ada.plays_on))

    assert [one.method for one in sent] == ["POST", "PATCH"]
    assert kind_of(sent[0]) == DEFERRED_CLICK
    assert ada.board.id == board.id
    assert ada.plays_on.decision == 1
    assert len(ada.board.attachments) == 1


@pytest.mark.usefixtures("hasty", "slow_pictures")
async def test_a_game_that_begins_with_a_slow_picture_has_one_board(
    simulation: Simulation,
) -> None:
    bo = Player(simulation, simulation.bo, simulation.games)

    with simulation.requests() as sent:
        await bo.open("dyla")

    assert [one.method for one in sent] == ["POST", "PATCH"]
    assert kind_of(sent[0]) == DEFERRED_COMMAND
    await bo.do(bo.press(bo.plays_on))
    assert (await bo.table()).match.revision == 1


@pytest.mark.usefixtures("hasty")
async def test_a_refusal_after_a_public_deferral_is_still_private(
    simulation: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    guilds = context_of(simulation).guilds

    async def slowly(_: int) -> GuildSettings:
        await asyncio.sleep(0.2)
        return GuildSettings(channels=(simulation.lounge.id,))

    monkeypatch.setattr(guilds, "read", slowly)
    bo = Player(simulation, simulation.bo, simulation.games)

    await bo.open("dyla")

    (said,) = bo.told
    assert text_of(said).startswith("On this server, games start in")
    assert not simulation.sees(simulation.dan, simulation.games)


@pytest.mark.usefixtures("hasty", "slow_pictures")
async def test_a_failed_deferral_loses_no_move(ada: Player) -> None:
    ada.simulation.env.inject_error("POST", "/interactions/*", status=404, code=10062, times=None)
    ada.simulation.env.inject_error("PATCH", "/webhooks/*", status=404, code=10015, times=None)

    await ada.do(ada.press(ada.plays_on))

    assert (await ada.table()).match.revision == 1
    assert ada.plays_on.decision == 1


async def test_a_refusal_that_cannot_be_sent_is_dropped(ada: Player) -> None:
    bo = Player(ada.simulation, ada.simulation.bo, ada.channel)
    ada.simulation.env.inject_error("POST", "/interactions/*", status=404, code=10062, times=None)

    await bo.do(bo.press(ada.plays_on))
    await bo.member.slash(bo.channel, "move", move="nonsense")

    assert not bo.told
    assert (await ada.table()).match.revision == 0


@pytest.mark.usefixtures("slow_pictures")
async def test_a_slow_picture_does_not_replace_a_newer_board(
    ada: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first move's board is drawn after the second's."""
    parts = context_of(ada.simulation)
    service, renderer, courier = parts.service, parts.renderer, parts.publisher._courier
    edit = courier.edit
    move, first = ada.plays_on, asyncio.Event()

    async def late(channel: int, id: int, shown: Any) -> None:  # noqa: A002
        if not first.is_set():
            first.set()
            table = await service.tables.get(move.match_id)
            argument = ada.plays_on.argument
            second = await service.play(move.match_id, ada.member.id, 1, argument)
            assert second.table.match.revision == table.match.revision + 1
            await edit(channel, id, await renderer.board(second.table))
            await parts.publisher.record_board(second, channel, id)
        await edit(channel, id, shown)

    monkeypatch.setattr(courier, "edit", late)

    await ada.member.slash(ada.channel, "move", move=await first_move(ada))

    assert (await ada.table()).match.revision == 2
    assert ada.plays_on.decision == 2


async def first_move(player: Player) -> str:
    """The first suggestion for `/move`, which is also the first button."""
    offered = await player.member.autocomplete(player.channel, "move", "move", "")
    return str(offered[0]["value"])


async def first_menu(player: Player) -> dict[str, Any]:
    """The first menu of a board, at the first turn that has one."""
    player.luck.seed(1)  # most games of Dyla have none
    while True:
        for node in nodes(player.board.components):
            if node.get("options"):
                return node
        await player.click()


async def test_a_menu_answered_in_another_message_is_reset_for_the_same_choice(
    ada: Player,
) -> None:
    menu = await first_menu(ada)
    before = text_of(ada.board), ada.board.components
    bo = replace(ada, member=ada.simulation.bo)

    for answered in ("POST", "PATCH"):  # the second refusal takes the place of the first
        sent = await bo.do(bo.press(menu["custom_id"], values=[menu["options"][0]["value"]]))

        assert [one.method for one in sent] == ["POST", answered]
        assert kind_of(sent[0]) == UPDATE
        assert len(bo.told) == 1
        assert (text_of(ada.board), ada.board.components) == before


@pytest.mark.parametrize("value", ["nothing", "a1:0:0:0:play:fire"])
async def test_a_choice_that_no_menu_offers_is_refused_and_the_board_unchanged(
    ada: Player, value: str
) -> None:
    menu = await first_menu(ada)
    bo, cleo = ada.simulation.bo, ada.simulation.cleo
    whole = ada.plays_on._replace(verb=Verb.CHOOSE, argument="")

    for member, forged in ((bo, menu["custom_id"]), (cleo, whole)):
        other = replace(ada, member=member)
        sent = await other.do(other.press(forged, values=[value]))

        assert [kind_of(one) for one in sent] == [MESSAGE]
        assert other.told[-1].is_ephemeral


async def test_a_form_without_a_message_is_refused_privately(ada: Player) -> None:
    forged = ada.press(ada.plays_on._replace(verb=Verb.FORM))
    forged.payload["type"] = discord.InteractionType.modal_submit.value
    forged.payload["data"] = {"custom_id": forged.payload["data"]["custom_id"], "components": []}
    del forged.payload["message"]

    sent = await ada.do(forged)

    assert [kind_of(one) for one in sent] == [MESSAGE]
    assert "out of date" in text_of(ada.told[-1])


async def test_a_press_answered_by_a_new_message_costs_one_request(ada: Player) -> None:
    bo = replace(ada, member=ada.simulation.bo)

    sent = await bo.do(bo.press(ada.plays_on))

    assert [one.method for one in sent] == ["POST"]
    assert len(bo.told) == 1
