"""Every refusal of `/play` is one private sentence that says what is wrong and what to do."""

from itertools import count

import pytest

from bot.discord_io.permissions import NEEDED
from bot.interactions.typed import table_options
from bot.interactions.typed.grammar import game
from bot.language.speech import Speech
from tests.bot.journeys.commands.saying import board, enter, refusal, suggested
from tests.bot.journeys.tables.table import press_only_button
from tests.simulation import Simulation, custom_ids, labels_of, text_of

MISTYPED = (
    (
        {"game": "dyla", "options": "hard"},
        "I don't understand “hard”. Write options as “name: value”, separated by "
        "commas, for example “Goal: 15”.",
    ),
    (
        {"game": "dyla", "options": "goal="},
        "I don't understand “goal\\=”. Write options as “name: value”, separated by "
        "commas, for example “Goal: 15”.",
    ),
    (
        {"game": "dyla", "options": "goal=99"},
        "Goal can't be “99”. Choose one of: 12, 13, 14, 15, 16, 17, 18, 19, 20.",
    ),
    (
        {"game": "dyla", "options": "mode=hard"},
        "Dyla has no option “mode”. It has: Goal, Draw rule.",
    ),
    (
        {"game": "Planetary Defence System", "options": "goal=15"},
        "Planetary Defence System has no option “goal”. It has: Deck, Mode.",
    ),
    (
        {"game": "Dark Wall Destiny", "options": "Aggression: yes, Homefront: yes, aggression=no"},
        "Aggression is set twice: Yes, No. Set it once.",
    ),
    (
        {"game": "Dark Wall Destiny", "options": "System size: 16"},
        "System size can't be “16”. Choose one of: By players, Always 12.",
    ),
)

TAMPERED = (
    "",
    "dyla",
    "dyla+",
    "chess+-",
    "dyla+x",
    "dyla+-+",
    "dyla+-+0",
    "dyla+-+0.99",
    "dyla+-+9.0",
    "dyla+-+-1.0",
    "dyla+-+0.-1",
    "dyla+-+0.²",
    "dyla+-+a.b",
    "dyla+-+0.0.0",
    "../dyla+-",
)


@pytest.mark.parametrize(("typed", "sentence"), MISTYPED)
async def test_a_mistyped_option_is_named(
    simulation: Simulation, typed: dict[str, str], sentence: str
) -> None:
    said = await refusal(simulation, simulation.bo, "play", **typed)
    assert said.startswith(sentence.replace("\\=", "="))
    assert simulation.sees(simulation.dan, simulation.games) == []


async def test_malicious_input_in_any_option_is_quoted_short_and_escaped(
    simulation: Simulation,
) -> None:
    mischief = "@everyone<@1>**`\u202e\n" + "x" * 5_900
    answers = [text_of(await enter(simulation, simulation.bo, "play", game=mischief))]
    answers += [
        await refusal(simulation, simulation.bo, "play", game="dyla", options=typed)
        for typed in (mischief, f"{mischief}=1", f"goal={mischief}")
    ]
    for said in answers:
        assert "\\@everyone" in said
        assert len(said) < 250


async def test_each_missing_permission_is_named_as_in_discord(
    simulation: Simulation,
) -> None:
    for right in NEEDED:
        simulation.forbid(simulation.games, **{right: True})
        said = await refusal(simulation, simulation.bo, "play", game="dyla")
        name = Speech().say(f"right-{right.replace('_', '-')}")
        assert f"“{name}”" in said
        simulation.permit(simulation.games)
    await simulation.bo.slash(simulation.games, "play", game="dyla")
    assert "Dyla" in text_of(board(simulation))


async def test_a_member_cannot_resign_anothers_game(
    simulation: Simulation,
) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    said = await refusal(simulation, simulation.bo, "table quit")
    assert said == "You're not in this game of Dyla. Start your own with /play."


async def test_threads_of_the_same_member_and_game_have_different_names(
    simulation: Simulation,
) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    for _ in range(3):
        offer = await enter(simulation, simulation.bo, "play", game="planetary_defence")
        await press_only_button(simulation, simulation.bo, offer)
    names = {one.name for one in simulation.env.backend.active_threads(simulation.guild.id)}
    usual = "Planetary Defence System: Bo"
    assert names == {usual, f"{usual} (2)", f"{usual} (3)"}


async def test_in_a_channel_with_a_running_game_a_thread_is_offered(
    simulation: Simulation,
) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    offer = await enter(
        simulation, simulation.bo, "play", game="planetary_defence", options="mode=hard"
    )
    running = "A game of Dyla is running in this channel."
    assert text_of(offer) == f"{running} Open a thread for a new one?"
    assert labels_of(offer) == ["Open a thread"]
    own = await enter(simulation, simulation.ada, "play", game="planetary_defence")
    assert text_of(own) == "Your game of Dyla is running here. Open a thread for a new one?"
    await press_only_button(simulation, simulation.bo, offer)
    (thread,) = simulation.env.backend.active_threads(simulation.guild.id)
    assert thread.name == "Planetary Defence System: Bo"
    assert f"<#{thread.id}>" in text_of(offer)
    (shown,) = [
        one
        for one in simulation.env.backend.messages[thread.id].values()
        if custom_ids(one.components)
    ]
    assert "Planetary Defence System" in text_of(shown)


