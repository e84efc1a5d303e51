"""The words of Dyla: message ids of `data/dyla/text` with arguments."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar

from engine.core.choices import Leaf, Node, Role
from engine.core.game import Card, Outcome, Score, Text
from engine.core.text import NOTHING_GATHERED, Gathering, LogSentence
from engine.core.words import Words, arguments, seat_name, wording, words
from engine.games.dyla import facts
from engine.games.dyla.actions import Action, Buy, Fire, Play, PlayAttacks, PlayShields, Skip
from engine.games.dyla.content import (
    CONTENT,
    Attack,
    Encounter,
    Tactic,
    card_name,
    enemy_name,
)
from engine.games.dyla.facts import Defeated, Fact, Hit, LevelDone, Played, Struck, TurnedUp
from engine.games.dyla.rules.combat import cover, per_attack, strikes, volley
from engine.games.dyla.view import CardsView, DylaView

_say = wording("dyla-")

CAPTAIN = seat_name(0)
_TACTICS = [card for card in CONTENT.cards if isinstance(card, Tactic)]
_ALONE = {card.id for card in _TACTICS if CONTENT.card_of[card.id] not in CONTENT.shields}
_SAVING = {card.id for card in _TACTICS if card.taken or card.hull} & _ALONE
"""The cards that can save the ship, except shields: in combat each has a button.

