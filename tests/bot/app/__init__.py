"""The client itself."""
