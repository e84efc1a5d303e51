"""Who may press which button: for each verb the messages it may stand on, and for whom it is.

The router asks here before anything is done, and nowhere else. A click is judged by the message it
came from: its kind carries the verb, in this match, and a private message is the member's own. What
is for members of a table, for those who may watch it, or for managers of the server is judged here
too; what could change until it is done (whose decision is open, who is host, who is asked) where it
is done, in the commit itself, and stands here only to be read.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final

import discord

from bot.discord_io.layout import components_of
from bot.interactions.verbs import RULES, On, Who
from bot.language.speech import title
from bot.presentation.custom_ids import CustomId, NotOurs, Verb, carried
from bot.store.records import MatchRow
from bot.table.refusals import Refused
from engine.core.words import words

PUBLIC: Final = frozenset({On.BOARD, On.LOBBY, On.ALOUD, On.POSTING})
ALONE: Final = frozenset({On.ALOUD, On.ASIDE})
MARKS: Final = {
    On.BOARD: Verb.TEXT,
    On.LOBBY: Verb.JOIN,
    On.TABLE: Verb.GIVE_UP,
    On.BALLOT: Verb.AYE,
    On.QUITTING: Verb.RESIGN,
    On.HELP: Verb.HELP,
    On.RULEBOOK: Verb.RULES,
}
"""The verb that every message of a kind carries."""
JUDGED_HERE: Final = frozenset({Who.WATCHER, Who.MEMBER, Who.CHOSEN, Who.MANAGER})


@dataclass(frozen=True, slots=True)
class Presser:
    """Whoever pressed a button: who they are, where they did, and whether they manage that."""

    user: int
    guild: int | None
    manages: bool


@cache
def verbs_on(kind: On) -> frozenset[str]:
    """The verbs that messages of a kind may carry."""
    return frozenset(verb for verb, rule in RULES.items() if kind in rule.on)


def require_its_message(interaction: discord.Interaction[Any], where: CustomId) -> None:
    """The message that was clicked carries such buttons, and is the clicker's if it is private.

    Raises NotOurs, also where no message comes with what was clicked: all of ours have one.
    """
    clicked = interaction.message
    if clicked is None:
        raise NotOurs(str(where))
    asked_by = clicked.interaction_metadata
    foreign = asked_by is not None and asked_by.user.id != interaction.user.id
    alone = for_one_alone(interaction)
    found = carried([getattr(one, "custom_id", None) or "" for one in components_of(clicked)])
    on_it = {one for one in found if one[1] in RULES}
    if (alone and foreign) or not belongs(where, on_it, private=alone):
        raise NotOurs(str(where))


def for_one_alone(interaction: discord.Interaction[Any]) -> bool:
    """Whether only the member sees the clicked message."""
    return interaction.guild_id is None or ephemeral(interaction)


def ephemeral(interaction: discord.Interaction[Any]) -> bool:
    """Whether the clicked message is ephemeral."""
    clicked = interaction.message
    return clicked is not None and clicked.flags.ephemeral


def belongs(clicked: CustomId, on_it: Collection[tuple[str, str]], *, private: bool) -> bool:
    """Whether this may be clicked on a message that carries those: its kind has it, in its match.

    They are matches and verbs: what was shown a moment ago may be gone by now, so the very same id
    need not be there.
    """
    own_match = {match for match, _ in on_it} == {clicked.match_id}
    verbs = frozenset({verb for _, verb in on_it})
    return own_match and clicked.verb in _may_carry(verbs, private=private)


@lru_cache(maxsize=512)
def _may_carry(verbs: frozenset[str], *, private: bool) -> Collection[str]:
    """What a message with these verbs may carry; nothing, if there is no such message of ours."""
    for kind in sorted(On, key=lambda one: one not in ALONE):
        fits = (kind not in PUBLIC) is private and MARKS.get(kind) in {None, *verbs}
        if fits and verbs_on(kind).issuperset(verbs) and (kind not in ALONE or len(verbs) == 1):
            return verbs if kind in ALONE else verbs_on(kind)
    return ()


def require_permitted(who: Who, presser: Presser, row: MatchRow | None) -> None:
    """Raises Refused if it is not for whoever pressed it, as far as that is judged here.

    Without a `row` there is no such match: whoever does what the verb asks for says so.
    """
    if who is Who.MANAGER:
        if row is None or row.guild != presser.guild or not presser.manages:
            raise Refused(words("refused-not-admin"))
    elif row is not None and who in JUDGED_HERE:
        seated = any(seat.user == presser.user for seat in row.seats)
        if who is Who.CHOSEN and not seated:
            raise Refused(words("refused-others-button"))
        if not (seated or (who is Who.WATCHER and row.guild == presser.guild)):
            raise Refused(words("refused-not-seated", game=title(row.game)))
