"""Time at a table of several: deadlines, and clocks that jump."""
