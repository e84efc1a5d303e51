"""A hint is private: the agent's choice and its reason. The log shows who asked."""

import json
import re

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.presentation.custom_ids import Verb, parse
from bot.store.records import By
from engine.core import registry
from tests.bot.journeys.commands.saying import board, enter, refusal
from tests.bot.journeys.player import Player, begin_alone, context_of
from tests.bot.journeys.tables.table import BY_LOT, begin, open_lobby, press, table, until
from tests.bot.journeys.tables.turns.test_spins import asked_to_discard
from tests.simulation import Simulation, custom_ids, labels_of, nodes, text_of

REASON = re.compile(r"The AI's advice: \*\*.+\*\*\n(?!In the AI's trials).+")


async def press_hint(simulation: Simulation) -> Message:
    """Press **Hint** on the board, and wait for the answer."""
    await press(simulation, simulation.ada, board(simulation), Verb.HINT)
    await simulation.env.settle()
    return simulation.sees(simulation.ada, simulation.games)[-1]


@pytest.mark.parametrize("game", ["dyla", "planetary_defence"])
async def test_a_hint_names_a_legal_move_and_a_reason_and_its_button_plays_it(
    simulation: Simulation, game: str
) -> None:
    ada = await begin_alone(simulation, game)
    hint = await press_hint(simulation)
    assert "The AI's advice: **" in text_of(hint)
    assert REASON.search(text_of(hint)), text_of(hint)
    assert not hint.visible_to(simulation.bo.id)
    before = (await ada.table()).match.revision
    await press(simulation, simulation.ada, hint, Verb.PLAY)
    assert (await ada.table()).match.revision == before + 1


async def test_a_followed_hint_goes_and_the_solo_board_shows_what_it_did(
    simulation: Simulation,
) -> None:
    ada = await begin_alone(simulation, "dyla")
    before = ada.board.components
    hint = await press_hint(simulation)
    await simulation.deliver(simulation.press(simulation.ada, hint, play_of(hint)))
    assert (await ada.table()).match.revision == 1
    assert hint.id not in {one.id for one in simulation.sees(simulation.ada, simulation.games)}
    assert ada.board.components != before
    await ada.click()
    assert (await ada.table()).match.revision == 2


def play_of(hint: Message) -> str:
    """The custom id of *Do that*."""
    return next(one for one in custom_ids(hint.components) if parse(one).verb is Verb.PLAY)


async def test_a_hint_goes_once_its_member_has_played_without_it(simulation: Simulation) -> None:
    ada = await begin_alone(simulation, "dyla")
    hint = await press_hint(simulation)
    assert "Do that" in labels_of(hint)
    await ada.click()
    assert hint.id not in {one.id for one in simulation.sees(simulation.ada, simulation.games)}


async def test_a_hint_goes_once_its_member_has_chosen_a_faction(
    simulation: Simulation,
) -> None:
    ada = simulation.ada
    await begin(simulation, ada, simulation.bo, game="dark_wall_destiny")
    panel = await press(simulation, ada, board(simulation), Verb.HAND)
    hint = await enter(simulation, ada, "table hint")
    await press(simulation, ada, panel, Verb.CHOOSE, "trophy")
    assert hint.id not in {one.id for one in simulation.sees(ada, simulation.games)}


async def test_a_new_hint_replaces_the_previous_one(simulation: Simulation) -> None:
    await Player(simulation, simulation.ada, simulation.games).open("dyla")
    first = await press_hint(simulation)
    second = await press_hint(simulation)
    there = {one.id for one in simulation.sees(simulation.ada, simulation.games)}
    assert first.id != second.id
    assert first.id not in there
    assert second.id in there


async def begin_for_two(simulation: Simulation) -> MemberActor:
    """Start a game of Ada and Bo; returns the one who is to act first."""
    players = (simulation.ada, simulation.bo)
    await begin(simulation, *players, game="dark_wall_destiny", chosen=BY_LOT)
    return players[(await table(simulation)).missing[0]]


async def test_a_hint_that_became_a_panel_stays_when_another_hint_comes(
    simulation: Simulation,
) -> None:
    member = await begin_for_two(simulation)
    hint = await enter(simulation, member, "table hint")
    await press(simulation, member, hint, Verb.PLAY)
    now = await table(simulation)
    assert now.missing[0] == now.seat_of(member.id)
    await enter(simulation, member, "table hint")
    assert hint.id in {one.id for one in simulation.sees(member, simulation.games)}


