"""Worker processes draw pictures; they may die, and the event loop continues."""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from pkgutil import resolve_name
from types import ModuleType
from typing import NamedTuple, TypeVar, get_type_hints

import pytest
import pytest_asyncio

from bot.presentation.games.black_abyss.battle import scene as battle_scene
from bot.presentation.games.black_abyss.empires import empire_scene
from bot.presentation.games.black_abyss.empires import scene as empires_scene
from bot.presentation.games.black_abyss.fleets import scene as ships_scene
from bot.presentation.games.black_abyss.map import scene as map_scene
from bot.presentation.games.black_abyss.surface import scene as surface_scene
from bot.presentation.games.dark_miss_down import scene as dark_miss_down
from bot.presentation.games.dark_wall_destiny import card_scene, list_scene, table_scene
from bot.presentation.games.dyla import scene as dyla
from bot.presentation.games.planetary_defence import scene as planetary_defence
from bot.presentation.history import ending
from bot.presentation.pictures import PictureFailed, PictureFile, Pictures, PicturesClosed
from bot.runtime import workers
from tests.bot.conftest import LastingWorkers
from tests.bot.forked import forking

Result = TypeVar("Result")


class Ready(NamedTuple):
    """A sheet with a ready file."""

    file: bytes

    def png(self) -> bytes:
        return self.file


def named(function: Callable[[str], Ready]) -> str:
    return f"{function.__module__}:{function.__name__}"


def process(scene: str) -> Ready:
    return Ready(f"{scene} {os.getpid()}".encode())


def counted(file: str) -> Ready:
    """Record in a file that it was called."""
    with Path(file).open("a") as notes:
        notes.write("drawn\n")
    time.sleep(0.05)
    return Ready(b"png")


def times_drawn(file: str) -> int:
    return Path(file).read_text().count("drawn")


def dying_once(file: str) -> Ready:
    if not Path(file).exists():
        Path(file).touch()
        os._exit(1)
    return Ready(b"drawn after all")


def interrupted(_scene: str) -> Ready:
    os.kill(os.getpid(), signal.SIGINT)
    return Ready(b"drawn all the same")


def dying(_scene: str) -> Ready:
    os._exit(1)


def faulty(_scene: str) -> Ready:
    raise ValueError("no such ship")


def slow(_scene: str) -> Ready:
    end = time.perf_counter() + 0.5
    while time.perf_counter() < end:
        pass
    return Ready(b"slow")


@pytest_asyncio.fixture
async def spawned() -> AsyncIterator[Pictures]:
    """Pictures whose workers start like the bot's, which takes over a second each."""
    drawing = Pictures(size=2)
    yield drawing
    await drawing.close()


@pytest.fixture
def pictures(spawned: Pictures, monkeypatch: pytest.MonkeyPatch) -> Pictures:
    """Pictures whose workers are forked from a process with everything imported."""
    forking()
    monkeypatch.setattr(workers, "SpawnProcess", ForkServerProcess)
    return spawned


