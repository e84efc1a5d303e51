"""Each feature can be removed: nothing else imports it, uses its texts, or needs it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import bot.features
from benchmarks.rooms import month
from bot.app import Airlock
from bot.features import FEATURES
from bot.guilds.switches import Switch
from bot.interactions import button_permissions
from bot.interactions.commands.play import Play
from bot.interactions.commands.translation import command_payloads, dictionary, missing_translations
from bot.interactions.replies import GROUP
from bot.interactions.verbs import RULES
from bot.language.speech import catalogue
from bot.play.opening.ways import Way
from bot.presentation import features as shown
from bot.presentation.custom_ids import CustomId, parse
from bot.runtime import features
from bot.table.state import Kept, TableState
from engine.core.catalogue import Messages
from engine.core.content import DATA
from tests.bot.journeys.tables.table import BY_LOT, begin, board, press
from tests.simulation import Simulation, custom_ids, text_of

HOUSE = DATA.parent
CODE = sorted(path for room in ("bot", "engine") for path in (HOUSE / room).rglob("*.py"))
COUNTED = HOUSE / "tests/bot/language/test_counted_nouns.py"
"""Names messages of all packages; those that are missing do not matter to it."""
ALL_FEATURES = tuple(
    HOUSE / "tests/bot" / one
    for one in ("journeys/commands/saying.py", "store/release_database.py")
)
"""Name commands of features; those that are missing do not matter."""
GAMES = (("dark_wall_destiny", BY_LOT), ("black_abyss", "mode=fleet_battle"))
"""Games with options at which every feature of larger tables shows something."""
LINTERS = (["ruff", "check", "."], ["mypy"], ["lint-imports"])
TESTS = ["pytest", "-q", "-n", "2", "tests/bot", "tests/playground"]
"""The tests that could notice.

Engine tests do not use the bot, and browser tests show all features at once.
"""


class Gone(NamedTuple):
    """What a feature contributes: verbs, ways to begin, data at tables, commands, postings."""

    verbs: tuple[str, ...]
    ways: tuple[str, ...]
    kept: tuple[str, ...]
    commands: tuple[str, ...]
    posts: tuple[str, ...]


def had(feature: str) -> Gone:
    """What a feature contributes."""
    own = [*_modules(feature, "clicks"), *_modules(feature, "deed")]
    handlers = [one for module in own for one in vars(module.get("Clicks", object)).values()]
    return Gone(
        tuple(verb for one in handlers for verb in getattr(one, "verb", ())),
        tuple(option for module in own for one in module.values() for option in _options(one)),
        tuple(one.name for module in own for one in module.values() if isinstance(one, Kept)),
        tuple(
            f"{one.extras[GROUP]} {one.name}"
            for module in _modules(feature, "commands")
            for one in module["Commands"].__cog_app_commands__
        ),
        tuple(
            one.name
            for module in _modules(feature, "panel")
            for one in module.values()
            if isinstance(one, Switch)
        ),
    )


def _modules(feature: str, part: str) -> list[dict[str, Any]]:
    """The names in a feature's module, if it has one."""
    found = (one for one in features.modules(part) if one.__name__.split(".")[2] == feature)
    return [vars(one) for one in found]


def _options(one: object) -> tuple[str, ...]:
    """The options of a way to begin in `/play`."""
    return (one.option, *(each.option for each in one.asks)) if isinstance(one, Way) else ()


def forget() -> None:
    """Clear the caches of features."""
    remembered: tuple[Any, ...] = (
        *(
            features.names,
            features.modules,
            features.contributions,
            shown.contributions,
            catalogue,
            dictionary,
        ),
        *(button_permissions.verbs_on, button_permissions._may_carry),
    )
    for one in remembered:
        one.cache_clear()


@cache
def code_and_tests() -> dict[Path, str]:
    """The text of each module of the project, by path."""
    paths = [*CODE, *(HOUSE / "tests").rglob("*.py")]
    return {path: path.read_text("utf-8") for path in paths}


@pytest.fixture(params=FEATURES)
def gone(request: pytest.FixtureRequest) -> Iterator[Gone]:
    """Unregister a feature."""
    found = had(request.param)
    with pytest.MonkeyPatch.context() as patch:
        others = tuple(one for one in FEATURES if one != request.param)
        patch.setattr(bot.features, "FEATURES", others)
        for verb in found.verbs:
            patch.delitem(RULES, verb)
        for way in found.ways:  # the command got them when it was imported
            patch.delitem(Play.play._params, way)
        forget()
        yield found
    forget()


@pytest.mark.parametrize(("game", "chosen"), GAMES)
async def test_a_table_is_playable_without_a_feature(
    gone: Gone, simulation: Simulation, game: str, chosen: str
) -> None:
    assert isinstance(simulation.bot, Airlock)
    assert [*missing_translations(await command_payloads(simulation.bot.tree), "de")] == []
    await begin(simulation, simulation.ada, simulation.bo, game=game, chosen=chosen)
    panel = await press(simulation, simulation.ada, board(simulation), "hand")
    menu = await press(simulation, simulation.ada, board(simulation), "table")
    seen = [parse(one) for message in (panel, menu) for one in custom_ids(message.components)]
    assert seen
    assert not {one.verb for one in seen}.intersection(gone.verbs)
    await simulation.ada.slash(simulation.lounge, "play", game="dyla")
    assert "turn 1" in text_of(simulation.sees(simulation.dan, simulation.lounge)[-1])
    for verb in gone.verbs:
        old = CustomId(seen[0].match_id, 0, 0, verb)
        await simulation.deliver(simulation.press(simulation.ada, panel, str(old)))
        said = simulation.sees(simulation.ada, simulation.games)[-1]
        assert text_of(said).startswith("This button is from an older version of me.")


