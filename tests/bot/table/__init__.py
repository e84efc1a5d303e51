"""Tests of tables as values, and of the games played at them."""
