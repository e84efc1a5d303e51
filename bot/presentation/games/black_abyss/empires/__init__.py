"""The table of all empires, and the sheet of one: scenes and drawing."""
