"""`airlock new` makes a package that can be installed, is offered, and passes the laws."""

import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

from bot.__main__ import main

ROOT = Path(__file__).resolve().parents[3]


class Environment:
    """A virtual environment with the bot and its dependencies."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder, with_pip=False)
        self.python = folder / "bin" / "python"
        found = self.run("import sysconfig; print(sysconfig.get_path('purelib'))")
        site = Path(found.stdout.strip())
        ours = sysconfig.get_path("purelib")
        (site / "ours.pth").write_text(f"import site; site.addsitedir({ours!r})\n{ROOT}\n")

    def run(self, code: str) -> subprocess.CompletedProcess[str]:
        """Run a program in this environment."""
        return self._ran(str(self.python), "-c", code)

    def install(self, package: Path) -> None:
        """Install a package without its dependencies, which are already installed."""
        options = ("--quiet", "--no-deps", "--no-build-isolation", "--no-index")
        done = self._ran(
            *(sys.executable, "-m", "pip", "--python", str(self.python), "install"),
            *(*options, str(package)),
        )
        assert done.returncode == 0, done.stderr

    def test(self, folder: Path) -> subprocess.CompletedProcess[str]:
        """Run the tests in a folder."""
        return self._ran(str(self.python), "-m", "pytest", "-q", "-p", "no:cacheprovider", folder)

    def _ran(self, *command: str | Path) -> subprocess.CompletedProcess[str]:
        cwd = self.python.parents[1]
        return subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)  # noqa: S603


def test_a_new_game_is_installed_offered_and_passes_the_laws(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new", "moon_base"]) == 0
    assert capsys.readouterr().out.startswith("The game is in moon_base/. Try it with `pip insta")
    made = tmp_path / "moon_base"
    assert "starter" not in "".join(
        f"{path}{path.read_text('utf-8')}".lower() for path in made.rglob("*.*") if path.is_file()
    )

    environment = Environment(tmp_path / "environment")
    environment.install(made)
    offered = environment.run(
        "from engine.core.registry import faults, names; print('moon_base' in names(), faults());"
        "from bot.language.speech import Speech; print(Speech().game_name('moon_base'))"
    )
    assert offered.stdout == "True ()\nMoon Base\n", offered.stderr
    tested = environment.test(made / "tests")
    assert tested.returncode == 0, tested.stdout
    assert " passed" in tested.stdout


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Moon", "a name is a small letter and up to 31 more, digits or '_'.\n"),
        ("../moon", "a name is a small letter and up to 31 more, digits or '_'.\n"),
        ("dyla", "words of the house begin with 'dyla-' too; choose another name.\n"),
        ("lobby", "words of the house begin with 'lobby-' too; choose another name.\n"),
        ("random", "Python has a module or word of that name already; choose another name.\n"),
        ("class", "Python has a module or word of that name already; choose another name.\n"),
        ("moon", "there is such a file or folder here already; choose another name or place.\n"),
    ],
)
def test_an_impossible_name_gets_one_sentence_and_nothing_is_written(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    name: str,
    why: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "moon").write_text("here already")
    assert main(["new", name]) == 2
    assert capsys.readouterr().err == f"No game can be called {name!r} here: {why}"
    assert [path.name for path in tmp_path.iterdir()] == ["moon"]
