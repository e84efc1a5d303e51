"""What a seat may do now: the menu, the form for paying damage, what others may propose."""
