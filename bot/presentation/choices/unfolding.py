"""Unfolds small groups: their choices stand in the menu above, so that most moves take one tap.

If there are too many groups, each is a button. A group with a single choice is shown as that
choice.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from bot.presentation.choices.controls import Controls
from bot.presentation.choices.folding import PLACEHOLDER
from bot.presentation.choices.sentences import Path, Sentences, with_label
from bot.presentation.panel import ENTRIES, ROW, Button, Heading, Menu, Row
from engine.core.choices import LABEL_JOINT, Branch, Form, Leaf, Node, Pick, Role

UNFOLDED = 5
"""Maximum number of groups in a menu that are unfolded."""
DIRECT = (Leaf, Form)
"""Kinds of nodes that a button plays or opens at once, unlike groups."""

Single = tuple[Path, Leaf[Any]]
"""A choice that is the only one below a node, and its path."""


class Unfolding:
    """Decides which groups of a menu are unfolded, and makes their rows."""

    def __init__(self, said: Sentences, controls: Controls) -> None:
        self._said, self._controls = said, controls

    def parts(self, path: Path, children: Sequence[Node[Any]]) -> list[Row | list[Node[Any]]]:
        """The rows of unfolded groups, and lists of the other nodes between them, in order."""
        few = len([one for one in children if not isinstance(one, DIRECT)]) <= UNFOLDED
        parts: list[Row | list[Node[Any]]] = []
        singles = {child.key: self._single((*path, child.key), child) for child in children}
        alike = self._alike(len(path), singles.values()) if few else {}
        for child in children:
            if child.key in alike:
                parts += filter(None, (alike[child.key],))
                continue
            if fixed := self._fixed(path, child):
                parts += fixed
                continue
            single = singles[child.key]
            row = None
            if few and single is not None:
                row = self._with_title(path, single)
            elif few:
                row = self._unfold(path, child)
            if row is not None:
                parts.append(row)
            elif parts and isinstance(parts[-1], list):
                parts[-1].append(child)
            else:
                parts.append([child])
        return parts

    def unfolds(self, path: Path, branch: Branch[Any]) -> bool:
        """Whether a menu of few groups shows this one, a child of `path`, unfolded."""
        return self._unfold(path, branch) is not None

    def _single(self, path: Path, node: Node[Any]) -> Single | None:
        """The single choice at or below a node, if a button can show it, as it has no note."""
        only = self._controls.only(path, node)
        return None if only is None or self._controls.note(*only) else only

    def _alike(self, above: int, singles: Iterable[Single | None]) -> dict[str, Row]:
        """Rows for groups whose single choices have the same label, by the first group's key.

        That label is the heading, and each button has the name of its group, without the first
        `above` labels of its path. The other groups of a row have an empty one.
        """
        found: dict[str, list[Single]] = {}
        for single in singles:
            if single is not None and len(single[0]) == above + 2:
                label = self._said.label(*single, self._said.speech.with_icon_markup)
                found.setdefault(label, []).append(single)
        rows: dict[str, Row] = {}
        for label, some in found.items():
            if 1 < len(some) <= ROW:
                groups = [LABEL_JOINT.join(self._said.groups(way[:-1], above)) for way, _ in some]
                buttons = map(self._controls.play, *zip(*some, strict=True), groups)
                rows.update(dict.fromkeys([way[-2] for way, _ in some], ()))
                rows[some[0][0][-2]] = (Heading(label), *buttons)
        return rows

    def _fixed(self, path: Path, group: Node[Any]) -> list[Row]:
        """The rows of a root group with choices that are always buttons (`Gathering.forms`).

        [] for other groups.
        """
        forms = self._said.gathering.forms
        if path or group.key not in forms or not isinstance(group, Branch):
            return []
        below, named, rows = (group.key,), forms[group.key], list[Row]()
        leaves = [one for one in group.open() if isinstance(one, Leaf)]
        loose = [one for one in leaves if named is None or one.key in named]
        others = [one for one in leaves if one not in loose]
        if others:
            rows.append(self._controls.menu(below, others, self._said.heading(below, 0), 0))
        shown = self._row(below, loose, 0) if loose else ()
        assert not isinstance(shown, Menu)
        head = [one for one in shown if isinstance(one, Heading) and not others]
        buttons = [one._replace(stays=True) for one in shown if isinstance(one, Button)]
        for at in range(0, len(buttons), ROW):
            rows.append((*(head if not at else ()), *buttons[at : at + ROW]))
        return rows

    def _with_title(self, path: Path, only: Single) -> Row | None:
        """The single choice of a group below the group's heading.

        None if the choice needs no heading, as its label is complete by itself.
        """
        below, leaf = only
        if len(below) == len(path) + 1:
            return None
        row = self._row(below[:-1], [leaf], len(path))
        return None if isinstance(row, Menu) or not isinstance(row[0], Heading) else row

    def _unfold(self, path: Path, group: Node[Any]) -> Row | None:
        """A group as a row of its choices; None if it is too large, `folded`, or an aside.

        In the first menu, the row may be a menu whose entries are groups.
        """
        below = (*path, group.key)
        if self._said.text.role(self._said.view, below, group) is Role.ASIDE:
            return None
        if isinstance(group, Pick):
            menu = self._controls.pick(below, group) if len(group.items) <= ENTRIES else None
            return menu if menu and len(menu.placeholder) <= PLACEHOLDER else None
        if not isinstance(group, Branch) or group.folded:
            return None
        children = group.open()
        while len(children) == 1 and isinstance(children[0], Branch):
            group = children[0]
            below, children = (*below, group.key), group.open()
        if len(children) == 1 and isinstance(pick := children[0], Pick):
            return (
                self._controls.pick((*below, pick.key), pick)
                if len(pick.items) <= ENTRIES
                else None
            )
        leaves = [child for child in children if isinstance(child, Leaf)]
        whole = len(leaves) == len(children)
        if path and (len(children) > ENTRIES or not whole):
            return None
        noted = any(self._controls.note((*below, leaf.key), leaf) for leaf in leaves)
        if whole and len(children) <= ROW and not noted:
            return self._row(below, leaves, len(path))
        return self._controls.menu(below, children, self._said.heading(below, len(path)), 0)

    def _row(self, path: Path, leaves: Sequence[Leaf[Any]], above: int) -> Row:
        """The choices of a group as buttons, below its heading unless all labels contain it."""
        trail = self._said.groups(path, above)
        way = (LABEL_JOINT.join(trail),)
        choices = [((*path, leaf.key), leaf) for leaf in leaves]
        labels = [self._said.label(*choice) for choice in choices]
        if not trail or [with_label(way, label) for label in labels] == [
            (label,) for label in labels
        ]:
            labels = [LABEL_JOINT.join(with_label(trail, label)) for label in labels]
            return tuple(map(self._controls.play, *zip(*choices, strict=True), labels))
        buttons = map(self._controls.play, *zip(*choices, strict=True), labels)
        heading = self._said.heading(path, above, self._said.speech.with_icon_markup)
        return (Heading(heading), *buttons)
