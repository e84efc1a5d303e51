"""What a process needs."""
