"""Tests of the outbox over the real store."""
