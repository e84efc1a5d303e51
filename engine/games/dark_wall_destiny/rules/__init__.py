"""Applies actions.

`turns` carries them out, `own` and `system` interpret the effects of cards, `spin` and `damage` run
the end of a round, `flow` continues until somebody must choose. `refusals` and `choices` decide
what is legal.
"""
