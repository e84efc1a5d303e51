"""Requests for what is kept: a game as a file, a member's own data as a file, being forgotten.

A file holds nothing that whoever asks for it may not know; forgetting leaves nothing that names
them. Called by `interactions`.
"""
