"""Beacons: a tiny game as another package would bring it, to prove how a game is added.

Two or three seats lay one or two cards from hidden hands, all at once and face down, as secret as a
ballot; a bid may be taken back once a round. The strongest, if there is one, claims a card shown.
"""
