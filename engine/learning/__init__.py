"""What a game teaches newcomers: its tutorial and its first turn, read from its folder `learning`.

Also the cards to explain beside a view (`terms`). Rules only: nothing is shown or drawn here. All
files are optional.
"""
