"""How Black Abyss is shown."""
