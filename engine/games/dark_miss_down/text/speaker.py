"""The words of choices, facts and scores: `Text` of Dark Miss Down."""

from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar

from engine.core.choices import Leaf, Node, Pick, Role
from engine.core.game import Card, Outcome, Score, Text
from engine.core.text import NOTHING_GATHERED, Gathering, LogSentence
from engine.core.words import Arg, Words, arguments, seat_name, words
from engine.games.dark_miss_down import actions as a
from engine.games.dark_miss_down import facts
from engine.games.dark_miss_down.content import CARD, CARDS, CREWS, SHORT, TASK
from engine.games.dark_miss_down.facts import (
    Completed,
    Drew,
    Fact,
    Rewarded,
    Took,
    TurnedUp,
)
from engine.games.dark_miss_down.prospects import prospects
from engine.games.dark_miss_down.rules import bonuses
from engine.games.dark_miss_down.rules.payments import payable, payments, stand_ins
from engine.games.dark_miss_down.text.description import table
from engine.games.dark_miss_down.text.reasons import reason
from engine.games.dark_miss_down.text.wording import BONUS, CREW, ICON, among, icons_of, say
from engine.games.dark_miss_down.view import CARD_VIEWS, CardView, DarkMissView, SeatView

_OWN = frozenset({
    "drew", "drew-after", "took", "took-replaced", "took-bonus", "took-bonus-replaced", "completed",
    "completed-pairs", "replaced", "discarded", "passed", "pressed", "stood",
})  # fmt: skip
"""What a seat did, by the suffix of the message id."""

_IDLE = {"draw": a.Draw()}

_DISCARD = Gathering(asks=say("asks-discard"), forms={"": ()})

_BONUS_CARD = Gathering(asks=say("asks-bonus"), forms={"": ()})


