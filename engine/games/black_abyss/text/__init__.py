"""Black Abyss in message ids: labels, the log, the view in words, the reference, headlines."""
