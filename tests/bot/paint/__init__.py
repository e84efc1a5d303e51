"""Tests of the drawing tools, by their pixels."""
