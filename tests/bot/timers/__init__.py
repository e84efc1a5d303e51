"""Tests of timers over the real store."""
