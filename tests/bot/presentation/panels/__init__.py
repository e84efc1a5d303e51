"""A member's own panel."""
