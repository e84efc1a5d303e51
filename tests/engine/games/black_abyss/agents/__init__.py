"""The policies and their priorities."""
