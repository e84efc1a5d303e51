"""Dyla, ruling by ruling."""
