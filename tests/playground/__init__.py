"""Tests of the playground, most of them with a small bot."""
