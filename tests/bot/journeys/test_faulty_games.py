"""Errors of a third-party game affect only that game."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from shutil import copytree

import pytest
from structlog.testing import capture_logs

from bot.language.speech import Speech
from bot.presentation.custom_ids import Verb
from bot.store.records import Status
from engine.core.chance import Chance
from engine.core.choices import Branch, Node
from engine.core.events import Tell
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.larger_tables import games_installed
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.table import board, open_lobby, posts, press, public, table
from tests.liars_dice import Action, Fact, LiarsDice, Table, View
from tests.simulation import Simulation, custom_ids, text_of

FAULTY: set[str] = set()
"""The names of the game's methods that currently fail."""
LESSON = 'agents = ["random"]\n[[steps]]\nsay = "bid"\ndo = "2/9"\n'
"""A tutorial of Liar's Dice that advises an impossible move."""
SENTENCE = Speech().say("fault-game", game="Liar's Dice")


class Failing(LiarsDice):
    """Liar's Dice with one faulty part."""

    def choices(self, state: Table, seat: int) -> Branch[Action]:
        _fail("choices")
        root = super().choices(state, seat)

        def opened() -> Sequence[Node[Action]]:
            _fail("opening")
            return root.open()

        return Branch(root.key, opened)

    def apply(self, state: Table, seat: int, action: Action, tell: Tell[Fact]) -> None:
        super().apply(state, seat, action, tell)
        if "leaving" in FAULTY:
            raise SystemExit("bye")

    def view(self, state: Table, viewer: int | None) -> View:
        _fail("view")
        return super().view(state, viewer)

    def redraw(self, state: Table, viewers: Sequence[int], chance: Chance) -> None:
        _fail("redraw")
        super().redraw(state, viewers, chance)


def _fail(call: str) -> None:
    if call in FAULTY:
        raise ZeroDivisionError(f"somebody's hand is 1, 2, 3 in {call}")


@pytest.fixture(scope="module", autouse=True)
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Install the failing game, and one of the same package that cannot be loaded."""
    entries = (
        "liars_dice = tests.bot.journeys.test_faulty_games:Failing",
        "raises = tests.engine.core.wrecks:raises",
    )
    with games_installed(tmp_path_factory.mktemp("site"), *entries):
        yield


@pytest.fixture(autouse=True)
def sound() -> Iterator[None]:
    """Repair the game after each test."""
    yield
    FAULTY.clear()


async def begin(simulation: Simulation) -> None:
    """Start a game of Ada and Bo."""
    lobby = await open_lobby(simulation, "Liar's Dice")
    await press(simulation, simulation.bo, lobby, "join")
    await press(simulation, simulation.ada, lobby, "start")


@pytest.mark.parametrize("call", ["choices", "opening", "view"])
async def test_an_exception_of_a_game_is_one_private_sentence_for_its_player(
    simulation: Simulation, call: str
) -> None:
    await begin(simulation)
    before = posts(simulation)
    context_of(simulation).service.tables.forget((await table(simulation)).id)
    FAULTY.add(call)
    private = await press(simulation, simulation.ada, board(simulation), "hand")
    assert text_of(private) == SENTENCE
    assert posts(simulation) == before

    await simulation.cleo.slash(simulation.lounge, "play", game="dyla")
    assert "Dyla" in text_of(simulation.sees(simulation.dan, simulation.lounge)[-1])


async def test_a_game_that_calls_exit_during_a_move_changes_nothing(
    simulation: Simulation,
) -> None:
    await begin(simulation)
    FAULTY.add("leaving")
    answer = await enter(simulation, simulation.ada, "move", move="Bid 2 x 3")
    assert text_of(answer) == SENTENCE
    now = await table(simulation)
    assert (now.match.revision, now.match.state.bid) == (0, (0, 0))
    FAULTY.clear()
    await simulation.ada.slash(simulation.games, "move", move="Bid 2 x 3")
    assert "Ada bid 2 x 3." in text_of(board(simulation))


async def test_a_table_that_cannot_be_shown_says_so_once(
    simulation: Simulation,
) -> None:
    await begin(simulation)
    excuse = Speech().say("fault-table", game="Liar's Dice")
    service, now = context_of(simulation).service, await table(simulation)
    FAULTY.add("view")
    for move in ("2/3", "3/3"):
        seat = (await table(simulation)).awaited[0]
        user = now.row.seats[seat].user
        assert user is not None
        await service.play(now.id, user, (await table(simulation)).match.decisions[seat], move)
        await simulation.env.settle()
    assert [text_of(one) for one in public(simulation)].count(excuse) == 1

    FAULTY.clear()
    await simulation.ada.slash(simulation.games, "move", move="Bid 4 x 3")
    assert excuse not in posts(simulation)
    assert "Ada bid 4 x 3." in text_of(board(simulation))


@pytest.mark.parametrize("way", [Verb.LEAVE_END, Verb.LEAVE_AI])
@pytest.mark.parametrize("call", ["choices", "view"])
async def test_a_failing_game_can_be_ended(simulation: Simulation, call: str, way: str) -> None:
    await begin(simulation)
    now = await table(simulation)
    FAULTY.update((call, "opening"))
    ask = await enter(simulation, simulation.ada, "table quit")
    (wanted,) = (one for one in custom_ids(ask.components) if one.endswith(f":{way}:"))
    await simulation.deliver(simulation.press(simulation.ada, ask, wanted))
    row = await context_of(simulation).service.store.match(now.id)
    assert row is not None
    assert row.status is Status.OVER


@pytest.fixture
def lesson(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Install a tutorial of Liar's Dice whose first step is never offered."""
    folder = copytree(LiarsDice.folder, tmp_path / "data")
    (folder / "learning").mkdir()
    (folder / "learning" / "tutorial.toml").write_text(LESSON)
    monkeypatch.setattr(LiarsDice, "folder", folder)


@pytest.mark.usefixtures("lesson")
async def test_a_broken_tutorial_is_refused_and_the_log_names_its_file_and_step(
    simulation: Simulation,
) -> None:
    with capture_logs() as logs:
        answer = await enter(simulation, simulation.ada, "play", game="Liar's Dice", tutorial=True)
    assert text_of(answer) == Speech().say("fault-lesson", game="Liar's Dice")
    (line,) = (one for one in logs if one["event"] == "lesson_fault")
    assert line["game"] == "liars_dice"
    assert line["fault"].startswith("liars_dice, tutorial.toml, step 1 (bid): Nothing is offered")
    await begin(simulation)
    assert "Ada" in text_of(board(simulation))


@pytest.mark.usefixtures("lesson")
async def test_a_fault_of_the_game_is_not_reported_as_one_of_its_tutorial(
    simulation: Simulation,
) -> None:
    FAULTY.add("choices")
    answer = await enter(simulation, simulation.ada, "play", game="Liar's Dice", tutorial=True)
    assert text_of(answer) == Speech().say("fault-game", game="Liar's Dice")


async def test_a_package_that_fails_to_load_is_not_offered_and_affects_no_other(
    simulation: Simulation,
) -> None:
    answer = await enter(simulation, simulation.ada, "play", game="raises")
    assert "Dyla" in text_of(answer)
    assert "raises" not in text_of(answer).partition("“raises”")[2]
