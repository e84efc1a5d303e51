"""The rules of Dark Wall Destiny. `table` lists them by kind of action.

`turns` has the effects of actions. `own` and `system` interpret the words on cards. `spin` and
`damage` run the end of a round. `flow` runs pending effects until a seat has to choose.
"""