class DarkMissText(Text[a.Action, Fact, DarkMissView]):
    """The words of Dark Miss Down."""

    roles: ClassVar = {"press": Role.DESTRUCTIVE}
    icons: ClassVar = {
        "draw": "hand",
        "replace": "scrap",
        "complete": "check",
        "press": "warning",
        "stand": "peace",
        "discard": "discard",
    }

    def label(self, view: DarkMissView, path: tuple[str, ...], node: Node[a.Action]) -> Words:
        """What a choice does; for a task also the points it scores."""
        match node:
            case Pick():
                return _complete(view, node.key, payments(CARD[node.key], _hand(view)))
            case Leaf(action=a.Complete(task, paid)):
                return _complete(view, task, [tuple(sorted([CARD[card] for card in paid]))])
            case Leaf(action=a.Draw()):
                return say("draw" if view.deck or view.discards else "draw-none", deck=view.deck)
            case Leaf(action=a.Take(card)):
                return say("take", card=among(view.pool, card))
            case Leaf(action=a.Discard(card)):
                return say("discard", card=among(view.hand, card))
        return super().label(view, path, node)

    def note(
        self,
        view: DarkMissView,
        path: tuple[str, ...],  # noqa: ARG002
        node: Node[a.Action],
    ) -> Words | None:
        """What a task needs, how many pairs must and can stand in, and the bonus to play for."""
        if not isinstance(node, Pick):
            return None
        needs = CARD_VIEWS[CARD[node.key]].needs
        pairs = {"least": node.least - len(needs), "most": node.most - len(needs)}
        last = view.seats[view.active].tableau
        bonus = say("pays-bonus", bonus=BONUS[last.id]) if last is not None else ""
        return say("pays", needs=icons_of(needs), bonus=bonus, **pairs)

    def role(self, view: DarkMissView, path: tuple[str, ...], node: Node[a.Action]) -> Role:
        """The role of a choice; primary is the most dangerous task that the hand can complete."""
        if isinstance(node, Pick) or (
            isinstance(node, Leaf) and isinstance(node.action, a.Complete)
        ):
            return Role.PRIMARY if node.key == _most_dangerous(view) else Role.NORMAL
        return super().role(view, path, node)

    def icon(self, view: DarkMissView, path: tuple[str, ...], node: Node[a.Action]) -> str:
        """The icon of the card's crew, or of the choice if it is about no card."""
        if isinstance(node, Leaf) and isinstance(node.action, a.Take | a.Discard):
            return CREW[node.action.card]
        return "check" if isinstance(node, Pick) else super().icon(view, path, node)

    def item_icon(self, view: DarkMissView, path: tuple[str, ...], key: str) -> str:  # noqa: ARG002
        """The icon of a card's crew."""
        return CREW[key]

    def item(self, view: DarkMissView, path: tuple[str, ...], key: str) -> Words:  # noqa: ARG002
        """A card of the hand, named by its asset."""
        return among(view.hand, key)

    def advice(
        self,
        view: DarkMissView,
        path: tuple[str, ...],
        picked: Sequence[str],
    ) -> Sequence[Words]:
        """The choice as a sentence, and what it is good for, or that it scores nothing any more."""
        if view.phase == "airlock":
            return ()
        if path[0] in [card.id for card in view.tasks]:
            paid = picked or [CARDS[card] for card in payments(CARD[path[0]], _hand(view))[0]]
            cards = tuple([among(view.hand, card) for card in paid])
            told = say("advice-complete", task=TASK[path[0]], cards=cards)
            return _with_reason(told, view, a.Complete(path[0], tuple(paid)))
        gain = _gain(view, path)
        match gain:
            case a.Draw():
                told = say("advice-draw")
            case a.Replace(task):
                told = say("advice-replace", task=TASK[task])
            case a.Discard(card):
                told = say("advice-discard", card=among(view.hand, card))
            case a.Take(card):
                told = say("advice-take", card=among(view.pool, card))
        if not view.last:
            return _with_reason(told, view, gain)
        other_follows = view.active == view.first
        why = "because-last-turn-hinders" if other_follows else "because-last-turn-idle"
        return told, say(why)

    def gathering(self, view: DarkMissView) -> Gathering:
        """In a turn, drawing and the tasks that can be completed stand above the cards of the pool.

        Discards and bonus cards are one menu each.
        """
        if view.phase == "turn":
            tasks = [card.id for card in view.tasks]
            return Gathering({}, ("draw", *tasks), _IDLE, first=True, forms={"take": ()})
        return {"discard": _DISCARD, "bonus": _BONUS_CARD}.get(view.phase, NOTHING_GATHERED)

    def fact(self, fact: Fact) -> Words:
        """One line of the log."""
        match fact:
            case Took(task=str()):
                return self.say("took-bonus", fact)
            case Took():
                return self.say("took", fact)
            case Completed():
                return _completion(fact)
            case TurnedUp(card, where):
                return say(f"turned-up-{where}", card=(SHORT if where == "pool" else TASK)[card])
        return super().fact(fact)

    def log_sentences(self, facts: Sequence[Fact]) -> Sequence[LogSentence]:
        """The log, in which a task and the bonus that it brought are one sentence.

        So are a card taken from the pool and the first one that replaces it. A card drawn for a
        completed task is told as such.
        """
        found: list[LogSentence] = []
        completer: int | None = None
        for place, fact in enumerate(facts):
            match facts[place - 1] if place else None, fact:
                case Completed() as before, Rewarded():
                    found[-1] = LogSentence((place - 1, place), _completion(before, fact.points))
                case Took() as before, TurnedUp(where="pool"):
                    found[-1] = LogSentence((place - 1, place), _taking(before, SHORT[fact.card]))
                case _, Drew(seat=seat) if seat == completer:
                    hidden = "" if fact.card else "-hidden"
                    told = say(f"drew-after{hidden}", **arguments(fact))
                    found.append(LogSentence((place,), told))
                case _:
                    found.append(LogSentence((place,), self.fact(fact)))
            if isinstance(fact, Completed | Drew):
                completer = fact.seat if isinstance(fact, Completed) else None
        return found

    def told_to(self, told: Words, facts: Sequence[Fact], seat: int) -> Words | None:  # noqa: ARG002
        """The sentence with "you", to the member who did it."""
        kind, args = told.id.removeprefix("dark-miss-down-"), dict[str, Any](told.args)
        if kind not in _OWN or args.pop("seat") != seat_name(seat):
            return None
        return say(f"own-{kind}", **args)

    def describe(self, view: DarkMissView) -> Sequence[Words]:
        """The round, tasks, pool and piles, both seats, and one's own hand."""
        return table(view)

    def score(self, view: DarkMissView) -> Score:
        """Who leads, what ends the game, and each score by task."""
        ranked = sorted(enumerate(view.seats), key=lambda one: -one[1].score)
        seats = tuple(_score(number, seat) for number, seat in ranked)
        if view.phase == "over":
            return Score((say("score-over"),), seats)
        (first, most), (_, least) = ((number, seat.score) for number, seat in ranked)
        leads = "score-level" if most == least else "score-leads"
        lead = say(leads, seat=seat_name(first), most=most, least=least)
        return Score(
            (lead, say("score-last" if view.last else "score-goal", goal=view.goal)), seats
        )

    def is_lost(self, view: DarkMissView) -> bool:
        """Whether no task that the viewer can complete in its last turn reaches the other."""
        seat = view.viewer
        if seat is None or not view.last or view.phase != "turn" or seat != view.active:
            return False
        most = max([one.scores for one in prospects(view) if not one.short], default=0)
        return view.seats[seat].score + most < view.seats[1 - seat].score

    def outcome(self, view: DarkMissView, outcome: Outcome) -> Words:
        """How the game ended, with both scores."""
        scores = {"most": max(outcome.scores), "least": min(outcome.scores)}
        seat = seat_name(outcome.winners[0] if outcome.winners else 0)
        return words(outcome.how, seat=seat, turn=view.turn, **scores)

    def cards(self) -> Sequence[Card]:
        """Every card with both halves."""
        return _cards()


