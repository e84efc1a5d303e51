"""Checks who may press which button: which messages may carry a verb, and its audience.

Only this module checks it, and the router calls it first. A click is judged by its message: a
message of its kind may carry the verb, its other buttons are of the same match, and a private
message belongs to the member who clicked.

The audiences of members, spectators and managers are checked here, too. What can change before the
commit (whose decision is open, who is host, who is asked) is checked in the commit; the rules in
`verbs` name those audiences only for readers of the code.
"""

from collections.abc import Collection
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from bot.discord_io.answer import Answer
from bot.discord_io.whereabouts import server_of
from bot.interactions.verbs import RULES, On, Who
from bot.language.speech import title
from bot.presentation.custom_ids import CustomId, NotOurs, Verb, verbs_in
from bot.store.records import MatchRow
from bot.table.refusals import Refused
from engine.core.words import words

PUBLIC: Final = frozenset({On.BOARD, On.LOBBY, On.ALOUD, On.POSTING})
ALONE: Final = (On.ALOUD, On.ASIDE)
KINDS: Final = (*ALONE, *(kind for kind in On if kind not in ALONE))
"""The kinds of messages, in the order in which they are tried."""
MARKS: Final = {
    On.BOARD: Verb.TEXT,
    On.LOBBY: Verb.JOIN,
    On.TABLE: Verb.ASK_LEAVE,
    On.BALLOT: Verb.AYE,
    On.LEAVING: Verb.KEEP,
    On.HELP: Verb.HELP,
    On.RULEBOOK: Verb.RULES,
}
"""A verb that every message of the kind carries; other kinds have none."""
JUDGED_HERE: Final = frozenset({Who.WATCHER, Who.MEMBER, Who.CHOSEN, Who.MANAGER})
"""Audiences checked here. Hosts, voters and deciders are checked in the commit."""


@dataclass(frozen=True, slots=True)
class Presser:
    """The member who pressed a button: user id, server, and whether they manage the server."""

    user: int
    guild: int | None
    manages: bool


@cache
def verbs_on(kind: On) -> frozenset[str]:
    """The verbs that messages of a kind may carry, by the rules of all handlers."""
    return frozenset([verb for verb, rule in RULES.items() if kind in rule.on])


def require_its_message(answer: Answer, where: CustomId) -> None:
    """Raise NotOurs if the clicked message cannot carry this button, or is another member's.

    Only private messages belong to a member. Also raises NotOurs for a click without a message, as
    every button of the bot is on one. The member is told `fault-old-button`: such a click comes
    from a message of an older version, or is forged.
    """
    clicked, alone = answer.interaction.message, answer.alone
    if clicked is None:
        raise NotOurs(str(where))
    asked_by = clicked.interaction_metadata
    foreign = asked_by is not None and asked_by.user.id != answer.user
    found = verbs_in([getattr(one, "custom_id", None) or "" for one in answer.components])
    on_it = {one for one in found if one[1] in RULES}
    fits = belongs(where, on_it, private=alone)
    # a board in a private answer, which only one member sees
    if not fits and alone and server_of(answer.interaction) is None:
        fits = belongs(where, on_it, private=False)
    if (alone and foreign) or not fits:
        raise NotOurs(str(where))


def belongs(clicked: CustomId, on_it: Collection[tuple[str, str]], *, private: bool) -> bool:
    """Whether a message may carry the custom id `clicked`.

    `on_it` has the match id and verb of each button on the message. All buttons must be of the same
    match as the click, and a message with these verbs must be allowed to carry its verb. The id
    itself need not be on the message, which may have changed since the click.
    """
    own_match = {match for match, _ in on_it} == {clicked.match_id}
    verbs = frozenset({verb for _, verb in on_it})
    return own_match and clicked.verb in _may_carry(verbs, private=private)


@lru_cache(maxsize=512)
def _may_carry(verbs: frozenset[str], *, private: bool) -> Collection[str]:
    """The verbs that a message with these `verbs` may carry; empty if no kind of message fits."""
    for kind in KINDS:
        fits = (kind not in PUBLIC) is private and MARKS.get(kind) in {None, *verbs}
        if fits and verbs_on(kind).issuperset(verbs) and (kind not in ALONE or len(verbs) == 1):
            return verbs if kind in ALONE else verbs_on(kind)
    return ()


def require_permitted(who: Who, presser: Presser, row: MatchRow | None) -> None:
    """Raises Refused if the member does not belong to the audience `who` of a button.

    Judges the audiences in `JUDGED_HERE`; the commit judges the others. A match that is not in the
    store (`row` is None) is refused only for managers; for others the verb's handler reports it.
    """
    if who is Who.MANAGER:
        if row is None or row.guild != presser.guild or not presser.manages:
            raise Refused(words("refused-not-admin"))
    elif row is not None and who in JUDGED_HERE:
        seated = row.seats_user(presser.user)
        if who is Who.CHOSEN and not seated:
            raise Refused(words("refused-others-button"))
        if not (seated or (who is Who.WATCHER and row.guild == presser.guild)):
            raise Refused(words("refused-not-seated", game=title(row.game)))
