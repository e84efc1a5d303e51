"""Polls at a cooperative table: asked in a modal, answered by all, not binding."""

import re

from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.features.polls.deed import POLL, Poll, subjects
from bot.table.proposable import proposable
from engine.core.choices import SEPARATOR, Leaf, walk
from tests.bot.journeys.black_abyss.forms import Answers, options
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.agreements.test_seat_offers import hand_on
from tests.bot.journeys.tables.table import BY_LOT, begin, board, press, table, until
from tests.bot.journeys.tables.turns.test_airlock import answer_to
from tests.deliveries import Delivery
from tests.simulation import Simulation, custom_ids, labels_of, text_of

GAME = "dark_wall_destiny"
WORDS: Answers = {"own": ["Buy it", "Leave it"]}


async def open_window(simulation: Simulation, member: MemberActor) -> tuple[Message, Delivery]:
    """The board's table menu, and the modal that it opens for a poll."""
    menu = await press(simulation, member, board(simulation), "table")
    (wanted,) = [one for one in custom_ids(menu.components) if ":poll:" in one]
    click = simulation.press(member, menu, wanted)
    await simulation.deliver(click)
    return menu, click


async def ask(simulation: Simulation, member: MemberActor, answers: Answers) -> None:
    """Open the modal and submit it."""
    _, click = await open_window(simulation, member)
    await simulation.deliver(simulation.submit(member, click, answers))


async def poll(simulation: Simulation) -> Poll | None:
    """The current poll."""
    return POLL.of((await table(simulation)).state)


async def end_turns(simulation: Simulation, *seats: int) -> None:
    """Let each of these members begin and end a turn."""
    service = context_of(simulation).service
    for seat in seats:
        for wanted in ("take-turn", "end-turn"):
            now = await table(simulation)
            user = now.row.seats[seat].user
            assert user is not None
            leaves = walk(now.match.game.choices(now.match.state, seat))
            for keys, leaf in leaves:
                if isinstance(leaf, Leaf) and leaf.action.kind == wanted:
                    path = SEPARATOR.join(keys)
                    await service.play(now.id, user, now.match.decisions[seat], path)
                    break


async def test_the_board_shows_a_poll_with_the_voters_of_each_option(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, game=GAME, chosen=BY_LOT)
    now = await table(simulation)
    seen = subjects(now)[0]
    await ask(simulation, simulation.ada, {"about": [seen.id], **WORDS})
    name = now.speech("en")(seen.name)
    shown = text_of(board(simulation))
    assert f"Ada asks: What do we do about {name}? Buy it · Leave it" in shown
    ballot = await press(simulation, simulation.bo, board(simulation), "opinion")
    assert labels_of(ballot) == ["Buy it", "Leave it"]
    assert not ballot.visible_to(simulation.ada.id)
    await simulation.deliver(simulation.press(simulation.bo, ballot, custom_ids_of(ballot)[1]))
    assert "Buy it · Leave it (Bo)" in text_of(board(simulation))


def custom_ids_of(message: Message) -> list[str]:
    """The custom ids of a ballot's buttons."""
    return [one for one in custom_ids(message.components) if ":opinion:" in one]


async def test_an_answer_can_be_changed_and_withdrawn(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo, game=GAME, chosen=BY_LOT)
    await ask(simulation, simulation.ada, WORDS)
    ballot = await press(simulation, simulation.ada, board(simulation), "opinion")
    buy, leave, _ = custom_ids_of(ballot)
    for pressed, votes in ((buy, {0: 0}), (leave, {0: 1}), (leave, {})):
        await simulation.deliver(simulation.press(simulation.ada, ballot, pressed))
        stands = await poll(simulation)
        assert stands is not None
        assert stands.votes == votes


async def test_a_member_who_gives_a_seat_away_takes_the_vote_along_and_leaves_the_poll(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, game=GAME, chosen=BY_LOT)
    await ask(simulation, simulation.ada, WORDS)
    for member in (simulation.ada, simulation.bo):
        ballot = await press(simulation, member, board(simulation), "opinion")
        first = custom_ids_of(ballot)[0]
        await simulation.deliver(simulation.press(member, ballot, first))
    before = await poll(simulation)
    assert before is not None
    assert before.votes == {0: 0, 1: 0}
    await hand_on(simulation, simulation.bo, simulation.cleo)
    after = await poll(simulation)
    assert after is not None
    assert after.votes == {0: 0}
    await hand_on(simulation, simulation.ada, simulation.bo)
    assert "Poll: What do we do this round? Buy it · Leave it" in text_of(board(simulation))
    ballot = await press(simulation, simulation.bo, board(simulation), "opinion")
    assert labels_of(ballot) == ["Buy it", "Leave it"], "nobody asked who could close it"


