"""The rules outside battles, the tribunal and the market: space, planets, people, the cycle.

They change a state in place and tell what happened; nothing here lists choices or knows words.
"""
