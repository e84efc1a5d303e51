"""The contract of every store, and what SQLite adds: full disks, damage, locks, sudden death."""
