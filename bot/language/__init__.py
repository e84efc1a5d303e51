"""Words said to somebody: a locale, names made safe, the catalogue of all that can be said."""
