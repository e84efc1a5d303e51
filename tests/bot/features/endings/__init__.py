"""Tests of endings."""
