"""Events, talks, the tribunal, and who wins."""
