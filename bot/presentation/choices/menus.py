"""Arranges the choices of any game in rows of buttons and menus, whatever the depth of their tree.

Few siblings are buttons, more are a menu, over 25 a menu with pages. A `Pick` is a multi-select
menu, with pages if over 25. A `Form` is a button that opens a modal.

Small groups are shown in the menu above (`unfolding`). This module does not decide what is allowed;
labels come from `sentences`.
"""

from collections.abc import Mapping, Sequence
from itertools import chain, compress
from typing import Any, NamedTuple

from bot.language.speech import Speech
from bot.presentation.choices.controls import Controls
from bot.presentation.choices.folding import PLACEHOLDER, within_budget
from bot.presentation.choices.forms import PART_MARK, OpenForm, draft_of
from bot.presentation.choices.paging import PAGE_MARK, PAGE_NUMBER
from bot.presentation.choices.sentences import Path, Sentences
from bot.presentation.choices.styles import BACK, one_stands_out
from bot.presentation.choices.unfolding import DIRECT, Unfolding
from bot.presentation.custom_ids import Verb
from bot.presentation.panel import ROW, Button, Menu, Row, Style, in_rows
from engine.core.choices import SEPARATOR, Branch, Form, Leaf, Node, Pick, Role, resolve
from engine.core.errors import StaleChoice
from engine.core.match import Match
from engine.core.words import Words

BUTTONS = 15
"""Maximum number of first choices, with groups among them, that are buttons instead of a menu."""
MENUS = 3
"""Maximum number of menus that an open group has, one for each of its own groups."""


class OpenMenu(NamedTuple):
    """The rows of an open menu, and lines that tell which one it is.

    `within` tells that it is not the first menu.
    """

    rows: tuple[Row, ...]
    trail: Sequence[str]
    within: bool


