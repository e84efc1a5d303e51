"""Features, tried as members meet them, and the law that each can be taken out."""
