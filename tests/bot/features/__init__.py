"""Tests of features by what members do, and the law that each can be removed."""
