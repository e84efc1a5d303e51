"""The words of the game: message ids of `data/dark_miss_down/text` with arguments.

A card of the task list is named by its task. A card in hand or pool is named by its asset, plus its
danger as a task if its neighbours include the same asset.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from typing import ClassVar

from engine.core.choices import Leaf, Node, Pick, Role
from engine.core.game import Card, Outcome, Score, Text
from engine.core.text import NOTHING_GATHERED, Gathering, LogSentence
from engine.core.words import Arg, Words, arguments, seat_name, wording, words
from engine.games.dark_miss_down import actions as a
from engine.games.dark_miss_down import facts
from engine.games.dark_miss_down.content import AREAS, CARD, CREWS, NUMBERS, SHORT, TASK
from engine.games.dark_miss_down.facts import Completed, Fact, Rewarded
from engine.games.dark_miss_down.prospects import Prospect, prospects
from engine.games.dark_miss_down.rules import bonuses
from engine.games.dark_miss_down.rules.payments import payable, payments, stand_ins
from engine.games.dark_miss_down.view import CARD_VIEWS, BonusView, CardView, DarkMissView, SeatView

_say = wording("dark-miss-down-")
_IDLE = {"draw": a.Draw()}
_DISCARD = Gathering(asks=_say("asks-discard"), forms={"": ()})
_BONUS_CARD = Gathering(asks=_say("asks-bonus"), forms={"": ()})


_ICON: dict[str, Words] = {icon: _say(f"icon-{icon}") for icon in (*CREWS, *AREAS)}


def _icons(icons: Iterable[str]) -> tuple[Words, ...]:
    return tuple([_ICON[icon] for icon in icons])


def _icon_counts(icons: Iterable[str]) -> tuple[Words, ...]:
    """Words for each different icon, with its number."""
    counts = Counter(icons).items()
    return tuple([_say("icons", icon=_ICON[icon], count=count) for icon, count in counts])


def _bonus(bonus: BonusView) -> Words:
    """Words for a bonus: its requirement and reward."""
    if bonus.kind == "variety":
        which = "variety" if bonus.crews and bonus.areas else "crews" if bonus.crews else "areas"
        return _say(f"bonus-{which}", crews=bonus.crews, areas=bonus.areas, points=bonus.points)
    if bonus.kind == "together":
        one, two = _icons(bonus.icons)
        return _say("bonus-together", one=one, two=two, points=bonus.points)
    icon = _ICON[bonus.icons[0]]
    return _say(f"bonus-{bonus.kind}", icon=icon, count=len(bonus.icons), points=bonus.points)


_CREW: dict[str, str] = {card.id: card.crew for card in CARD_VIEWS}
_ASSET = {card.id: _say("asset", asset=SHORT[card.id], danger=card.danger) for card in CARD_VIEWS}
_BONUS = {card.id: _bonus(card.bonus) for card in CARD_VIEWS}
_TASK_LINE = {
    card.id: _say(
        "task",
        task=TASK[card.id],
        danger=card.danger,
        needs=_icons(card.needs),
        bonus=_BONUS[card.id],
    )
    for card in CARD_VIEWS
}


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
                return _say("draw" if view.deck or view.discards else "draw-none", deck=view.deck)
            case Leaf(action=a.Take(card)):
                return _say("take", card=_among(view.pool, card))
            case Leaf(action=a.Discard(card)):
                return _say("discard", card=_among(view.hand, card))
        return super().label(view, path, node)

    def note(
        self,
        view: DarkMissView,  # noqa: ARG002
        path: tuple[str, ...],  # noqa: ARG002
        node: Node[a.Action],
    ) -> Words | None:
        """What a task needs, and how many pairs must and can stand in, with this hand."""
        if not isinstance(node, Pick):
            return None
        needs = CARD_VIEWS[CARD[node.key]].needs
        pairs = {"least": node.least - len(needs), "most": node.most - len(needs)}
        return _say("pays", needs=_icons(needs), **pairs)

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
            return _CREW[node.action.card]
        return "check" if isinstance(node, Pick) else super().icon(view, path, node)

    def item_icon(self, view: DarkMissView, path: tuple[str, ...], key: str) -> str:  # noqa: ARG002
        """The icon of a card's crew."""
        return _CREW[key]

    def item(self, view: DarkMissView, path: tuple[str, ...], key: str) -> Words:  # noqa: ARG002
        """A card of the hand, named by its asset."""
        return _among(view.hand, key)

    def advice(
        self,
        view: DarkMissView,
        path: tuple[str, ...],
        picked: Sequence[str],  # noqa: ARG002
    ) -> Sequence[Words]:
        """In the last round, a choice that scores nothing, and that it does; otherwise ()."""
        if not view.last or view.phase == "airlock" or path[0] in [card.id for card in view.tasks]:
            return ()
        deed, other_follows = Leaf(path[-1], _gain(view, path)), view.active == view.first
        why = "because-last-turn-hinders" if other_follows else "because-last-turn-idle"
        return self.label(view, path, deed), _say(why)

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
            case facts.Took(task=str()):
                return self.say("took-bonus", fact)
            case facts.Took():
                return self.say("took", fact)
            case Completed():
                return _completion(fact)
            case facts.TurnedUp(card, where):
                return _say(f"turned-up-{where}", card=(SHORT if where == "pool" else TASK)[card])
        return super().fact(fact)

    def log_sentences(self, facts: Sequence[Fact]) -> Sequence[LogSentence]:
        """The log, in which a task and the bonus that it brought are one sentence."""
        found: list[LogSentence] = []
        for place, fact in enumerate(facts):
            before = facts[place - 1] if place else None
            if isinstance(before, Completed) and isinstance(fact, Rewarded):
                found[-1] = LogSentence((place - 1, place), _completion(before, fact.points))
            else:
                found.append(LogSentence((place,), self.fact(fact)))
        return found

    def describe(self, view: DarkMissView) -> Sequence[Words]:
        """The round, tasks, pool and piles, both seats, and one's own hand."""
        return table(view)

    def score(self, view: DarkMissView) -> Score:
        """Who leads, what ends the game, and each score by task."""
        ranked = sorted(enumerate(view.seats), key=lambda one: -one[1].score)
        seats = tuple(_score(number, seat) for number, seat in ranked)
        if view.phase == "over":
            return Score((_say("score-over"),), seats)
        (first, most), (_, least) = ((number, seat.score) for number, seat in ranked)
        leads = "score-level" if most == least else "score-leads"
        lead = _say(leads, seat=seat_name(first), most=most, least=least)
        return Score(
            (lead, _say("score-last" if view.last else "score-goal", goal=view.goal)), seats
        )

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
        "score": fact.score and fact.score + bonus,
        "danger": CARD_VIEWS[CARD[fact.task]].danger,
        "bonus": bonus,
        "pairs": pairs,
    }
    return _say("completed-pairs" if pairs else "completed", **told)


