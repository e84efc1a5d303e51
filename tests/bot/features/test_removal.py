"""Each feature can be removed: nothing else imports it, uses its texts, or needs it."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Set
from functools import cache
from itertools import combinations, islice, permutations, product
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
STRING = r'"([^"\n]+)"'
LINTERS = (["ruff", "check", "."], ["mypy"], ["lint-imports"])
COVERAGE = (
    "tests/bot/play/effects/test_laws.py::test_the_generated_evenings_cover_every_change_of_a_table"
)
TESTS = [
    "pytest",
    "-q",
    "-n",
    "2",
    "--tb=short",
    "tests/bot",
    "tests/playground",
    "--deselect",
    COVERAGE,
]
"""The tests that could notice.

Engine tests do not use the bot, and browser tests show all features at once. Random evenings are
others without a feature, so what they happen to cover says nothing.
"""

CODES = tuple(islice(combinations(range(6), 3), len(FEATURES)))
"""The three of six groups that each feature belongs to; no two features have the same three."""
GROUPS = tuple(
    tuple(one for one, code in zip(FEATURES, CODES, strict=True) if group in code)
    for group in range(6)
)
"""The features to remove together: six runs in place of one for each feature.

For any two features a group removes the first and keeps the second, so a feature that needs another
fails there.
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


async def test_tables_are_playable_without_a_feature(gone: Gone, simulation: Simulation) -> None:
    assert isinstance(simulation.bot, Airlock)
    assert [*missing_translations(await command_payloads(simulation.bot.tree), "de")] == []
    for game, chosen in GAMES:
        await begin(simulation, simulation.ada, simulation.bo, game=game, chosen=chosen)
        panel = await press(simulation, simulation.ada, board(simulation), "hand")
        menu = await press(simulation, simulation.ada, board(simulation), "table")
        seen = [parse(one) for message in (panel, menu) for one in custom_ids(message.components)]
        assert seen
        assert not {one.verb for one in seen}.intersection(gone.verbs)
        for verb in gone.verbs:
            old = CustomId(seen[0].match_id, 0, 0, verb)
            await simulation.deliver(simulation.press(simulation.ada, panel, str(old)))
            said = simulation.sees(simulation.ada, simulation.games)[-1]
            assert text_of(said).startswith("This button is out of date.")
        # the next game begins in the other channel
        simulation.games, simulation.lounge = simulation.lounge, simulation.games
    other = simulation.guild.create_text_channel("other")
    await simulation.ada.slash(other, "play", game="dyla")
    assert "turn 1" in text_of(simulation.sees(simulation.dan, other)[-1])


def test_a_table_keeps_a_removed_features_data_until_the_feature_is_back(gone: Gone) -> None:
    stored = {name: {"0": "of a feature that is gone"} for name in gone.kept}
    state = TableState.model_validate_json(json.dumps({"late": [1], **stored}))
    kept = json.loads(state.model_copy(update={"late": ()}).model_dump_json())
    assert {name: kept[name] for name in gone.kept} == stored


@cache
def found_in(pattern: str, below: str = "") -> dict[Path, frozenset[str]]:
    """What the pattern finds in each module of the project that is in this folder."""
    here, wanted = HOUSE / below, re.compile(pattern, re.M)
    texts = {path: text for path, text in code_and_tests().items() if path.is_relative_to(here)}
    return {path: frozenset(wanted.findall(text)) for path, text in texts.items()}


def foreign(feature: str, found: Mapping[Path, Set[str]]) -> dict[Path, Set[str]]:
    """What was found outside a feature's folders."""
    own = {HOUSE / room / "features" / feature for room in ("bot", "tests/bot")}
    return {path: those for path, those in found.items() if not own.intersection(path.parents)}


@pytest.mark.parametrize("feature", FEATURES)
def test_only_the_feature_itself_uses_its_texts(feature: str) -> None:
    said = {*Messages([DATA / feature / "text"]).ids("en")}
    assert said
    strings = foreign(feature, found_in(r'"([\w-]+)(?=")'))
    assert [path for path, ids in strings.items() if path != COUNTED and ids & said] == []


