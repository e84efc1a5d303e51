"""Benchmarks and whatever else pages of figures name still go, and calls are held."""
