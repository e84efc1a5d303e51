"""The schema of the files in `data/`."""

from collections import Counter
from typing import Annotated, Self

from pydantic import Field, model_validator

from engine.core.content import Entry
from engine.games.dark_wall_destiny.content.vocabulary import (
    AIMED,
    COUNTED,
    NARROWED,
    OWN,
    SYSTEM,
    Faction,
    Kind,
    Own,
    People,
    Per,
    System,
    Value,
    Who,
)


class Effect(Entry):
    """What a card does: `do`, with the number `n`.

    With `per`, the number counts once for each `every` things of the kind `per`. `of` restricts the
    effect to a type of card; `who` is the target of an attack.
    """

    do: Own | System
    n: int = Field(default=1, ge=1, le=9)
    per: Per | None = None
    every: int = Field(default=1, ge=1, le=3)
    of: Kind | None = None
    who: Who = "each"

    @model_validator(mode="after")
    def _says_only_what_it_may(self) -> Self:
        for field, words in (("per", COUNTED), ("of", NARROWED), ("who", AIMED)):
            if field in self.model_fields_set and self.do not in words:
                raise ValueError(f"{self.do} has no {field!r}")
        return self


class Plus(Entry):
    """What a value of a card grows by: `n` for each `every` things of the kind `per`."""

    value: Value
    n: int = Field(default=1, ge=1, le=4)
    per: Per
    every: int = Field(default=1, ge=1, le=3)


class Surcharge(Entry):
    """How much more other cards cost while this one is in the system.

    `of` restricts this to cards of one type.
    """

    n: int = Field(default=1, ge=1, le=3)
    of: Kind | None = None


class Design(Entry):
    """A card as designed, with `copies` of it; of a `named` card there is only one.

    `play`, `standing`, `gain`, `react`, `attack` and `expire` are its effects, by when they happen.
    `enhance` is what it adds to the attacks of aliens behind it in the system. `replaces` tells
    that it burns instead of an alien. `hand` adds to the hand size.
    """

    id: str = Field(pattern="^[a-z0-9]+(-[a-z0-9]+)*$", max_length=30)
    faction: Faction | None = None
    people: People | None = None
    named: bool = False
    copies: int = Field(default=1, ge=1, le=10)
    cost: int = Field(default=0, ge=0, le=20)
    energy: int = Field(default=0, ge=0, le=9)
    combat: int = Field(default=0, ge=0, le=9)
    defense: int = Field(default=0, ge=0, le=9)
    vp: int = Field(default=0, ge=0, le=9)
    capacity: int = Field(default=0, ge=0, le=4)
    plus: tuple[Plus, ...] = ()
    play: tuple[Effect, ...] = ()
    standing: tuple[Effect, ...] = ()
    gain: tuple[Effect, ...] = ()
    react: tuple[Effect, ...] = ()
    attack: tuple[Effect, ...] = ()
    expire: tuple[Effect, ...] = ()
    surcharge: Surcharge | None = None
    enhance: int = Field(default=0, ge=0, le=2)
    replaces: bool = False
    hand: int = Field(default=0, ge=0, le=2)

    @model_validator(mode="after")
    def _speaks_as_its_side(self) -> Self:
        own = {effect.do for effect in (*self.play, *self.standing, *self.gain, *self.react)} - OWN
        system = {effect.do for effect in (*self.attack, *self.expire)} - SYSTEM
        if own or system:
            raise ValueError(f"{self.id} uses {sorted(own | system)} on the wrong side")
        if self.named and self.copies > 1:
            raise ValueError(f"{self.id} is named, and there is one of it")
        return self


class Space(Entry):
    """The main cards of a region, by type."""

    ships: tuple[Design, ...] = ()
    crew: tuple[Design, ...] = ()
    planets: tuple[Design, ...] = ()
    aliens: tuple[Design, ...] = ()
    anomalies: tuple[Design, ...] = ()
    tactics: tuple[Design, ...] = ()
    strategies: tuple[Design, ...] = ()
    stations: tuple[Design, ...] = ()

    @model_validator(mode="after")
    def _aliens_and_anomalies_alone_attack(self) -> Self:
        peaceful = (*self.ships, *self.crew, *self.planets, *self.tactics)
        peaceful += (*self.strategies, *self.stations)
        if any(card.attack or card.surcharge for card in peaceful):
            raise ValueError("only aliens and anomalies attack or make others cost more")
        return self


class Expansion(Entry):
    """The cards an expansion adds per region."""

    alpha: Space
    beta: Space
    gamma: Space


class Contest(Expansion):
    """The expansion Aggression, whose space decks and commands replace those of the base set.

    `starter` has the number of each command in a starting deck.
    """

    commands: tuple[Design, ...]
    starter: dict[str, int]


