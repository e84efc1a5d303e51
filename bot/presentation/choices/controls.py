"""Choices as controls: buttons, menus of siblings, multi-select menus.

A choice's role decides the style of its button. `menus` decides which controls a message shows, and
in which rows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.language.speech import Speech, catalogue, shortened
from bot.presentation.choices.paths import PAGE_MARK, Path
from bot.presentation.choices.sentences import Sentences
from bot.presentation.choices.styles import GROUP_STYLES, STYLES
from bot.presentation.custom_ids import CustomId, Verb
from bot.presentation.panel import ENTRIES, ENTRY, LABEL, Button, Entry, Menu, Row
from engine.core.choices import SEPARATOR, Branch, Form, Leaf, Node, Pick
from engine.core.errors import StaleChoice
from engine.core.match import Match

TWIN_MARK = "="


class Controls(Sentences):
    """The controls of one seat's choices in one state."""

    def __init__(
        self,
        match: Match[Any, Any, Any],
        id: str,  # noqa: A002
        seat: int,
        speech: Speech,
        see: Callable[[], Any] | None = None,
    ) -> None:
        super().__init__(match, seat, speech, see)
        self._prefix = (id, seat, match.decisions[seat])

    def _menu(self, path: Path, nodes: Sequence[Node[Any]], hint: str, page: int) -> Menu:
        """A menu of siblings, or one page of it. Raises StaleChoice if there is no such page."""
        if len(nodes) <= ENTRIES:
            return self._choose(path, nodes, hint)
        size = ENTRIES - 2
        shown = nodes[page * size : (page + 1) * size]
        if not shown:
            raise StaleChoice(f"There is no page {page}.")
        menu = self._choose(path, shown, hint)
        return self._paged(menu, path, page, pages=-(-len(nodes) // size))

    def _paged(self, menu: Menu, path: Path, page: int, pages: int) -> Menu:
        """A menu page with entries for the previous and next page, and its number as a hint."""
        turns = []
        if page:
            turns.append(Entry(f"{PAGE_MARK}{page - 1}", self._speech.say("menu-earlier")))
        if page < pages - 1:
            turns.append(Entry(f"{PAGE_MARK}{page + 1}", self._speech.say("menu-further")))
        hint = self._speech.say("menu-page", what=menu.placeholder, page=page + 1, pages=pages)
        return Menu(self._id(Verb.CHOOSE, SEPARATOR.join(path)), hint, (*menu.entries, *turns))

    def _choose(self, path: Path, nodes: Sequence[Node[Any]], hint: str) -> Menu:
        entries = tuple(self._entry(path, node) for node in nodes)
        return Menu(self._id(Verb.CHOOSE, SEPARATOR.join(path)), hint, entries)

    def _entry(self, path: Path, node: Node[Any]) -> Entry:
        """A menu entry. A group of one choice becomes that choice."""
        below = (*path, node.key)
        only = self._only(below, node)
        if only is None:
            label, icon = self._label(below, node), self._icon(below, node)
            return Entry(node.key, label[:ENTRY], self._note(below, node), icon)
        way, leaf = only
        label = self._label(way, leaf)
        if way != below:
            label = self._way(way[:-1], len(path), label)
        value = SEPARATOR.join(way[len(path) :])
        return Entry(value, label[:ENTRY], self._note(way, leaf), self._icon(way, leaf))

    def _note(self, path: Path, node: Node[Any]) -> str:
        """The note on a choice, cut to fit an entry; "" if there is none."""
        note = self._text.note(self._view, path, node)
        return "" if note is None else shortened(self._speech.unescaped(note), ENTRY)

    def _paged_pick(self, path: Path, pick: Pick[Any], page: int) -> list[Row]:
        """The menu of a pick, or one page of it. Raises StaleChoice if there is no such page."""
        pages = max(1, -(-len(pick.items) // ENTRIES))
        if page >= pages:
            raise StaleChoice(f"There is no page {page}.")
        turns = tuple(
            Button(
                self._id(Verb.OPEN, f"{SEPARATOR.join(path)}{PAGE_MARK}{to}"),
                self._speech.say(label),
            )
            for to, label in ((page - 1, "menu-earlier"), (page + 1, "menu-further"))
            if 0 <= to < pages
        )
        return [self._pick(path, pick, page, alone=True), *((turns,) if turns else ())]

    def _pick(self, path: Path, pick: Pick[Any], page: int = 0, *, alone: bool = False) -> Menu:
        """The menu of a pick. With `alone` the message already says what it asks for."""
        seen: dict[str, int] = {}
        entries = []
        for label, key in self.items(pick, path):
            twin = seen[key] = seen.get(key, -1) + 1
            value = f"{key}{TWIN_MARK}{twin}" if twin else key
            icon = self._icon_id(self._text.item_icon(self._view, path, key))
            entries.append(Entry(value, label[:ENTRY], icon=icon))
        entries = entries[page * ENTRIES : (page + 1) * ENTRIES]
        hint = self._hint("" if alone else self._label(path, pick), pick)
        chosen = self._id(Verb.PICK, SEPARATOR.join(path))
        return Menu(chosen, hint, tuple(entries), pick.least, min(pick.most, len(entries)))

    def _hint(self, what: str, pick: Pick[Any]) -> str:
        """A placeholder that says how many to choose, and of what unless `what` is empty."""
        part = "pick" if what else "count"
        if pick.least == pick.most:
            return self._speech.say(f"menu-{part}", what=what, count=pick.least)
        least, most = pick.least, pick.most
        return self._speech.say(f"menu-{part}-range", what=what, least=least, most=most)

    def _button(self, path: Path, node: Node[Any]) -> Button:
        if isinstance(node, Leaf):
            return self._leaf(path, node)
        if (only := self._only(path, node)) is not None:
            return self._alone(*only, len(path) - 1)
        return self._opens(path, node, Verb.FORM if isinstance(node, Form) else Verb.OPEN)

    def _opens(self, path: Path, node: Node[Any], verb: Verb) -> Button:
        label = f"{self._label(path, node)[: LABEL - 2]} …"
        style = GROUP_STYLES[self._text.role(self._view, path, node)]
        opens = self._id(verb, SEPARATOR.join(path))
        return Button(opens, label, style, icon=self._icon(path, node))

    def _only(self, path: Path, node: Node[Any]) -> tuple[Path, Leaf[Any]] | None:
        """The only leaf at or below a node, with its path; None if there are more."""
        while isinstance(node, Branch):
            below = node.open()
            if node.folded or len(below) != 1:
                return None
            (node,) = below
            path = (*path, node.key)
        return (path, node) if isinstance(node, Leaf) else None

    def _leaf(self, path: Path, leaf: Leaf[Any]) -> Button:
        return self._play(path, leaf, self._label(path, leaf))

    def _alone(self, path: Path, leaf: Leaf[Any], above: int) -> Button:
        """A choice outside its group, labelled with those of its groups after the first `above`."""
        return self._play(path, leaf, self._way(path[:-1], above, self._label(path, leaf)))

    def _play(self, path: Path, leaf: Leaf[Any], label: str) -> Button:
        style = STYLES[self._text.role(self._view, path, leaf)]
        plays = self._id(Verb.PLAY, SEPARATOR.join(path))
        return Button(plays, label[:LABEL], style, icon=self._icon(path, leaf))

    def _icon(self, path: Path, node: Node[Any]) -> str:
        return self._icon_id(self._text.icon(self._view, path, node))

    def _icon_id(self, icon: str) -> str:
        return icon and catalogue().icon(self._text.prefix, icon)

    def _id(self, verb: Verb, argument: str) -> str:
        return str(CustomId(*self._prefix, verb, argument))