async def test_moves_can_be_options_beside_free_text(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo, game=GAME, chosen=BY_LOT)
    _, click = await open_window(simulation, simulation.ada)
    assert "Each move you choose becomes an answer to vote for." in str(click.record.modal)
    moves = options_but_words(click)
    assert "0" in moves
    answers = {"moves": [moves[1]], "own": ["Wait a round", "", "Wait a round"]}
    await simulation.deliver(simulation.submit(simulation.ada, click, answers))
    stands = await poll(simulation)
    assert stands is not None
    move, own = stands.options_in("en")
    assert own == "Wait a round"
    assert re.match(r"Acquire \D.* \([0-9]+ (energy|combat); .+\)", move)
    now = await table(simulation)
    assert now.match.revision == 0
    assert proposable(now, 0)


def options_but_words(click: Delivery) -> list[str]:
    """The moves offered by a modal, which also has a field for text."""
    modal = click.record.modal
    assert modal is not None
    fields = [one for one in modal["components"] if "options" in one["component"]]
    click.record.modal = {**modal, "components": fields}
    found = options(click)["moves"]
    click.record.modal = modal
    return found


async def test_a_poll_is_open_until_the_round_is_over(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo, game=GAME, chosen=BY_LOT)
    await ask(simulation, simulation.ada, WORDS)
    ballot = await press(simulation, simulation.bo, board(simulation), "opinion")
    await end_turns(simulation, 0)
    assert await poll(simulation) is not None
    await end_turns(simulation, 1)
    assert await poll(simulation) is None

    async def told_no_more() -> bool:
        return "Ada asks" not in text_of(board(simulation))

    await until(simulation, told_no_more)
    await simulation.deliver(simulation.press(simulation.bo, ballot, custom_ids_of(ballot)[0]))
    assert "That poll is over. Nothing was changed." in answer_to(simulation, simulation.bo)


async def test_a_table_has_one_poll_at_a_time_which_only_its_author_can_close(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, game=GAME, chosen=BY_LOT)
    _, late = await open_window(simulation, simulation.bo)
    await ask(simulation, simulation.ada, WORDS)
    await simulation.deliver(simulation.submit(simulation.bo, late, WORDS))
    assert "A poll is already open" in answer_to(simulation, simulation.bo)
    menu = await press(simulation, simulation.bo, board(simulation), "table")
    assert not [one for one in custom_ids(menu.components) if ":poll:" in one]
    theirs = await press(simulation, simulation.bo, board(simulation), "opinion")
    stands = await poll(simulation)
    assert stands is not None
    forged = f"a1:{(await table(simulation)).id}:1:{stands.number}:opinion:close"
    await simulation.deliver(simulation.press(simulation.bo, theirs, forged))
    assert "Only the player who asked can close a poll." in answer_to(simulation, simulation.bo)
    own = await press(simulation, simulation.ada, board(simulation), "opinion")
    assert labels_of(own)[-1] == "Close this poll"
    await simulation.deliver(simulation.press(simulation.ada, own, custom_ids_of(own)[-1]))
    assert await poll(simulation) is None


async def test_bad_options_are_refused_in_a_sentence(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo, game=GAME, chosen=BY_LOT)
    for lines in (["only one"], list("abcdef"), ["same", " same "]):
        await ask(simulation, simulation.ada, {"own": lines})
        assert "A poll needs two to five different options" in answer_to(simulation, simulation.ada)
    await ask(simulation, simulation.ada, {"own": ["<@1> **now**", "`later`", "word " * 60]})
    shown = text_of(board(simulation))
    assert re.search(r"(word ){8,}word…", shown), "cut after a word, and says so"
    assert r"\<\@1\> \*\*now\*\*" in shown


async def test_each_member_reads_the_moves_of_a_poll_in_their_own_language(
    simulation: Simulation,
) -> None:
    simulation.speak(simulation.bo, "de")
    await begin(simulation, simulation.ada, simulation.bo, game=GAME, chosen=BY_LOT)
    _, click = await open_window(simulation, simulation.ada)
    answers = {"moves": [options_but_words(click)[1]], "own": ["Wait a round"]}
    await simulation.deliver(simulation.submit(simulation.ada, click, answers))
    theirs = await press(simulation, simulation.bo, board(simulation), "opinion")
    move, typed = labels_of(theirs)
    assert " kaufen (" in move
    assert typed == "Wait a round"
    own = await press(simulation, simulation.ada, board(simulation), "opinion")
    assert labels_of(own)[0].startswith("Acquire ")


async def test_a_competitive_table_has_no_polls(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo, game="dark_miss_down")
    menu = await press(simulation, simulation.ada, board(simulation), "table")
    assert not [one for one in custom_ids(menu.components) if ":poll:" in one]
