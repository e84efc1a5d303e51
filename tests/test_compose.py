"""`compose.yaml` starts bots that share the servers, a database, and monitoring."""

import re
from pathlib import Path
from typing import Any

import yaml

from bot.runtime.config import Settings, read_settings

WANTED = re.compile(r"\$\{(\w+)[^}]*\}")
"""Variables that come from `.env`."""


class EachKeyOnce(yaml.SafeLoader):
    """Rejects duplicate keys, as Compose and Prometheus do; the library keeps the last."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        keys = [key.value for key, _ in node.value]
        assert sorted(keys) == sorted(set(keys)), node.start_mark
        return dict(super().construct_mapping(node, deep))  # type: ignore[no-untyped-call]


def read(path: str) -> Any:
    """The content of a YAML file."""
    return yaml.load(Path(path).read_text("utf-8"), EachKeyOnce)  # type: ignore[no-untyped-call]  # noqa: S506


SERVICES: dict[str, dict[str, Any]] = read("compose.yaml")["services"]


def bots() -> dict[str, Settings]:
    """The settings of each bot, as the bot itself reads them."""
    found = {}
    for name, service in SERVICES.items():
        told = service.get("environment", {})
        if "AIRLOCK_TOKEN" in told:
            given = {key.removeprefix("AIRLOCK_").lower(): told[key] for key in told}
            assert given.keys() <= Settings.model_fields.keys()
            filled = {key: WANTED.sub("a1", value) for key, value in given.items()}
            found[name] = read_settings(_env_file=None, **filled)
    return found


def test_the_bots_cover_each_shard_once() -> None:
    heard = [one.shards for one in bots().values() if one.shards is not None]
    assert len(heard) == len(bots()) > 1
    (total,) = {one.total for one in heard}
    assert sorted(n for one in heard for n in range(one.first, one.last + 1)) == [*range(total)]


def test_prometheus_scrapes_each_bot_at_its_address() -> None:
    assert "./deploy/prometheus:/etc/prometheus:ro" in SERVICES["prometheus"]["volumes"]
    watched = read("deploy/prometheus/prometheus.yml")
    (job,) = watched["scrape_configs"]
    asked = {target for one in job["static_configs"] for target in one["targets"]}
    ports = {name: one.metrics for name, one in bots().items()}
    assert asked == {f"{name}:{port.number}" for name, port in ports.items() if port}
    assert {port.host for port in ports.values() if port} == {"0.0.0.0"}  # noqa: S104
    for rules in watched["rule_files"]:
        assert read(f"deploy/prometheus/{rules}")["groups"]


def test_the_bots_wait_for_the_database_and_the_header_names_every_variable() -> None:
    for name, settings in bots().items():
        assert settings.database_shown == "postgresql://database/airlock"
        assert SERVICES[name]["env_file"] == ".env", "for settings that are not named here"
        assert SERVICES[name]["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert "healthcheck" in SERVICES["database"]
    text = Path("compose.yaml").read_text("utf-8")
    assert set(WANTED.findall(text)) == set(re.findall(r"^#   (\w+)=", text, re.MULTILINE))
