"""Reads where a click in a tree of choices leads: to a menu, or to a choice with its items."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import discord

from bot.interactions.click import Click
from bot.presentation.choices import whole
from bot.presentation.choices.controls import TWIN_MARK
from bot.presentation.choices.forms import PART_MARK, Draft
from bot.presentation.choices.menus import Menus
from bot.presentation.choices.paging import PAGE_MARK
from bot.presentation.custom_ids import Verb
from engine.core.choices import SEPARATOR, Leaf, answer_keys, resolve


class Step(NamedTuple):
    """Where a click leads: to the choice at `path` if it `plays`, else to the menu or form there.

    `picked` has the items or answers of the choice, also of a part of a form that the game keeps;
    `draft` is the form, if it submitted them.
    """

    path: str
    plays: bool = False
    picked: Sequence[str] = ()
    draft: Draft | None = None


def path_named(click: Click, verb: str) -> str:
    """The path of the choice or form that a click names; "" if it only turns to a menu."""
    if verb == Verb.CHOOSE:
        value = click.answer.value
        turns = value.startswith(PAGE_MARK)
        return "" if turns else SEPARATOR.join(filter(None, (click.argument, value)))
    return "" if verb == Verb.OPEN else click.argument.partition(PART_MARK)[0]


async def step_of(click: Click, verb: str, path: str, menus: Callable[[], Menus]) -> Step | None:
    """Where a click with a verb of the tree leads; None if it is answered by a form's modal.

    `path` is what `path_named` returns. `menus` makes the menus of the tree, if they are needed.
    Raises StaleChoice if the choice, an item or an answer is not offered.
    """
    answer, argument = click.answer, click.argument
    if not path:
        return Step(argument + (answer.value if verb == Verb.CHOOSE else ""))
    if verb == Verb.PICK:
        return Step(path, True, [one.partition(TWIN_MARK)[0] for one in answer.values])
    if path == argument and verb == Verb.PLAY:
        return Step(path, True)
    if verb == Verb.PLAY:
        return Step(path, True, whole.read(menus().said.root, argument)[1])
    if verb == Verb.CHOOSE:
        return Step(path, isinstance(resolve(menus().said.root, path), Leaf))
    form = menus().form(argument)
    if answer.interaction.type is not discord.InteractionType.modal_submit:
        opened = not answer.from_menu and await answer.ask(form.window)
        return None if opened else Step(argument)
    fields = answer.fields
    draft = form.draft.with_answers([fields.get(one.key, ()) for one in form.draft.next_questions])
    if draft.part < draft.parts:
        return Step(draft.at((path,)), picked=draft.keys_so_far if form.keeps else ())
    return Step(path, True, answer_keys(draft.questions, draft.answers), draft)
