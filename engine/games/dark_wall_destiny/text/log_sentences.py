"""The log in sentences: an attack with its effects, or cards played or entering together."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeGuard, TypeVar

from engine.core.game import LogSentence
from engine.core.words import Words, seat_name
from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.content.names import name, names
from engine.games.dark_wall_destiny.content.tables import CARD, CARDS, COLONIES
from engine.games.dark_wall_destiny.facts import Fact, Spun, TookTurn
from engine.games.dark_wall_destiny.text.cards import join, say, surcharge
from engine.games.dark_wall_destiny.text.costs import Cost, dealt, lost
from engine.games.dark_wall_destiny.text.log import fact_words, none_discarded, settled

_STRUCK = (
    facts.WasHit,
    facts.Settled,
    facts.Discarded,
    facts.LostToken,
    facts.Besieged,
    facts.Damaged,
    facts.Advanced,
    facts.Exposed,
)
"""Facts that follow an attack or expiry."""
Harm = TypeVar("Harm", facts.Raided, facts.Stole, facts.Taxed)
_STEPS = (facts.Spun, facts.TookTurn)
_MOST = 13
"""The most facts in a sentence; an attack on six seats would fill a thousand characters."""


def log_sentences(facts: Sequence[Fact]) -> list[LogSentence]:
    """The facts as sentences, in chapters by round; a round's spin belongs to it."""
    groups: list[list[int]] = []
    for place, fact in enumerate(facts):
        if groups and _goes_on([facts[one] for one in groups[-1]], fact):
            groups[-1].append(place)
        else:
            groups.append([place])
    found, number, spun = [], 1, False
    for group in groups:
        if spun and isinstance(facts[group[0]], TookTurn):
            number, spun = number + 1, False
        chapter = say("chapter", round=number)
        cause = _burning(facts[: group[0]])
        sentence = _sentence([facts[one] for one in group], cause)
        found.append(LogSentence(tuple(group), sentence, chapter))
        spun = spun or isinstance(facts[group[0]], Spun)
    return found


def _goes_on(group: Sequence[Fact], fact: Fact) -> bool:
    """Whether a fact belongs to the sentence of the facts before it."""
    first, last = group[0], group[-1]
    if isinstance(first, facts.Played):
        return isinstance(fact, facts.Played) and fact.seat == first.seat
    if isinstance(first, facts.TurnedUp):
        return isinstance(fact, facts.TurnedUp)
    if isinstance(first, facts.Covered) or _burned_in(first, "deck"):
        return fact == first or (_burned_in(fact, "deck") and fact.seat == first.seat)
    blow = isinstance(first, facts.Attacked | facts.Settled | facts.Plundered) or _burned_in(
        first, "system"
    )
    blow = blow or isinstance(first, facts.WasHit)
    again = isinstance(fact, facts.WasHit) and not isinstance(last, facts.WasHit | facts.Attacked)
    again = again or (isinstance(fact, facts.WasHit) and fact.seat in {*_seats_hit(group)})
    full = (again and _hits(group)) or len(group) >= _MOST
    return blow and isinstance(fact, _STRUCK) and not full


def _burned_in(fact: Fact, where: str) -> TypeGuard[facts.Burned]:
    return isinstance(fact, facts.Burned) and fact.where == where


def _seats_hit(group: Sequence[Fact]) -> Iterator[int]:
    return (hit.seat for hit in _hits(group))


def _burning(before: Sequence[Fact]) -> str | None:
    """The card burned last among those that deal damage as they burn; None without one."""
    burned = (one.card for one in reversed(before) if isinstance(one, facts.Burned))
    return next((one for one in burned if _deals_as_it_burns(one)), None)


def _deals_as_it_burns(card: str) -> bool:
    return any(effect.do == "damage" for effect in CARDS[CARD[card]].effects("expire"))


def _hits(group: Sequence[Fact]) -> list[facts.WasHit]:
    return [fact for fact in group if isinstance(fact, facts.WasHit)]


