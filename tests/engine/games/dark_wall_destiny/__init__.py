"""Dark Wall Destiny."""
