"""Nudges."""