def caption(view: DarkMissView) -> list[Words]:
    """The caption of the picture, the most important lines first: a phone leaves out the last ones.

    First comes the round, if the picture lacks it, and the warning that gaining a card costs
    another one. Then come tasks that would score, the one that lacks fewest cards first; those that
    can be completed now are left out, as their buttons say the same. Last comes why they score.
    """
    is_stated = view.viewer is None or view.last or view.phase in ("over", "airlock")
    at_turn = view.viewer == view.active
    left = [one for one in prospects(view) if one.scores and (one.short or not at_turn)]
    left.sort(key=lambda one: (one.short, -one.scores))
    lines = [_status(view, seat_name)] if is_stated else []
    full = at_turn and view.phase == "turn" and len(view.hand) >= NUMBERS.hand_limit
    lines += [_say("hand-full")] * full + [prospect(one) for one in left]
    if left and left[0].before and not full:
        lines.append(_say("last-danger", danger=left[0].before))
    return lines


def table(
    view: DarkMissView, named: Callable[[int], Words] = seat_name, *, briefly: bool = False
) -> list[Words]:
    """The table in words; `named` words a seat's name.

    `briefly` names cards by their assets alone, and only counts the discards.
    """
    lines = [_status(view, named), *[_TASK_LINE[card.id] for card in view.tasks]]
    if not view.tasks:
        lines.append(_say("no-tasks"))
    lines.append(_row("pool", view.pool))
    lines.append(_say("deck", cards=view.deck))
    discards = _say("piled", count=len(view.discards))
    lines.append(discards if briefly else _row("discards", view.discards))
    for number, seat in enumerate(view.seats):
        lines += _seat(named(number), seat, own=number == view.viewer)
    if view.completing is not None:
        played = tuple(SHORT[card.id] for card in view.played)
        lines.append(_say("completing", task=TASK[view.completing.id], cards=played))
    if view.viewer is not None:
        lines.append(_row("hand", view.hand))
    return lines


def _most_dangerous(view: DarkMissView) -> str:
    """The id of the most dangerous task that the hand can complete, the first of equals; or ""."""
    hand = _hand(view)
    done = [task for task in view.tasks if payable(CARD[task.id], hand)]
    return max(done, key=lambda task: task.danger).id if done else ""


@cache
def _cards() -> Sequence[Card]:
    return tuple([Card(card.id, TASK[card.id], _about(card)) for card in CARD_VIEWS])


