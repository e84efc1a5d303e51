"""What any match can have beyond its rules: a record of it, and moves prepared for it."""
