"""What is refused, and what follows an action: `table` has both by action.

`turns` carries them out, `own` and `system` interpret the words of cards, `spin` and `damage` run
the end of a round, `flow` goes on until somebody has to choose.
"""