@pytest.fixture
def lasting(drawing: LastingWorkers, monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker that draws for all tests that need no worker of their own."""
    monkeypatch.setattr(workers, "ProcessPoolExecutor", lambda *_, **__: drawing)


@pytest.mark.parametrize(
    "scenes",
    [
        battle_scene,
        empire_scene,
        empires_scene,
        ships_scene,
        surface_scene,
        card_scene,
        list_scene,
        table_scene,
        map_scene,
        dark_miss_down,
        dyla,
        ending,
        planetary_defence,
    ],
)
def test_every_scene_names_its_drawing_function(scenes: ModuleType) -> None:
    drawn = resolve_name(scenes.DRAWING)
    assert get_type_hints(drawn)["scene"] is scenes.Scene


async def test_a_picture_is_drawn_in_another_process(spawned: Pictures) -> None:
    words, pid = (await spawned.render(named(process), "board")).png.split()
    assert words == b"board"
    assert int(pid) != os.getpid()


async def test_a_worker_can_be_started_before_the_first_picture(pictures: Pictures) -> None:
    before = {child.pid for child in multiprocessing.active_children()}
    await pictures.warm()
    (started,) = {child.pid for child in multiprocessing.active_children()} - before
    _, pid = (await pictures.render(named(process), "board")).png.split()
    assert int(pid) == started


@pytest.mark.usefixtures("lasting")
async def test_equal_scenes_are_drawn_once(pictures: Pictures, tmp_path: Path) -> None:
    notes = str(tmp_path / "notes")
    drawn = await asyncio.gather(*(pictures.render(named(counted), notes) for _ in range(5)))
    assert [*drawn, await pictures.render(named(counted), notes)] == [PictureFile.of(b"png")] * 6
    assert times_drawn(notes) == 1


@pytest.mark.usefixtures("lasting")
async def test_the_cache_keeps_only_the_last_pictures(pictures: Pictures, tmp_path: Path) -> None:
    notes = [str(tmp_path / name) for name in "abc"]
    for file in [*notes, notes[2], notes[0]]:
        await pictures.render(named(counted), file)
    assert [times_drawn(file) for file in notes] == [2, 1, 1]


async def test_a_worker_ignores_ctrl_c(pictures: Pictures) -> None:
    assert (await pictures.render(named(interrupted), "board")).png == b"drawn all the same"


async def test_a_dead_worker_is_replaced(pictures: Pictures, tmp_path: Path) -> None:
    drawn = await pictures.render(named(dying_once), str(tmp_path / "died"))
    assert drawn.png == b"drawn after all"


async def test_a_picture_fails_if_its_worker_dies_twice(pictures: Pictures) -> None:
    with pytest.raises(PictureFailed, match="died twice"):
        await pictures.render(named(dying), "board")
    assert (await pictures.render(named(process), "next")).png.startswith(b"next")


@pytest.mark.usefixtures("lasting")
async def test_a_fault_in_drawing_is_reported(pictures: Pictures) -> None:
    with pytest.raises(PictureFailed, match="no such ship"):
        await pictures.render(named(faulty), "board")


@pytest.mark.usefixtures("lasting")
async def test_the_event_loop_runs_while_a_picture_is_drawn(pictures: Pictures) -> None:
    await pictures.render(named(process), "warm")
    drawing = asyncio.create_task(pictures.render(named(slow), "board"))
    beats = 0
    while not drawing.done():
        await asyncio.sleep(0.01)
        beats += 1
    assert beats > 10


@pytest.mark.usefixtures("lasting")
async def test_a_cancelled_caller_does_not_cancel_the_picture(
    pictures: Pictures, tmp_path: Path
) -> None:
    notes = str(tmp_path / "notes")
    await pictures.warm()
    impatient = asyncio.create_task(pictures.render(named(counted), notes))
    await asyncio.sleep(0.01)
    patient = asyncio.create_task(pictures.render(named(counted), notes))
    await asyncio.sleep(0)
    impatient.cancel()
    assert (await patient).png == b"png"
    assert times_drawn(notes) == 1


@pytest.mark.usefixtures("lasting")
async def test_pictures_are_awaited_with_the_given_function() -> None:
    reasons: list[str] = []

    async def noting(awaitable: Awaitable[Result], reason: str) -> Result:
        reasons.append(reason)
        return await awaitable

    pictures = Pictures(wait=noting)
    await pictures.render(named(process), "board")
    await pictures.close()
    assert reasons == ["a picture is being drawn", "the picture workers end"]


def test_the_main_process_never_imports_the_drawing_library() -> None:
    code = (
        "import sys, importlib, pkgutil, bot.presentation as room\n"
        "for found in pkgutil.walk_packages(room.__path__, 'bot.presentation.'):\n"
        "    if not found.name.rpartition('.')[2].startswith('draw'):\n"
        "        importlib.import_module(found.name)\n"
        "sys.exit('PIL' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0  # noqa: S603


async def test_a_picture_requested_after_the_bot_stopped_is_no_failure() -> None:
    pictures = Pictures()
    await pictures.close()
    with pytest.raises(PicturesClosed, match="the bot stops"):
        await pictures.render(named(process), "board")
