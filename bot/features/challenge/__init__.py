"""The challenge of the day: everybody gets the same deal, and a member's first start counts."""
