"""The table of Dyla in words, and how well the captain does."""

from functools import lru_cache

from engine.core.words import Words
from engine.games.dyla.content import CONTENT, card_name, enemy_name
from engine.games.dyla.text.wording import equal_cards, say
from engine.games.dyla.view import CardsView, DylaView


def caption(view: DylaView) -> tuple[Words, ...]:
    """The caption of the picture: hull, points and TechPoints; in research also how prices rise."""
    step = CONTENT.numbers.price_step
    rise = (say("table-prices", step=step),) if view.phase == "research" else ()
    return (
        say(
            "table-ship",
            hull=view.hull,
            most=view.hull_most,
            points=view.points,
            goal=view.goal,
        ),
        say(
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
        say(
            "table-turn",
            turn=view.turn,
            turns=view.turns,
            phase=say(f"phase-{view.phase}"),
        ),
        *caption(view),
        say(
            "table-enemy",
            enemy=enemy_name(enemy.encounter),
            suffered=enemy.suffered,
            hp=enemy.hp,
            damage=enemy.damage,
            tech=enemy.tech,
            points=enemy.points,
        ),
        say("table-decks", left=view.encounters_left, spent=view.encounters_spent),
        say("table-hand", cards=_list(view.hand)),
        say("table-played", cards=_list(view.played)),
    ]
    if view.phase in ("combat", "trash"):
        lines.append(_sums(view))
    if piles:
        lines.append(say("table-pile", pile=view.pile))
    if view.on_top:
        lines.append(say("table-on-top", cards=tuple(map(card_name, view.on_top))))
    if piles:
        lines.append(say("table-discards", cards=_list(view.discards)))
        lines.append(say("table-deck", cards=_list(view.deck)))
    lines.append(say("table-shop", offers=_offers(view)))
    if view.draw == "two":
        lines.append(say("table-draw-two"))
    return lines


def score_lines(view: DylaView) -> list[Words]:
    """Points, and then time and hull left and the deck's strength, or how long the game took."""
    missing = max(0, view.goal - view.points)
    damage = sum([card.damage * card.count for card in view.deck])
    lines = [say("score-points", points=view.points, missing=missing)]
    if view.phase == "over":
        return [*lines, say("score-over", turns=view.turn, hull=view.hull)]
    if view.level < view.levels:
        left = view.level_goal - view.level_points
        lines.append(say("score-level", level=view.level, levels=view.levels, points=left))
    return [
        *lines,
        say("score-time", turns=view.turns - view.turn + 1, points=missing),
        say("score-hull", hull=view.hull, most=view.hull_most, level=view.level),
        say("score-deck", count=sum([c.count for c in view.deck]), damage=damage),
    ]


def _sums(view: DylaView) -> Words:
    if view.defeats:
        return say("table-defeats", deals=view.deals)
    return say("table-sums", deals=view.deals, strikes=view.strikes)


def _list(cards: tuple[CardsView, ...]) -> tuple[Words, ...]:
    return tuple([equal_cards(one.card, one.count) for one in cards]) or (say("no-cards"),)


def _offers(view: DylaView) -> tuple[Words, ...]:
    return tuple([_offer(offer.card, offer.price) for offer in view.shop])


@lru_cache(maxsize=1024)
def _offer(card: str, price: int) -> Words:
    return say("offer", card=card_name(card), price=price)
