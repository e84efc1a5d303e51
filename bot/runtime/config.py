"""Settings from the environment or a `.env` file. Secrets are never printed.

Every invalid setting is reported before login, in one sentence.
"""

from __future__ import annotations

import hashlib
import os
import re
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple
from urllib.parse import urlsplit

from dotenv import dotenv_values
from pydantic import (
    AfterValidator,
    BeforeValidator,
    Field,
    SecretStr,
    ValidationError,
    model_validator,
)
from pydantic_core import ErrorDetails
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.runtime.shards import Shards

PREFIX: Final = "AIRLOCK_"
ENV_FILE = ".env"
ALIKE: Final = 0.55
"""Similarity (0 to 1, by `difflib`) above which an unknown name counts as a typo.

Names that supervisors set for a service called airlock score lower, such as AIRLOCK_SERVICE_HOST.
"""
SERVERS: Final = ("postgresql://", "postgres://")
PLACE: Final = re.compile(r"([^][:@/]*|\[[^][]+\])(?::(\d+))?")
"""A host, optionally with its port."""
BACKUP_TIMES: Final = {"hourly": 3_600.0, "daily": 86_400.0, "weekly": 604_800.0}
SAID = {
    "bool_parsing": "it must be yes or no",
    "float_parsing": "it must be a number",
    "int_parsing": "it must be a whole number",
}
"""This project's wording of pydantic's error kinds. Other kinds keep pydantic's message."""


class BadSettings(Exception):
    """One or more settings are invalid; the text has one line each."""


def _url(*schemes: str) -> AfterValidator:
    """A validator that accepts addresses with one of these schemes, and None."""

    def check(value: str | None) -> str | None:
        if value is None:
            return None
        with suppress(ValueError):
            parts = urlsplit(value)
            if parts.scheme in schemes and parts.hostname:
                return value.rstrip("/")
        raise ValueError(f"it must be an address beginning with {':// or '.join(schemes)}://")

    return AfterValidator(check)


def _database(value: object) -> object:
    """A path, or the address of a database server as a secret: it may hold a password."""
    if isinstance(value, str) and value.startswith(SERVERS):
        if not _readable(value):
            raise ValueError(
                "it must be such as postgresql://user:password@host/airlock, where a / @ : ? # [ ]"
                " or % of the password is written %2F %40 %3A %3F %23 %5B %5D or %25, and a port is"
                " 1 to 65535"
            )
        return SecretStr(value)
    if isinstance(value, str) and "://" in value:
        raise ValueError("it must be the name of a file, or begin with postgresql://")
    return Path(value) if isinstance(value, str) else value


