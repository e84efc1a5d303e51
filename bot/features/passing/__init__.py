"""Orders to pass: a member's turns are skipped until something happens."""
