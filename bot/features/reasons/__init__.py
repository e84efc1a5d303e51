"""Reasons: the log tells what everybody could see that spoke for the AIs' latest actions."""
