"""How Dark Miss Down is shown: tasks, hands, officers and the airlock."""
