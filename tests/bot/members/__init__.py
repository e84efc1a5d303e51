"""Persons: preferences worked out."""
