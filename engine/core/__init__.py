"""The contract every game keeps, and the pieces several games share."""