def _sentence(group: Sequence[Fact], burning: str | None = None) -> Words:
    """The sentence of these facts; `burning` is the card whose burning deals damage, if any."""
    first, *rest = group
    if isinstance(first, facts.WasHit) and burning is not None:
        _, *further = _consequences(group)
        told = say("burning-costs", card=name(burning), costs=join(_dealt(_hits(group))))
        return join([told, *further], "sentences")
    if isinstance(first, facts.Played):
        played = tuple(fact.card for fact in group if isinstance(fact, facts.Played))
        return say("played", seat=seat_name(first.seat), card=names(played))
    if isinstance(first, facts.TurnedUp):
        new = [card for fact in group if isinstance(fact, facts.TurnedUp) for card in fact.cards]
        dearer = [line for card in dict.fromkeys(new) for line in surcharge(card)]
        return join([say("turned-up", cards=names(tuple(new))), *dearer], "sentences")
    if isinstance(first, facts.Covered) or _burned_in(first, "deck"):
        return _burned(first, [fact.card for fact in group if isinstance(fact, facts.Burned)])
    if isinstance(first, facts.Attacked):  # its words already say that defense does not count
        rest = [fact for fact in rest if not isinstance(fact, facts.Exposed)]
        return join(_attack(first, rest), "sentences")
    if not rest:
        return fact_words(first)
    if isinstance(first, facts.Settled):
        return join(_consequences(group), "sentences")
    return join([fact_words(first), *_consequences(rest)], "sentences")


def _attack(first: facts.Attacked, rest: Sequence[Fact]) -> list[Words]:
    """The sentences of an attack.

    If it only does damage or does nothing, the first has the result in place of what it would do,
    so that the result stays where there is little room.
    """
    hits, spared = _hits(rest), [*_without_effect(first, rest)]
    if hits and [*_deeds(first)] == ["damage"]:
        told = say("attacked", card=name(first.card), at=first.at, what=join(_dealt(hits)))
        return [told, *_consequences([fact for fact in rest if fact not in hits])]
    besieged = [fact for fact in rest if isinstance(fact, facts.Besieged)]
    if besieged and [*_deeds(first)] == ["siege"]:
        sieges = [
            say("story-siege", seat=seat_name(one.seat), n=one.points, blocked=one.blocked)
            for one in besieged
        ]
        told = say("attacked", card=name(first.card), at=first.at, what=join(sieges))
        return [told, *_consequences([fact for fact in rest if fact not in besieged])]
    tokens = {one.seat: one.count for one in rest if isinstance(one, facts.LostToken)}
    if tokens and {*_deeds(first)} <= {"lose-token", "damage"}:
        losses = lost([tokens.get(seat, 0) for seat in range(max(tokens) + 1)])
        what = join([*_dealt(hits), *losses])
        told = say("attacked", card=name(first.card), at=first.at, what=what)
        taken = (facts.LostToken, facts.WasHit)
        return [told, *_consequences([one for one in rest if not isinstance(one, taken)])]
    if spared and not rest:
        result = join(spared, "sentences")
        return [say("attacked-in-vain", card=name(first.card), at=first.at, result=result)]
    return [fact_words(first), *_consequences(rest), *spared]


def _deeds(attack: facts.Attacked) -> dict[str, None]:
    """The kinds of effects of an attack, each once, in their order."""
    return dict.fromkeys(effect.do for effect in CARDS[CARD[attack.card]].design.attack)


def _without_effect(attack: facts.Attacked, rest: Sequence[Fact]) -> Iterator[Words]:
    """That an attack besieged nobody, or that nobody had a token to lose.

    Not told of effects after damage or a siege, about which players may still be asked.
    """
    for deed in _deeds(attack):
        if deed == "damage":
            return
        if deed == "siege":
            if any(isinstance(fact, facts.Besieged) for fact in rest):
                return
            yield say("story-besieged-none")
        elif deed == "lose-token" and not any(isinstance(one, facts.LostToken) for one in rest):
            yield say("story-losses-none")


def _burned(first: facts.Covered | facts.Burned, cards: Sequence[str]) -> Words:
    """The sentence of cards burned from a deck, for the seat itself or for one that it covers."""
    if not cards:
        return fact_words(first)
    burned, seat = names(tuple(cards)), seat_name(first.seat or 0)
    if isinstance(first, facts.Burned):
        return say("burned-deck", seat=seat, card=burned)
    return say("covered-burning", seat=seat, whom=seat_name(first.whom), cards=burned)


def _consequences(rest: Sequence[Fact]) -> list[Words]:
    """The sentences of what an attack took: damage, tokens, discards, and who has chosen."""
    hits, losers = _hits(rest), [fact for fact in rest if isinstance(fact, facts.LostToken)]
    lines = [_costs(hits)] if hits else []
    if losers:
        losses = (say("story-loss", seat=seat_name(one.seat), n=one.count) for one in losers)
        lines.append(say("story-losses", losses=tuple(losses)))
    gave = [fact for fact in rest if isinstance(fact, facts.Discarded)]
    paid, spared = {fact.seat for fact in gave}, [fact.seat for fact in gave if not fact.cards]
    settlements = [fact for fact in rest if isinstance(fact, facts.Settled)]
    chose = [fact.seat for fact in settlements if not fact.ordered]
    ordered = {fact.seat for fact in settlements if fact.ordered} & paid
    for fact in rest:
        known = isinstance(fact, facts.Settled) and (not fact.ordered or fact.seat in ordered)
        if not (known or isinstance(fact, facts.WasHit | facts.LostToken | facts.Discarded)):
            lines.append(fact_words(fact))
    if waiting := [seat for seat in chose if seat not in paid]:
        lines.append(settled(waiting))
    for seat in dict.fromkeys(fact.seat for fact in gave if fact.cards):
        discards = tuple(card for fact in gave if fact.seat == seat for card in fact.cards)
        how = "discarded-ordered" if seat in ordered else "discarded"
        lines.append(say(how, seat=seat_name(seat), cards=names(discards)))
    return [*lines, none_discarded(spared)] if spared else lines


