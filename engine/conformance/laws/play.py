"""Laws of play: games end, exactly what is offered is legal, and states are values."""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import cycle, islice, product
from typing import Any

from engine.agents import roster
from engine.agents.agent import Agent, Nodes
from engine.agents.simple import Wanderer
from engine.conformance import probes
from engine.conformance.compare import common_object, difference
from engine.conformance.digest import digest, record_of
from engine.conformance.laws.basis import Basis, at, fail_law, hold, seed_of
from engine.conformance.tables import Moment, Table, random_move, table
from engine.core.chance import Chance, seed_from
from engine.core.choices import SEPARATOR, Form, legal_answers, random_answer, walk
from engine.core.errors import BadSeats, IllegalAction
from engine.core.events import Telling, faces, silence
from engine.core.game import Perspective
from engine.core.match import Match, actions_of, copier_of, facts_of, states_of
from engine.core.options import each_alone
from engine.matches.record import Record, replay

_OF_A_FORM = 6
"""A form is tried with `probes` divided by this many random answers."""
_HASHING = "4711"
"""The PYTHONHASHSEED of the replaying process. This process has another, random one."""


class PlayLaws(Basis):
    """Laws of ending, offering, refusing, saving, replaying, copying and handing over."""

    def test_seats_follow_from_the_options(self) -> None:
        """Each combination of options allows some of the game's seat counts, and no others."""
        game, played = self.rules, set[int]()
        for chosen in each_alone(game):
            allowed = chosen.seating(game.seats)
            hold(game.name, allowed, f"nobody can play with {chosen}.")
            played.update(allowed)
            for seats in range(allowed[0] - 1, allowed[-1] + 2):
                laid = f"{game.name}, {seats} seats with {chosen}"
                with at(laid):
                    try:
                        Match.start(game, chosen, seats, seed_from(laid))
                    except BadSeats:
                        hold(laid, seats not in allowed, "it cannot be begun.")
                    else:
                        hold(laid, seats in allowed, f"it is for {allowed} but can be begun.")
        spare = set(game.seats) - played
        hold(game.name, not spare, f"nothing can be chosen that {sorted(spare)} seats can play.")

    def test_random_play_ends(self) -> None:
        """Every game played at random ends, with a well-formed outcome."""
        for number in (*range(self.games), *self.fresh):
            laid = table(self.rules, number)
            with at(laid):
                self._ends(laid, laid.start().state, seed_of("end", number))

    def test_missing_seats_are_awaited_and_have_choices(self) -> None:
        """The game waits for every seat whose action is missing, and offers it one."""
        for moment in self.samples():
            game, state = self.rules, moment.match.state
            with at(moment):
                awaited, missing = list(game.awaited(state)), list(game.missing(state))
                hold(
                    moment,
                    missing and set(missing) <= set(awaited),
                    f"the actions of seats {missing} are missing, awaited are {awaited}.",
                )
                for seat in missing:
                    hold(
                        moment,
                        game.choices(state, seat).open(),
                        f"the action of seat {seat} is missing, but it is offered nothing.",
                    )

    def test_seats_are_called_in_every_turn(self) -> None:
        """An occasion never lasts into the next turn, because it notifies each seat only once."""
        game = self.rules
        for number in (*range(self.seeds), *self.fresh):
            course = self.course(number)
            state, called = course.table.start().state, dict[int, tuple[str, int]]()
            missing = frozenset[int]()
            for step, (seat, action) in enumerate(course.moves):
                where, occasion = f"{course.table}, after {step} actions", game.occasion(state)
                before, missing = missing, frozenset(game.missing(state))
                for one in missing - before if occasion else ():
                    last, turn = called.get(one, ("", 0))
                    hold(
                        where,
                        last != occasion or turn == state.turn,
                        f"seat {one} is not called in turn {state.turn}, as its `occasion` is "
                        f"{occasion!r}, as in turn {turn}: put the turn into it.",
                    )
                    called[one] = occasion, state.turn
                game.apply(state, seat, action, silence)

    def test_what_is_offered_is_legal_and_applies(self) -> None:
        """Every listed action applies, for every seat.

        Listing changes nothing; playing leaves the old state unchanged.
        """
        for moment in self.samples():
            game, match = self.rules, moment.match
            before = copier_of(game)(match.state)
            with at(moment):
                for seat in range(moment.table.seats):
                    root = game.choices(match.state, seat)
                    listed = list(islice(probes.actions_in(root), self.listed))
                    for action in listed:
                        refusal = match.why_not(seat, action)
                        hold(
                            moment,
                            refusal is None,
                            f"{action} is offered to seat {seat} but refused: {refusal}.",
                        )
                    for action in listed[:: max(1, len(listed) // self.probes)]:
                        with at(f"seat {seat} playing {action}"):
                            self._plays(moment, seat, action)
                _check_unchanged(moment, before, "playing an offered action")

    def test_what_is_not_offered_is_refused(self) -> None:
        """Actions of other moments and their variants are legal exactly if they are offered."""
        for moment in self.samples():
            game, match = self.rules, moment.match
            before = copier_of(game)(match.state)
            with at(moment):
                for seat in range(moment.table.seats):
                    offers = probes.Offers(game.choices(match.state, seat), self.listed)
                    for action in self.probes_at(moment):
                        with at(f"seat {seat} trying {action}"):
                            self._judged_alike(moment, seat, action, offers)
                _check_unchanged(moment, before, "a refused action")

    def test_answers_to_a_form_are_judged_by_the_rules(self) -> None:
        """Each answer to a form is legal or refused with the form's reason; some are legal."""
        for moment in self.samples():
            game, state = self.rules, moment.match.state
            chance = seed_of("answers", moment)
            with at(moment):
                for seat in range(moment.table.seats):
                    for path, node in islice(walk(game.choices(state, seat)), self.listed):
                        if not isinstance(node, Form):
                            continue
                        where = f"{moment}, the form {SEPARATOR.join(path)} of seat {seat}"
                        legal = next(legal_answers(node), None)
                        hold(where, legal is not None, "nothing that may be answered is legal.")
                        questions = node.ask()
                        for _ in range(self.probes // _OF_A_FORM):
                            answers = tuple(random_answer(one, chance) for one in questions)
                            action = node.build(answers)
                            ruled = game.why_not(state, seat, action)
                            reason = None if node.why_not is None else node.why_not(action)
                            judged = f"{action} is refused with {ruled}, but by the form with"
                            hold(where, ruled == reason, f"{judged} {reason}.")

    def test_nothing_may_be_done_after_the_end(self) -> None:
        """A finished game awaits nobody, offers nothing and refuses everything."""
        for number in range(self.seeds):
            final = self.final(number)
            where = f"{table(self.rules, number)}, at the end"
            hold(where, not self.rules.awaited(final.state), "somebody is still awaited.")
            for seat in range(len(final.decisions)):
                hold(
                    where,
                    not self.rules.choices(final.state, seat).open(),
                    f"seat {seat} is offered something.",
                )
                action = self.course(number).moves[-1][1]
                hold(where, final.why_not(seat, action), f"{action} is not refused.")

    def test_the_last_turn_is_one_that_was_played(self) -> None:
        """The action that ends a game does not begin another turn.

        A rule may play several turns at once, so a game is only at fault if every end is exactly
        one turn after its last action.
        """
        turns = []
        for number in range(self.seeds):
            course = self.course(number)
            (last,) = course.moments_at({len(course.moves) - 1})
            end = last.match.play(last.seat, last.action).match.state
            turns.append((last.match.state.turn, end.turn))
        hold(
            self.game,
            any(end != before + 1 for before, end in turns),
            f"after the last action in turn {turns[0][0]}, the game ends in turn {turns[0][1]}; let"
            " `turn` stay at the last turn played.",
        )

    def test_saved_games_are_the_same_games(self) -> None:
        """load(dump(state)) == state at every step, and the loaded game continues identically."""
        states = states_of(self.rules)
        for number in range(self.seeds):
            course = self.course(number)
            match = course.table.start()
            for step, (seat, action) in enumerate(course.moves):
                where = f"{course.table}, after {step} actions"
                with at(where):
                    saved = states.dump(match.state)
                    loaded = states.load(saved)
                    same = difference(loaded, match.state)
                    hold(where, same is None, f"saved and loaded, {same}.")
                    hold(where, states.dump(loaded) == saved, "saving twice gives two texts.")
                    self._check_codec(where, actions_of(self.rules), action)
                    after = replace(match, state=loaded).play(seat, action)
                    for event in after.events:
                        for fact in faces(event):
                            self._check_codec(where, facts_of(self.rules), fact)
                    match = match.play(seat, action).match
                    parted = difference(after.match.state, match.state)
                    hold(
                        where,
                        parted is None,
                        f"{action} on the loaded state leads elsewhere: {parted}.",
                    )

    def test_replay_gives_the_same_game(self) -> None:
        """Replay from seed and actions gives the same game, under another PYTHONHASHSEED too."""
        records = [record_of(self.course(number)) for number in range(min(self.seeds, 4))]
        here = []
        for number, record in enumerate(records):
            digests = [digest(match) for match in replay(record)]
            course = self.course(number)
            hold(course.table, len(digests) == len(course.moves) + 1, "the replay stops early.")
            here.append(digests)
        for number, there in enumerate(_replayed_elsewhere(records)):
            pairs = enumerate(zip(here[number], there, strict=True))
            step = next((n for n, (one, other) in pairs if one != other), None)
            hold(
                self.course(number).table,
                step is None,
                f"under PYTHONHASHSEED={_HASHING} the replay differs after {step} actions.",
            )

    def test_copies_are_independent(self) -> None:
        """A copy equals its original and shares no mutable parts; views and facts share none."""
        for moment in self.samples():
            game, state = self.rules, moment.match.state
            copy = copier_of(game)(state)
            with at(moment):
                hold(moment, difference(copy, state) is None, "a copy differs from its original.")
                hold(moment, not (common := common_object(state, copy)), f"a copy shares {common}.")
                for viewer in (None, *range(moment.table.seats)):
                    common = common_object(state, game.view(state, viewer))
                    hold(moment, not common, f"the view of {viewer} shares {common}.")
                telling: Telling[Any] = Telling()
                game.apply(copy, moment.seat, moment.action, telling)
                for event in telling.events:
                    common = common_object(copy, event)
                    hold(moment, not common, f"{event.fact} shares {common} with the state.")

    def test_a_seat_handed_over_still_ends_the_game(self) -> None:
        """A game ends even if an agent takes a seat, or the clock decides for all seats.

        Each moment and each agent is tried at least once; with `every_pair`, each agent at each
        moment.
        """
        moments = [one for number in range(self.seeds) for one in self.course(number).sample(3)]
        names = roster.names(self.rules)
        for moment in moments:
            self._handed_over(moment, "the clock", None)
        pairs = product(moments, names) if self.every_pair else _in_turn(moments, names)
        for moment, name in pairs:
            self._handed_over(moment, name, roster.agent(self.rules, name))

    def _ends(self, laid: Table, state: Any, chance: Chance) -> None:
        """Play a game at random from its start, in place, and check the outcome."""
        game, turn, step = self.rules, 1, 0
        while (outcome := game.outcome(state)) is None:
            hold(laid, step < self.longest, f"play has not ended after {step} actions.")
            seat, action = random_move(laid, state, chance, step)
            with at(f"{laid}, after {step} actions, seat {seat} playing {action}"):
                game.apply(state, seat, action, silence)
            hold(laid, state.turn >= turn, f"turn {state.turn} follows turn {turn}.")
            turn, step = state.turn, step + 1
        seats = laid.seats
        winners = list(outcome.winners)
        hold(
            laid,
            sorted(set(winners)) == sorted(winners) and set(winners) <= set(range(seats)),
            f"the winners are {winners}.",
        )
        hold(
            laid,
            len(outcome.ranking) == len(outcome.scores) == seats,
            f"{outcome} does not rank and score {seats} seats.",
        )
        hold(
            laid,
            laid.parsed_options.together() is None or len(winners) in (0, seats),
            f"a co-operative game was won by seats {winners} alone.",
        )

    def _plays(self, moment: Moment, seat: int, action: Any) -> None:
        """Play an action, and check the revision and decision numbers after it."""
        step = moment.match.play(seat, action)
        match, after = moment.match, step.match
        hold(moment, after.revision == match.revision + 1, "playing adds no revision.")
        grown = tuple(n + (place == seat) for place, n in enumerate(match.decisions))
        hold(moment, after.decisions == grown, f"decisions go to {after.decisions}.")

    def _judged_alike(self, moment: Moment, seat: int, action: Any, offers: probes.Offers) -> None:
        """Check that an action is legal exactly if it is offered, and refused for one reason."""
        refusal = moment.match.why_not(seat, action)
        if refusal is None:
            hold(
                moment,
                offers.contain(action) is not False,
                f"{action} by seat {seat} is legal but not offered.",
            )
            return
        hold(
            moment,
            not offers.contain_surely(action),
            f"{action} by seat {seat} is offered but refused: {refusal}.",
        )
        try:
            moment.match.play(seat, action)
        except IllegalAction as error:
            hold(moment, error.refusal == refusal, f"{action} is refused for two reasons.")
        else:
            fail_law(moment, f"{action} by seat {seat} is refused but can be played.")

    def _handed_over(self, moment: Moment, name: str, agent: Agent | None) -> None:
        """Play on to the end with an agent in one seat; without one, the clock decides for all."""
        game, state = self.rules, copier_of(self.rules)(moment.match.state)
        chance, steps, others = seed_of(moment, name), 0, Wanderer()
        mine = chance.below(moment.table.seats)
        while game.outcome(state) is None:
            where = f"{moment}, and {steps} more with seat {mine} handed to {name}"
            hold(where, steps < self.longest, "the game has not ended.")
            seat = chance.pick(game.missing(state))
            with at(where):
                action = game.on_deadline(state, seat) if agent is None else None
                if action is None:
                    player = agent if agent is not None and seat == mine else others
                    perspective = Perspective(game, state, seat)
                    action = player.choose(perspective, chance, Nodes(self.nodes))
                refusal = game.why_not(state, seat, action)
                hold(where, refusal is None, f"{action} is played for seat {seat}: {refusal}.")
                game.apply(state, seat, action, silence)
            steps += 1

    def _check_codec(self, where: object, codec: Any, value: Any) -> None:
        again = difference(codec.load(codec.dump(value)), value)
        hold(where, again is None, f"{value}, saved and loaded: {again}.")


def _in_turn(moments: list[Moment], names: Sequence[str]) -> Iterator[tuple[Moment, str]]:
    """Pairs of a moment and a name, in which each moment and each name occurs at least once.

    The shorter list repeats.
    """
    pairs = zip(cycle(moments), cycle(names), strict=False)
    return islice(pairs, max(len(moments), len(names)))


def _check_unchanged(moment: Moment, before: Any, by: str) -> None:
    change = difference(moment.match.state, before)
    hold(moment, change is None, f"{by} changed the state: {change}.")


def _replayed_elsewhere(records: list[Record]) -> list[list[str]]:
    """The digests of replays in another process, one list per record."""
    path = os.pathsep.join(place for place in sys.path if place)
    process = subprocess.run(
        [sys.executable, "-m", "engine.conformance", "digest"],
        input="\n".join(record.model_dump_json() for record in records),
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONHASHSEED": _HASHING, "PYTHONPATH": path},
    )
    hold("replay in another process", process.returncode == 0, process.stderr[-2000:])
    return [line.split() for line in process.stdout.splitlines()]