async def test_a_followed_hint_that_was_typed_goes_and_the_panel_shows_what_it_did(
    simulation: Simulation,
) -> None:
    """The answer does not become the panel: Discord would show the command above every turn."""
    member = await begin_for_two(simulation)
    begun = (await table(simulation)).match.revision
    panel = await enter(simulation, member, "hand")
    before = panel.components
    hint = await enter(simulation, member, "table hint")
    await press(simulation, member, hint, Verb.PLAY)
    there = {one.id: one for one in simulation.sees(member, simulation.games)}
    assert hint.id not in there
    assert there[panel.id].components != before
    await simulation.deliver(simulation.press(member, panel, play_of(there[panel.id])))
    assert (await table(simulation)).match.revision == begun + 2


async def test_after_a_followed_hint_the_panel_shows_its_first_menu(
    simulation: Simulation,
) -> None:
    ada = simulation.ada
    await begin(simulation, ada, agents=2, game="black_abyss")
    panel, advised = await enter(simulation, ada, "hand"), ""

    async def asked() -> bool:
        return 0 in (await table(simulation)).missing

    while "Build a" not in advised:
        await until(simulation, asked)
        hint = await enter(simulation, ada, "table hint")
        advised = text_of(hint)
        await press(simulation, ada, hint, Verb.PLAY)
    there = {one.id: one for one in simulation.sees(ada, simulation.games)}
    shown = labels_of(there[panel.id])
    assert "Back" not in shown
    assert "Buy several things …" in shown


async def test_a_hint_explains_its_terms(simulation: Simulation) -> None:
    await Player(simulation, simulation.ada, simulation.games).open("dyla")
    terms = await press(simulation, simulation.ada, await press_hint(simulation), Verb.TERM)
    offered = [one for node in nodes(terms.components) for one in node.get("options", ())]
    assert offered


async def test_a_hint_changes_neither_the_board_nor_its_buttons(simulation: Simulation) -> None:
    ada = await begin_alone(simulation, "dyla")
    shown, first = ada.board.components, ada.plays_on
    with simulation.requests() as sent:
        await press_hint(simulation)
    assert len(sent) == 1
    assert ada.board.components == shown
    await ada.do(ada.press(first))
    assert (await ada.table()).match.revision == 1


async def duel(simulation: Simulation, *, allowed: bool) -> None:
    """Let Ada and Bo play Dark Miss Down at a table with or without hints."""
    lobby = await open_lobby(simulation, "dark_miss_down")
    await press(simulation, simulation.bo, lobby, "join")
    if allowed:
        options = await press(simulation, simulation.ada, lobby, "options")
        wanted = next(one for one in custom_ids(options.components) if one.endswith("set:hints"))
        click = simulation.press(simulation.ada, options, wanted, values=["yes"])
        await simulation.deliver(click)
        assert "hints are allowed" in text_of(lobby)
    await press(simulation, simulation.ada, lobby, "start")
    await simulation.env.settle()


async def test_a_table_of_several_does_not_tell_who_asked_for_a_hint(
    simulation: Simulation,
) -> None:
    await duel(simulation, allowed=True)
    member = (simulation.ada, simulation.bo)[(await table(simulation)).missing[0]]
    await press(simulation, member, await enter(simulation, member, "hand"), Verb.HINT)
    for reader in (simulation.ada, simulation.bo):
        assert "hint" not in text_of(await enter(simulation, reader, "table log"))


async def test_a_rated_table_has_no_hints_unless_it_allows_them(
    simulation: Simulation,
) -> None:
    await duel(simulation, allowed=False)
    said = await refusal(simulation, simulation.ada, "table hint")
    assert said.startswith("This game is rated, and hints are off.")
    panel = await enter(simulation, simulation.ada, "hand")
    assert "Hint" not in labels_of(panel)


