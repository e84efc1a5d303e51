"""Battles, purchases and standing orders of Black Abyss."""
