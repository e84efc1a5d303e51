"""The words of the game: message ids of `data/planetary_defence/text` with arguments."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from engine.core.choices import Leaf, Node, Role
from engine.core.game import Card, Outcome, Score, Text
from engine.core.text import Gathering
from engine.core.words import Words, arguments, seat_name, wording, words
from engine.games.planetary_defence import actions as a
from engine.games.planetary_defence import facts
from engine.games.planetary_defence.content import CARDS, COLUMNS, ENTRIES, NUMBERS, name_of
from engine.games.planetary_defence.view import CardView, PlanetaryView

_say = wording("planetary-defence-")

_PLAYER = seat_name(0)


_REFERENCE = [
    Card(
        card,
        name_of(card),
        _say(f"about-{entry.colour}", value=entry.value, copies=entry.copies, start=entry.start),
    )
    for card, entry in zip(CARDS, ENTRIES, strict=True)
]
_COLOURS = {"red": "damage", "white": "credits", "black": "meteor"}
_GATHERING = Gathering(
    dict.fromkeys(("several", "move", "scrap", "draw"), 0),
    ("play-all", "end", "shield"),
    {"play-all": a.PlayAll()},
    first=True,
    unfolded=True,
    forms={"hand": None, "buy": None, "attack": None},
    named=words("planetary-defence-gathered"),
)
"""*Play all*, *end turn* and the shield stand above the cards of the hand.

Cards of the hand, purchases and attacks have a button each; everything else is in one menu.
"""
_ICONS = {card: _COLOURS[entry.colour] for card, entry in zip(CARDS, ENTRIES, strict=True)}


class PlanetaryText(Text[a.Action, facts.Fact, PlanetaryView]):
    """The words of Planetary Defence System."""

    roles: ClassVar = {
        "play_all": Role.PRIMARY,
        "draw": Role.ASIDE,
        "end_turn": Role.END_OF_TURN,
    }
    headings: ClassVar = frozenset({"hand", "move", "scrap"})
    icons: ClassVar = {
        "hand": "hand",
        "play_all": "hand",
        "buy": "credits",
        "attack": "damage",
        "several": "credits",
        "shield": "shield",
        "move": "move",
        "scrap": "scrap",
        "draw": "deck",
        "end_turn": "end-turn",
    }

    def say(self, what: str, value: object) -> Words:
        """The message of an action or fact, with the player's name as argument `seat`."""
        return _say(what.replace("_", "-"), seat=_PLAYER, **arguments(value))

    def label(self, view: PlanetaryView, path: tuple[str, ...], node: Node[a.Action]) -> Words:
        """What a choice does, and what it costs."""
        if not isinstance(node, Leaf):
            return _say(f"menu-{path[-1]}", price=NUMBERS.action)
        match node.action:
            case a.Shield():
                return _say("shield", price=NUMBERS.shield)
            case a.Draw():
                return _say("draw", price=NUMBERS.action)
            case a.EndTurn():
                return _ending(view, "end-turn")
        return super().label(view, path, node)

    def advice(
        self, view: PlanetaryView, path: tuple[str, ...], picked: Sequence[str]
    ) -> Sequence[Words]:
        """The choice as a sentence without its full stop; for *end turn*, also what is lost."""
        if picked:
            cards = tuple([self.item(view, path, one) for one in picked])
            return (_say("advice-several", cards=cards),)
        what, *known = (".".join(path[1:]) or path[0]).split(".")
        if path[0] in ("move", "scrap"):
            what, *known = path[0], what, *known
        if what == "end":
            return (_ending(view, "advice-end"),)
        named = dict(zip(("column", "to"), map(int, known[1:]), strict=False))
        card = {"card": name_of(known[0])} if known else {}
        return (_say(f"advice-{what}", **card, **named),)

    def note(
        self,
        view: PlanetaryView,  # noqa: ARG002
        path: tuple[str, ...],  # noqa: ARG002
        node: Node[a.Action],
    ) -> Words | None:
        """What moving or scrapping a card costs."""
        paid = isinstance(node, Leaf) and isinstance(node.action, a.Move | a.Scrap)
        return _say("costs", price=NUMBERS.action) if paid else None

    def icon(self, view: PlanetaryView, path: tuple[str, ...], node: Node[a.Action]) -> str:
        """The icon of the card's colour, or of the choice if it is about no card."""
        card = getattr(node.action, "card", None) if isinstance(node, Leaf) else None
        return super().icon(view, path, node) if card is None else _ICONS[card]

    def item(self, view: PlanetaryView, path: tuple[str, ...], key: str) -> Words:  # noqa: ARG002
        """A topmost card, with its column; keys are `<card>.<column>`."""
        card, _, column = key.rpartition(".")
        return _say("top", card=name_of(card), column=int(column))

    def item_icon(self, view: PlanetaryView, path: tuple[str, ...], key: str) -> str:  # noqa: ARG002
        """The icon of the card's colour."""
        return _ICONS[key.rpartition(".")[0]]

    def gathering(self, view: PlanetaryView) -> Gathering:  # noqa: ARG002
        """The layout of the menus, the same in every turn."""
        return _GATHERING

    def fact(self, fact: facts.Fact) -> Words:
        """A line of the log."""
        match fact:
            case facts.Revealed(card, scrapped):
                return _say("revealed-lost" if scrapped else "revealed-meteor", card=name_of(card))
            case facts.Landed(cards, columns) if columns == tuple(range(1, COLUMNS + 1)):
                return _say("landed-row", cards=_names(cards))
            case facts.Landed(cards, columns):
                return _say("landed", cards=tuple(map(_landing, cards, columns)), count=len(cards))
            case facts.ScrapMoved(column):
                return _say("scrap-moved", column=column, columns=COLUMNS)
        return super().fact(fact)

    def describe(self, view: PlanetaryView) -> Sequence[Words]:
        """The whole table: turn, columns, the player's cards, space, and the other piles."""
        return [
            *table_lines(view),
            _scrap_pile(view),
            _pile("draw-pile", view.draw),
            _pile("discard-pile", view.discard),
        ]

    def score(self, view: PlanetaryView) -> Score:
        """The goal; then the meteors left and where they are, the time left, and the deck."""
        return Score((_say("score-goal"),), tuple(_score(view)))

    def is_lost(self, view: PlanetaryView) -> bool:
        """Whether, in the last turn, all weapons there are do not suffice for the meteors left."""
        if view.space or view.scrap_column < COLUMNS - 1:
            return False
        cards = [card for column in view.columns for card in column]
        needed = sum([card.value for card in cards if card.colour == "black"])
        weapons = [*cards, *view.draw, *view.hand, *view.discard]
        return view.damage + sum([c.value for c in weapons if c.colour == "red"]) < needed

    def outcome(self, view: PlanetaryView, outcome: Outcome) -> Words:
        """Won or lost, with the turn and the meteors destroyed."""
        return words(
            outcome.how,
            seat=_PLAYER,
            turn=view.turn,
            destroyed=view.meteors - view.meteors_left,
            meteors=view.meteors,
        )

    def cards(self) -> Sequence[Card]:
        """Every kind of card, with what it does."""
        return _REFERENCE


