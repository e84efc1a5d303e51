"""The outbox over the real store."""
