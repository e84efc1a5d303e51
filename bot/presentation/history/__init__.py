"""The past of a table in words and pictures: log, summary since one's turn, retrospect, end."""
