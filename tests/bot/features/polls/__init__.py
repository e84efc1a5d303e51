"""Polls."""
