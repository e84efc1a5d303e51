"""A turn prepared on a page of its own."""
