"""Tests of the store on a PostgreSQL server."""
