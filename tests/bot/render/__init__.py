"""Pictures are tested by their pixels, their alt text and the time they take."""