All attacks of the hand have one button together, and so have all shields.
"""
_FIGHT = Gathering(
    {},
    ("all-attacks", "fire", "skip", "all-shields"),
    {"all-attacks": PlayAttacks(), "skip": Skip()},
    first=True,
    forms={"hand": _SAVING},
)
_SHOP = Gathering({}, ("end-turn",), first=True, forms={"shop": ()})
_TRASH = Gathering(asks=_say("asks-trash"), forms={"": ()})
_LAYOUTS = {"combat": _FIGHT, "research": _SHOP, "trash": _TRASH}
"""The layout of the choices in each phase: what stands above the cards, and what are buttons."""


class DylaText(Text[Action, Fact, DylaView]):
    """The words of Dyla."""

    roles: ClassVar = {
        "play-attacks": Role.PRIMARY,
        "fire": Role.PRIMARY,
        "skip": Role.END_OF_TURN,
        "end-turn": Role.END_OF_TURN,
    }
    headings: ClassVar = frozenset({"hand", "shop"})
    icons: ClassVar = {
        "hand": "hand",
        "shop": "tech",
        "play-attacks": "damage",
        "play-shields": "shield",
        "fire": "fire",
        "skip": "end-turn",
        "end-turn": "end-turn",
    }

    def say(self, what: str, value: object) -> Words:
        """The message of an action or fact, with the captain's name as argument `seat`."""
        return _say(f"{what}", seat=CAPTAIN, **arguments(value))

    def label(self, view: DylaView, path: tuple[str, ...], node: Node[Action]) -> Words:
        """A card with its effects, in the shop also its price; or what firing or skipping does."""
        match node:
            case Leaf(action=Play(card)):
                return _say("play", card=card_name(card), effects=_effects_now(view, card))
            case Leaf(action=Buy(card)):
                price = next(offer.price for offer in view.shop if offer.card == card)
                effects = _EFFECTS[card]
                return _say("buy", card=card_name(card), price=price, effects=effects)
            case Leaf(action=Fire()):
                return _fire(view)
            case Leaf(action=PlayAttacks()):
                return _attacks(view)
            case Leaf(action=PlayShields()):
                return _shields(view)
            case Leaf(action=Skip()):
                late = _say("skip-late") if view.played else None
                return late or _say("skip", **_costs(view, view.encounter.damage))
        return super().label(view, path, node)

    def role(self, view: DylaView, path: tuple[str, ...], node: Node[Action]) -> Role:
        """The role of a choice; firing is primary once the enemy falls or no attack is left.

        Attacks are not primary once the enemy falls. What loses the ship is destructive.
        """
        action = node.action if isinstance(node, Leaf) else None
        strikes = view.encounter.damage if isinstance(action, Skip) else view.strikes
        if isinstance(action, Fire | Skip) and strikes >= view.hull and not view.defeats:
            return Role.DESTRUCTIVE
        if isinstance(action, PlayAttacks) and view.defeats:
            return Role.NORMAL
        if isinstance(action, Fire):
            held = any(cards.damage for cards in view.hand)
            return Role.PRIMARY if view.attacks and (view.defeats or not held) else Role.NORMAL
        return super().role(view, path, node)

    def icon(self, view: DylaView, path: tuple[str, ...], node: Node[Action]) -> str:
        """The icon of the card's type, or of the choice if it is about no card."""
        card = getattr(node.action, "card", None) if isinstance(node, Leaf) else None
        return super().icon(view, path, node) if card is None else _ICONS[card]

    def advice(
        self,
        view: DylaView,
        path: tuple[str, ...],
        picked: Sequence[str],  # noqa: ARG002
    ) -> Sequence[Words]:
        """The sentence of a hint: which card to play, or to save TechPoints; () otherwise."""
        if path == ("end-turn",):
            return [_say("advice-save", tech=view.tech)]
        group, card = path[0], path[-1]
        if view.phase == "combat" and group == "hand":
            effects = _effects_now(view, card)
            return [_say("advice-play", card=card_name(card), effects=effects)]
        return []

    def item(self, view: DylaView, path: tuple[str, ...], key: str) -> Words:  # noqa: ARG002
        """A card's name."""
        return card_name(key)

    def gathering(self, view: DylaView) -> Gathering:
        """The layout of the choices in the present phase."""
        return _LAYOUTS.get(view.phase, NOTHING_GATHERED)

    def fact(self, fact: Fact) -> Words:
        """A line of the log."""
        if isinstance(fact, facts.Ended):
            return _say(f"ended-{fact.how}", seat=CAPTAIN)
        if isinstance(fact, facts.Bought):
            after = fact.price + CONTENT.numbers.price_step
            return _say("bought", **arguments(fact), seat=CAPTAIN, next=after)
        if isinstance(fact, Played):
            return _played([fact.card])
        if isinstance(fact, facts.Drew):
            return _say("drew", seat=CAPTAIN, cards=_counted(fact.cards) or (_say("no-cards"),))
        return super().fact(fact)

    def log_sentences(self, all_facts: Sequence[Fact]) -> Sequence[LogSentence]:
        """The log, in which firing and its result are one sentence.

        The result is the strike of an enemy that survived, or its defeat with any level completed
        by it, or with the next enemy. So a log that shows only one sentence tells the result. Cards
        played one after another are one sentence, too.
        """
        found: list[LogSentence] = []
        for place, fact in enumerate(all_facts):
            told = self.fact(fact)
            about: tuple[int, ...] = (place,)
            match all_facts[place - 1] if place else None, fact:
                case Played(), Played():
                    about = (*found.pop().facts, place)
                    cards = [all_facts[one] for one in about]
                    told = _played([one.card for one in cards if isinstance(one, Played)])
                case Hit() as hit, Struck():
                    told, about = _salvo(hit, fact), (*found.pop().facts, place)
                case before, Struck() if not isinstance(before, facts.Skipped):
                    told = self.say("held-fire", fact)
                case Hit(), Defeated():
                    about = (*found.pop().facts, place)
                case Defeated() as won, TurnedUp():
                    again = int(won.encounter == fact.encounter)
                    enemy = enemy_name(fact.encounter)
                    told = _say(
                        "defeated-next", seat=CAPTAIN, **arguments(won), next=enemy, again=again
                    )
                    about = (*found.pop().facts, place)
                case Defeated() as won, LevelDone():
                    told = _say("defeated-last", seat=CAPTAIN, **arguments(won), level=fact.level)
                    about = (*found.pop().facts, place)
            found.append(LogSentence(about, told))
        return found

    def held_back(self, view: DylaView, done: Sequence[Fact]) -> Words | None:
        """The cards in hand that could have prevented damage that the ship took.

        None if there are none, no damage was taken, or the captain skipped the turn.
        """
        struck = any(isinstance(fact, Struck) and fact.damage for fact in done)
        if not struck or any(isinstance(fact, facts.Skipped) for fact in done):
            return None
        kept = tuple([_cards(one.card, one.count) for one in view.hand if one.card in _SHIELDS])
        return _say("held-back", cards=kept) if kept else None

    def describe(self, view: DylaView) -> Sequence[Words]:
        """The whole table, from the ship's state to the shop."""
        return tuple(table(view))

    def score(self, view: DylaView) -> Score:
        """The goal; then points, time and hull left, and the deck's strength."""
        goal = _say("score-goal", goal=view.goal, levels=view.levels)
        return Score((goal,), tuple(_score(view)))

    def is_lost(self, view: DylaView) -> bool:
        """Whether the turns left are too few, at most one enemy a turn, worth the most there is."""
        now = 0 if view.phase == "research" else view.encounter.points
        return view.points + now + _MOST * (view.turns - view.turn) < view.goal

    def outcome(self, view: DylaView, outcome: Outcome) -> Words:
        """How the game ended, with turns, points and hull."""
        return words(outcome.how, turns=view.turn, points=view.points, hull=view.hull)

    def cards(self) -> Sequence[Card]:
        """All tech cards and enemies."""
        return _CARDS


