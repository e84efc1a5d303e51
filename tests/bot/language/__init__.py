"""Words, and what pictures say."""
