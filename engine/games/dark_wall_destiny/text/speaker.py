"""The game's `Text`: its words, roles and icons."""

from collections.abc import Sequence
from typing import ClassVar, Final

from engine.core.choices import Branch, Leaf, Node, Role
from engine.core.game import Card, Outcome, Text
from engine.core.text import NOTHING_GATHERED, Gathering
from engine.core.words import Words, seat_name, words
from engine.games.dark_wall_destiny import actions as a
from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.content.names import name, names
from engine.games.dark_wall_destiny.content.tables import CARD, CARDS, IDS, KIND
from engine.games.dark_wall_destiny.facts import Fact
from engine.games.dark_wall_destiny.text import labels
from engine.games.dark_wall_destiny.text.address import told_to
from engine.games.dark_wall_destiny.text.advice import advice
from engine.games.dark_wall_destiny.text.cards import abilities, about, join, rules, say, values
from engine.games.dark_wall_destiny.text.log import fact_words
from engine.games.dark_wall_destiny.text.log_sentences import harms, log_sentences
from engine.games.dark_wall_destiny.text.motives import motive
from engine.games.dark_wall_destiny.text.purchases import exchange, of_all, purchase
from engine.games.dark_wall_destiny.text.score import score
from engine.games.dark_wall_destiny.text.table import describe, surcharges
from engine.games.dark_wall_destiny.view import WallView

CONTEST = "dark-wall-destiny-end-contest-"
"""How the messages about the end of a contest begin."""
KIND_ICONS: Final = {
    "ship": "frigate",
    "drone": "fighter",
    "crew": "crew",
    "planet": "planet",
    "station": "build",
    "alien": "alien",
    "anomaly": "wormhole",
    "cryoship": "colony",
    "tactic": "law",
    "strategy": "law",
}
"""The icon of each type of card, on buttons that acquire."""
_TURN = Gathering(
    {}, ("play-all", "end-turn", "end-turn-still"), {"play-all": a.PlayAll()}, first=True
)
"""*Play all* stays when used, so that a second press where it was does not end the turn."""
_ANSWER = Gathering({"aside": 0})
"""After a standing order is set, the question stands first again, where it can be followed."""
_CARDS = tuple(Card(card.id, name(card.id), about(card.id)) for card in CARDS)


