"""The past of a table in words and pictures: log, summary since one's turn, retrospect, end.

The present is shown by boards, what is near by alarms.
"""
