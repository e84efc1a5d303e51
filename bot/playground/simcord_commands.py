"""SimCord's list of commands, in its viewer's language.

Names and descriptions of commands and options are translated. Requests still use SimCord's names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any
from weakref import WeakKeyDictionary

from simcord import Env
from simcord.interactions import command_leaves
from simcord.preview import Preview, _commands

_build = _commands.build_catalog
_LANGUAGES = WeakKeyDictionary[Env, Mapping[int, str]]()
"""Members' languages by user id, per simulation."""


def translate_commands(env: Env, languages: Mapping[int, str]) -> None:
    """Show commands in their viewer's language."""
    _LANGUAGES[env] = languages
    _commands.build_catalog = _translated


def _translated(preview: Preview, page: Any) -> dict[str, Any]:
    catalog: dict[str, Any] = _build(preview, page)
    locale = _LANGUAGES.get(preview.env, {}).get(page.viewer.id)
    if locale is None:
        return catalog
    backend, seen_by = preview.env.backend, {"user_id": page.viewer.id}
    commands = backend.visible_commands(**seen_by, channel_id=page.channel_id)
    roots = {str(command["id"]): command for command in commands}
    for entry in catalog["entries"]:
        _translate(entry, roots[entry["commandId"]], locale)
    return catalog


def _translate(entry: dict[str, Any], root: dict[str, Any], locale: str) -> None:
    nodes = list(_way(root, entry["path"]))
    entry["invocation"] = " ".join(_in(node, "name", locale) for node in nodes)
    entry["description"] = _in(nodes[-1], "description", locale)
    (leaf,) = (leaf for path, leaf in command_leaves(root) if path == entry["path"])
    for option, shown in zip(leaf.get("options") or [], entry["options"], strict=True):
        shown["description"] = _in(option, "description", locale)
        for choice, offered in zip(option.get("choices") or [], shown["choices"], strict=True):
            offered["name"] = _in(choice, "name", locale)


def _way(root: dict[str, Any], path: list[str]) -> Iterator[dict[str, Any]]:
    """The groups on the path, and the command at its end."""
    yield (node := root)
    for name in path[1:]:
        yield (node := next(one for one in node["options"] if one["name"] == name))


def _in(node: Mapping[str, Any], what: str, locale: str) -> str:
    return str((node.get(f"{what}_localizations") or {}).get(locale) or node.get(what, ""))