def caption(view: PlanetaryView) -> Words:
    """The caption of the picture: credits and damage left to spend, and `hard` in hard mode."""
    return _to_spend(view, "to-spend-hard" if view.hard else "to-spend")


def _to_spend(view: PlanetaryView, key: str = "to-spend") -> Words:
    return _say(key, credits=view.credits, damage=view.damage)


def table_lines(view: PlanetaryView) -> list[Words]:
    """The table in words: turn, columns, hand, cards in play, shield, and space."""
    return [
        _say(
            "status",
            turn=view.turn,
            mode=_say("mode-hard" if view.hard else "mode-normal"),
            left=view.meteors_left,
            meteors=view.meteors,
        ),
        *(_column(number, cards) for number, cards in enumerate(view.columns, 1)),
        _to_spend(view),
        _pile("hand", view.hand),
        _pile("in-play", view.played),
        _say("shield-on") if view.shield else _say("shield-off", price=NUMBERS.shield),
        _say("space", cards=view.space),
    ]


def mentions(fact: facts.Fact) -> Sequence[str]:
    """The ids of cards that the player played, bought, destroyed, moved or scrapped."""
    match fact:
        case facts.Played(cards):
            return cards
        case facts.Bought(card) | facts.Destroyed(card) | facts.Moved(card) | facts.Scrapped(card):
            return (card,)
    return ()


def _score(view: PlanetaryView) -> list[Words]:
    row = [card for column in view.columns for card in column if card.colour == "black"]
    destroyed = view.meteors - view.meteors_left
    lines = [_say("score-meteors", destroyed=destroyed, meteors=view.meteors)]
    if view.over:
        return lines
    if view.meteors_left > len(row):
        hidden = view.meteors_left - len(row)
        lines.append(_say("score-row-and-space", row=len(row), space=hidden))
    else:
        lines.append(_say("score-row", row=len(row)))
    if view.space:
        lines.append(_say("score-space", cards=view.space, columns=COLUMNS))
    else:
        lines.append(_say("score-time", turns=COLUMNS - view.scrap_column))
    own = (*view.draw, *view.hand, *view.played, *view.discard)
    worth = {colour: sum(c.value for c in own if c.colour == colour) for colour in _COLOURS}
    return [*lines, _say("score-deck", cards=len(own), damage=worth["red"], credits=worth["white"])]


def _ending(view: PlanetaryView, what: str) -> Words:
    """The label or advice to end the turn (`what`).

    It names cards that would be wasted, else what is unspent.
    """
    if view.hand:
        return _say(f"{what}-unused", count=len(view.hand))
    left = {"credits": view.credits, "damage": view.damage}
    unspent = tuple(_say(f"unspent-{what}", count=count) for what, count in left.items() if count)
    return _say(f"{what}-unspent", unspent=unspent) if unspent else _say(what)


def _landing(card: str, column: int) -> Words:
    return _say("landing", card=name_of(card), column=column)


def _names(cards: Iterable[str]) -> tuple[Words, ...]:
    return tuple(map(name_of, cards))


def _pile(which: str, cards: Sequence[CardView]) -> Words:
    if not cards:
        return _say(f"{which}-empty")
    return _say(which, count=len(cards), cards=_names(card.id for card in cards))


def _column(number: int, cards: Sequence[CardView]) -> Words:
    if not cards:
        return _say("column-empty", column=number)
    *covered, top = (name_of(card.id) for card in cards)
    if not covered:
        return _say("column-one", column=number, card=top)
    return _say("column", column=number, card=top, covered=tuple(reversed(covered)))


def _scrap_pile(view: PlanetaryView) -> Words:
    if view.scrap_column:
        where = _say("scrap-at", column=view.scrap_column, columns=len(view.columns))
    else:
        where = _say("scrap-beside")
    if not view.scrap:
        return _say("scrap-pile-empty", where=where)
    cards = _names(card.id for card in view.scrap)
    return _say("scrap-pile", where=where, count=len(view.scrap), cards=cards)
