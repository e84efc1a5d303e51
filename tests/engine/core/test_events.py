"""A fact has a public face, and fuller ones for the seats that know more."""

from engine.core.events import Event, Telling, silence


def test_everybody_learns_the_public_face_and_seats_that_know_more_their_own() -> None:
    event = Event("drew a card", {1: "drew a nova"})
    assert [event.face(viewer) for viewer in (None, 0, 1)] == [
        "drew a card",
        "drew a card",
        "drew a nova",
    ]


def test_events_are_collected_in_order_with_whether_any_reveals() -> None:
    telling: Telling[str] = Telling()
    faces = {0: "mine"}
    telling("one", faces)
    telling("two", reveals=True)
    telling("three")
    faces[0] = "changed later"
    assert telling.events == [Event("one", {0: "mine"}), Event("two"), Event("three")]
    assert telling.reveals


def test_silence_accepts_every_event_and_stores_none() -> None:
    silence("anything", {0: "more"}, reveals=True)
