"""What knows Discord or the disk: everything between a click and the pure engine."""

__version__ = "0.1.0"
