"""The playground's web pages: a list of places, and a window on each place.

One loopback address serves everything. A window is SimCord's preview page with another style; its
requests carry a secret (SimCord's "capability"), by which the server finds the window.
"""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from aiohttp import web

from bot.playground.session import LANGUAGES, Session
from bot.playground.simcord_windows import INDEX_HTML, SECURITY_HEADERS, STATIC_PATHS, WINDOW_ROUTES
from bot.playground.world import latest_news

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from simcord.actors import MemberActor

    from bot.playground.session import Place

STATIC = Path(__file__).with_name("static")
OWN_FILES = {
    "/playground.css": "text/css",
    "/playground.js": "text/javascript",
    "/list.js": "text/javascript",
    "/icon.svg": "image/svg+xml",
}
SESSION: web.AppKey[Session] = web.AppKey("session")


def make_app(session: Session) -> web.Application:
    """The web application for a started session."""
    app = web.Application(
        handler_args={"handler_cancellation": False}, middlewares=[refuse_other_hosts]
    )
    app[SESSION] = session
    app.router.add_get("/", show_list)
    app.router.add_get("/places.json", list_places)
    app.router.add_put("/messages/{member}", set_messages_open)
    app.router.add_put("/language/{who}", set_language)
    app.router.add_put("/day", pass_day)
    app.router.add_get("/menu/{room}/{member}", show_menu)
    app.router.add_put("/menu/{room}/{member}", choose_menu_entry)
    app.router.add_get("/see/{room}/{member}", show_window)
    for path in OWN_FILES:
        app.router.add_get(path, static_file)
    for path in STATIC_PATHS:
        app.router.add_get(path, ask_any_window)
    for method, path, handler in WINDOW_ROUTES:
        app.router.add_route(method, path, ask_window(handler))
    return app


