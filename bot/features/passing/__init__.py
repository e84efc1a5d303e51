"""Orders to pass: a member's turns are skipped until an event that they choose."""
