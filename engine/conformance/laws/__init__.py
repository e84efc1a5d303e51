"""The laws, a class for each subject; `basis` has what all of them need."""