async def test_a_hint_at_a_larger_table_reveals_only_what_the_seat_may_know(
    simulation: Simulation,
) -> None:
    await duel(simulation, allowed=True)
    now = await table(simulation)
    (seat,) = now.awaited
    member = simulation.ada if seat == now.seat_of(simulation.ada.id) else simulation.bo
    panel = await enter(simulation, member, "hand")
    hint = await press(simulation, member, panel, Verb.HINT)
    assert REASON.search(text_of(hint))
    others = [one for one in (simulation.ada, simulation.bo, simulation.cleo) if one is not member]
    assert not any(hint.visible_to(one.id) for one in others)
    other = next(one for one in (simulation.ada, simulation.bo) if one is not member)
    said = await refusal(simulation, other, "table hint")
    assert said.startswith("You have nothing to do right now")


async def test_an_agent_without_search_explains_the_rule_it_follows(
    simulation: Simulation,
) -> None:
    lobby = await open_lobby(simulation, "black_abyss")
    for _ in range(2):
        await press(simulation, simulation.ada, lobby, "agent")
    assert "This game isn't rated, as all opponents are AIs. Hints are allowed." in text_of(lobby)
    await press(simulation, simulation.ada, lobby, "start")
    await simulation.env.settle()
    service = context_of(simulation).service
    (row,) = await service.store.matches_in(simulation.guild.id)
    while 0 not in (await service.tables.load(row.id)).missing:
        await simulation.pass_time(5)
    assert "**Do this:**" in text_of(await enter(simulation, simulation.ada, "hand"))
    said = text_of(await enter(simulation, simulation.ada, "table hint"))
    assert "The AI's advice: **" in said
    assert "tried both" not in said, "this agent goes by rules and compares nothing"
    assert registry.game("black_abyss").companions.usual == "adviser"


DUEL = "mode=duel"
AWAKENING = "awakening=yes, difficulty=easy"


@pytest.mark.parametrize(
    ("game", "chosen", "agents"), [("dark_wall_destiny", AWAKENING, 2), ("black_abyss", DUEL, 1)]
)
async def test_a_newcomer_plays_the_first_turn_by_the_button_below_do_this(
    simulation: Simulation, game: str, chosen: str, agents: int
) -> None:
    """To pull, to acquire and to end the turn: one press each. *Hint* beside it gives the same."""
    ada, bo = simulation.ada, simulation.bo
    await begin(simulation, ada, game=game, chosen=chosen, agents=agents)
    done = list[str]()
    while (now := await table(simulation)).match.state.turn == 1:
        if now.seat_of(ada.id) not in now.missing:
            await simulation.pass_time(5)
            continue
        panel = await enter(simulation, ada, "hand")
        hint = await press(simulation, ada, panel, Verb.HINT)
        advised = re.search(r": \*\*(.+)\*\*(\n|$)", text_of(hint))
        assert advised, text_of(hint)
        deed = advised[1].removesuffix(".")
        assert f"**Do this:** {deed}." in text_of(panel)
        plays = next(one for one in custom_ids(hint.components) if parse(one).verb == Verb.PLAY)
        await simulation.deliver(simulation.press(ada, panel, plays))
        done.append(deed)
    assert len(done) > 2
    assert now.seat_of(bo.id) is None, "Ada plays with AIs"


async def test_a_hint_to_a_german_member_is_german(simulation: Simulation) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    simulation.speak(simulation.ada, "de")
    said = text_of(await enter(simulation, simulation.ada, "table hint"))
    assert "Rat der KI:" in said


async def test_a_cooperative_table_has_hints(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo, game="dark_wall_destiny")
    panel = await enter(simulation, simulation.ada, "hand")
    assert "**Do this:**" in text_of(panel)
    assert "Do that" in labels_of(panel)


async def test_the_button_of_a_hint_plays_a_discard(simulation: Simulation) -> None:
    now, member, _ = await asked_to_discard(simulation)
    seat = now.seat_of(member.id)
    assert seat is not None
    hint = await enter(simulation, member, "table hint")
    assert re.search(r"The AI's advice: \*\*Discard .+ for \d damage", text_of(hint))
    assert "Do that" in labels_of(hint)
    await press(simulation, member, hint, Verb.PLAY)
    record = await context_of(simulation).service.store.actions(now.id)
    done = next(one for one in record[now.match.revision :] if one.seat == seat)
    assert (done.by, json.loads(done.action)["kind"]) == (By.PLAYER, "discard")
