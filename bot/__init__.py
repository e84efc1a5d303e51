"""Everything between a click and the pure engine: Discord, storage, presentation."""

__version__ = "0.1.0"
