"""Dark Miss Down, a race of two officers with hidden hands, from its author's public draft.

Crew members are assigned to tasks all over a damaged ship; completing them in the right order makes
first mate.
"""
