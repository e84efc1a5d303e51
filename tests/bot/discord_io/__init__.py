"""Tests of Discord's limits and objects."""
