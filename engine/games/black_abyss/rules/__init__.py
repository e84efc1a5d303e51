"""The rules, which change a state in place and tell facts.

Here are space, planets, people and the cycle; packages have market, tribunal, battles (`war`) and
games for two (`modes`).
"""
