"""Text for readers: locales, escaped names, the message catalogue."""
