"""Shows SimCord's list of commands in the language of the member who looks.

Names and descriptions of commands and options are translated, and options that are true or false
offer "Yes" and "No". What the page sends is translated back.
"""

from collections.abc import Iterator, Mapping
from typing import Any
from weakref import WeakKeyDictionary

from simcord import Env
from simcord.enums import OptionType
from simcord.interactions import command_leaves
from simcord.preview import Preview, _commands

_build = _commands.build_catalog
_LANGUAGES = WeakKeyDictionary[Env, Mapping[int, str]]()
"""The languages of a simulation's members, by user id."""
OPTION = ":option:"
"""Stands in the key of a command's option before the option's name."""
YES_NO = {"de": ("Ja", "Nein")}
"""What an option that is true or false offers, by language; "Yes" and "No" in all others."""


def translate_commands(env: Env, languages: Mapping[int, str]) -> None:
    """Patch SimCord to show commands in members' `languages`, by user id; others in English."""
    _LANGUAGES[env] = languages
    _commands.build_catalog = _catalog_in_locale


def _catalog_in_locale(preview: Preview, page: Any) -> dict[str, Any]:
    catalog: dict[str, Any] = _build(preview, page)
    locale, roots = _locale(preview, page), _roots(preview, page)
    for entry in catalog["entries"]:
        _translate(entry, roots[entry["commandId"]], locale)
    return catalog


def _translate(entry: dict[str, Any], root: dict[str, Any], locale: str) -> None:
    nodes = list(_way(root, entry["path"]))
    entry["invocation"] = " ".join(_in(node, "name", locale) for node in nodes)
    entry["description"] = _in(nodes[-1], "description", locale)
    for option, shown in zip(_options(root, entry["path"]), entry["options"], strict=True):
        shown.update({part: _in(option, part, locale) for part in ("name", "description")})
        if option["type"] == OptionType.BOOLEAN:
            pairs = zip(YES_NO.get(locale, ("Yes", "No")), ("true", "false"), strict=True)
            shown["type"] = "string"
            shown["choices"] = [{"name": name, "value": value} for name, value in pairs]
            continue
        for choice, offered in zip(option.get("choices") or [], shown["choices"], strict=True):
            offered["name"] = _in(choice, "name", locale)


def in_viewers_words(preview: Preview, page: Any, key: str) -> str:
    """The key by which the page knows a command's option: with the option's translated name."""
    return _with_name(key, _names(preview, page, key))


def in_simcords_words(preview: Preview, page: Any, body: dict[str, Any]) -> dict[str, Any]:
    """The request of a page with options as SimCord expects them: untranslated names, booleans."""
    key = str(body.get("control_key") or "")
    back = {shown: name for name, shown in _names(preview, page, key).items()}
    body = {**body, "control_key": _with_name(key, back)} if back else body
    root = _roots(preview, page).get(str(body.get("command_id")))
    path, options = body.get("path"), body.get("options")
    if root is None or not isinstance(path, list) or not isinstance(options, dict):
        return body
    declared = {_in(one, "name", _locale(preview, page)): one for one in _options(root, path)}
    values = {
        declared[name]["name"]: _option_value(declared[name], value)
        for name, value in options.items()
        if name in declared
    }
    unknown = {name: value for name, value in options.items() if name not in declared}
    body = {**body, "options": values | unknown}
    if (focused := body.get("focused")) in declared:
        body["focused"] = declared[focused]["name"]
    return body


def _option_value(option: Mapping[str, Any], value: Any) -> Any:
    return value == "true" if option["type"] == OptionType.BOOLEAN else value


def _names(preview: Preview, page: Any, key: str) -> dict[str, str]:
    """By untranslated name, the translated names of a command's options.

    `key` is the key of one of them; empty for any other key.
    """
    parts = key.split(OPTION)[0].split(":")
    root = _roots(preview, page).get(parts[1]) if parts[0] == "command" and OPTION in key else None
    if root is None:
        return {}
    locale = _locale(preview, page)
    return {one["name"]: _in(one, "name", locale) for one in _options(root, parts[2].split("."))}


def _with_name(key: str, names: Mapping[str, str]) -> str:
    command, _, name = key.partition(OPTION)
    return f"{command}{OPTION}{names[name]}" if name in names else key


def _locale(preview: Preview, page: Any) -> str:
    return _LANGUAGES.get(preview.env, {}).get(page.viewer.id, "")


def _roots(preview: Preview, page: Any) -> dict[str, dict[str, Any]]:
    """The commands that the page's viewer may use, by id."""
    seen_by = {"user_id": page.viewer.id, "channel_id": page.channel_id}
    return {str(one["id"]): one for one in preview.env.backend.visible_commands(**seen_by)}


def _options(root: dict[str, Any], path: list[str]) -> list[dict[str, Any]]:
    """The options of the command at this path; none if there is no such command."""
    leaves = (leaf for way, leaf in command_leaves(root) if way == path)
    return list((next(leaves, None) or {}).get("options") or [])


def _way(root: dict[str, Any], path: list[str]) -> Iterator[dict[str, Any]]:
    """The groups on the path, and the command at its end."""
    yield (node := root)
    for name in path[1:]:
        yield (node := next(one for one in node["options"] if one["name"] == name))


def _in(node: Mapping[str, Any], what: str, locale: str) -> str:
    return str((node.get(f"{what}_localizations") or {}).get(locale) or node.get(what, ""))
