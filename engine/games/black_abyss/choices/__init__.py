"""The lazy tree of a seat's choices, and the meaning of its paths.

Each choice offered is an action that the rules do not refuse.
"""
