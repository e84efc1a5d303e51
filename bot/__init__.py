"""What knows Discord or the disk: everything between a click and the pure engine."""
