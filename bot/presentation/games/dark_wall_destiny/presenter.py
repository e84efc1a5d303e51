"""Shows Dark Wall Destiny: the table as a picture, alarms and the next spin in words."""

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from typing import Any

from bot.language.speech import Speech
from bot.presentation.games.any_game import Presenter, Sight
from bot.presentation.games.dark_wall_destiny import card_scene, end, list_scene, table_scene
from bot.presentation.games.dark_wall_destiny.table_scene import DRAWING, alt_of, scene_of
from bot.presentation.panel import Picture
from engine.core.errors import StaleChoice
from engine.core.game import AnyGame, Card
from engine.core.words import Words, seat_name, wording, words
from engine.games.dark_wall_destiny.actions import Buy, Pull
from engine.games.dark_wall_destiny.agents.taught import rounds
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.text.advice import aims
from engine.games.dark_wall_destiny.text.asked import answers, own_turn
from engine.games.dark_wall_destiny.text.labels import left_out
from engine.games.dark_wall_destiny.text.log_sentences import ended_by_spin, of_spin
from engine.games.dark_wall_destiny.text.table import alarms, caption, coming_damage
from engine.games.dark_wall_destiny.view import WallView

_words = wording("picture-wall-")

CHAPTERS, DAMAGE = {"tactics": 1, "begin": 3, "action": 3, "acquire": 3, "spin": 5}, 6
"""The indices of the rules' sections, from 0: by stage, and of the one about damage."""
STEPS = ("take-and-play-all", "take-turn", "play-all", "play", "pull", "system", "end-turn")
"""The keys of choices in a turn, in the order in which new members are advised to use them."""
LINES, LETTERS = 2, 165
"""Maximum lines and characters of the board's lines, as a phone has no room for more.

*Text* has the rest.
"""
SPIN = 100
"""More actions than the turns of a round and its spin take."""
TABLE, SYSTEM, PILES = "table", "system", "piles"
SECTOR, CARD = "sector-", "card-"