def test_a_table_keeps_a_removed_features_data_until_the_feature_is_back(gone: Gone) -> None:
    stored = {name: {"0": "of a feature that is gone"} for name in gone.kept}
    state = TableState.model_validate_json(json.dumps({"late": [1], **stored}))
    kept = json.loads(state.model_copy(update={"late": ()}).model_dump_json())
    assert {name: kept[name] for name in gone.kept} == stored


@pytest.mark.parametrize("feature", FEATURES)
def test_only_the_feature_itself_uses_its_texts(feature: str) -> None:
    own = {HOUSE / room / "features" / feature for room in ("bot", "tests/bot")}
    said = [f'"{one}"' for one in Messages([DATA / feature / "text"]).ids("en")]
    assert said
    for path, text in code_and_tests().items():
        if not own.intersection(path.parents) and path != COUNTED:
            assert not [one for one in said if one in text], path


@pytest.mark.parametrize("feature", FEATURES)
def test_only_a_features_own_tests_import_it(feature: str) -> None:
    own = HOUSE / "tests" / "bot" / "features" / feature
    imports = re.compile(rf"^\s*(?:from|import) (?:bot|tests\.bot)\.features\.{feature}\b", re.M)
    others = [path for path in (HOUSE / "tests").rglob("*.py") if own not in path.parents]
    assert [path for path in others if imports.search(path.read_text("utf-8"))] == []


@cache
def definitions() -> tuple[tuple[Path, str, str], ...]:
    """The definitions in tests of the bot, each after what stands above all in its module."""
    tests = [one for one in code_and_tests() if one.is_relative_to(HOUSE / "tests/bot")]
    texts = {one: code_and_tests()[one].split("\n\n\n") for one in tests}
    return tuple((path, parts[0], one) for path, parts in texts.items() for one in parts)


@cache
def words() -> dict[str, str]:
    """The texts of each folder of data, in all languages."""
    texts = {one.name: one.rglob("text/*.ftl") for one in DATA.iterdir()}
    return {one: "".join(each.read_text("utf-8") for each in texts[one]) for one in texts}


def quotes(code: str, feature: str) -> Iterator[str]:
    """Three words or more in a string of the code that only a feature's messages contain."""
    others = [text for room, text in words().items() if room != feature]
    for string in re.findall(r'"([^"\n]+)"', code):
        for one in re.split(r"(?:<[#@&]+)?\{[^}]*\}>?", string):
            here = one.strip().count(" ") > 1 and one in words()[feature]
            if here and not any(one.lower() in text.lower() for text in others):
                yield one


@pytest.mark.parametrize("feature", FEATURES)
def test_other_tests_that_need_a_feature_skip_without_it(feature: str) -> None:
    """They give its options, name its commands, press its buttons, or quote its messages."""
    found, own = had(feature), {HOUSE / "tests/bot/features" / feature, *ALL_FEATURES}
    uses = (
        *(rf'\b{one}=|"{one}": True' for one in found.ways),
        *(rf"\b{one}\b" for one in found.commands),
        *(rf'\bpress\(.*"{one}"|:{one}:' for one in found.verbs),
        *(rf'\bwhat(=|": )"{one}"' for one in found.posts),
    )
    for path, head, code in definitions():
        skips = f'importorskip("bot.features.{feature}' in head + code
        if not skips and not own.intersection((path, *path.parents)):
            assert [one for one in uses if re.search(one, code)] == [], path
            assert [*quotes(code, feature)] == [], path


@pytest.mark.soak
@pytest.mark.usefixtures("gone")
def test_members_of_a_large_server_play_without_a_feature() -> None:
    assert [*month.run(1, month.SMALLEST)]


@pytest.mark.soak
@pytest.mark.parametrize("feature", FEATURES)
def test_everything_outside_a_feature_works_without_it(feature: str, tmp_path: Path) -> None:
    """In a copy without its folders and its registration, linters and tests pass."""
    house = tmp_path / "house"
    left = shutil.ignore_patterns(".*", "__pycache__", "build", "test-artifacts")
    shutil.copytree(HOUSE, house, ignore=left)
    for own in ("bot/features", "data", "tests/bot/features"):
        shutil.rmtree(house / own / feature)
    registered = house / "bot/features/__init__.py"
    lines = registered.read_text("utf-8").splitlines(keepends=True)
    registered.write_text("".join(one for one in lines if one != f'    "{feature}",\n'), "utf-8")
    programs, here = Path(sys.executable).parent, {**os.environ, "PYTHONPATH": str(house)}
    for program, *given in (*LINTERS, TESTS):
        done = subprocess.run(  # noqa: S603
            [programs / program, *given], cwd=house, env=here, text=True, capture_output=True
        )
        assert not done.returncode, f"{program}: {done.stdout[-4000:]}{done.stderr[-1000:]}"
