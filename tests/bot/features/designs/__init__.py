"""Tests of designs."""
