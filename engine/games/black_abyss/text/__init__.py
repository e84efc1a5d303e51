"""The words of Black Abyss: labels, log, views, reference, headlines."""