@pytest.mark.parametrize("tutorial", [False, True])
async def test_in_a_channel_with_a_lobby_the_refusal_says_what_to_do_about_it(
    simulation: Simulation, *, tutorial: bool
) -> None:
    await simulation.ada.slash(simulation.games, "play", game="black_abyss")
    own = await enter(simulation, simulation.ada, "play", game="dyla", tutorial=tutorial)
    assert "our own table of Black Abyss is waiting" in text_of(own)
    assert "press Leave to close it" in text_of(own)
    assert "Start" not in labels_of(board(simulation))
    assert "Press Start" not in text_of(own)
    while "Start" not in labels_of(board(simulation)):
        seen = simulation.games.history(viewer=simulation.dan)[-1]
        await simulation.ada.click(seen, label="Add an AI")
    begun = await enter(simulation, simulation.ada, "play", game="dyla", tutorial=tutorial)
    assert "Press Start to begin it, or Leave to close it." in text_of(begun)
    others = await enter(simulation, simulation.bo, "play", game="dyla", tutorial=tutorial)
    assert "table of Black Abyss is looking for players" in text_of(others)
    offers = (own, begun, others)
    assert all(labels_of(one) == ["Open a thread"] for one in offers)
    told = "tutorial can't start here yet"
    assert [told in text_of(one) for one in offers] == [tutorial] * 3


async def test_in_a_thread_with_a_running_game_another_thread_is_offered(
    simulation: Simulation,
) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    offer = await enter(simulation, simulation.bo, "play", game="planetary_defence")
    await press_only_button(simulation, simulation.bo, offer)
    (thread,) = simulation.games.threads
    offer = await enter(simulation, simulation.bo, "play", thread, game="dyla", tutorial=True)
    assert labels_of(offer) == ["Open a thread"]
    await press_only_button(simulation, simulation.bo, offer)
    beside = {one.name: one for one in simulation.games.threads}["Dyla · tutorial: Bo"]
    assert f"<#{beside.id}>" in text_of(offer)


async def test_without_the_right_to_open_threads_the_offer_says_so(simulation: Simulation) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    offer = await enter(simulation, simulation.bo, "play", game="dyla")
    simulation.forbid(simulation.games, create_public_threads=True)
    await press_only_button(simulation, simulation.bo, offer)
    said = text_of(simulation.sees(simulation.bo, simulation.games)[-1])
    assert "“Create Public Threads”" in said
    assert not simulation.env.backend.active_threads(simulation.guild.id)


async def test_a_forged_offer_of_a_thread_is_refused(simulation: Simulation) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    shown = board(simulation)
    for argument in TAMPERED:
        forged = simulation.press(simulation.bo, shown, f"a1:0:99:0:thread:{argument}")
        await simulation.deliver(forged)
        said = text_of(simulation.sees(simulation.bo, simulation.games)[-1])
        assert said == Speech().say("fault-old-button"), argument
    assert len(simulation.sees(simulation.bo, simulation.games)) == 1 + len(TAMPERED)
    assert not simulation.env.backend.active_threads(simulation.guild.id)


async def test_options_are_suggested_one_by_one_with_the_default_marked(
    simulation: Simulation,
) -> None:
    (dyla,) = await suggested(simulation, "play", "game", "dyl")
    assert dyla == "Dyla · 1 player"
    assert game(dyla) == "dyla"
    assert await suggested(simulation, "play", "options", "") == []
    assert await suggested(simulation, "play", "options", "", game="chess") == []
    first = await suggested(simulation, "play", "options", "mo", game="planetary_defence")
    assert first == ["Mode: Normal (default)", "Mode: Hard"]
    then = await suggested(simulation, "play", "options", "Mode: Hard, ", game="planetary_defence")
    assert then == ["Mode: Hard, Deck: Standard (default)", "Mode: Hard, Deck: Short"]


async def test_only_options_that_apply_with_those_typed_are_suggested(
    simulation: Simulation,
) -> None:
    typed = "Mode: Fleet battle (2), "
    then = await suggested(simulation, "play", "options", typed, game="black_abyss")
    named = {one.removeprefix(typed).partition(":")[0] for one in then}
    assert named == {"Battlefield", "Battle clock"}


@pytest.mark.parametrize(
    "typed",
    [
        "Mode: Hard, Deck: Short",
        "mode=hard deck=short",
        "mode: HARD,deck = short",
        "Deck: Short, Mode: hard",
    ],
)
def test_options_are_parsed_in_words_as_well_as_by_key(typed: str) -> None:
    read = table_options.read("planetary_defence", typed)
    assert read == {"mode": "hard", "deck": "short"}


def test_options_are_parsed_in_any_language_and_with_the_default_mark() -> None:
    assert table_options.read("black_abyss", "Open ballots: Ja") == {"open_ballots": "yes"}
    said = "Open ballots: Nein (Standard), Terms to win: Any three"
    assert table_options.read("black_abyss", said) == {"open_ballots": "no", "terms": "any"}


async def test_every_suggestion_can_be_parsed(simulation: Simulation) -> None:
    choices = await simulation.ada.autocomplete(
        simulation.games, "play", "options", "", game="dyla"
    )
    number = count()
    await enter(simulation, simulation.ada, "settings games", most=25, each=25)
    for choice in choices:
        channel = simulation.guild.create_text_channel(f"table-{next(number)}")
        await simulation.ada.slash(channel, "play", game="dyla", options=choice["value"])
        assert "Dyla" in text_of(simulation.sees(simulation.ada, channel)[-1])
