"""The playground's own pages: who can open what."""

from itertools import count
from types import SimpleNamespace

import pytest

from bot.playground.session import PATIENCE_A_DAY, Session
from tests.playground.conftest import Client, open_tab


async def test_the_first_page_says_what_to_do_first(client: Client) -> None:
    page = await (await client.get("/")).text()
    assert "<title>Airlock</title>" in page
    assert "#games as Ada" in page
    assert "/play" in page
    assert "the forum <em>#tables</em>" in page


async def test_every_channel_and_every_members_messages_can_be_opened(client: Client) -> None:
    places = await (await client.get("/places.json")).json()
    assert [place["slug"] for place in places[:6]] == [
        "games/ada",
        "lounge/ada",
        "messages/ada",
        "novels/ada",
        "friends/ada",
        "games/bo",
    ]
    for place in places:
        page = await (await client.get(f"/see/{place['slug']}")).text()
        assert f"<title>Airlock: {place['title']} as {place['name']}</title>" in page


async def test_a_new_thread_can_be_opened_at_once(session: Session, client: Client) -> None:
    ada = await open_tab(session, client, "games/ada")
    await ada.run("thread")
    places = await (await client.get("/places.json")).json()
    thread = next(place["slug"] for place in places if place["title"] == "side table")
    tab = await open_tab(session, client, thread)
    assert "Board 0." in await tab.look()


async def test_messages_of_others_are_dated_and_own_ones_are_not(
    session: Session, client: Client
) -> None:
    async def news(slug: str) -> str:
        places = await (await client.get("/places.json")).json()
        return next(str(place["news"]) for place in places if place["slug"] == slug)

    assert await news("messages/bo") == ""
    bo = await open_tab(session, client, "games/bo")
    await bo.do("send_message", content="hello")
    assert await news("games/bo") == ""
    assert await news("games/ada") != ""
    await bo.look()
    await bo.run("write")
    assert await news("messages/bo") != ""
    assert await news("messages/ada") == ""


async def test_closed_direct_messages_receive_nothing_until_reopened(
    session: Session, client: Client
) -> None:
    messages = await open_tab(session, client, "messages/bo")
    games = await open_tab(session, client, "games/bo")
    for reached in ("false", "false", "true"):
        assert (await client.put("/messages/bo", data=reached)).status == 200
        places = await (await client.get("/places.json")).json()
        assert {place["member"]: place["reached"] for place in places} == {
            "ada": True,
            "bo": reached == "true",
            "cleo": True,
            "dan": True,
        }
        await games.look()
        await games.run("write")
        await session.tick(0.1)
        assert ("A direct message." in await messages.look()) == (reached == "true")


@pytest.mark.parametrize(("member", "body"), [("eve", "true"), ("bo", "maybe"), ("bo", "{")])
async def test_a_malformed_request_about_messages_is_refused(
    client: Client, member: str, body: str
) -> None:
    assert (await client.put(f"/messages/{member}", data=body)).status == 400


async def test_an_unknown_room_redirects_to_the_first_page(client: Client) -> None:
    answer = await client.get("/see/thread-1/ada", allow_redirects=False)
    assert (answer.status, answer.headers["Location"]) == (302, "/")


async def test_other_host_names_are_refused(client: Client) -> None:
    answer = await client.get("/", headers={"Host": "evil.example"})
    assert answer.status == 403


async def test_a_window_rejects_requests_without_its_secret(
    session: Session, client: Client
) -> None:
    await open_tab(session, client, "games/ada")
    answer = await client.post("/api/pages", json={}, headers={"X-Simcord-Capability": "guess"})
    assert answer.status == 401


async def test_the_playground_serves_every_file_a_window_loads(
    session: Session, client: Client
) -> None:
    await open_tab(session, client, "games/ada")
    for path in ("/app.js", "/preview.css", "/playground.js", "/playground.css", "/icon.svg"):
        assert (await client.get(path)).status == 200


async def test_languages_of_a_member_and_of_the_server_are_chosen_on_the_first_page(
    client: Client, session: Session
) -> None:
    assert (await client.put("/language/bo", data="de")).status == 200
    assert (await client.put("/language/server", data="de")).status == 200
    spoken = {
        line["member"]: (line["language"], line["server"])
        for line in await (await client.get("/places.json")).json()
    }
    assert spoken == {
        "ada": ("en-US", "de"),
        "bo": ("de", "de"),
        "cleo": ("en-US", "de"),
        "dan": ("en-US", "de"),
    }
    assert session.server_language == "de"


