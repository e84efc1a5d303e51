"""Phase IV: baskets of purchases, technologies and buildings, ships and tiles, goods sold."""
