"""What a seat may do now: the menu, the form of payment, and what others may propose."""
