"""The README and the manuals state facts."""

import re
from pathlib import Path

import discord

from bot.discord_io.permissions import NEEDED, NEEDED_IN_THREADS
from bot.runtime.config import Settings

README = Path("README.md").read_text("utf-8")
CONTRIBUTING = Path("CONTRIBUTING.md").read_text("utf-8")
WHERE = Path("WHERE.md").read_text("utf-8")
OPERATING = Path("deploy/OPERATING.md").read_text("utf-8")


def test_the_invite_asks_for_exactly_the_permissions_needed() -> None:
    found = re.search(r"permissions=(\d+)", README)
    assert found is not None
    needed = {*NEEDED, *NEEDED_IN_THREADS, "create_public_threads"}
    assert discord.Permissions(int(found[1])) == discord.Permissions(**dict.fromkeys(needed, True))


def test_the_manual_lists_every_setting_and_no_other() -> None:
    listed = {name.lower() for name in re.findall(r"`AIRLOCK_([A-Z_]+)`", OPERATING)}
    assert listed == set(Settings.model_fields)


def test_every_file_the_readme_links_exists() -> None:
    named = re.findall(r"\]\(([\w/]+\.\w+)\)", README)
    assert {"data/pictures/front.png", "deploy/OPERATING.md", "engine/README.md"} <= set(named)
    for path in [*named, "Dockerfile", "compose.yaml"]:
        assert Path(path).is_file(), path


def test_every_file_that_the_contributors_guides_name_exists() -> None:
    named = re.findall(r"`((?:bot|engine|data|tests)/[\w/.-]+)`", CONTRIBUTING + WHERE)
    assert len(named) > 20
    made = "data/planetary_defence/v2"
    gone = [path for path in named if not Path(path).exists()]
    assert gone == [made], "name in the guides what is there now"


def test_the_readme_fits_three_screens() -> None:
    assert len(README.splitlines()) <= 120


def test_the_readme_names_every_package_of_the_bot() -> None:
    packages = {path.parent.name for path in Path("bot").glob("*/__init__.py")}
    drawn = README[README.index("## The packages") : README.index("## Licence")]
    assert {one for one in packages if f" {one}/" not in drawn} == set()


ROW = r"^\| ([^|]+) \| `((?:bot|engine|tests)/[\w/]+\.py|data/[\w/]+\.toml)`[^|]* \| `(\w+)` \|$"
ANSWERS = re.findall(ROW, WHERE, re.MULTILINE)


def test_every_decision_named_in_the_guide_is_in_its_file() -> None:
    assert len(ANSWERS) == WHERE.count("\n| ") - WHERE.count("\n| question |")
    for _, file, name in ANSWERS:
        assert Path(file).is_file(), f"{file} is gone: take the rows that name it out of WHERE.md"
        defined = rf"^ *((async )?(def|class) {name}\b|{name}( =|: ))"
        found = re.search(defined, Path(file).read_text("utf-8"), re.MULTILINE)
        assert found, f"{file} defines no {name}: let WHERE.md name what decides it now"


def test_every_number_stated_in_the_guide_is_that_of_its_file() -> None:
    checked = 0
    for question, file, name in ANSWERS:
        assert Path(file).is_file(), f"{file} is gone: take the rows that name it out of WHERE.md"
        number = rf"^ *{name}(?:: [^=]+)? = ([\d_.]+)(?: \* DAY| \* HOUR)? *(?:#.*)?$"
        found = re.search(number, Path(file).read_text("utf-8"), re.MULTILINE)
        stated = re.search(r"\(([^()]*\d[^()]*)\)", question)
        if found and stated:
            value = f"{float(found[1]):,g}"
            assert value in re.findall(r"[\d.,]*\d", stated[1]), f"WHERE.md: {name} is {value}"
            checked += 1
    assert checked > 50


def test_the_guide_lists_everything_the_bot_looks_for_in_a_feature() -> None:
    sources = [path.read_text("utf-8") for path in Path("bot").rglob("*.py")]
    asked = re.compile(r"features\.(?:modules|contributions)\(\s*\"(\w+)\"(?:, (\w+))?\)")
    wanted = {one for source in sources for one in asked.findall(source)}
    rows = dict(re.findall(r"^\| `(\w+)\.py`(?: \|)(.+) \|$", CONTRIBUTING, re.MULTILINE))
    assert {module for module, _ in wanted} == rows.keys()
    assert len(wanted) > 15
    for module, name in wanted:
        assert f"`{name}`" in rows[module] or not name, f"{module}.py: {name}"
