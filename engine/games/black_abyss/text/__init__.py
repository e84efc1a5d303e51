"""The words of Black Abyss: labels, log, descriptions, reference, headlines."""
