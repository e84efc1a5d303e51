"""The standing of all races, and one race's whole: scenes, and how they are drawn."""
