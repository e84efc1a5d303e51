"""What is typed in commands: options as `name=value`, moves by their words, and suggestions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

from discord import app_commands

from bot.discord_ui.limits import SUGGESTION, SUGGESTIONS, shortened
from bot.menus import Menus
from bot.refusals import Refused
from bot.speech import Speech
from bot.tables import Table
from engine.core.choices import SEPARATOR, Pick, resolve
from engine.core.errors import EngineError
from engine.core.options import describe
from engine.core.registry import game as game_of
from engine.core.words import words

ITEMS_MARK = ": "
SEARCHED = 4_000


def suggestions(found: Iterable[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    """Up to 25 of the (name, value) pairs whose name has what was typed, beginnings first."""
    wanted = typed.strip().lower()
    hits = [pair for pair in found if wanted in pair[0].lower()]
    hits.sort(key=lambda pair: not pair[0].lower().startswith(wanted))
    return [
        app_commands.Choice(name=shortened(name, SUGGESTION), value=value)
        for name, value in hits[:SUGGESTIONS]
    ]


def options(game: str, typed: str) -> dict[str, str]:
    """The options in `name=value name=value`. Raises Refused for anything else."""
    given = {}
    for part in typed.replace(",", " ").split():
        name, mark, value = part.partition("=")
        if not mark or not name or not value:
            known = describe(game_of(game))
            example = f"{known[0].name}={known[0].default}" if known else "(none)"
            raise Refused(words("refused-options", typed=part, example=example))
        given[name] = value
    return given


def option_suggestions(game: str, typed: str) -> list[app_commands.Choice[str]]:
    """What was typed so far with every option value it could go on with."""
    try:
        known = describe(game_of(game))
    except EngineError:
        return []
    *done, last = typed.split(" ") if typed else [""]
    taken = {part.partition("=")[0] for part in done}
    found = []
    for option in known:
        if option.name in taken:
            continue
        for value in option.values:
            text = " ".join([*done, f"{option.name}={value}"])
            label = f"{text} (usual)" if value == option.default else text
            found.append((label, text))
    return [
        app_commands.Choice(name=shortened(label, SUGGESTION), value=text)
        for label, text in found
        if last.lower() in label.lower()
    ][:SUGGESTIONS]


def sentences(table: Table, seat: int, typed: str, speech: Speech) -> list[str]:
    """The legal actions whose words have every word typed, beginnings first."""
    wanted = typed.strip().lower()
    menus = Menus(table.match, table.id, seat, table.speech(speech.locale))
    found = [
        text
        for text, _ in islice(_complete(table, seat, menus, wanted), SEARCHED)
        if all(part in text.lower() for part in wanted.split())
    ]
    found.sort(key=lambda text: not text.lower().startswith(wanted))
    return found[:SUGGESTIONS]


def choice(table: Table, seat: int, typed: str, speech: Speech) -> tuple[str, tuple[str, ...]]:
    """The path and picked items that were typed. Raises Refused if nothing legal reads so."""
    wanted = typed.strip().lower()
    menus = Menus(table.match, table.id, seat, table.speech(speech.locale))
    for text, (path, picked) in _complete(table, seat, menus, wanted):
        if wanted in (text.lower(), shortened(text, SUGGESTION).lower()):
            return path, picked
    raise Refused(words("refused-sentence", typed=shortened(typed.strip(), 60)))


def _complete(
    table: Table, seat: int, menus: Menus, wanted: str
) -> Iterator[tuple[str, tuple[str, tuple[str, ...]]]]:
    root = table.match.game.choices(table.match.state, seat)
    for text, path in menus.sentences():
        node = resolve(root, path)
        if isinstance(node, Pick):
            for items, picked in _picks(menus, node, path, text, wanted):
                yield items, (path, picked)
        else:
            yield text, (path, ())


def _picks(
    menus: Menus, pick: Pick[object], path: str, text: str, wanted: str
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """A pick with the items typed so far and each one more: `text: first, second`."""
    head, _, rest = wanted.partition(ITEMS_MARK.strip())
    items = menus.items(pick, tuple(path.split(SEPARATOR)))
    chosen: list[int] = []
    if head.strip() == text.lower():
        for name in (part.strip() for part in rest.split(",")):
            place = next(
                (
                    at
                    for at, (label, _) in enumerate(items)
                    if at not in chosen and label.lower() == name
                ),
                None,
            )
            if place is not None:
                chosen.append(place)
    if len(chosen) >= pick.least:
        yield _pick_words(text, items, chosen)
    if len(chosen) < pick.most:
        seen = set()
        for place, (label, _) in enumerate(items):
            if place not in chosen and label not in seen:
                seen.add(label)
                yield _pick_words(text, items, [*chosen, place])


def _pick_words(
    text: str, items: list[tuple[str, str]], chosen: list[int]
) -> tuple[str, tuple[str, ...]]:
    labels = ", ".join(items[place][0] for place in chosen)
    return f"{text}{ITEMS_MARK}{labels}", tuple(items[place][1] for place in chosen)
