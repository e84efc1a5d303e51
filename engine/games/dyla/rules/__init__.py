"""The rules of Dyla, with its alarms. `table` lists them by kind of action."""
