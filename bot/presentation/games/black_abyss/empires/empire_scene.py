"""The scene of the picture of one empire, and its alt text."""

from collections import Counter
from collections.abc import Mapping
from typing import Final, NamedTuple

from bot.language.speech import capital
from bot.language.wording import Say, alt_text
from bot.presentation.games.black_abyss.map.scene import letters_of
from engine.core.words import Words, seat_name, wording, words
from engine.games.black_abyss.content.tables import RACE
from engine.games.black_abyss.text.reference import strength
from engine.games.black_abyss.text.wording import power_words, thing
from engine.games.black_abyss.view import View

_picture_words = wording("picture-empire-")

DRAWING: Final = "bot.presentation.games.black_abyss.empires.draw_empire:draw"
TALL: Final = 0.7
_CALLED: Final = {"war": "kind-war", "passage": "kind-passage", "peace": "kind-peace"}


class Stock(NamedTuple):
    """A resource: name, amount, and income per cycle."""

    name: str
    amount: int
    income: int


class Figure(NamedTuple):
    """A number with its name, such as votes, frigates, or the level of a technology.

    For ships also `said` in a sentence.
    """

    name: str
    value: int
    said: str = ""


class Relation(NamedTuple):
    """Another seat, its relation to this one ("war", "passage", "peace"), and the word for it."""

    seat: int
    letter: str
    kind: str
    called: str


class Scene(NamedTuple):
    """One empire, with the ship classes and technologies that it has.

    `no_technology` is the text if there are no technologies. `people` are the lines on the strength
    and the weakness of the race.
    """

    seat: int
    race: str
    letter: str
    title: str
    stocks: tuple[Stock, ...]
    figures: tuple[Figure, ...]
    fleet: tuple[Figure, ...]
    relations: tuple[Relation, ...]
    technologies: tuple[Figure, ...]
    no_technology: str
    people: tuple[str, ...] = ()


def scene_of(view: View, seat: int, say: Say) -> Scene:
    """The empire of a seat."""
    empire, letters = view.empires[seat], letters_of(view, say)
    ships = Counter(ship.hull for ship in view.ships if ship.owner == seat)
    amounts = (empire.food, empire.energy, empire.minerals)
    names = ("food", "energy", "minerals")
    stocks = zip(names, amounts, empire.income, strict=True)
    figures = {"votes": empire.votes, "planets": empire.planets}
    if view.terms_win:
        figures["terms"] = empire.terms
    return Scene(
        seat=seat,
        race=empire.race,
        letter=letters[seat],
        title=say(_picture_words("title", name=seat_name(seat), race=thing(empire.race))),
        stocks=tuple(Stock(say(thing(name)), now, income) for name, now, income in stocks),
        figures=tuple(Figure(say(_picture_words(key)), value) for key, value in figures.items()),
        fleet=tuple(
            Figure(say(thing(hull)), count, say(words("black-abyss-ships", hull=hull, count=count)))
            for hull, _ in empire.supply
            if (count := ships[hull])
        ),
        relations=_relations(view, seat, letters, say),
        technologies=tuple(
            Figure(say(thing(name)), level) for name, level in empire.techs if level
        ),
        no_technology=say(_picture_words("no-technology")),
        people=tuple(map(say, _people(empire.race))),
    )


def _people(race: str) -> tuple[Words, Words]:
    found = RACE[race]
    return (
        _picture_words("strength", powers=strength(found)),
        _picture_words("weakness", powers=power_words(found.weakness)),
    )


def _relations(view: View, seat: int, letters: Mapping[int, str], say: Say) -> tuple[Relation, ...]:
    """The relations of all living empires to a seat: war first, then passage, then peace."""
    empire = view.empires[seat]
    others = [one.seat for one in view.empires if one.alive and one.seat != seat]
    apart = {*empire.at_war, *empire.passage}
    kinds = {
        "war": empire.at_war,
        "passage": empire.passage,
        "peace": [one for one in others if one not in apart],
    }
    return tuple(
        Relation(other, letters[other], kind, say(_picture_words(_CALLED[kind])))
        for kind, those in kinds.items()
        for other in others
        if other in those
    )


def alt_of(scene: Scene, say: Say) -> str:
    """The alt text of the picture of one empire."""
    parts = [f"{scene.letter}: {scene.title}", *scene.people]
    for stock in scene.stocks:
        income = f"{stock.income:+d}"
        parts.append(
            say(_picture_words("stock", name=stock.name, amount=stock.amount, income=income))
        )
    parts += [f"{figure.name}: {figure.value}" for figure in scene.figures]
    if scene.fleet:
        parts.append(", ".join(figure.said for figure in scene.fleet))
    enemies = " ".join(each.letter for each in scene.relations if each.kind == "war")
    friends = " ".join(each.letter for each in scene.relations if each.kind == "passage")
    for part, others in (("war", enemies), ("passage", friends)):
        if others:
            parts.append(say(_picture_words(part, others=others)))
    known = [f"{each.name} {each.value}" for each in scene.technologies]
    parts.append(", ".join(known) if known else scene.no_technology)
    return alt_text([capital(line) for line in parts])
