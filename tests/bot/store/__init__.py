"""What every store holds to, and what SQLite adds: full disks, damage, locks, sudden death."""
