"""Designs."""
