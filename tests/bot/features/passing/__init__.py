"""Tests of orders to pass."""
