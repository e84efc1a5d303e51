"""The lobby says how long a game takes at the chosen clock."""

from simcord.actors import MemberActor

from bot.presentation.custom_ids import parse
from bot.presentation.learning.length import Waits
from engine.core import options, registry
from engine.core.content import load_file
from tests.bot.journeys.black_abyss.play import press, public
from tests.simulation import Simulation, custom_ids, text_of

LASTS = "if everyone uses half their time"
LOOKING = "if everyone plays three times a day"


async def choose(simulation: Simulation, host: MemberActor, what: str, value: str) -> str:
    """Let the host set an option; returns the lobby's text."""
    asked = await press(simulation, host, public(simulation)[-1], "options")
    menu = next(one for one in custom_ids(asked.components) if parse(one).argument == what)
    await simulation.deliver(simulation.press(host, asked, menu, values=[value]))
    return text_of(public(simulation)[-1])


async def test_the_lobby_estimates_the_length_with_its_players(
    simulation: Simulation,
) -> None:
    """A day each: 7.7 days at three seats, 13.5 at four; live: 116 halves of 5 minutes."""
    ada = simulation.ada
    await ada.slash(simulation.games, "play", game="black_abyss")
    lobby = public(simulation)[-1]
    assert LASTS not in text_of(lobby), "without a clock nobody can tell"
    assert f"about 8 days {LOOKING}" in text_of(lobby), "but by how often they look"
    assert "an evening" not in text_of(lobby), "one estimate is enough"
    assert f"about 8 days {LOOKING}" in await choose(simulation, ada, "pace", "daily")
    for member in (simulation.bo, simulation.cleo, simulation.dan):
        await press(simulation, member, lobby, "join")
    assert f"about 14 days {LOOKING}" in text_of(public(simulation)[-1])
    assert f"about 5 hours {LASTS}" in await choose(simulation, ada, "pace", "live")


async def test_agents_take_no_time(simulation: Simulation) -> None:
    """Two members at four seats take half as long; one alone sets the pace."""
    ada = simulation.ada
    await ada.slash(simulation.games, "play", game="black_abyss")
    for _ in range(2):
        await press(simulation, ada, public(simulation)[-1], "agent")
    alone = await choose(simulation, ada, "pace", "daily")
    assert "AIs move at once: how long it takes is up to you." in alone
    assert LOOKING not in alone
    await press(simulation, simulation.bo, public(simulation)[-1], "join")
    assert f"about 7 days {LOOKING}" in text_of(public(simulation)[-1])


async def test_banks_and_nights_make_a_game_longer(simulation: Simulation) -> None:
    """Two banks of five days add half of that each; nights and weekends take 88 of 168 hours."""
    await simulation.ada.slash(simulation.games, "play", game="dark_miss_down")
    await press(simulation, simulation.bo, public(simulation)[-1], "join")
    assert f"about 16 days {LASTS}" in await choose(simulation, simulation.ada, "pace", "daily")
    banked = await choose(simulation, simulation.ada, "pace", "daily-bank")
    assert f"about 21 days {LASTS}" in banked
    assert f"about 44 days {LASTS}" in await choose(simulation, simulation.ada, "rest", "both")


async def test_a_duel_with_five_minutes_each_takes_minutes(simulation: Simulation) -> None:
    """Half of 32 waits of 15 seconds, and half of five minutes for each of two."""
    await simulation.ada.slash(simulation.games, "play", game="dark_miss_down")
    await press(simulation, simulation.bo, public(simulation)[-1], "join")
    assert f"about 10 minutes {LASTS}" in await choose(simulation, simulation.ada, "pace", "blitz")


async def test_without_measurements_the_lobby_gives_no_length(simulation: Simulation) -> None:
    ada = simulation.ada
    await ada.slash(simulation.games, "play", game="black_abyss")
    await choose(simulation, ada, "pace", "daily")
    assert "Lasts about" not in await choose(simulation, ada, "mode", "duel")
    assert LOOKING in await choose(simulation, ada, "mode", "empires")
    assert LOOKING in await choose(simulation, ada, "open_ballots", "true"), "it takes as long"


async def test_a_fleet_battle_takes_less_than_an_hour(simulation: Simulation) -> None:
    await simulation.ada.slash(simulation.games, "play", game="black_abyss")
    assert "3 to 6 players" not in await choose(simulation, simulation.ada, "mode", "duel")
    shown = await choose(simulation, simulation.ada, "mode", "fleet_battle")
    assert "2 players · less than an hour · " in shown


async def test_the_lobby_says_the_length_in_german(simulation: Simulation) -> None:
    await simulation.make_language("de")
    await simulation.ada.slash(simulation.games, "play", game="dark_miss_down")
    said = await choose(simulation, simulation.ada, "pace", "daily")
    assert "Dauert etwa 16 Tage, wenn alle die Hälfte ihrer Zeit nutzen." in said


def test_measured_waits_exist_for_every_number_of_seats() -> None:
    for name in registry.HOUSE:
        game = registry.game(name)
        usual = [seats for seats in options.read(game, {}).seating(game.seats) if seats > 1]
        path = game.folder / "waits.toml"
        known = load_file(Waits, path).median if path.is_file() else {}
        assert sorted(known) == usual, name
