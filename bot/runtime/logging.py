"""Logging: one line per event, as text or JSON, never with a token, hand or seed.

Each line, also of the library, names the interaction that caused it (see `causes`). The library
logs direct messages and tokens at DEBUG, so its level is never below INFO.
"""

import logging
import sys

import structlog

from bot.runtime import metrics
from bot.runtime.config import Settings

RECONNECTING = "Attempting a reconnect"
CONNECTING = ("discord.client", "discord.shard")
"""The library's loggers for connections."""


def without_trace(record: logging.LogRecord) -> bool:
    """A filter that replaces the traceback of a lost connection by one line; keeps every record.

    An unreachable gateway is not a bug, so a traceback would not help.
    """
    if str(record.msg).startswith(RECONNECTING) and isinstance(record.exc_info, tuple):
        fault = record.exc_info[1]
        record.msg = f"{record.getMessage()}: {str(fault) or type(fault).__name__}"
        record.args = record.exc_info = record.exc_text = None
    return True


def count_faults(
    _logger: object, _method: str, event: structlog.typing.EventDict
) -> structlog.typing.EventDict:
    """A log processor that counts errors with a traceback, those of the library, too.

    Expected errors are logged without one.
    """
    if "exception" in event and event["level"] in ("error", "critical"):
        metrics.count("airlock_faults")
    return event


def set_up(settings: Settings) -> None:
    """Configure logging of the bot and the library to standard error."""
    level = logging.getLevelNamesMapping()[settings.log_level]
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        count_faults,
    ]
    renderer: structlog.typing.Processor = (
        structlog.processors.JSONRenderer()
        if settings.log_json
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for name in CONNECTING:
        logging.getLogger(name).addFilter(without_trace)
    logging.getLogger("discord").setLevel(max(level, logging.INFO))


def say_last(why: str) -> None:
    """Log why the bot ends."""
    structlog.get_logger().error("ended", fault=why)
