"""A member who tries again and again reads one refusal, the latest."""

from dataclasses import replace
from itertools import combinations
from typing import Any

from simcord.backend.models import Message

from bot.presentation.custom_ids import Verb
from engine.core.choices import Pick, walk
from engine.core.match import Match
from tests.bot.journeys.black_abyss.play import door
from tests.bot.journeys.clicking import towards
from tests.bot.journeys.tables.table import arranged, begin, board, press, table
from tests.bot.presentation.played import matches
from tests.simulation import Simulation, text_of


def unpaid(match: Match[Any, Any, Any]) -> tuple[str, list[tuple[str, ...]]]:
    """A task of the seat to move, and cards of its hand that do not complete it."""
    (seat,) = match.game.missing(match.state)
    for path, node in walk(match.choices(seat)):
        if isinstance(node, Pick):
            picks = combinations(node.items, node.least)
            wrong = [one for one in picks if match.why_not(seat, node.build(one))]
            if len(wrong) > 1:
                return "/".join(path), wrong[:2]
    return "", []


async def test_a_second_refusal_takes_the_place_of_the_first(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo, game="dark_miss_down")
    there = next(one for one in matches("dark_miss_down", "unpaid", 2) if unpaid(one)[1])
    now = await table(simulation)
    await arranged(simulation, replace(now, match=replace(now.match, state=there.state)))
    (seat,) = (await table(simulation)).missing
    member = (simulation.ada, simulation.bo)[seat]
    panel = await door(simulation, member)

    def below() -> list[Message]:
        seen = simulation.sees(member, simulation.games)
        return [one for one in seen if one.is_ephemeral and one.id > panel.id]

    async def complete(picked: tuple[str, ...]) -> Message:
        """Choose the cards, after opening the menu if it is closed; returns the only refusal."""
        for _ in range(2):
            shown = simulation.env.backend.messages[panel.channel_id][panel.id]
            control, values = towards(shown, path, picked)
            await simulation.deliver(simulation.press(member, shown, control, values=values))
        (refusal,) = below()
        assert "don't complete" in text_of(refusal)
        return refusal

    path, (one, other) = unpaid(there)
    first = await complete(one)
    last = await complete(other)
    assert last.id == first.id, "it stays where it is"


async def test_an_onlooker_who_presses_on_reads_one_refusal_with_a_count(
    simulation: Simulation,
) -> None:
    cleo = simulation.cleo
    await begin(simulation, simulation.ada, simulation.bo)

    def told() -> list[str]:
        return [text_of(one) for one in simulation.sees(cleo, simulation.games) if one.is_ephemeral]

    await press(simulation, cleo, board(simulation), Verb.TABLE)
    (once,) = told()
    assert once.startswith("You're not in this game")
    await press(simulation, cleo, board(simulation), Verb.TABLE)
    await press(simulation, cleo, board(simulation), Verb.TABLE)
    assert told() == [f"{once} (3)"]
    before = board(simulation).id
    await simulation.ada.slash(simulation.games, "board")
    assert board(simulation).id > before
    below = await press(simulation, cleo, board(simulation), Verb.TABLE)
    assert told() == [once], "it is posted below the board that moved down"
    assert below.id > board(simulation).id


async def test_an_onlooker_who_looks_for_a_hand_reads_once_what_is_there_to_watch(
    simulation: Simulation,
) -> None:
    cleo = simulation.cleo
    await begin(simulation, simulation.ada, simulation.bo)
    for _ in range(3):
        last = await press(simulation, cleo, board(simulation), Verb.HAND)
    shown = [one for one in simulation.sees(cleo, simulation.games) if one.is_ephemeral]
    assert [one.id for one in shown] == [last.id]
    assert "you can watch" in text_of(last)
