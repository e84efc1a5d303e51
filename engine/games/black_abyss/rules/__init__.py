"""Rules outside battles, tribunal and market: space, planets, people, the cycle.

They change a state in place and tell facts; they list no choices and know no words.
"""
