"""`/table nudge` reminds the members that the game waits for, at most once a day."""

from bot.interactions.replies import TABLE, ContextCog, about_a_game


class Commands(ContextCog, name="nudges"):
    """The command that nudges."""

    nudge = about_a_game("nudge", "Remind whoever the game is waiting for", within=TABLE)
