"""Tests of the context menu at a member's name."""
