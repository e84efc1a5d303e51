"""The forum of tables."""
