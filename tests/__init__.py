"""Mirrors the rooms of the project."""
