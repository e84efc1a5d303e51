"""One list of all tables of a server that everybody may see, in a channel that managers name."""
