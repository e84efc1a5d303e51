"""The contract and the pieces games share."""
