"""All empires in a table, and the sheet of one: scenes and drawing."""
