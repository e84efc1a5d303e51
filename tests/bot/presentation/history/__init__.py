"""What happened at a table, told and drawn."""
