"""What somebody is shown who does not know the bot or a game yet: goals, boxes, first turns, help.

The words and scripts come from `<game>/learning`; a game without any is shown without. Nothing
here knows a game by name but the drawings of boxes.
"""
