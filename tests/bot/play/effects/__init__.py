"""Tests of the effects of changes, over transitions of real games, without Discord."""