def _readable(address: str) -> bool:
    """Whether the address parses, names a database, and has no unescaped password characters."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return False
    places = map(PLACE.fullmatch, parts.netloc.rpartition("@")[2].split(","))
    reached = all(place and int(place[2] or 1) < 65_536 for place in places)
    named = parts.path.strip("/") and "@" not in parts.path and not parts.fragment
    whole = parts.netloc.count("@") < 2
    return bool(reached and named and whole)


def redact(address: str) -> str:
    """A database address without user and password."""
    parts = urlsplit(address)
    return f"postgresql://{parts.netloc.rpartition('@')[2] or 'the local socket'}{parts.path}"


def _upper(value: object) -> object:
    return value.upper() if isinstance(value, str) else value


class Port(NamedTuple):
    """A host and port to listen on."""

    host: str
    number: int


def _port(value: object) -> object:
    """The `Port` of a text such as `127.0.0.1:9100`. Raises ValueError."""
    if not isinstance(value, str):
        return value
    host, _, number = value.rpartition(":")
    if not host or not number.isdecimal() or not 0 < int(number) < 65_536:
        raise ValueError("it must be an address and a port, such as 127.0.0.1:9100")
    return Port(host.strip("[]"), int(number))


class Backups(NamedTuple):
    """The folder of backups, the seconds between two of them, and how many are kept."""

    folder: Path
    every: float
    keep: int


def _backups(value: object) -> object:
    """The `Backups` of a text such as `folder,daily,14`. Raises ValueError."""
    if not isinstance(value, str):
        return value
    folder, _, rest = value.rpartition(",")[0].rpartition(",")
    keep = value.rpartition(",")[2].strip()
    if not folder or rest.strip() not in BACKUP_TIMES or not keep.isdecimal() or int(keep) < 1:
        raise ValueError(
            f"it must be a folder, {' or '.join(BACKUP_TIMES)}, and how many are kept, such as"
            " backups,daily,14"
        )
    return Backups(Path(folder.strip()), BACKUP_TIMES[rest.strip()], int(keep))


def _shards(value: object) -> object:
    return Shards.read(value) if isinstance(value, str) else value


class Settings(BaseSettings):
    """All settings, each read from the environment variable `AIRLOCK_<NAME>`.

    `api_url` and `gateway_url` replace Discord's REST API (with its version, such as
    `http://proxy:8080/api/v10`) and gateway, for proxies; plain http and ws are allowed. An empty
    value counts as unset.
    """

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_file=ENV_FILE, env_ignore_empty=True, extra="ignore"
    )

    token: SecretStr | None = None
    database: Annotated[Path | SecretStr, BeforeValidator(_database)] = Path("airlock.db")
    api_url: Annotated[str | None, _url("http", "https")] = None
    gateway_url: Annotated[str | None, _url("ws", "wss")] = None
    log_level: Annotated[Literal["INFO", "WARNING", "ERROR"], BeforeValidator(_upper)] = "INFO"
    log_json: bool = False
    agent_nodes: Annotated[int, Field(ge=100, le=1_000_000)] = 20_000
    drawing_processes: Annotated[int, Field(ge=1, le=8)] = 1
    icons: bool = True
    metrics: Annotated[Port | None, NoDecode, BeforeValidator(_port)] = None
    backups: Annotated[Backups | None, NoDecode, BeforeValidator(_backups)] = None
    shards: Annotated[Shards | None, NoDecode, BeforeValidator(_shards)] = None

    @model_validator(mode="after")
    def _backups_of_a_file(self) -> Settings:
        if self.backups is not None and not isinstance(self.database, Path):
            raise ValueError(
                "AIRLOCK_BACKUPS is for a database in a file; back up one on a server with pg_dump"
            )
        return self

    @model_validator(mode="after")
    def _all_shards_of_a_file(self) -> Settings:
        if self.shards is not None and not self.shards.all and isinstance(self.database, Path):
            raise ValueError(
                f"AIRLOCK_SHARDS={self.shards} leaves shards to other processes, and a file can"
                " have only one: name a database on a PostgreSQL server in AIRLOCK_DATABASE"
            )
        return self

    @property
    def sign(self) -> Path:
        """The path of the health file without its suffix `.alive`; each process has its own.

        It is the path of the database file or, for a database server, a path among temporary files.
        """
        if isinstance(self.database, Path):
            return self.database
        ours = "" if self.shards is None or self.shards.all else f" {self.shards}"
        address = self.database.get_secret_value() + ours
        named = hashlib.sha256(address.encode()).hexdigest()[:12]
        return Path(tempfile.gettempdir()) / f"airlock-{named}"

    @property
    def database_shown(self) -> str:
        """The database without user and password."""
        if isinstance(self.database, Path):
            return str(self.database)
        return redact(self.database.get_secret_value())


def read_settings(**given: Any) -> Settings:
    """The settings of this process; `given` ones override the environment.

    Raises BadSettings with one sentence per fault.
    """
    try:
        if slips := "\n".join(_slips()):
            raise BadSettings(slips)
        return Settings(**given)
    except ValidationError as error:
        faults = error.errors(include_url=False, include_input=False)
        raise BadSettings("\n".join(map(_sentence, faults))) from None
    except (OSError, UnicodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is not UTF-8 text"
        raise BadSettings(
            f"The file {ENV_FILE} in this folder cannot be read: {why}; mend it or move it away."
        ) from None


def _slips() -> Iterator[str]:
    """One sentence per variable whose name is nearly that of a setting."""
    names = [name.upper() for name in Settings.model_fields]
    for name in sorted({variable.upper() for variable in (*os.environ, *dotenv_values(ENV_FILE))}):
        rest = name.removeprefix(PREFIX)
        if rest != name and rest not in names:
            for meant in get_close_matches(rest, names, 1, ALIKE):
                yield f"{name} is no setting: did you mean {PREFIX}{meant}? Rename it or unset it."


def _sentence(fault: ErrorDetails) -> str:
    """What is wrong with one setting. Never includes its value, which may be a secret."""
    if not fault["loc"]:
        return f"{fault['ctx']['error']}."
    setting = f"{PREFIX}{'_'.join(map(str, fault['loc'])).upper()}"
    if fault["type"] == "value_error":
        return f"{setting}: {fault['ctx']['error']}."
    sentence = SAID.get(fault["type"]) or fault["msg"].replace("Input should be", "it must be", 1)
    return f"{setting}: {sentence}."


def check_token(settings: Settings) -> str:
    """The bot's token. Raises BadSettings if it is missing or malformed."""
    token = settings.token.get_secret_value().strip() if settings.token else ""
    if not token:
        raise BadSettings(
            "AIRLOCK_TOKEN is not set: copy the bot's token from Discord's developer portal "
            "(Applications, your bot, Bot, Reset Token) into it."
        )
    if token.count(".") != 2 or " " in token:
        raise BadSettings(
            "AIRLOCK_TOKEN is not a bot token: it has three parts joined by dots, and is neither "
            "the application's id nor its client secret."
        )
    return token