def _completion(fact: Completed, bonus: int = 0) -> Words:
    """The sentence of a completed task, with its points and the `bonus` points together."""
    pairs = tuple(map(_pair, fact.stand_ins))
    told = {
        **arguments(fact),
        "points": fact.points + bonus,
        "score": fact.score + bonus,
        "danger": CARD_VIEWS[CARD[fact.task]].danger,
        "bonus": bonus,
        "pairs": pairs,
    }
    return say("completed-pairs" if pairs else "completed", **told)


def _taking(took: Took, new: Words) -> Words:
    """The sentence of a card taken from the pool, and of the `new` one in its place."""
    bonus = "-bonus" if took.task else ""
    return say(f"took{bonus}-replaced", **arguments(took), new=new)


def _most_dangerous(view: DarkMissView) -> str:
    """The id of the most dangerous task that the hand can complete, the first of equals; or ""."""
    hand = _hand(view)
    done = [task for task in view.tasks if payable(CARD[task.id], hand)]
    return max(done, key=lambda task: task.danger).id if done else ""


@cache
def _cards() -> Sequence[Card]:
    return tuple([Card(card.id, TASK[card.id], _about(card)) for card in CARD_VIEWS])


def _about(card: CardView) -> Words:
    return say(
        "about",
        danger=card.danger,
        needs=icons_of(card.needs),
        bonus=BONUS[card.id],
        crew=ICON[card.crew],
        area=ICON[card.area],
    )


def _complete(view: DarkMissView, task: str, ways: Sequence[Sequence[int]]) -> Words:
    """The label of completing a task: its points with the bonus.

    `ways` are the payments; if there is only one, the pairs that stand in are named.
    """
    old = view.seats[view.active].tableau
    danger = abs(CARD_VIEWS[CARD[task]].danger - view.seats[view.active].danger)
    points = {danger + (0 if old is None else bonuses.points(CARD[old.id], way)) for way in ways}
    pairs = [
        say("pair", pair=ICON[CARD_VIEWS[pair[0]].crew], crew=ICON[CREWS[crew]])
        for pair, crew in (stand_ins(CARD[task], ways[0]) if len(ways) == 1 else ())
    ]
    told = {"least": min(points), "most": max(points), "several": int(len(points) > 1)}
    if not pairs:
        return say("complete", task=TASK[task], **told)
    return say("complete-pairs", task=TASK[task], pairs=tuple(pairs), **told)


def _with_reason(told: Words, view: DarkMissView, action: a.Action) -> Sequence[Words]:
    """The sentence and its reason, if the view has one."""
    why = reason(view, action)
    return (told,) if why is None else (told, why)


def _gain(view: DarkMissView, path: tuple[str, ...]) -> a.Draw | a.Discard | a.Take | a.Replace:
    """The action of a choice that completes no task."""
    if path[0] == "draw":
        return a.Draw()
    card = a.Discard if view.phase == "discard" else a.Take
    return (a.Replace if path[0] == "replace" else card)(path[-1])


def _hand(view: DarkMissView) -> tuple[int, ...]:
    return tuple([CARD[card.id] for card in view.hand])


def _pair(pair: facts.StandIn) -> Words:
    """Words for two cards of a crew that stood in for another."""
    crew = ICON[CREW[pair.cards[0]]]
    return say("stand-in", pair=crew, crew=ICON[pair.crew])


def _score(number: int, seat: SeatView) -> Words:
    """A seat's score, task by task."""
    parameters: dict[str, Arg] = {"seat": seat_name(number), "score": seat.score}
    if not seat.scored:
        return say("score-total", **parameters)
    parts = tuple(
        say(
            "score-task-bonus" if one.bonus else "score-task",
            task=TASK[one.task],
            points=one.points,
            bonus=one.bonus,
        )
        for one in seat.scored
    )
    return say("score-of", parts=parts, **parameters)