class Common(Entry):
    """`common.toml`: cards of every game besides space decks."""

    drones: tuple[Design, ...]
    cryoships: tuple[Design, ...]
    commands: tuple[Design, ...]
    home: tuple[Design, ...]


class Setup(Entry):
    """The setup for a number of seats: positions, and the attack vectors among them (from 1).

    `cryoships` are prices. From each of the rounds in `rising` on, every attack deals one point
    more; on hard, from each in `rising_hard`, too.
    """

    size: int = Field(ge=8, le=20)
    vectors: tuple[int, ...]
    cryoships: tuple[int, ...]
    deck: int = Field(ge=20)
    rising: tuple[int, ...] = ()
    rising_hard: tuple[int, ...] = ()

    @model_validator(mode="after")
    def _attacks_rise_in_order(self) -> Self:
        if any(sorted(rounds) != list(rounds) for rounds in (self.rising, self.rising_hard)):
            raise ValueError("the rounds of rising attacks are in order")
        return self


BySeats = Annotated[tuple[int, ...], Field(min_length=6, max_length=6)]


class Shift(Entry):
    """What an expansion changes in the setup.

    `more` and `fewer` are attack vectors to add and to remove. `cryoship` and `later` have a number
    for each number of seats, one to six: an addition to the price of each Cryoship, and to the
    rounds in which attacks rise.
    """

    more: tuple[int, ...] = ()
    fewer: tuple[int, ...] = ()
    cryoship: BySeats = (0,) * 6
    later: BySeats = (0,) * 6


class Bonuses(Entry):
    """Victory points that no card states: for a seeded Cryoship, a planet in use, and awards."""

    colony: int
    planet: int
    energy: int
    cards: int
    crew: int


class Terms(Entry):
    """The numbers of a contest.

    `raids`: the most raid points that a seat takes between two turns. `spoils`: the tokens for a
    raid that is not fully blocked. `colony`: the points of a seeded Cryoship when one has burned.
    `deck`: the size of a region's deck, by number of seats. `cryoships`: their prices.
    """

    raids: int = Field(ge=1)
    spoils: int = Field(ge=0)
    colony: int
    deck: tuple[int, ...] = Field(min_length=6, max_length=6)
    cryoships: tuple[int, ...] = Field(min_length=5, max_length=5)


class Numbers(Entry):
    """`numbers.toml`, which explains each number."""

    hand: int = Field(ge=1)
    hand_most: int = Field(ge=1)
    token_pool: int = Field(ge=1)
    token_most: int = Field(ge=1)
    swaps: tuple[int, ...]
    asides: int = Field(ge=1)
    grace: int = Field(ge=1)
    alarm_spins: int = Field(ge=1)
    easy: int
    normal: int
    hard: int
    pull: int = Field(ge=0)
    first_pulls: BySeats
    hull: int = Field(ge=1)
    classic: Setup
    shifts: dict[str, Shift] = Field(default_factory=dict)
    further: Shift = Shift()
    seats: tuple[Setup, ...] = Field(min_length=6, max_length=6)
    bonus: Bonuses
    contest: Terms
    levels: dict[str, str]


class Greedy(Entry):
    """`greedy.toml`, which explains each number: weights of the policies."""

    energy: float
    combat: float
    defense: float
    draw: float
    look: float
    lasting: float
    room: float
    planet: float
    planets: float
    point: float
    threat: float
    contest: float
    margin: float
    hasty: float = 0.0
    rivals: dict[str, float] = Field(default_factory=dict)
    times: dict[Per, float]
    effects: dict[Own | System, float]


class Prudent(Greedy):
    """`prudent.toml`: weights of the policies that consider the coming spin."""

    hurry: float
    soon: float
    soon_first: float
    attack: float
    siege: float
    worse: float
    late: float
    drone: float
    place: float
    buried: int
    halting: int
    feared: float
    cover: int


class Files(Entry):
    """All files of a ruleset, and checks across files."""

    common: Common
    alpha: Space
    beta: Space
    gamma: Space
    awakening: Expansion
    hostile_stars: Expansion
    homefront: Expansion
    aggression: Contest
    numbers: Numbers
    greedy: Greedy
    prudent: Prudent

    @model_validator(mode="after")
    def _ids_are_unique(self) -> Self:
        added = (self.awakening, self.hostile_stars, self.homefront, self.aggression)
        sets = (self, *added)
        spaces = [space for one in sets for space in (one.alpha, one.beta, one.gamma)]
        piles = [
            *(vars(one).values() for one in (*spaces, self.common)),
            [self.aggression.commands],
        ]
        ids = Counter(card.id for pile in piles for cards in pile for card in cards)
        twice = sorted(card for card, count in ids.items() if count > 1)
        if twice:
            raise ValueError(f"ids used twice: {', '.join(twice)}")
        return self
