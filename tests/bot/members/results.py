"""Results as finished games store them."""

import json


def details(**given: object) -> str:
    """The details of the result of a rated competitive game."""
    usual = {
        "ranking": [],
        "together": False,
        "ladder": "",
        "options": {},
        "short": False,
        "rated": True,
        "turns": 12,
        "resigned": [],
        "moves": 0,
        "seconds": 0.0,
    }
    return json.dumps(usual | given)
