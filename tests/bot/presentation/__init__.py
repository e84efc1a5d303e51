"""Tests of panels and pictures: pixels, alt text, and drawing time."""
