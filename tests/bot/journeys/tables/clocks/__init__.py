"""Time at a table of several: deadlines, pauses, and clocks that jump."""
