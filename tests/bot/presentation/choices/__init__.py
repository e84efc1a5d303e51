"""Choices as buttons, menus and windows."""
