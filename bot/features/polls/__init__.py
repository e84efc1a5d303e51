"""Polls: a member asks what everybody should do; answers are not binding."""
