"""What members ask of each other at a table."""