async def test_commands_are_listed_in_the_typing_members_language(
    session: Session, client: Client
) -> None:
    assert (await client.put("/language/bo", data="de")).status == 200
    ada, bo = [await open_tab(session, client, f"games/{name}") for name in ("ada", "bo")]
    assert "write" in [one["invocation"] for one in await ada.commands()]
    listed = [one["invocation"] for one in await bo.commands()]
    assert "schreiben" in listed
    assert "write" not in listed
    await bo.run("write")


@pytest.mark.parametrize(
    ("language", "option", "yes", "no"),
    [("en-US", "twice", "Yes", "No"), ("de", "zweimal", "Ja", "Nein")],
)
async def test_a_switch_of_a_command_is_named_and_answered_in_the_members_language(
    session: Session, client: Client, language: str, option: str, yes: str, no: str
) -> None:
    await client.put("/language/bo", data=language)
    bo = await open_tab(session, client, "games/bo")
    (shown,) = next(one["options"] for one in await bo.commands() if one["path"] == ["write"])
    assert shown["name"] == option
    assert [one["name"] for one in shown["choices"]] == [yes, no]
    said = {one["name"]: one["value"] for one in shown["choices"]}
    await bo.run("write", **{option: said[yes]})
    await bo.look()
    assert "Sent. Sent." in str(bo.state["messages"])
    await bo.run("write", **{option: said[no]})
    await bo.look()
    (*_, last) = bo.state["messages"].values()
    assert "Sent. Sent." not in str(last)


@pytest.mark.parametrize(("who", "language"), [("eve", "de"), ("bo", "xx"), ("server", "")])
async def test_an_unknown_language_or_member_is_refused(
    client: Client, who: str, language: str
) -> None:
    assert (await client.put(f"/language/{who}", data=language)).status == 400


async def test_a_context_menu_is_in_the_viewers_language_and_answers_the_viewer(
    session: Session, client: Client
) -> None:
    tab = await open_tab(session, client, "games/ada")
    session.set_language(session.world.members[0], "de")
    menu = await (await client.get("/menu/games/ada")).json()
    assert menu["entries"] == {"Greet": "Grüßen"}
    assert menu["members"]["Bo"] == "bo"
    chosen = {"entry": "Greet", "member": "bo"}
    assert (await client.put("/menu/games/ada", json=chosen)).status == 200
    await session.tick(0.1)
    assert "You greet Bo." in await tab.look()
    for wrong in ({"entry": "Greet", "member": "eve"}, {"entry": "write", "member": "bo"}):
        assert (await client.put("/menu/games/ada", json=wrong)).status == 400
    assert (await (await client.get("/menu/novels/ada")).json())["entries"] == {}


async def test_a_post_of_the_forum_is_listed_with_its_tags(
    session: Session, client: Client
) -> None:
    ada = await open_tab(session, client, "games/ada")
    await ada.run("post")
    places = await (await client.get("/places.json")).json()
    (post,) = (place for place in places if place["title"] == "A table" and place["name"] == "Bo")
    assert post["tags"] == "looking for players"


async def test_a_bot_that_never_catches_up_delays_the_next_day_for_a_bounded_time(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks, begun = count(), session.env.now()

    async def behind() -> float:
        return session.env.now().timestamp() - 1.0  # something new is due at each leap

    session.next_due = behind
    clock = SimpleNamespace(perf_counter=lambda: float(next(looks)))  # a second for each look
    monkeypatch.setattr("bot.playground.session.time", clock)
    await session.next_day()
    assert session.env.now().date() > begun.date()
    assert next(looks) < 5 * PATIENCE_A_DAY


async def test_skipping_to_the_next_day_fires_alarms_on_the_way(
    session: Session, client: Client
) -> None:
    tab = await open_tab(session, client, "games/ada")
    await tab.run("alarm", seconds="60")
    before = session.env.now()
    assert (await client.put("/day")).status == 200
    after = session.env.now()
    assert (after.date() - before.date()).days == 1
    assert (after.hour, after.minute) == (0, 1)
    assert "60 seconds are over." in await tab.look()
