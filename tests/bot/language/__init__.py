"""Words and alt texts."""
