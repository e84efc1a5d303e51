"""What both databases are asked, in the SQL that both understand.

`reads` holds every statement that only reads, `writes` what each change does, as steps: it yields
what is to be executed and is sent what came of it, so that one text serves a driver that blocks and
one that waits. Placeholders are `?`; no dialect, no connection and no event loop here.
"""
