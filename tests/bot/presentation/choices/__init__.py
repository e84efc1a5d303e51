"""Tests of choices as buttons, menus and modals."""
