"""Phase IV, purchases: technologies and buildings, ships and tiles, and sales."""
