"""Orders to pass: a member's turns pass until what is waited for is there."""
