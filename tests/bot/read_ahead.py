"""Imports everything a bot needs, in the process that `tests.bot.forked` forks."""

import gc

from bot.app import client
from bot.cli import check, run
from bot.language.speech import catalogue
from bot.playground import earlier_games
from bot.playground import run as playing
from bot.presentation import pictures
from bot.runtime import operator_port
from bot.store.postgres import store
from engine.core import registry

MODULES = (client, check, earlier_games, operator_port, playing, run, store)
"""Modules that a bot or a playground imports only once it knows its settings."""

registry.names()
catalogue()
pictures.prepare()
gc.freeze()  # else each fork's first collection would copy all memory
