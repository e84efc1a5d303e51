"""The words of choices, facts and scores: `Text` of Dyla."""

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar

from engine.core.choices import Leaf, Node, Role
from engine.core.game import Card, Outcome, Score, Text
from engine.core.text import NOTHING_GATHERED, Gathering, LogSentence
from engine.core.words import Words, arguments, seat_name, words
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
from engine.games.dyla.rules.combat import cover, strikes, totals, volley
from engine.games.dyla.text.description import score_lines, table
from engine.games.dyla.text.wording import counted, equal_cards, say
from engine.games.dyla.view import DylaView, places

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
_TRASH = Gathering(asks=say("asks-trash"), forms={"": ()})
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
        return say(f"{what}", seat=CAPTAIN, **arguments(value))

    def label(self, view: DylaView, path: tuple[str, ...], node: Node[Action]) -> Words:
        """A card with its effects, in the shop also its price; or what firing or skipping does."""
        match node:
            case Leaf(action=Play(card)):
                return say("play", card=card_name(card), effects=_effects_now(view, card))
            case Leaf(action=Buy(card)):
                price = next(offer.price for offer in view.shop if offer.card == card)
                effects = _EFFECTS[card]
                return say("buy", card=card_name(card), price=price, effects=effects)
            case Leaf(action=Fire()):
                return _fire(view)
            case Leaf(action=PlayAttacks()):
                return _attacks(view)
            case Leaf(action=PlayShields()):
                return _shields(view)
            case Leaf(action=Skip()):
                late = say("skip-late") if view.played else None
                return late or say("skip", **_costs(view, view.encounter.damage))
        return super().label(view, path, node)

    def role(self, view: DylaView, path: tuple[str, ...], node: Node[Action]) -> Role:
        """The role of a choice; firing is primary once it defeats the enemy or no attack is left.

        Attacks are not primary once firing defeats the enemy. What loses the ship is destructive.
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
        """The sentence of a hint: which cards to play, or to save TechPoints; () otherwise."""
        if path == ("end-turn",):
            return [say("advice-save", tech=view.tech)]
        if path == ("all-shields",):
            return [_shields(view, "advice-shields")]
        group, card = path[0], path[-1]
        if view.phase == "combat" and group == "hand":
            effects = _effects_now(view, card)
            return [say("advice-play", card=card_name(card), effects=effects)]
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
            return say(f"ended-{fact.how}", seat=CAPTAIN)
        if isinstance(fact, facts.Bought):
            after = fact.price + CONTENT.numbers.price_step
            return say("bought", **arguments(fact), seat=CAPTAIN, next=after)
        if isinstance(fact, Played):
            return _played([fact.card])
        if isinstance(fact, facts.Drew):
            return say("drew", seat=CAPTAIN, cards=counted(fact.cards) or (say("no-cards"),))
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
                    told = say(
                        "defeated-next", seat=CAPTAIN, **arguments(won), next=enemy, again=again
                    )
                    about = (*found.pop().facts, place)
                case Defeated() as won, LevelDone():
                    told = say("defeated-last", seat=CAPTAIN, **arguments(won), level=fact.level)
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
        kept = tuple(
            [equal_cards(one.card, one.count) for one in view.hand if one.card in _SHIELDS]
        )
        return say("held-back", cards=kept) if kept else None

    def describe(self, view: DylaView) -> Sequence[Words]:
        """The whole table, from the ship's state to the shop."""
        return tuple(table(view))

    def score(self, view: DylaView) -> Score:
        """The goal; then points, time and hull left, and the deck's strength."""
        goal = say("score-goal", goal=view.goal, levels=view.levels)
        return Score((goal,), tuple(score_lines(view)))

    def is_lost(self, view: DylaView) -> bool:
        """Whether the goal is out of reach even with the most valuable enemy in each turn left."""
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
    return say("played", seat=CAPTAIN, cards=counted(cards))


def _salvo(hit: Hit, struck: Struck) -> Words:
    """The sentence of an exchange of fire: the damage dealt and the damage taken."""
    return say("fired", seat=CAPTAIN, **arguments(hit), taken=struck.damage, hull=struck.hull)


def _effects(card: Attack | Tactic) -> tuple[Words, ...]:
    """A message for each effect of a card."""
    return tuple([say(f"effect-{name}", n=n) for name, n in card.effects.items()])


def _effects_now(view: DylaView, card: str) -> tuple[Words, ...]:
    """A message for each effect of a card; the damage with the bonuses played this turn."""
    held = CONTENT.cards[CONTENT.card_of[card]]
    if not isinstance(held, Attack):
        return _EFFECTS[card]
    return (say("effect-damage", n=held.damage + totals(places(view.played)).bonus),)


def _card(card: Attack | Tactic) -> Card:
    effects = _EFFECTS[card.id]
    if card.cost is None:
        text = say("about-basic", effects=effects, start=card.start)
    else:
        text = say("about-card", effects=effects, cost=card.cost)
    if isinstance(card, Tactic) and card.taken and not card.per_attack:
        text = say("about-shield", about=text, effects=effects)
    return Card(card.id, card_name(card.id), text)


def _enemy(encounter: Encounter) -> Card:
    about = say(
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
        return say("fire-defeats", enemy=enemy)
    if view.attacks:
        return say("fire", deals=view.deals, **_costs(view, view.strikes))
    return say("hold-fire", **_costs(view, view.strikes))


def _attacks(view: DylaView) -> Words:
    """The label of playing all attacks of the hand, or enough of them and which are kept.

    If the enemy is defeated without them, it says so; if none is to be played, it says why.
    """
    enemy, hand = view.encounter, places(view.hand)
    chosen = volley(hand, places(view.played), enemy.hp - enemy.suffered)
    held = Counter([card for card in hand if card in CONTENT.attacks])
    if not chosen:
        return say("play-none", held=held.total())
    if view.defeats:
        return say("play-spare", count=len(chosen))
    kept = held - Counter(chosen)
    if not kept:
        return say("play-attacks")
    card, count = next(iter(kept.items()))
    one = equal_cards(CONTENT.cards[card].id, count)
    return say("play-enough", kinds=len(kept), card=one, kept=kept.total())


def _shields(view: DylaView, what: str = "play-shields") -> Words:
    """Playing all useful shields: which, and how much less damage the ship takes."""
    enemy, played = view.encounter, places(view.played)
    cards = cover(places(view.hand), played, enemy.hp - enemy.suffered, enemy.damage)
    less = view.strikes - strikes(view.strikes, sum([CONTENT.combat[one][-1] for one in cards]))
    shown = counted([CONTENT.cards[card].id for card in cards])
    return say(what, cards=shown, less=less)


def _costs(view: DylaView, strikes: int) -> dict[str, int]:
    """The arguments of a label: `strikes`, the damage taken, and `lost`, 1 if the ship is lost."""
    return {"strikes": strikes, "lost": int(strikes >= view.hull)}
