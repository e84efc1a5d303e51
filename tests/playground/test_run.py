"""Starting and stopping the playground, and the message for each fault."""

import asyncio
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import aiohttp
import pytest
import simcord.preview

from bot.playground.__main__ import main
from bot.playground.run import PlayError, play
from bot.playground.simcord_hooks import lacking_parts
from tests.patience import PATIENCE
from tests.playground.small_bot import make_small_bot


async def test_the_playground_serves_at_its_printed_address_until_stopped() -> None:
    said: asyncio.Queue[str] = asyncio.Queue()
    playing = asyncio.create_task(
        play(make_small_bot, port=0, open_browser=False, say=said.put_nowait)
    )
    line = await said.get()
    assert "Open #games as Ada, type /play." in line
    (address,) = re.findall(r"http://\S+/", line)
    async with aiohttp.ClientSession() as visitor:
        async with visitor.get(address) as page:
            assert "Airlock" in await page.text()
        playing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await playing
        with pytest.raises(aiohttp.ClientConnectorError):
            await visitor.get(address)


async def test_the_error_for_a_taken_port_suggests_another() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(PlayError, match=rf"Port {port} is taken, .*:{port}/.*make play PORT="):
            await play(make_small_bot, port=port, open_browser=False)


async def test_the_error_for_an_invalid_port_names_the_option() -> None:
    with pytest.raises(PlayError, match=r"Port 123456 .*--port"):
        await play(make_small_bot, port=123456, open_browser=False)


async def test_the_error_for_an_old_simcord_names_what_it_lacks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(simcord.preview, "_PREVIEW_RUNTIME_MODULES", ("aiohttp", "no_such_part"))
    assert lacking_parts() == "no_such_part"
    with pytest.raises(PlayError, match=r"lacks no_such_part: run pip install"):
        await play(make_small_bot, port=0, open_browser=False)


def test_the_playground_ignores_the_settings_of_a_real_bot(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as another:
        taken = f"127.0.0.1:{another.getsockname()[1]}"
        set_for_it = {"METRICS": taken, "BACKUPS": f"{tmp_path},daily,3", "SHARDS": "1/2"}
        process = subprocess.Popen(
            [sys.executable, "-m", "bot.playground", "--port", "0", "--no-browser"],
            env={**os.environ, **{f"AIRLOCK_{name}": value for name, value in set_for_it.items()}},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        try:
            assert any("Airlock is open at " in line for line in process.stdout)
        finally:
            process.terminate()
            process.communicate()


def test_the_error_for_an_invalid_database_names_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "notes.txt"
    database.write_text("milk, bread\n" * 100)
    assert main(["--port", "0", "--no-browser", "--database", str(database)]) == 2
    sentence = capsys.readouterr().err
    assert str(database) in sentence
    assert sentence.count("\n") == 1


def test_a_database_url_is_refused_without_repeating_its_password(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        main(["--database", "postgresql://airlock:hunter2@host/games"])
    said = capsys.readouterr().err
    assert "the playground keeps its games in a file: name one" in said
    assert "hunter2" not in said


def test_the_error_without_simcord_says_what_to_install() -> None:
    program = (
        "import sys; sys.modules['simcord'] = None\n"
        "from bot.playground.__main__ import main; sys.exit(main([]))"
    )
    ended = subprocess.run(  # noqa: S603
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert ended.returncode == 2
    assert (
        ended.stderr == 'The playground needs SimCord: run pip install "airlock-discord[play]".\n'
    )
