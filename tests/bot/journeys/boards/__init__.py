"""What members click on boards, and what they then see."""
