"""`airlock check` says whether people can install the bot for themselves."""

from typing import Any

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer, unused_port

from bot.cli.application import installs
from bot.runtime.config import Settings

TOKEN = "MTAwMDAwMDAwMDAwMDAwMDAw.GabcDe.f" + "0" * 37
SCOPES = {"oauth2_install_params": {"scopes": ["applications.commands"], "permissions": "0"}}


async def output_for(answer: object, status: int = 200) -> str:
    """The output of the check after this answer from Discord."""
    asked: list[str] = []

    async def application(request: web.Request) -> web.Response:
        asked.append(request.headers["Authorization"])
        return web.json_response(answer, status=status)

    app = web.Application()
    app.router.add_get("/api/v10/applications/@me", application)
    async with TestServer(app) as server:
        said = await installs(_settings(str(server.make_url("/api/v10"))))
    assert asked == [f"Bot {TOKEN}"]
    return said


def _settings(address: str) -> Settings:
    return Settings.model_validate({"token": TOKEN, "api_url": address})


@pytest.mark.parametrize("kinds", [{"0": SCOPES, "1": SCOPES}, {"1": {}}])
async def test_an_application_with_user_installs_is_reported_as_such(kinds: dict[str, Any]) -> None:
    said = await output_for({"id": "1", "integration_types_config": kinds})
    assert said.startswith("People may install the bot for themselves")


@pytest.mark.parametrize("kinds", [{"0": SCOPES}, {}, None])
async def test_without_user_installs_the_check_says_where_to_switch_them_on(kinds: object) -> None:
    said = await output_for({"id": "1", "integration_types_config": kinds})
    assert said.startswith("People may not install")
    assert "switch User Install on" in said


@pytest.mark.parametrize(("answer", "status"), [({}, 401), ({}, 502), ([], 200)])
async def test_an_unknown_state_is_reported_without_showing_the_token(
    answer: object, status: int
) -> None:
    said = await output_for(answer, status)
    assert TOKEN not in said
    assert said.startswith("Discord did not say")


async def test_an_unreachable_discord_does_not_stop_the_check() -> None:
    said = await installs(_settings(f"http://127.0.0.1:{unused_port()}"))
    assert said.startswith("Discord did not say")