@pytest.mark.parametrize("feature", FEATURES)
def test_only_a_features_own_tests_import_it(feature: str) -> None:
    imported = found_in(r"^\s*(?:from|import) (?:bot|tests\.bot)\.features\.(\w+)", "tests")
    assert any(imported.values())
    assert [path for path, ones in foreign(feature, imported).items() if feature in ones] == []


def definitions(path: Path) -> Iterator[str]:
    """The text of each definition of a module, after the text that stands above all definitions."""
    head, *parts = code_and_tests()[path].split("\n\n\n")
    return (head + one for one in (head, *parts))


@cache
def words() -> dict[str, str]:
    """The texts of each folder of data, in all languages."""
    texts = {one.name: one.rglob("text/*.ftl") for one in DATA.iterdir()}
    return {one: "".join(each.read_text("utf-8") for each in texts[one]) for one in texts}


def quotes(strings: Iterable[str], feature: str) -> list[str]:
    """The strings with three words or more in them that only a feature's messages contain."""
    said, others = words()[feature], [text for room, text in words().items() if room != feature]
    return [
        one
        for string in strings
        for one in re.split(r"(?:<[#@&]+)?\{[^}]*\}>?", string)
        if one.strip().count(" ") > 1 and one in said
        if not any(one.lower() in text.lower() for text in others)
    ]


@pytest.mark.parametrize("feature", FEATURES)
def test_other_tests_that_need_a_feature_skip_without_it(feature: str) -> None:
    """They give its options, name its commands, press its buttons, or quote its messages."""
    found = had(feature)
    uses = (
        *(rf'\b{one}=|"{one}": True' for one in found.ways),
        *(rf"\b{one}\b" for one in found.commands),
        *(rf'\bpress\(.*"{one}"|:{one}:' for one in found.verbs),
        *(rf'\bwhat(=|": )"{one}"' for one in found.posts),
    )
    use = re.compile("|".join(uses) or r"\b\B")
    for path, strings in foreign(feature, found_in(STRING, "tests/bot")).items():
        text = code_and_tests()[path]
        if path in ALL_FEATURES or not (use.search(text) or quotes(strings, feature)):
            continue
        for code in definitions(path):
            if f'importorskip("bot.features.{feature}' not in code:
                assert not use.search(code), path
                assert quotes(re.findall(STRING, code), feature) == [], path


@pytest.mark.soak
@pytest.mark.usefixtures("gone")
def test_members_of_a_large_server_play_without_a_feature() -> None:
    assert [*month.run(1, month.SMALLEST)]


def test_for_any_two_features_a_group_removes_the_first_and_keeps_the_second() -> None:
    for removed, kept in permutations(FEATURES, 2):
        assert any(removed in group and kept not in group for group in GROUPS), (removed, kept)


@pytest.mark.soak
@pytest.mark.parametrize("group", GROUPS, ids=range(len(GROUPS)))
def test_everything_else_works_without_a_group(group: tuple[str, ...], tmp_path: Path) -> None:
    """In a copy without their folders and their registration, linters and tests pass."""
    house = tmp_path / "house"
    left = shutil.ignore_patterns(".*", "__pycache__", "build", "test-artifacts")
    shutil.copytree(HOUSE, house, ignore=left)
    for own, feature in product(("bot/features", "data", "tests/bot/features"), group):
        shutil.rmtree(house / own / feature)
    registered = house / "bot/features/__init__.py"
    lines, gone = registered.read_text("utf-8").splitlines(True), {f'    "{it}",\n' for it in group}
    registered.write_text("".join(one for one in lines if one not in gone), "utf-8")
    programs, here = Path(sys.executable).parent, {**os.environ, "PYTHONPATH": str(house)}
    for program, *given in (*LINTERS, TESTS):
        done = subprocess.run(  # noqa: S603
            [programs / program, *given], cwd=house, env=here, text=True, capture_output=True
        )
        assert not done.returncode, f"{program}: {done.stdout[-4000:]}{done.stderr[-1000:]}"
