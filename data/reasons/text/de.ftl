# Warum die KIs taten, was sie taten
button-reasons = Gründe der KIs
reasons-heading = Was für die letzten Züge der KIs sprach
reasons-none = Noch hat keine KI einen Zug gemacht, den das Brett erklärt.
reasons-note = Das konnten alle sehen. Eine KI wägt mehr ab als das.
