"""The challenge of the day: the same cards for everybody; a member's first start counts."""
