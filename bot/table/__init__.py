"""A table as a value: the stored match, its settings, what stands between its members, notices.

Speaks of seats, never of persons. Nothing here changes what is stored; `play` does.
"""
