"""The log of Black Abyss: facts as lines, and lines gathered to sentences."""