@web.middleware
async def refuse_other_hosts(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Accept only loopback host names, against DNS rebinding."""
    if request.host.rsplit(":", 1)[0] not in ("127.0.0.1", "localhost"):
        raise web.HTTPForbidden(text="The playground answers to 127.0.0.1 and localhost only.")
    return await handler(request)


async def show_list(_: web.Request) -> web.Response:
    """The first page: the first steps, and a link to every place."""
    return _text((STATIC / "list.html").read_text("utf-8"), "text/html")


async def list_places(request: web.Request) -> web.Response:
    """Every place as JSON: `_line`, and the settings of its member and of the server."""
    session = request.app[SESSION]
    lines = [
        {
            **_line(place),
            "reached": session.reaches(place.member),
            "language": session.language(place.member),
            "server": session.server_language,
        }
        for place in session.places()
    ]
    return web.json_response(lines, headers=SECURITY_HEADERS)


async def set_messages_open(request: web.Request) -> web.Response:
    """Close a member's direct messages (body `false`), or open them (`true`)."""
    session = request.app[SESSION]
    member, through = _member(session, request.match_info["member"]), await request.text()
    if member is None or through not in ("true", "false"):
        raise web.HTTPBadRequest(text="Name a member, and say true or false.")
    await session.set_messages_open(member, through=through == "true")
    return _text(through, "application/json")


async def set_language(request: web.Request) -> web.Response:
    """Set the language of a member, or of the server, to the one named in the body."""
    session = request.app[SESSION]
    who, language = request.match_info["who"], await request.text()
    member = _member(session, who)
    if (member is None and who != "server") or language not in LANGUAGES:
        raise web.HTTPBadRequest(text=f"Name a member or the server, and one of {LANGUAGES}.")
    if member is None:
        await session.make_language(language)
    else:
        session.set_language(member, language)
    return _text(language, "text/plain")


async def pass_day(request: web.Request) -> web.Response:
    """Advance the simulated clock to the next day."""
    await request.app[SESSION].next_day()
    return _text("true", "application/json")


async def show_menu(request: web.Request) -> web.Response:
    """The context menu of a member, and the members that have one."""
    session, place = _session_and_place(request)
    if place.channel.guild is not session.world.guild:
        return web.json_response({"entries": {}, "members": {}}, headers=SECURITY_HEADERS)
    names = {_name(one): one.user.name for one in session.world.members}
    return web.json_response(
        {"entries": session.menu(place), "members": names}, headers=SECURITY_HEADERS
    )


async def choose_menu_entry(request: web.Request) -> web.Response:
    """Choose an entry of a member's context menu; the body names the entry and the member."""
    session, place = _session_and_place(request)
    chosen = await request.json()
    target = _member(session, str(chosen.get("member")))
    if target is None or chosen.get("entry") not in session.menu(place):
        raise web.HTTPBadRequest(text="Name a member, and an entry of their menu.")
    await session.choose_menu_entry(place, chosen["entry"], target)
    return _text("true", "application/json")


def _session_and_place(request: web.Request) -> tuple[Session, Place]:
    """The session, and the place that the request names."""
    place = _place(request)
    if place is None:
        raise web.HTTPNotFound(text="There is no such place any more.")
    return request.app[SESSION], place


def _place(request: web.Request) -> Place | None:
    """The place that the request names; None if it does not exist."""
    slug = f"{request.match_info['room']}/{request.match_info['member']}"
    return request.app[SESSION].place(slug)


def _name(member: MemberActor) -> str:
    return member.user.global_name or member.user.name


def _member(session: Session, name: str) -> MemberActor | None:
    return next((one for one in session.world.members if one.user.name == name), None)


def _line(place: Place) -> dict[str, str]:
    return {
        "slug": place.slug,
        "room": place.room,
        "title": place.title,
        "tags": ", ".join(place.tags),
        "channel": str(place.channel.id),
        "member": place.member.user.name,
        "name": _name(place.member),
        "news": latest_news(place.channel, place.member),
    }


async def show_window(request: web.Request) -> web.Response:
    """A member's window on a place; the first page if there is no such place any more."""
    place = _place(request)
    if place is None:
        raise web.HTTPFound("/")
    window = await request.app[SESSION].window(place)
    return _text(
        with_own_style(INDEX_HTML.read_text("utf-8"), place, window.capability), "text/html"
    )


def with_own_style(page: str, place: Place, capability: str) -> str:
    """SimCord's page with the playground's title, style and script, and the window's secret."""
    line = _line(place)
    title = escape(f"Airlock: {line['title']} as {line['name']}")
    head = (
        f'<meta name="window" content="{escape(capability)}" data-slug="{escape(place.slug)}">'
        '<link rel="icon" href="/icon.svg">'
        '<link rel="stylesheet" href="/playground.css"><script src="/playground.js"></script>'
    )
    return page.replace("<title>SimCord Preview</title>", f"<title>{title}</title>", 1).replace(
        "</head>", f"{head}</head>", 1
    )


async def static_file(request: web.Request) -> web.Response:
    """A style sheet or script of the playground."""
    text = (STATIC / request.path[1:]).read_text("utf-8")
    return _text(text, OWN_FILES[request.path])


async def ask_any_window(request: web.Request) -> web.StreamResponse:
    """SimCord's own scripts, styles and fonts; the same from any window."""
    session = request.app[SESSION]
    window = await session.window(session.places()[0])
    return await window.answer(request)


def ask_window(handler: str) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    """A handler that passes requests to the window whose secret they carry."""

    async def ask(request: web.Request) -> web.StreamResponse:
        secret = request.headers.get("X-Simcord-Capability")
        window = request.app[SESSION].window_of(secret)
        if window is None:
            raise web.HTTPUnauthorized(text="This window is from an earlier run: open it again.")
        return await window.answer(request, handler)

    return ask


def _text(body: str, content_type: str) -> web.Response:
    return web.Response(text=body, content_type=content_type, headers=SECURITY_HEADERS)
