"""What a game teaches newcomers: its tutorial and its first turn, read from its folder `learning`.

Also finds the cards that a view shows, to explain them (`terms`). Nothing is shown or drawn here.
All files of the folder are optional.
"""
