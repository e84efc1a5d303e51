"""At a running table: choices, undoing and giving up, seats offered and handed over, votes.

Whether it may be done, and what follows, is decided in `play`; here it is asked for and answered.
"""
