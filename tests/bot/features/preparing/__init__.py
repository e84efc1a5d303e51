"""Tests of the page on which a turn is prepared."""
