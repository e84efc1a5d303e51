"""Settings from the environment: one clear sentence per fault, and no secret printed."""

import errno
import os
import shutil
import socket
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.runtime.config import BadSettings, check_token, read_settings
from tests.example_game.install import installed

GOOD = "MTAx.secret.token"


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Remove all settings and `.env`."""
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.startswith("AIRLOCK_")]:
        monkeypatch.delenv(name)


def test_every_setting_has_a_default() -> None:
    settings = read_settings()
    assert (settings.token, settings.database) == (None, Path("airlock.db"))
    assert (settings.api_url, settings.gateway_url) == (None, None)
    assert (settings.log_level, settings.log_json) == ("INFO", False)
    assert (settings.agent_nodes, settings.drawing_processes) == (20_000, 1)


def test_an_empty_setting_is_unset(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DATABASE", "API_URL", "LOG_LEVEL", "AGENT_NODES"):
        monkeypatch.setenv(f"AIRLOCK_{name}", "")
    assert read_settings() == read_settings(_env_file=None)
    assert read_settings().database == Path("airlock.db")


def test_a_trailing_slash_of_a_proxys_address_is_removed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("AIRLOCK_API_URL", "http://proxy:8080/api/v10/")
    monkeypatch.setenv("AIRLOCK_GATEWAY_URL", "wss://proxy/")
    settings = read_settings()
    assert settings.api_url == "http://proxy:8080/api/v10"
    assert settings.gateway_url == "wss://proxy"


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("API_URL", "ftp://proxy", "it must be an address beginning with http:// or https://."),
        ("API_URL", "http://", "it must be an address beginning with http:// or https://."),
        ("API_URL", "http://[", "it must be an address beginning with http:// or https://."),
        ("GATEWAY_URL", "http://proxy", "it must be an address beginning with ws:// or wss://."),
        ("AGENT_NODES", "many", "it must be a whole number."),
        ("AGENT_NODES", "0", "it must be greater than or equal to 100."),
        ("AGENT_NODES", "2000000", "it must be less than or equal to 1000000."),
        ("DRAWING_PROCESSES", "1.5", "it must be a whole number."),
        ("DRAWING_PROCESSES", "9", "it must be less than or equal to 8."),
        ("LOG_JSON", "perhaps", "it must be yes or no."),
        ("LOG_LEVEL", "debug", "it must be 'INFO', 'WARNING' or 'ERROR'."),
    ],
)
def test_the_error_for_a_wrong_setting_says_what_is_expected(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, said: str
) -> None:
    monkeypatch.setenv(f"AIRLOCK_{name}", value)
    with pytest.raises(BadSettings) as refused:
        read_settings()
    assert str(refused.value) == f"AIRLOCK_{name}: {said}"


@pytest.mark.parametrize(
    ("slip", "meant"),
    [
        ("DATABSE", "DATABASE"),
        ("METRIC", "METRICS"),
        ("TOKN", "TOKEN"),
        ("DISCORD_TOKEN", "TOKEN"),
        ("LOGLEVEL", "LOG_LEVEL"),
        ("AGENT_SECONDS", "AGENT_NODES"),  # its name in an earlier version
    ],
)
@pytest.mark.parametrize("in_file", [True, False])
def test_a_likely_misspelt_setting_is_reported_and_nothing_is_started(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, slip: str, meant: str, in_file: bool
) -> None:
    if in_file:
        (tmp_path / ".env").write_text(f"airlock_{slip.lower()}=games.db\n")
    else:
        monkeypatch.setenv(f"AIRLOCK_{slip}", "games.db")
    with pytest.raises(BadSettings) as refused:
        read_settings()
    asked = f"did you mean AIRLOCK_{meant}? Rename it or unset it."
    assert str(refused.value) == f"AIRLOCK_{slip} is no setting: {asked}"


@pytest.mark.parametrize("name", ["SERVICE_HOST", "SERVICE_PORT", "PORT", "PORT_9100_TCP_ADDR"])
def test_variables_set_by_a_supervisor_are_not_reported_as_typos(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv(f"AIRLOCK_{name}", "10.0.0.1")
    assert read_settings() == read_settings(_env_file=None)


def test_each_wrong_setting_has_its_line_on_standard_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("AIRLOCK_LOG_JSON", "perhaps")
    monkeypatch.setenv("AIRLOCK_API_URL", "proxy")
    assert main(["check"]) == 1
    assert [line.split(":")[0] for line in capsys.readouterr().err.splitlines()] == [
        "AIRLOCK_API_URL",
        "AIRLOCK_LOG_JSON",
    ]


@pytest.mark.parametrize(
    ("token", "said"),
    [
        (None, "AIRLOCK_TOKEN is not set: copy the bot's token"),
        ("  ", "AIRLOCK_TOKEN is not set: copy the bot's token"),
        ("123456789012345678", "AIRLOCK_TOKEN is not a bot token: it has three parts"),
        ("Bot MTAx.secret.token", "AIRLOCK_TOKEN is not a bot token: it has three parts"),
    ],
)
def test_a_malformed_token_is_refused_and_not_printed(
    monkeypatch: pytest.MonkeyPatch, token: str | None, said: str
) -> None:
    if token is not None:
        monkeypatch.setenv("AIRLOCK_TOKEN", token)
    with pytest.raises(BadSettings, match=said) as refused:
        check_token(read_settings())
    assert not (token or "").strip() or str(token) not in str(refused.value)


def test_blanks_around_a_token_are_removed_and_it_is_never_printed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("AIRLOCK_TOKEN", f" {GOOD}\n")
    assert check_token(read_settings()) == GOOD
    assert GOOD not in repr(read_settings())


def test_the_environment_overrides_the_settings_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / ".env").write_text(f"AIRLOCK_TOKEN={GOOD}\nAIRLOCK_LOG_LEVEL=ERROR\nOTHER=1\n")
    monkeypatch.setenv("AIRLOCK_LOG_LEVEL", "WARNING")
    assert check_token(read_settings()) == GOOD
    assert read_settings().log_level == "WARNING"
    monkeypatch.setenv("AIRLOCK_LOG_LEVEL", "error")
    assert read_settings().log_level == "ERROR"


def test_a_binary_settings_file_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / ".env").write_bytes(b"AIRLOCK_TOKEN=\xff\xfe")
    assert main(["check"]) == 1
    assert capsys.readouterr().err == (
        "The file .env in this folder cannot be read: it is not UTF-8 text; mend it or move it"
        " away.\n"
    )


def test_an_unreadable_settings_file_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / ".env").symlink_to("/proc/self/mem")
    with pytest.raises(BadSettings, match=r"The file \.env .* cannot be read: Input/output err"):
        read_settings()


@pytest.mark.parametrize("command", [["check"], ["backup", "copy.db"], ["run"]])
def test_a_folder_given_as_database_is_refused(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    command: list[str],
) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    monkeypatch.setenv("AIRLOCK_TOKEN", GOOD)
    monkeypatch.setenv("AIRLOCK_DATABASE", str(folder))
    assert main(command) == 1
    assert capsys.readouterr().err == (
        f"{folder} is a folder; name a file in it, such as {folder}/airlock.db.\n"
    )
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


def test_a_broken_game_is_reported_with_the_other_faults(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("AIRLOCK_TOKEN", GOOD)
    with installed(tmp_path, "raises = tests.engine.core.wrecks:raises", by="wrecks"):
        assert main(["check"]) == 1
    assert capsys.readouterr().err == (
        "The game raises of the package wrecks is not offered: loading it raised "
        "ZeroDivisionError: no stars left.\n"
    )


def test_check_lists_the_games_before_it_asks_for_confirmation(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with installed(tmp_path):
        assert main(["check"]) == 1
    found = capsys.readouterr()
    assert found.err.startswith("AIRLOCK_TOKEN is not set")
    heading, *games = found.out.splitlines()
    assert heading == "Games:"
    own, shown = "languages: de, en", "shown by its presenter"
    assert f"  black_abyss, ruleset 2, built in; {own}; {shown}" in games
    said = "  beacons, ruleset 1, of the package beacons 1.0; languages: en; shown in words"
    assert said in games


def test_a_database_url_is_printed_without_user_and_password(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("AIRLOCK_DATABASE", "postgresql://bot:hunter2@db.example/games")
    settings = read_settings()
    assert settings.database_shown == "postgresql://db.example/games"
    assert "hunter2" not in f"{settings!r} {settings.sign} {settings.model_dump_json()}"


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("postgresql://bot:p%40ss:1@db.example:5433/games", "postgresql://db.example:5433/games"),
        ("postgresql://bot:hunter2@[::1]:5433/games", "postgresql://[::1]:5433/games"),
        ("postgres://bot@one:1,two:2/games?sslmode=require", "postgresql://one:1,two:2/games"),
        ("postgresql:///games?host=/run/postgresql", "postgresql://the local socket/games"),
    ],
)
def test_a_database_server_is_printed_by_its_address(
    monkeypatch: pytest.MonkeyPatch, address: str, said: str
) -> None:
    monkeypatch.setenv("AIRLOCK_DATABASE", address)
    assert read_settings().database_shown == said


@pytest.mark.parametrize(
    "password", ["ab/c@d", "p@ss", "12/c", "a#b", "1#b", "a?b", "1?b", "a[b", "a]b"]
)
def test_a_password_with_special_characters_is_explained_and_not_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], password: str
) -> None:
    monkeypatch.setenv("AIRLOCK_DATABASE", f"postgresql://bot:{password}@db.example:5433/games")
    assert main(["check"]) == 1
    (said,) = capsys.readouterr().err.splitlines()
    assert said.startswith("AIRLOCK_DATABASE: it must be such as postgresql://user:password@host/")
    assert password not in said


@pytest.mark.parametrize(
    "wrong",
    ["postgresql://db.example", "postgresql://db.example:99999/games", "mysql://db.example/games"],
)
def test_a_database_that_cannot_be_opened_is_refused_at_once(
    monkeypatch: pytest.MonkeyPatch, wrong: str
) -> None:
    monkeypatch.setenv("AIRLOCK_DATABASE", wrong)
    with pytest.raises(BadSettings, match=r"AIRLOCK_DATABASE.*: it must .*postgresql://") as said:
        read_settings()
    assert "db.example" not in str(said.value)


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("access", "which cannot be written: change its rights."),
        ("disk_usage", "where the disk is full: make room."),
    ],
)
def test_an_unwritable_database_is_reported_before_login(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], what: str, said: str
) -> None:
    monkeypatch.setenv("AIRLOCK_TOKEN", GOOD)
    no_room = shutil.disk_usage(".")._replace(free=2**20)
    there = {"access": lambda *_: False, "disk_usage": lambda *_: no_room}
    monkeypatch.setattr(os if what == "access" else shutil, what, there[what])
    assert main(["check"]) == 1
    assert capsys.readouterr().err.endswith(f"{said}\n")


@pytest.mark.parametrize("command", ["check", "doctor", "run"])
def test_a_database_in_an_inaccessible_folder_is_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    def locked(path: Path) -> bool:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    monkeypatch.setenv("AIRLOCK_TOKEN", GOOD)
    monkeypatch.setenv("AIRLOCK_BACKUPS", "/root/backups,daily,14")
    monkeypatch.setattr(Path, "exists", locked)
    assert main([command]) == 1
    (said,) = capsys.readouterr().err.splitlines()
    assert said.endswith(" is not this user's to reach: change rights or name another.")


def test_backups_are_set_by_folder_interval_and_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AIRLOCK_BACKUPS", "/var/a, b,daily,14")
    assert read_settings().backups == (Path("/var/a, b"), 86_400, 14)


@pytest.mark.parametrize("wrong", ["backups", "backups,daily", "backups,often,3", "b,daily,0"])
def test_malformed_backups_are_explained(monkeypatch: pytest.MonkeyPatch, wrong: str) -> None:
    monkeypatch.setenv("AIRLOCK_BACKUPS", wrong)
    with pytest.raises(BadSettings, match=r"AIRLOCK_BACKUPS: it must be .* such as backups,daily"):
        read_settings()


def test_backups_of_a_database_server_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AIRLOCK_DATABASE", "postgresql://db.example/games")
    monkeypatch.setenv("AIRLOCK_BACKUPS", "backups,daily,14")
    with pytest.raises(BadSettings, match=r"^AIRLOCK_BACKUPS is for a database in a file.*pg_dump"):
        read_settings()


@pytest.mark.parametrize("wrong", ["9100", "localhost", "127.0.0.1:0", "127.0.0.1:99999"])
def test_a_malformed_metrics_address_is_explained(
    monkeypatch: pytest.MonkeyPatch, wrong: str
) -> None:
    monkeypatch.setenv("AIRLOCK_METRICS", wrong)
    with pytest.raises(BadSettings, match=r"AIRLOCK_METRICS: it must be .* such as 127\.0\.0\.1"):
        read_settings()


def test_an_unavailable_metrics_address_is_reported_before_login(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("AIRLOCK_TOKEN", GOOD)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        for place, why in (
            (f"127.0.0.1:{port}", "another program does"),
            (f"192.0.2.1:{port}", "Cannot assign requested address"),
            (f"no.such.host.invalid:{port}", ""),
        ):
            monkeypatch.setenv("AIRLOCK_METRICS", place)
            assert main(["check"]) == 1
            said = capsys.readouterr().err
            assert f"AIRLOCK_METRICS names {place}, where the bot cannot listen (" in said
            assert f"({why}" in said
    monkeypatch.setenv("AIRLOCK_METRICS", f"127.0.0.1:{port}")
    assert main(["check"]) == 0


def test_each_process_of_a_sharded_bot_has_its_own_health_file(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("AIRLOCK_DATABASE", "postgresql://bot:hunter2@db/airlock")
    alone = read_settings().sign
    signs = {alone}
    for shards in ("0-0/2", "1-1/2"):
        monkeypatch.setenv("AIRLOCK_SHARDS", shards)
        signs.add(read_settings().sign)
    assert len(signs) == 3
    assert "hunter2" not in str(signs)
    monkeypatch.setenv("AIRLOCK_SHARDS", "0-3/4")  # a division into four
    assert read_settings().sign == alone
