"""Tests of changes of a table, without a store and with the real one."""