class WallText(Text[a.Action, Fact, WallView]):
    """The words of Dark Wall Destiny."""

    roles: ClassVar = {
        "take-and-play-all": Role.PRIMARY,
        "take-turn": Role.PRIMARY,
        "play-all": Role.PRIMARY,
        "end-turn": Role.END_OF_TURN,
        "end-turn-still": Role.ASIDE,
        "cover": Role.ASIDE,
        "aside": Role.ASIDE,
        "order": Role.ASIDE,
        "show": Role.ASIDE,
    }
    headings: ClassVar = frozenset({"play", "cover", "aside"})
    icons: ClassVar = {
        "take-and-play-all": "hand",
        "take-turn": "move",
        "play-all": "hand",
        "play": "hand",
        "seed": "colony",
        "use": "tech",
        "system": "energy",
        "drones": "fighter",
        "pull": "move",
        "cover": "defense",
        "end-turn": "end-turn",
        "end-turn-still": "end-turn",
        "aside": "table",
        "discard": "discard",
        "entrust": "end-turn",
        "show": "look",
    }
    label = staticmethod(labels.label)
    advice = staticmethod(advice)
    motive = staticmethod(motive)
    question = staticmethod(labels.question)
    about = staticmethod(labels.about)
    item = staticmethod(labels.item)
    original = staticmethod(labels.original)
    fact = staticmethod(fact_words)
    log_sentences = staticmethod(log_sentences)
    harms = staticmethod(harms)
    told_to = staticmethod(told_to)
    describe = staticmethod(describe)
    score = staticmethod(score)

    def gathering(self, view: WallView) -> Gathering:
        """The layout: in the viewer's turn, *Play all* and *End turn* stand first."""
        if view.stage == "tactics":
            return Gathering(asks=say("asks-faction"))
        if view.ask is not None:
            whole = {"": ()} if view.ask.seat == view.viewer else {}
            return Gathering(asks=say("asks-answer"), forms=whole)
        mine = view.active is not None and view.active == view.viewer
        if view.hit is not None:
            return _ANSWER
        return _TURN if mine else NOTHING_GATHERED

    def role(self, view: WallView, path: tuple[str, ...], node: Node[a.Action]) -> Role:
        """The role of a choice; *Take my turn* is not primary if one can also play all with it."""
        if node.key == "take-turn" and labels.plain(view):
            return Role.NORMAL
        return super().role(view, path, node)

    def icon(self, view: WallView, path: tuple[str, ...], node: Node[a.Action]) -> str:
        """The icon of the type of an acquired card; otherwise that of the choice."""
        if isinstance(node, Leaf) and isinstance(node.action, a.Buy | a.Pull):
            return KIND_ICONS.get(KIND[CARD[node.action.card]], "")
        return super().icon(view, path, node)

    def lead_in(self, view: WallView, path: tuple[str, ...]) -> Words | None:  # noqa: ARG002
        """The card to be seeded; None for other groups."""
        return say("lead-in-seed", card=name(path[1])) if path[0] == "seed" and path[1:] else None

    def note(self, view: WallView, path: tuple[str, ...], node: Node[a.Action]) -> Words | None:  # noqa: ARG002
        """What a purchase or exchange changes, what a tactics card does, or what covering means."""
        match node:
            case Leaf(action=a.Choose(card)) if view.stage == "tactics":
                return join([*abilities(card)] or [*values(card)])
            case Leaf(action=a.Choose(key)):
                return exchange(view, key)
            case Leaf(action=a.Buy(card, at) | a.Pull(card, at)):
                return purchase(view, card, at)
            case Leaf(action=a.Cover()):
                return say("covering")
            case Leaf(action=a.Play(card) | a.Use(card)) if deed := dict(view.idle).get(card):
                effects = CARDS[CARD[card]].effects
                played = isinstance(node.action, a.Play)
                part = len(effects("play") if played else effects("standing")) > 1
                return say("idle-part" if part else "idle", why=say(f"idle-{deed}"))
            case _:
                return None

    def beside(
        self, view: WallView, path: tuple[str, ...], branch: Branch[a.Action]
    ) -> Sequence[Words]:
        """The cards of an open menu in full; at the root, those that *Play all* leaves in hand.

        A single one is named by the button itself.

        For a menu of cards for sale also what is true of all of them.
        """
        if path == () and view.viewer is not None and view.viewer == view.active:
            acts = view.stage == "action" and view.ask is None and view.hit is None
            left = labels.left_out(view) if acts else []
            if 1 < len(left) < len(view.hand):
                return (say("beside-left-out", cards=names(tuple(left))), *of_all(view))
            if view.stage == "acquire" and view.ask is None and view.hand:
                return (say("beside-acquired"), *of_all(view))
            return tuple(of_all(view)) if view.ask is None and view.hit is None else ()
        if path == ("end-turn-still",):
            return (say("beside-still"),)
        if path in (("system",), ("drones",), ("pull",), ("play",), ("use",)):
            cards = [node.key.partition(".")[2] or node.key for node in branch.open()]
            acquires = path[0] not in ("play", "use")
            first = acquires and view.stage == "action" and view.hand
            return (
                *((say("beside-play-first"),) if first else ()),
                *((*surcharges(view), *of_all(view)) if path == ("system",) else ()),
                *(
                    say("beside", card=name(card), rules=rules(card))
                    for card in dict.fromkeys(cards)
                    if card in IDS
                ),
            )
        return ()

    def own_choice(self, fact: Fact, seat: int) -> bool:
        """Whether the seat itself chose these discards for damage."""
        if isinstance(fact, facts.Settled):
            return fact.seat == seat and not fact.ordered
        return isinstance(fact, facts.Discarded) and fact.seat == seat and fact.chosen

    def outcome(self, view: WallView, outcome: Outcome) -> Words:
        """How the game ended, with round and points."""
        contest = outcome.how.startswith(CONTEST)
        points = outcome.winning_score if contest else sum(outcome.scores)
        winners = tuple(map(seat_name, outcome.winners))
        count = len(winners)
        return words(outcome.how, round=view.round, points=points, winners=winners, count=count)

    def cards(self) -> Sequence[Card]:
        """Every card, for the reference."""
        return _CARDS
