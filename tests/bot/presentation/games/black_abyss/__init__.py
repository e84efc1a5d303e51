"""Tests of how Black Abyss is shown."""
