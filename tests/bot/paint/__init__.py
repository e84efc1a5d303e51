"""The drawing tools, by their pixels."""
