"""Polls: a member asks what everybody should do; the answers are not binding."""
