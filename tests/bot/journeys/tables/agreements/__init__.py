"""What members propose and offer to each other at a table."""
