"""Benchmarks and the commands on documentation pages still run; call counts have limits."""
