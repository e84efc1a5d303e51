"""Private answers: a member's games, data and settings, and what their seat may see.

Answers are in the member's language. Nothing here plays a move. Only a member's settings affect
their games: a holiday stops clocks, and a language changes boards.
"""
