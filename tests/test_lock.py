"""The lock file of the container image has hashes, and the versions that the project requires.

`make lock` writes it; `make locked` tests it with indirect dependencies.
"""

import re
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PROJECT = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))
LOCKS = {
    "requirements.lock": PROJECT["project"]["dependencies"],
    "requirements-build.lock": PROJECT["build-system"]["requires"],
}
PIN = re.compile(r"([a-z0-9.-]+)==(\S+)( ; .*)? \\")
HASH = re.compile(r"    --hash=sha256:[0-9a-f]{64}( \\)?")


def lines(lock: str) -> list[str]:
    """A lock's lines, without comments."""
    return [line for line in Path(lock).read_text("utf-8").splitlines() if line[:1] != "#"]


@pytest.mark.parametrize("lock", LOCKS)
def test_each_package_has_one_version_and_a_hash_for_each_file(lock: str) -> None:
    given = lines(lock)
    assert not [line for line in given if not PIN.fullmatch(line) and not HASH.fullmatch(line)]
    for pin, file in pairwise(given):
        assert not PIN.fullmatch(pin) or HASH.fullmatch(file), pin
    assert HASH.fullmatch(given[-1])


@pytest.mark.parametrize("lock", LOCKS)
def test_every_requirement_of_the_project_has_a_locked_version_that_fits(lock: str) -> None:
    pins = {pin[1]: pin[2] for pin in map(PIN.fullmatch, lines(lock)) if pin}
    for asked in map(Requirement, LOCKS[lock]):
        version = pins.get(canonicalize_name(asked.name))
        assert version is not None, f"{asked} is not in {lock}: run make lock"
        assert version in asked.specifier, f"{lock} has {version} for {asked}: run make lock"


def test_the_image_installs_only_locked_packages() -> None:
    installs = re.findall(r"pip install (.*)", Path("Dockerfile").read_text("utf-8"))
    assert len(installs) == 3
    for install in installs:
        named = re.search(r"--require-hashes -r (\S+)", install)
        assert "--no-index --no-deps" in install or (named and named[1] in LOCKS), install


def test_readme_and_make_name_the_supported_pythons() -> None:
    oldest, newest = re.findall(r"3\.(\d+)", PROJECT["project"]["requires-python"])
    pythons = [f"3.{minor}" for minor in range(int(oldest), int(newest))]
    readme, makefile = Path("README.md").read_text("utf-8"), Path("Makefile").read_text("utf-8")
    assert f"Python {', '.join(pythons[:-1])} or {pythons[-1]}" in readme
    assert f"(3, {oldest}) <= sys.version_info < (3, {newest})" in makefile
    assert f"Python {pythons[0]} to {pythons[-1]}" in makefile
