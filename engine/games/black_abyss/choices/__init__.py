"""The lazy tree of a seat's choices, and the meaning of its paths.

Decides nothing: it offers what the rules do not refuse.
"""
