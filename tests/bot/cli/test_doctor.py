"""`airlock doctor` prints what a bug report needs, and no secret."""

import asyncio
import re
from pathlib import Path

import pytest

import bot
from bot.__main__ import main
from bot.store import open_store
from tests.bot.store.tables import ADA, GUILD, sit_down


def test_doctor_reports_versions_database_and_faults_but_no_secrets_or_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def once() -> None:
        store = await open_store(tmp_path / "airlock.db")
        await sit_down(store)
        await store.close()

    asyncio.run(once())
    secret = "MTA1NjA.G1mLr4.hunter2"
    monkeypatch.setenv("AIRLOCK_TOKEN", secret)
    monkeypatch.setenv("AIRLOCK_DATABASE", str(tmp_path / "airlock.db"))
    monkeypatch.setenv("AIRLOCK_BACKUPS", f"{tmp_path / 'no' / 'where'},daily,14")
    assert main(["doctor"]) == 0
    said = capsys.readouterr().out
    for told in (
        f"Airlock {bot.__version__}",
        "discord.py 2.",
        "games: 1, under way: 1",
        "No bot runs on",
        "token set",
        "AIRLOCK_BACKUPS names",
        "dyla 1",
    ):
        assert told in said
    numbers = re.findall(r"\d+", re.sub(r".* GiB free", "", said.replace(str(tmp_path), "")))
    assert not {str(ADA), str(GUILD)} & {*numbers}
    for hidden in (*secret.split("."), "Ada"):
        assert hidden not in said


def test_a_damaged_database_is_reported_as_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "airlock.db").write_bytes(b"this is no database" * 100)
    monkeypatch.setenv("AIRLOCK_DATABASE", str(tmp_path / "airlock.db"))
    assert main(["doctor"]) == 0
    assert capsys.readouterr().out.count("is no database of SQLite's") == 1


def test_an_unreachable_server_is_named_without_its_password(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("AIRLOCK_DATABASE", "postgresql://ada:hunter2@127.0.0.1:1/games")
    assert main(["doctor"]) == 0
    said = capsys.readouterr().out
    assert said.count("Fault: The database postgresql://127.0.0.1:1/games cannot be used") == 1
    assert "runs on this machine on postgresql://127.0.0.1:1/games." in said
    assert "hunter2" not in said
    assert "ada" not in said
