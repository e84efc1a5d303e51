"""What the games' `BALANCE.md` show, made again: each module a command of its own."""
