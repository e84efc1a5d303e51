"""Polls: anybody asks what all shall do, everybody answers while it is open; nobody is bound."""