class WallPresenter(Presenter):
    """Shows Dark Wall Destiny."""

    has_sights = True
    abridges = True
    guides_by_hints = True
    reasons_in_notes = frozenset({"choose"})
    finale = staticmethod(end.finale)
    aims = staticmethod(aims)

    def lines(self, game: AnyGame, view: WallView, speech: Speech) -> tuple[str, ...]:
        """What the viewer can do in its turn, the two most important lines, and the next damage.

        Only one important line if there is no room for two. That is so in guided rounds, which tell
        the turn's next step instead, with many seats, alone, below alarms, and if the lines are
        long. In the viewer's turn, what it can spend stays beside a Cryoship that burns soon, but
        not alone, where a board tells all of it.
        """
        say = speech.with_icon_markup.each
        lines, taught = say(caption(view)), self._taught(view)
        own = () if taught else say(own_turn(view))
        alone, large = len(view.seats) == 1, len(view.seats) >= table_scene.CROWD
        long = (
            taught
            or large
            or (alone and own)
            or alarms(view)
            or len("".join(lines[:LINES])) > LETTERS
        )
        pays = alarms(view) and view.active is not None and view.active == view.viewer
        kept = lines[: 1 if long and (taught or alone or not pays) else LINES]
        return tuple(dict.fromkeys([*own, *kept, *say(coming_damage(view))]))

    def kept(self, view: WallView) -> int:
        """The line on what the viewer must answer, or can do in its turn."""
        return int(answers(view) or (not self._taught(view) and any(own_turn(view))))

    def _taught(self, view: WallView) -> bool:
        """Whether the viewer is told its next step (`beginning`)."""
        return view.viewer is not None and view.round <= self.guided_until(view)

    def picture(self, view: WallView, speech: Speech, prepared: Sequence[Any] = ()) -> Picture:
        """The table."""
        scene = scene_of(view, speech.for_pictures)
        alt = alt_of(view, scene, speech.without_escapes)
        return Picture(DRAWING, scene, alt, table_scene.tall(scene))

    def recent(self, view: WallView) -> int:
        """`SPIN` from a spin until a turn after it has ended; 0 before and later."""
        spins = view.stage in ("spin", "over") or (view.round > 1 and not view.done)
        return SPIN if spins else 0

    def story(self, game: AnyGame, view: WallView, facts: Sequence[Any]) -> Sequence[Words]:
        """The lines on the last spin; after the end of the game, only if that spin ended it."""
        return () if view.stage == "over" and not ended_by_spin(facts) else of_spin(facts)

    def sights(self, view: WallView) -> Sequence[Sight]:
        """The table, the system, sectors, piles, then each visible card."""
        return tuple(_sights(view))

    def sight(self, view: WallView, key: str, speech: Speech) -> Picture:
        """The picture of a sight. Raises StaleChoice if it is not offered."""
        if key == TABLE:
            return self.picture(view, speech)
        if key.startswith(CARD):
            card = key.removeprefix(CARD)
            alt = card_scene.alt_of(card_scene.scene_of(view, card, speech.without_escapes))
            return Picture(
                card_scene.DRAWING, card_scene.scene_of(view, card, speech.for_pictures), alt
            )
        alt = list_scene.alt_of(
            _scene_of(view, key, speech.without_escapes), speech.without_escapes
        )
        return Picture(list_scene.DRAWING, _scene_of(view, key, speech.for_pictures), alt)

    def card(self, view: WallView, card: Card, speech: Speech) -> Picture | None:
        """The card with all its text; None for tactics cards, which have no picture."""
        return self.sight(view, f"{CARD}{card.id}", speech) if card.id in t.CARD else None

    def chapter(self, view: WallView) -> int | None:
        """The section about the stage; while a seat chooses what damage takes, about damage."""
        return DAMAGE if view.hit is not None else CHAPTERS.get(view.stage)

    def guided_until(self, view: WallView) -> int:
        """Three rounds in a contest, in which nobody plays for the team; else the first one."""
        return rounds(contest=view.contest)

    def beginning(self, view: WallView, offered: Collection[str]) -> str:
        """The first of `STEPS` that is offered; "tactics" while tactics cards are chosen.

        "play-every" replaces a step that leaves cards in hand because they ask something. If no
        card can be played any more but cards can be acquired, "more" replaces "system". In a
        contest, "rivals" replaces it otherwise.
        """
        if view.stage == "tactics":
            return "tactics"
        step = next((step for step in STEPS if step in offered), "")
        if step.endswith("play-all") and any(t.CARD[card] in t.ASKS for card in left_out(view)):
            return "play-every"
        if step != "system":
            return step
        if view.stage == "acquire":
            return "more"
        return "rivals" if view.contest else step

    def race(self, view: WallView) -> str | None:
        """In free order, the choice to take the next turn; None while a turn is taken."""
        return "take-turn" if view.stage == "begin" else None

    def good_for(self, view: WallView, action: Any) -> str:
        """The part of the id of the message on an acquired card, by its type; "" for others."""
        if not isinstance(action, Buy | Pull):
            return ""
        return f"good-{t.CARDS[t.CARD[action.card]].kind}"

    def follow(self, view: WallView, path: tuple[str, ...]) -> str:
        """The system as a list while a card is bought; the viewer's sector while one is seeded."""
        if path[0] in ("system", "pull"):
            return SYSTEM
        if path[0] in ("seed", "use") and view.viewer is not None:
            return f"{SECTOR}{view.viewer}"
        return ""


def _scene_of(view: WallView, key: str, say: Speech) -> list_scene.Scene:
    if key == SYSTEM:
        return list_scene.system_of(view, say)
    if key == PILES:
        return list_scene.piles_of(view, say)
    seat = key.removeprefix(SECTOR)
    if not seat.isdigit() or int(seat) >= len(view.seats):
        raise StaleChoice(f"There is nothing to look at called {key!r}.")
    return list_scene.sector_of(view, int(seat), say)


def _sights(view: WallView) -> Iterator[Sight]:
    yield Sight(TABLE, _words("sight-table"), board=True)
    yield Sight(SYSTEM, _words("sight-system"))
    if view.viewer is not None:
        yield Sight(f"{SECTOR}{view.viewer}", _words("sight-own-sector"))
    for seat in range(len(view.seats)):
        if seat != view.viewer:
            yield Sight(f"{SECTOR}{seat}", _words("sight-sector", seat=seat_name(seat)))
    yield Sight(PILES, _words("sight-piles"))
    yield from map(_of_card, dict.fromkeys(_in_sight(view)))


@cache
def _of_card(card: str) -> Sight:
    return Sight(
        f"{CARD}{card}", _words("sight-card", card=words(f"dark-wall-destiny-card-{card}"))
    )


def _in_sight(view: WallView) -> Iterator[str]:
    """The ids of visible cards: those turned up from space, hand, system, drones, own sector.

    The system begins with its last position.
    """
    yield from view.scanned
    yield from view.hand
    yield from (one.card for one in reversed(view.system) if one.card is not None)
    yield from (card for card, _, count in view.drones if count)
    if view.viewer is not None:
        for berth in view.seats[view.viewer].sector:
            yield from (berth.card, *berth.under)


PRESENTER = WallPresenter()