def _played(cards: Sequence[str]) -> Words:
    """The sentence of cards played one after another."""
    return _say("played", seat=CAPTAIN, cards=_counted(cards))


def _counted(cards: Sequence[str]) -> tuple[Words, ...]:
    return tuple([_cards(card, count) for card, count in Counter(cards).items()])


def _salvo(hit: Hit, struck: Struck) -> Words:
    """The sentence of an exchange of fire: the damage dealt and the damage taken."""
    return _say("fired", seat=CAPTAIN, **arguments(hit), taken=struck.damage, hull=struck.hull)


def _effects(card: Attack | Tactic) -> tuple[Words, ...]:
    """A message for each effect of a card."""
    return tuple([_say(f"effect-{name}", n=n) for name, n in card.effects.items()])


def _effects_now(view: DylaView, card: str) -> tuple[Words, ...]:
    """A message for each effect of a card; the damage with the bonuses played this turn."""
    held = CONTENT.cards[CONTENT.card_of[card]]
    if not isinstance(held, Attack):
        return _EFFECTS[card]
    return (_say("effect-damage", n=held.damage + per_attack(_places(view.played))),)


def _card(card: Attack | Tactic) -> Card:
    effects = _EFFECTS[card.id]
    if card.cost is None:
        text = _say("about-basic", effects=effects, start=card.start)
    else:
        text = _say("about-card", effects=effects, cost=card.cost)
    if isinstance(card, Tactic) and card.taken and not card.per_attack:
        text = _say("about-shield", about=text, effects=effects)
    return Card(card.id, card_name(card.id), text)


def _enemy(encounter: Encounter) -> Card:
    about = _say(
        "about-encounter",
        level=encounter.level,
        hp=encounter.hp,
        damage=encounter.damage,
        tech=encounter.tech,
        points=encounter.points,
        copies=encounter.copies,
    )
    return Card(encounter.id, enemy_name(encounter.id), about)


_EFFECTS = {card.id: _effects(card) for card in CONTENT.cards}
_ICONS = {c.id: "damage" if isinstance(c, Attack) else "shield" for c in CONTENT.cards}
_SHIELDS = frozenset(
    card.id for card in CONTENT.cards if isinstance(card, Tactic) and (card.taken or card.evades)
)
_MOST = max(encounter.points for encounter in CONTENT.encounters)
_CARDS = (*map(_card, CONTENT.cards), *map(_enemy, CONTENT.encounters))


def _fire(view: DylaView) -> Words:
    enemy = enemy_name(view.encounter.encounter)
    if view.defeats:
        return _say("fire-defeats", enemy=enemy)
    if view.attacks:
        return _say("fire", deals=view.deals, **_costs(view, view.strikes))
    return _say("hold-fire", **_costs(view, view.strikes))


def _attacks(view: DylaView) -> Words:
    """The label of playing all attacks of the hand, or enough of them and which are kept.

    Once the enemy falls without them, it says that; while none is to be played, it says why.
    """
    enemy, hand = view.encounter, _places(view.hand)
    chosen = volley(hand, _places(view.played), enemy.hp - enemy.suffered)
    held = Counter([card for card in hand if card in CONTENT.attacks])
    if not chosen:
        return _say("play-none", held=held.total())
    if view.defeats:
        return _say("play-spare", count=len(chosen))
    kept = held - Counter(chosen)
    if not kept:
        return _say("play-attacks")
    card, count = next(iter(kept.items()))
    one = _cards(CONTENT.cards[card].id, count)
    return _say("play-enough", kinds=len(kept), card=one, kept=kept.total())


