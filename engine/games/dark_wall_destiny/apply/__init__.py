"""What follows an action.

`turns` carries it out, `own` and `system` interpret the words of cards, `spin` and `damage` run
the end of a round, `flow` goes on until somebody has to choose. Nothing here says what is allowed;
that is for `refusals` and `choices`.
"""
