"""Beacons: a tiny game in a package of its own, as the example of how to add a game.

Two or three seats lay one or two cards from hidden hands, all at once and face down. Who has bid is
as secret as in a ballot, and a bid may be taken back once a round. The strongest bid, if there is a
single one, claims a card that another seat showed.
"""
