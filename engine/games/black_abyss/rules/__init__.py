"""Rules outside battles, tribunal and market: space, planets, people, the cycle.

They change a state in place and tell facts.
"""