class Menus:
    """The choices of a seat at a match, as rows of controls; `said` has them as typed text.

    `view` decides the wording, by default the seat's own view. `verbs` and `number` replace verbs
    and the decision number, for choices that are prepared instead of played.
    """

    def __init__(
        self,
        match: Match[Any, Any, Any],
        match_id: str,
        seat: int,
        speech: Speech,
        view: Any = None,
        *,
        verbs: Mapping[Verb, str] | None = None,
        number: int | None = None,
    ) -> None:
        self.said = Sentences(match, seat, speech, view)
        decision = match.decisions[seat] if number is None else number
        self._controls = Controls(self.said, match_id, seat, decision, verbs)
        self._unfolding = Unfolding(self.said, self._controls)

    def open(self, argument: str = "") -> OpenMenu:
        """The menu at the path `argument`, which may end with `~<page>`.

        Raises StaleChoice if it is not offered.
        """
        where, _, page = argument.partition(PAGE_MARK)
        where, node = self._branching(where)
        path = tuple(where.split(SEPARATOR)) if where else ()
        rows = self._rows(path, node, page if PAGE_MARK in argument else None)
        return OpenMenu(rows, self._trail(path, node), within=bool(path))

    def _rows(self, path: Path, node: Node[Any], page: str | None) -> tuple[Row, ...]:
        """The rows of the menu of a node; `page` is what follows the mark of a page, if any."""
        if isinstance(node, Form):
            button = self.open_form(path, node, page or "").button
            return tuple(filter(None, ((button,), self._ways_back(path), self._at_hand(path))))
        if page is not None and PAGE_NUMBER.fullmatch(page) is None:
            raise StaleChoice(f"There is no page {page!r}.")
        if isinstance(node, Leaf):
            rows: list[Row] = [(self._controls.button(path, node),)]
        elif isinstance(node, Pick):
            rows = self._controls.paged_pick(path, node, int(page or 0))
        elif self._gathers(path):
            return one_stands_out(self._in_place(path, node.open(), int(page or 0)))
        else:
            rows = self._children(path, node.open(), int(page or 0))
        if path:
            rows += filter(None, (self._ways_back(path), self._at_hand(path)))
        return one_stands_out(rows)

    def _trail(self, path: Path, node: Node[Any]) -> list[str]:
        """Lines that tell the open menu: the labels of its groups, and the game's notes on it.

        A form has only the labels of the groups above it.
        """
        notes: Sequence[Words] = ()
        if isinstance(node, Branch):
            notes = self.said.text.beside(self.said.view, path, node)
        elif isinstance(node, Pick) and path:
            note = self.said.text.note(self.said.view, path, node)
            notes = () if note is None else (note,)
        way = self.said.trail(SEPARATOR.join(path[:-1] if isinstance(node, Form) else path))
        sentences = self.said.speech.with_icon_markup.each(notes) if notes else []
        return [f"**{way}**", *sentences] if way else sentences

    def form(self, argument: str) -> OpenForm:
        """The form named by a custom id's argument, with the answers encoded there.

        Raises StaleChoice if the form is not offered, or its questions have changed.
        """
        where, _, answers = argument.partition(PART_MARK)
        node, path = resolve(self.said.root, where), tuple(where.split(SEPARATOR))
        if not isinstance(node, Form):
            raise StaleChoice(f"There is no form at {where!r}.")
        return self.open_form(path, node, answers)

    def open_form(self, path: Path, form: Form[Any], answers: str = "") -> OpenForm:
        """A form in words, with encoded answers. Raises StaleChoice if its questions changed."""
        sentences, draft = self.said, draft_of(form.ask(), answers)
        id, title = self._controls.custom_id(Verb.FORM), sentences.label(path, form)  # noqa: A001
        return OpenForm(
            id,
            path,
            title,
            draft,
            sentences.text,
            sentences.view,
            sentences.speech.without_escapes,
            form.keep is not None,
        )

    def nearest(self, path: str) -> str:
        """The path of the menu to show after the choice at `path`: the menu that contained it.

        If that menu is gone or small enough to be unfolded in another, it is the nearest one above,
        however many groups that one has. After a choice whose group is the main one, is aside, or
        ends the turn, it is "", the first menu, which has the end of the turn and undo; but groups
        stay open that the game gathers.
        """
        text, view, way = self.said.text, self.said.view, [self.said.root]
        keys = tuple(path.split(SEPARATOR)[:-1])
        for count, key in enumerate(keys, 1):
            below = next((child for child in way[-1].open() if child.key == key), None)
            if not isinstance(below, Branch):
                break
            role = text.role(view, keys[:count], below)
            if role in (Role.END_OF_TURN, Role.ASIDE):
                break
            if role is Role.PRIMARY and not self._gathers(keys[:count]):
                break
            way.append(below)
        keys = tuple(branch.key for branch in way[1:])
        if keys and self._gathers(keys):
            return SEPARATOR.join(keys[: self.said.gathering.groups[keys[0]]])
        while keys and (
            self._controls.only(keys, way[len(keys)]) is not None
            or self._unfolding.unfolds(keys[:-1], way[len(keys)])
        ):
            keys = keys[:-1]
        return SEPARATOR.join(keys)

    def shortcut(self, path: str, *, bare: bool = False) -> Button | None:
        """A button for the leaf or form at `path`, outside its menu; None if it is not offered.

        Its label also names the leaf's group, unless it is to be `bare` or is clear without.
        """
        try:
            node = resolve(self.said.root, path)
        except StaleChoice:
            return None
        keys = tuple(path.split(SEPARATOR))
        if isinstance(node, Form):
            return self._controls.opens(keys, node, Verb.FORM)
        assert isinstance(node, Leaf)
        clear = len(keys) > 1 and keys[0] in self.said.text.headings
        return self._controls.alone(keys, node, max(int(clear), len(keys) - (1 if bare else 2)))

    def _children(self, path: Path, children: Sequence[Node[Any]], page: int) -> list[Row]:
        """The rows of these nodes: unfolded groups, and between them the other nodes.

        The choices of a first group are all buttons or all in one menu, unless they are of several
        kinds.
        If more than five other nodes stand together, all other nodes are below the unfolded groups.
        Immediate actions, such as ending one's turn, are then not in the same menu as groups.
        """
        text = self.said.text
        children = sorted(children, key=lambda one: one.key not in text.answers)
        parts = self._unfolding.parts(path, children)
        alike = len(path) == 1 and path[0] not in text.headings
        if alike and _differ(parts, len(children)):
            return [self._controls.menu(path, children, self._hint(path), page)]
        runs = [part for part in parts if isinstance(part, list)]
        rows: list[Row] = []
        if not [run for run in runs if len(run) > ROW]:
            for part in parts:
                rows += self._siblings(path, part, page) if isinstance(part, list) else [part]
            return within_budget(rows, self.said.speech)
        rest = list(chain.from_iterable(runs))
        leaves = [node for node in rest if isinstance(node, DIRECT)]
        groups = [node for node in rest if not isinstance(node, DIRECT)]
        rows += [part for part in parts if not isinstance(part, list)]
        for some in (groups, leaves) if groups and 0 < len(leaves) <= ROW else (rest,):
            rows += self._siblings(path, some, page)
        return within_budget(rows, self.said.speech)

    def _branching(self, where: str) -> tuple[str, Node[Any]]:
        """The path and node of the menu to open at a path.

        A gathered group (`Gathering.groups`) that contains only one group opens that one. Raises
        StaleChoice if the path is not offered.
        """
        node = resolve(self.said.root, where)
        while where and self._gathers(tuple(where.split(SEPARATOR))) and (inner := _inner(node)):
            where, node = SEPARATOR.join((where, inner.key)), inner
        return where, node

    def _gathers(self, path: Path) -> bool:
        """Whether the game fixes the layout of the menu at a path (`Gathering`)."""
        gathering = self.said.gathering
        return (
            bool(gathering.groups or gathering.at_hand) if not path else path[0] in gathering.groups
        )

    def _in_place(self, path: Path, children: Sequence[Node[Any]], page: int) -> list[Row]:
        """The rows of a menu whose layout the game fixes.

        Choices at hand are below the others, or above them if `Gathering.first`.
        """
        if path:
            menu = self._controls.menu(path, children, self._hint(path), page)
            return [row for row in (self._ways_back(path), menu, self._at_hand(path)) if row]
        gathering = self.said.gathering
        inside = [one for one in children if one.key in gathering.groups]
        above, asides = self._others(children)
        rows = self._children(path, above, page) if above else []
        if len(inside) == 1 and not gathering.forms:
            rows.append((self._controls.button((inside[0].key,), inside[0]),))
        elif inside:
            assert gathering.named is not None
            hint = self.said.speech(gathering.named)
            if gathering.unfolded:
                rows.append(self._controls.menu_of_groups(inside, hint))
            else:
                rows.append(self._controls.menu(path, inside, hint, page))
        hand = self._at_hand(path)
        beside = tuple([self._controls.button((one.key,), one) for one in asides])
        first, below = (hand, beside) if gathering.first else ((), (*hand, *beside))
        rows = [*in_rows(first), *rows, *in_rows(below)]
        return within_budget(rows, self.said.speech)

    def _others(self, children: Sequence[Node[Any]]) -> tuple[list[Node[Any]], list[Node[Any]]]:
        """The groups of the first menu that the game gives no other place, and those aside."""
        placed = {*self.said.gathering.groups, *self.said.gathering.at_hand}
        others = [one for one in children if not (one.key in placed or isinstance(one, Leaf))]
        roles = [self.said.text.role(self.said.view, (one.key,), one) for one in others]
        beside = [role is Role.ASIDE for role in roles]
        return [*compress(others, [not one for one in beside])], [*compress(others, beside)]

    def _at_hand(self, path: Path) -> tuple[Button, ...]:
        """The buttons that a menu has beside its own choices, in the game's order.

        The first menu has the buttons of `Gathering.at_hand` and all other immediate actions. An
        open menu that does not stay open after a choice has none, because *End turn* there would be
        taken for a confirmation.
        """
        gathering = self.said.gathering
        if path and not gathering.groups.get(path[0]):
            return ()
        idle, button = gathering.idle, self._controls.button
        offered = {one.key: one for one in self.said.root.open()}
        leaves = [] if path else [key for key, one in offered.items() if isinstance(one, Leaf)]
        loose = [key for key in leaves if key not in gathering.groups]
        found = []
        for key in dict.fromkeys((*gathering.at_hand, *loose)):
            if key in offered:
                found.append(button((key,), offered[key])._replace(stays=True))
            elif key in idle:
                plain = button((key,), Leaf(key, idle[key]))._replace(style=Style.PLAIN)
                found.append(plain._replace(stays=True, disabled=True))
        return tuple(found)

    def _ways_back(self, path: Path) -> Row:
        """*Back*: it opens the nearest menu above that would not open this one again."""
        above = SEPARATOR.join(path[:-1])
        while above and self._branching(above)[0] != above:
            above = above.rpartition(SEPARATOR)[0]
        to = self._controls.id(Verb.OPEN, above)
        return (Button(to, self.said.speech.say("menu-back"), icon=BACK),)

    def _siblings(self, path: Path, nodes: Sequence[Node[Any]], page: int) -> list[Row]:
        grouped = not all(isinstance(node, Leaf) for node in nodes)
        most = (ROW if path else BUTTONS) if grouped else 2 * ROW
        if len(nodes) <= most and not self._explains(path, nodes):
            buttons = [self._controls.button((*path, node.key), node) for node in nodes]
            return [*in_rows(buttons)]
        hint = self._hint(path) if path else self.said.question
        return [self._controls.menu(path, nodes, hint, page)]

    def _hint(self, path: Path) -> str:
        """What an open group is for, or else only its name; "Choose" if both are too long."""
        named = (self.said.heading(path, above) for above in (0, len(path) - 1))
        short = (one for one in named if len(one) <= PLACEHOLDER)
        return next(short, "") or self.said.speech.say("menu-choose")

    def _explains(self, path: Path, nodes: Sequence[Node[Any]]) -> bool:
        """Whether these choices must be a menu.

        They must if the game says so of actions, and if one has a note, because buttons cannot show
        notes. In the first menu this applies only to answers to a question. A single choice is a
        button.
        """
        gathering = self.said.gathering
        if not path and "" in gathering.forms:
            return any(isinstance(node, DIRECT) for node in nodes)
        if (not path and gathering.asks is None) or len(nodes) < 2:
            return False
        return any(self._controls.note((*path, node.key), node) for node in nodes)


def _differ(parts: Sequence[Any], children: int) -> bool:
    """Whether a group's rows (`Unfolding.parts`) are menus for only some of its `children`.

    True also if there would be more than `MENUS` menus.
    """
    menus = len([part for part in parts if isinstance(part, Menu)])
    return menus > MENUS or 0 < menus < children


def _inner(node: Node[Any]) -> Branch[Any] | None:
    """The group that is the only child of a group; None if there is no such one."""
    below = node.open() if isinstance(node, Branch) else ()
    return below[0] if len(below) == 1 and isinstance(below[0], Branch) else None
