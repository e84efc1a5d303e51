"""Tests of the feature: crews."""
