"""Crews: members who together lead a solo game, or one seat, and vote on each move."""
