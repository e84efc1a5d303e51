# Warum die KIs taten, was sie taten
button-reasons = Gründe der KIs
reasons-heading = Gründe für die letzten Züge der KIs
reasons-none = Noch gibt es keine Gründe zu zeigen.
reasons-note = Hier steht nur, was alle sehen konnten. Eine KI kann noch andere Gründe gehabt haben.
