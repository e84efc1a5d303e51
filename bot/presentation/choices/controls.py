"""Makes a control for choices: a button, a menu of siblings, or a multi-select menu.

The role of a choice decides the style of its button. `menus` decides which controls a message
shows, and in which rows.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import Any

from bot.language.speech import capital, catalogue, shorten, without_escapes
from bot.presentation.choices.paging import PAGE_MARK, turning_buttons, turning_entries
from bot.presentation.choices.sentences import Path, Sentences
from bot.presentation.choices.styles import GROUP_STYLES, STYLES
from bot.presentation.custom_ids import CustomId, Verb
from bot.presentation.panel import ENTRIES, ENTRY, LABEL, Button, Entry, Menu, Row
from engine.core.choices import SEPARATOR, Branch, Form, Leaf, Node, Pick
from engine.core.errors import StaleChoice

TWIN_MARK = "="
"""Separates a key from its number where several items of a pick have the same key."""


@lru_cache(maxsize=4096)
def control_label(label: str, names: tuple[str, ...]) -> str:
    """A label without markdown escapes, which Discord does not render in labels.

    It begins with a capital letter, unless it begins with one of the names.
    """
    return without_escapes(label if label.startswith(names) else capital(label))


class Controls:
    """Makes the controls for a seat's choices, with the words of `sentences`.

    `decision` is the decision number in their custom ids. `verbs` replaces verbs, for choices that
    are prepared instead of played.
    """

    def __init__(
        self,
        sentences: Sentences,
        match_id: str,
        seat: int,
        decision: int,
        verbs: Mapping[Verb, str] | None = None,
    ) -> None:
        self._said, self._verbs = sentences, verbs or {}
        self._where = CustomId(match_id, seat, decision, "")
        self._beginning = self._where.beginning
        self._names = sentences.speech.names
        self._icon_id = partial(catalogue().icon, sentences.text.prefix)

    def menu(self, path: Path, nodes: Sequence[Node[Any]], hint: str, page: int) -> Menu:
        """The menu of these children of the node at `path`; if they are too many, one page of it.

        `hint` is the placeholder. Raises StaleChoice if there is no such page.
        """
        if len(nodes) <= ENTRIES:
            return self._choose(path, nodes, hint)
        size = ENTRIES - 2
        shown = nodes[page * size : (page + 1) * size]
        if not shown:
            raise StaleChoice(f"There is no page {page}.")
        menu = self._choose(path, shown, hint)
        return self._page(menu, path, page, pages=-(-len(nodes) // size))

    def menu_of_groups(self, groups: Sequence[Node[Any]], hint: str) -> Menu:
        """The choices of these root groups in one menu; a group without leaves is one entry."""
        entries = []
        for group in groups:
            below = group.open() if isinstance(group, Branch) else ()
            for leaf in below:
                way = (group.key, leaf.key)
                label, note = self._said.label(way, leaf), self.note(way, leaf)
                text = self._label(label, ENTRY)
                entries.append(Entry(SEPARATOR.join(way), text, note, self._icon(way, leaf)))
            if not below:
                entries.append(self._entry((), group))
        return Menu(self.id(Verb.CHOOSE, ""), hint, tuple(entries))

    def _page(self, menu: Menu, path: Path, page: int, pages: int) -> Menu:
        """The menu with entries that turn to the previous and next page, and its page number."""
        speech = self._said.speech
        hint = speech.say("menu-page", what=menu.placeholder, page=page + 1, pages=pages)
        entries = (*menu.entries, *turning_entries(page, pages, speech))
        return Menu(self.id(Verb.CHOOSE, SEPARATOR.join(path)), hint, entries)

    def _choose(self, path: Path, nodes: Sequence[Node[Any]], hint: str) -> Menu:
        entries = tuple([self._entry(path, node) for node in nodes])
        return Menu(self.id(Verb.CHOOSE, SEPARATOR.join(path)), hint, entries)

    def _entry(self, path: Path, node: Node[Any]) -> Entry:
        """The menu entry of a node. A group with a single choice below it is that choice."""
        below = (*path, node.key)
        only = self.only(below, node)
        if only is None:
            label, icon = self._said.label(below, node), self._icon(below, node)
            return Entry(node.key, self._label(label, ENTRY), self.note(below, node), icon)
        way, leaf = only
        label, note = self._said.label(way, leaf), self.note(way, leaf)
        if way != below:
            label = self._said.way(way[:-1], len(path), label)
            note = self._purpose(way[:-1]) or note
        value = SEPARATOR.join(way[len(path) :])
        return Entry(value, self._label(label, ENTRY), note, self._icon(way, leaf))

    def note(self, path: Path, node: Node[Any]) -> str:
        """The game's note on a choice, cut to fit a menu entry; "" if there is none."""
        note = self._said.text.note(self._said.view, path, node)
        return (
            "" if note is None else shorten(capital(self._said.speech.without_escapes(note)), ENTRY)
        )

    def _purpose(self, group: Path) -> str:
        """The note on a group below the first level; "" for others, and without a note."""
        return self.note(group, Branch(group[-1], tuple)) if len(group) > 1 else ""

    def paged_pick(self, path: Path, pick: Pick[Any], page: int) -> list[Row]:
        """The rows of a pick: its menu, and buttons that turn the page if it has too many items.

        Raises StaleChoice if there is no such page.
        """
        pages = max(1, -(-len(pick.items) // ENTRIES))
        if page >= pages:
            raise StaleChoice(f"There is no page {page}.")

        def opens(to: int) -> str:
            return self.id(Verb.OPEN, f"{SEPARATOR.join(path)}{PAGE_MARK}{to}")

        turns = turning_buttons(page, pages, self._said.speech, opens)
        return [self.pick(path, pick, page, alone=True), *((turns,) if turns else ())]

    def pick(self, path: Path, pick: Pick[Any], page: int = 0, *, alone: bool = False) -> Menu:
        """The menu of one page of a pick.

        Its placeholder names the choice, unless the menu is `alone`: then the text above names the
        choice.
        """
        counts: dict[str, int] = {}
        entries = []
        for label, key in self._said.items(pick, path):
            twin = counts[key] = counts.get(key, -1) + 1
            value = f"{key}{TWIN_MARK}{twin}" if twin else key
            icon = self._said.text.item_icon(self._said.view, path, key)
            icon = icon and self._icon_id(icon)
            entries.append(Entry(value, self._label(label, ENTRY), icon=icon))
        entries = entries[page * ENTRIES : (page + 1) * ENTRIES]
        hint = self._hint("" if alone else self._said.label(path, pick), pick)
        chosen = self.id(Verb.PICK, SEPARATOR.join(path))
        return Menu(chosen, hint, tuple(entries), pick.least, min(pick.most, len(entries)))

    def _hint(self, what: str, pick: Pick[Any]) -> str:
        """A placeholder that tells how many items to choose; `what` names the choice, or is ""."""
        part = "pick" if what else "count"
        if pick.least == pick.most:
            return self._said.speech.say(f"menu-{part}", what=what, count=pick.least)
        least, most = pick.least, pick.most
        return self._said.speech.say(f"menu-{part}-range", what=what, least=least, most=most)

    def button(self, path: Path, node: Node[Any]) -> Button:
        """The button of a node: it plays a choice, or opens a group or form.

        A group with a single choice below it is that choice.
        """
        if isinstance(node, Leaf):
            return self.play(path, node, self._said.label(path, node))
        if (only := self.only(path, node)) is not None:
            return self.alone(*only, len(path) - 1)
        return self.opens(path, node, Verb.FORM if isinstance(node, Form) else Verb.OPEN)

    def opens(self, path: Path, node: Node[Any], verb: Verb) -> Button:
        """The button that opens a group or form."""
        label = f"{self._label(self._said.label(path, node), LABEL - 2)} …"
        style = GROUP_STYLES[self._said.text.role(self._said.view, path, node)]
        opens = self.id(verb, SEPARATOR.join(path))
        return Button(opens, label, style, icon=self._icon(path, node))

    def only(self, path: Path, node: Node[Any]) -> tuple[Path, Leaf[Any]] | None:
        """The single choice at or below a node, with its path.

        None if there are several, if it is no leaf, or if a group above it is `folded`.
        """
        while isinstance(node, Branch):
            below = node.open()
            if node.folded or len(below) != 1:
                return None
            (node,) = below
            path = (*path, node.key)
        return (path, node) if isinstance(node, Leaf) else None

    def alone(self, path: Path, leaf: Leaf[Any], above: int) -> Button:
        """The button of a choice that is shown outside its group.

        Its label also names the groups on its path except the first `above`, if there is room.
        """
        label = self._said.label(path, leaf)
        named = self._said.way(path[:-1], above, label)
        return self.play(path, leaf, named if len(named) <= LABEL else label)

    def play(self, path: Path, leaf: Leaf[Any], label: str) -> Button:
        """The button that plays a choice, with this label."""
        style = STYLES[self._said.text.role(self._said.view, path, leaf)]
        plays = self.id(Verb.PLAY, SEPARATOR.join(path))
        return Button(plays, self._label(label, LABEL), style, icon=self._icon(path, leaf))

    def _label(self, label: str, room: int) -> str:
        return control_label(label, self._names)[:room]

    def _icon(self, path: Path, node: Node[Any]) -> str:
        icon = self._said.text.icon(self._said.view, path, node)
        return icon and self._icon_id(icon)

    def id(self, verb: Verb, argument: str) -> str:
        """The custom id of a control, as text."""
        return f"{self._beginning}{self._verbs.get(verb, verb)}:{argument}"

    def custom_id(self, verb: Verb, argument: str = "") -> CustomId:
        """The custom id of a control."""
        return self._where._replace(verb=self._verbs.get(verb, verb), argument=argument)
