"""The lazy tree of what a seat may do, and what a path in it stood for.

Decides nothing: what is offered is what the rules do not refuse.
"""