def _shields(view: DylaView) -> Words:
    """The label of playing all useful shields: which, and how much less damage the ship takes."""
    enemy, played = view.encounter, _places(view.played)
    cards = cover(_places(view.hand), played, enemy.hp - enemy.suffered, enemy.damage)
    less = view.strikes - strikes(view.strikes, sum([CONTENT.combat[one][-1] for one in cards]))
    counts = Counter([CONTENT.cards[card].id for card in cards])
    return _say(
        "play-shields",
        cards=tuple([_cards(card, count) for card, count in counts.items()]),
        less=less,
    )


def _places(cards: Sequence[CardsView]) -> tuple[int, ...]:
    return tuple([CONTENT.card_of[one.card] for one in cards for _ in range(one.count)])


def _costs(view: DylaView, strikes: int) -> dict[str, int]:
    """The arguments of a label: `strikes`, the damage taken, and `lost`, 1 if the ship is lost."""
    return {"strikes": strikes, "lost": int(strikes >= view.hull)}


def caption(view: DylaView) -> tuple[Words, ...]:
    """The caption of the picture: hull, points and TechPoints; in research also how prices rise."""
    step = CONTENT.numbers.price_step
    rise = (_say("table-prices", step=step),) if view.phase == "research" else ()
    return (
        _say(
            "table-ship",
            hull=view.hull,
            most=view.hull_most,
            points=view.points,
            goal=view.goal,
        ),
        _say(
            "table-level",
            level=view.level,
            won=view.level_points,
            # The last level ends with the whole goal, not with its own points.
            needed=0 if view.level == view.levels else view.level_goal,
            tech=view.tech,
        ),
        *rise,
    )


def table(view: DylaView, *, piles: bool = True) -> list[Words]:
    """The table in words, from ship to shop; `piles` adds the contents of the piles."""
    enemy = view.encounter
    lines = [
        _say(
            "table-turn",
            turn=view.turn,
            turns=view.turns,
            phase=_say(f"phase-{view.phase}"),
        ),
        *caption(view),
        _say(
            "table-enemy",
            enemy=enemy_name(enemy.encounter),
            suffered=enemy.suffered,
            hp=enemy.hp,
            damage=enemy.damage,
            tech=enemy.tech,
            points=enemy.points,
        ),
        _say("table-decks", left=view.encounters_left, spent=view.encounters_spent),
        _say("table-hand", cards=_list(view.hand)),
        _say("table-played", cards=_list(view.played)),
    ]
    if view.phase in ("combat", "trash"):
        lines.append(_sums(view))
    if piles:
        lines.append(_say("table-pile", pile=view.pile))
    if view.on_top:
        lines.append(_say("table-on-top", cards=tuple(map(card_name, view.on_top))))
    if piles:
        lines.append(_say("table-discards", cards=_list(view.discards)))
        lines.append(_say("table-deck", cards=_list(view.deck)))
    lines.append(_say("table-shop", offers=_offers(view)))
    if view.draw == "two":
        lines.append(_say("table-draw-two"))
    return lines


def _score(view: DylaView) -> list[Words]:
    missing = max(0, view.goal - view.points)
    damage = sum([card.damage * card.count for card in view.deck])
    lines = [_say("score-points", points=view.points, missing=missing)]
    if view.phase == "over":
        return [*lines, _say("score-over", turns=view.turn, hull=view.hull)]
    if view.level < view.levels:
        left = view.level_goal - view.level_points
        lines.append(_say("score-level", level=view.level, levels=view.levels, points=left))
    return [
        *lines,
        _say("score-time", turns=view.turns - view.turn + 1, points=missing),
        _say("score-hull", hull=view.hull, most=view.hull_most, level=view.level),
        _say("score-deck", count=sum([c.count for c in view.deck]), damage=damage),
    ]


def _sums(view: DylaView) -> Words:
    if view.defeats:
        return _say("table-defeats", deals=view.deals)
    return _say("table-sums", deals=view.deals, strikes=view.strikes)


def _list(cards: tuple[CardsView, ...]) -> tuple[Words, ...]:
    return tuple([_cards(one.card, one.count) for one in cards]) or (_say("no-cards"),)


@lru_cache(maxsize=1024)
def _cards(card: str, count: int) -> Words:
    return _say("cards", card=card_name(card), count=count)


def _offers(view: DylaView) -> tuple[Words, ...]:
    return tuple([_offer(offer.card, offer.price) for offer in view.shop])


@lru_cache(maxsize=1024)
def _offer(card: str, price: int) -> Words:
    return _say("offer", card=card_name(card), price=price)
