"""Tests of what a process needs: settings, metrics, health, shards, workers."""