def _about(card: CardView) -> Words:
    return _say(
        "about",
        danger=card.danger,
        needs=_icons(card.needs),
        bonus=_BONUS[card.id],
        crew=_ICON[card.crew],
        area=_ICON[card.area],
    )


@lru_cache(maxsize=1024)
def prospect(one: Prospect) -> Words:
    """Words for a listed task: its score, and the needs the hand lacks."""
    scored = _say("prospect-points", task=TASK[one.task], points=one.scores, bonus=one.bonus)
    if not one.short:
        return _say("prospect-ready", prospect=scored)
    icons = _icon_counts(one.lacking)
    if one.short < len(one.lacking):
        return _say("prospect-pairs", prospect=scored, icons=icons, short=one.short)
    return _say("prospect", prospect=scored, icons=icons)


def _complete(view: DarkMissView, task: str, ways: Sequence[Sequence[int]]) -> Words:
    """The label of completing a task: its points with the bonus.

    `ways` are the payments; if there is only one, the pairs that stand in are named.
    """
    old = view.seats[view.active].tableau
    danger = abs(CARD_VIEWS[CARD[task]].danger - view.seats[view.active].danger)
    points = {danger + (0 if old is None else bonuses.points(CARD[old.id], way)) for way in ways}
    pairs = [
        _say("pair", pair=_ICON[CARD_VIEWS[pair[0]].crew], crew=_ICON[CREWS[crew]])
        for pair, crew in (stand_ins(CARD[task], ways[0]) if len(ways) == 1 else ())
    ]
    told = {"least": min(points), "most": max(points), "several": int(len(points) > 1)}
    if not pairs:
        return _say("complete", task=TASK[task], **told)
    return _say("complete-pairs", task=TASK[task], pairs=tuple(pairs), **told)


def _gain(view: DarkMissView, path: tuple[str, ...]) -> a.Action:
    """The action of a choice that completes no task."""
    if path[0] == "draw":
        return a.Draw()
    card = a.Discard if view.phase == "discard" else a.Take
    return (a.Replace if path[0] == "replace" else card)(path[-1])


def _hand(view: DarkMissView) -> tuple[int, ...]:
    return tuple([CARD[card.id] for card in view.hand])


def _pair(pair: facts.StandIn) -> Words:
    """Words for two cards of a crew that stood in for another."""
    crew = _ICON[_CREW[pair.cards[0]]]
    return _say("stand-in", pair=crew, crew=_ICON[pair.crew])


def _status(view: DarkMissView, named: Callable[[int], Words]) -> Words:
    seat = named(view.active)
    if view.phase == "over":
        return _say("status-over", turn=view.turn)
    if view.phase == "airlock":
        return _say("status-airlock", turn=view.turn)
    when = "last" if view.last else "round"
    doing = _say(f"doing-{view.phase}", seat=seat)
    return _say(f"status-{when}", turn=view.turn, turns=view.turns, doing=doing)


def _seat(name: Words, seat: SeatView, *, own: bool) -> list[Words]:
    if seat.tableau is None:
        lines = [_say("seat-new", seat=name, score=seat.score)]
    else:
        task = seat.tableau
        lines = [
            _say(
                "seat",
                seat=name,
                score=seat.score,
                task=TASK[task.id],
                danger=task.danger,
                bonus=_BONUS[task.id],
            )
        ]
    if not own:
        held: dict[str, Arg] = {"seat": name, "count": seat.cards}
        known = _say("holds-known", cards=_names(seat.known), **held)
        lines.append(known if seat.known else _say("holds", **held))
    return lines


def _score(number: int, seat: SeatView) -> Words:
    """A seat's score, task by task; in older saved games only the total."""
    parameters: dict[str, Arg] = {"seat": seat_name(number), "score": seat.score}
    if not seat.scored:
        return _say("score-total", **parameters)
    parts = tuple(
        _say(
            "score-task-bonus" if one.bonus else "score-task",
            task=TASK[one.task],
            points=one.points,
            bonus=one.bonus,
        )
        for one in seat.scored
    )
    earlier = seat.score - sum(one.points + one.bonus for one in seat.scored)
    before = (_say("score-before", points=earlier),) if earlier else ()
    return _say("score-of", parts=(*before, *parts), **parameters)


def _names(cards: Sequence[CardView]) -> tuple[Words, ...]:
    return tuple([_among(cards, card.id) for card in cards])


def _among(cards: Sequence[CardView], key: str) -> Words:
    """Words for a card by its asset, and if another of `cards` has the same one, by its danger."""
    alike = [card for card in cards if SHORT[card.id] == SHORT[key]]
    return SHORT[key] if len(alike) == 1 else _ASSET[key]


def _row(which: str, cards: Sequence[CardView]) -> Words:
    if not cards:
        return _say(f"{which}-empty")
    return _say(which, count=len(cards), cards=_names(cards))
