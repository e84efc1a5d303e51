"""What happened at a table, in words and pictures: the log, what one missed, how it came, the end.

Here is told what is over. What stands now is the board's, what is near the alarms'.
"""
