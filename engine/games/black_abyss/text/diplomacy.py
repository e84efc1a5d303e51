"""The words of diplomacy: labels of bargains and talks, and notes beside its menus."""

from collections.abc import Callable, Iterator, Sequence, Set
from typing import Any, Final

from engine.core.choices import Branch
from engine.core.words import Words, seat_name, words
from engine.games.black_abyss.content import powers as p
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.refusals import no
from engine.games.black_abyss.text.wording import bargain
from engine.games.black_abyss.view import View


def beside(view: View, path: tuple[str, ...], branch: Branch[Any]) -> Sequence[Words]:
    """Notes beside the menu of diplomacy, and the question before a declaration of war."""
    if len(path) == 1:
        return (*_notes(view, {node.key for node in branch.open()}),)
    return (_war(view, path[2]),) if path[1] == "war" and len(path) == 3 else ()


def _notes(view: View, offered: Set[str]) -> Iterator[Words]:
    """The viewer's wars and passages, and what cannot be done now."""
    if view.viewer is None:
        return
    own = view.empires[view.viewer]
    foes, friends = tuple(map(seat_name, own.at_war)), tuple(map(seat_name, own.passage))
    yield words("black-abyss-beside-at-war", others=foes, count=len(foes), friends=friends,
                open=len(friends))  # fmt: skip
    others = {one.seat for one in view.empires if one.alive} - {own.seat, *own.at_war}
    if others and "war" not in offered:
        banned = any(p.WAR_BANNED in dict(t.LAW_POWERS[t.LAWS.index(law)]) for law in view.laws)
        yield no("war-banned") if banned else words("black-abyss-beside-when-war")
    for one, other in view.talks:
        open_ = one == own.seat and (other, one) in view.talks
        if open_ and other in own.passage and other not in own.at_war:
            yield words("black-abyss-beside-talk-over", seat=seat_name(other))
    if not view.private_talks:
        yield no("no-private-talks")


def _war(view: View, key: str) -> Words:
    """The question before a declaration of war: what it costs."""
    foe = int(key[5:])
    friends = view.viewer is not None and foe in view.empires[view.viewer].passage
    return words("black-abyss-beside-war", seat=seat_name(foe), passage=int(friends))


def _talk(view: View, path: tuple[str, ...], key: str) -> Words:
    """The label for private talks, which depends on the requests of both seats."""
    other = int(key[5:])
    mine, theirs = (view.viewer, other) in view.talks, (other, view.viewer) in view.talks
    if path[0] == "talk":
        how = "agree" if theirs else "wish"
    else:
        how = "end" if mine and theirs else "unwish" if mine else "refuse"
    return words(f"black-abyss-label-talk-{how}", seat=seat_name(other))


LABELS: Final[dict[str, Callable[[View, tuple[str, ...], str], Words]]] = {
    "enemy": lambda _, __, key: words("black-abyss-label-war", seat=seat_name(int(key[5:]))),
    "bargain": lambda _, path, key: bargain(path[0], key),
    "talk": _talk,
}
