"""Views as panels and pictures: by their pixels, their alt text and the time they take."""
