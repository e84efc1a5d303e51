"""How Dark Wall Destiny is shown."""
