"""Polls: a member asks what everybody should do; the answers bind nobody."""