def _costs(hits: Sequence[facts.WasHit]) -> Words:
    """The sentence of what hits take from each seat."""
    return say("story-costs", costs=join(_dealt(hits)))


def _dealt(hits: Sequence[facts.WasHit]) -> list[Words]:
    return dealt(Cost(hit.seat, hit.damage - hit.blocked, hit.blocked) for hit in hits)


def harms(done: Sequence[Fact], seat: int) -> list[LogSentence]:
    """What rivals did to a seat: a sentence on their raids, and one on their thefts and taxes.

    The one on raids also covers what the seat then pays for them.
    """
    raids = _against(done, facts.Raided, seat)
    thefts, taxes = _against(done, facts.Stole, seat), _against(done, facts.Taxed, seat)
    found, rest = list[LogSentence](), list[Words]()
    if raids:
        points = sum(raid.points for raid in raids.values())
        blocked = sum(raid.blocked for raid in raids.values())
        line = _harm("raids", raids.values(), points=points, blocked=blocked)
        paid = (at for at, one in enumerate(done) if _pays_for_raids(one, seat))
        found.append(LogSentence((*raids, *paid), line))
    if thefts:
        rest.append(_harm("thefts", thefts.values(), tokens=len(thefts)))
    if taxes:
        rest.append(_harm("taxes", taxes.values(), n=max(tax.n for tax in taxes.values())))
    if rest:
        found.append(LogSentence((*thefts, *taxes), say("harm", what=join(rest))))
    return found


def _pays_for_raids(fact: Fact, seat: int) -> bool:
    return isinstance(fact, facts.Plundered) and fact.seat == seat


def _against(done: Sequence[Fact], kind: type[Harm], seat: int) -> dict[int, Harm]:
    """The facts of this kind whose victim is the seat, by place."""
    there = enumerate(done)
    return {at: fact for at, fact in there if isinstance(fact, kind) and fact.whom == seat}


def _harm(what: str, done: Iterable[Any], **numbers: int) -> Words:
    """What these rivals did, each named once."""
    seats = tuple([seat_name(one) for one in dict.fromkeys(fact.seat for fact in done)])
    return say(f"harm-{what}", seats=seats, count=len(seats), **numbers)


def ended_by_spin(all_facts: Sequence[Fact]) -> bool:
    """Whether the last of these facts belong to a spin, not to a turn."""
    steps = (
        isinstance(fact, facts.Spun) for fact in reversed(all_facts) if isinstance(fact, _STEPS)
    )
    return next(steps, False)


def of_spin(all_facts: Sequence[Fact]) -> list[Words]:
    """The sentences of the last spin among these facts; [] if there is none.

    Before them, which Cryoships were acquired and seeded in the turns of its round.
    """
    begun = _last_spin(all_facts)
    if begun < 0:
        return []
    after: Sequence[Any] = all_facts[begun:]
    over = (at for at, fact in enumerate(after) if isinstance(fact, facts.TookTurn))
    asides = facts.Ordered | facts.Showed | facts.Reshuffled
    spun = [one for one in after[: next(over, len(after))] if not isinstance(one, asides)]
    return [*_rescues(all_facts[:begun]), *[one.words for one in log_sentences(spun)]]


def _last_spin(all_facts: Sequence[Fact]) -> int:
    """Where the last spin begins; -1 if there is none."""
    return max(
        (at for at, fact in enumerate(all_facts) if isinstance(fact, facts.Spun)), default=-1
    )


def _rescues(before: Sequence[Fact]) -> Iterator[Words]:
    """The sentences of Cryoships acquired and colonies saved since the last spin in these facts."""
    for fact in before[_last_spin(before) + 1 :]:
        if is_rescue(fact):
            yield fact_words(fact)


def is_rescue(fact: Fact) -> TypeGuard[facts.Acquired | facts.Saved]:
    """Whether a seat acquired a Cryoship or saved a colony."""
    acquired = isinstance(fact, facts.Acquired) and CARD[fact.card] in COLONIES
    return acquired or isinstance(fact, facts.Saved)
