"""The challenge of the day: everybody gets the same cards, and a member's first start counts."""
