"""Discord's objects: components out of panels, answers, sending, permissions, limits.

No game and no store lives here: whoever calls hands over panels and ids. What Discord would refuse
is refused here first. Called by `interactions` and `delivery`.
"""
