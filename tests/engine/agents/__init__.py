"""Agents against a small game and each other."""
