"""How Black Abyss is shown: map, spaces, empires, ships, battles, tribunal."""
