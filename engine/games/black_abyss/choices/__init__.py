"""A seat's choices as a lazy tree, and the action that a path of it means.

Each choice offered is an action that the rules do not refuse.
"""
