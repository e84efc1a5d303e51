"""The commands of `airlock` that are no bot."""
