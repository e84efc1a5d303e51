"""Tests of members' own panels."""
