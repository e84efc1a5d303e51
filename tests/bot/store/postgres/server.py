"""A PostgreSQL server for tests: in a temporary folder, on a socket, by an unprivileged user.

It is not on the network, and is removed afterwards. Without Debian's `postgresql` these tests are
skipped; where `CI` is set, they fail.
"""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

UNPRIVILEGED = "postgres"
"""The user that runs the server if the tests run as root, which PostgreSQL refuses."""
MISSING = "PostgreSQL is not installed here: `apt-get install postgresql` brings what this needs"

WITHOUT_ROWS = """
DO $$ DECLARE found text; BEGIN
    SET session_replication_role = replica;  -- no order among tables
    FOR found IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
        IF found <> 'airlock_schema' THEN EXECUTE format('DELETE FROM %I', found); END IF;
    END LOOP;
END $$
"""
"""Empties every table; the number of the schema stays."""


def programs() -> Path | None:
    """The folder with the programs of the newest installed PostgreSQL; None if there is none."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda one: one.parts[4])
    if found:
        return found[-1].parent
    elsewhere = shutil.which("initdb")
    return Path(elsewhere).resolve().parent if elsewhere else None


class Server:
    """A server that can be killed and restarted."""

    def __init__(self, folder: Path, programs: Path, **settings: str) -> None:
        self.folder, self._programs, self._settings = folder, programs, settings
        self._numbers = count(1)
        self._shared = ""
        root = os.geteuid() == 0
        self._user = pwd.getpwnam(UNPRIVILEGED).pw_uid if root else None
        if self._user is not None:
            os.chown(folder, self._user, -1)
        self._run("initdb", "-D", self._data, "-U", "airlock", "-A", "trust", "-E", "UTF8", "-N")

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def start(self) -> None:
        """Start, and wait until it accepts connections."""
        given = {
            "listen_addresses": "",
            "unix_socket_directories": str(self.folder),
            "max_connections": "60",
            **self._settings,
        }
        options = " ".join(f"-c {name}='{value}'" for name, value in given.items())
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", self._data, "-l", log, "-w", "-o", options, "start")

    def kill(self) -> None:
        """Kill all its processes at once."""
        number = int((self.folder / "data/postmaster.pid").read_text().splitlines()[0])
        children = Path(f"/proc/{number}/task/{number}/children").read_text().split()
        for process in (number, *map(int, children)):
            os.kill(process, signal.SIGKILL)
        for process in (number, *map(int, children)):
            while Path(f"/proc/{process}").exists() and not _is_zombie(process):
                os.sched_yield()
        (self.folder / "data/postmaster.pid").unlink()
        for socket in self.folder.glob(".s.PGSQL.*"):
            socket.unlink()

    def stop(self) -> None:
        """Stop at once, if running."""
        if (self.folder / "data/postmaster.pid").exists():
            self._run("pg_ctl", "-D", self._data, "-m", "immediate", "-w", "stop")

    def database(self, name: str = "") -> str:
        """Create an empty database; returns its URL. Without a name it gets a new one."""
        name = name or f"airlock_{next(self._numbers)}"
        self._run("createdb", "-h", str(self.folder), "-U", "airlock", name)
        return self.address(name)

    def emptied(self) -> str:
        """Empty the database that all tests use one after the other; returns its URL.

        A new database has 300 files, and its tables 100 more; to create and remove these takes
        longer than most tests.
        """
        if not self._shared:
            self._shared = self.database()
        self._run("psql", "-qc", WITHOUT_ROWS, self._shared)
        return self._shared

    def bare(self) -> str:
        """Drop the tables of that database; returns its URL."""
        self._run("psql", "-qc", "DROP SCHEMA public CASCADE; CREATE SCHEMA public", self.emptied())
        return self._shared

    def address(self, name: str) -> str:
        """The URL of a database with this name."""
        return f"postgresql://airlock@/{name}?host={self.folder}"

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(  # noqa: S603
            [str(self._programs / program), *arguments],
            user=self._user,
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stderr.decode(errors='replace')}")


def _is_zombie(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
    except OSError:
        return True


@contextmanager
def serving(**settings: str) -> Iterator[Server]:
    """A running server, removed afterwards.

    Without PostgreSQL the test is skipped, or fails in CI.
    """
    found = programs()
    if found is None:
        if os.environ.get("CI"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    folder = Path(tempfile.mkdtemp(prefix="airlock-pg-"))
    try:
        server = Server(folder, found, **settings)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
