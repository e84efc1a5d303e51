-- What a seed is made of: a secret whose hash was shown, and the interaction that started the game.
-- Games begun before have neither; their seed was chosen whole, and its own hash shown.

ALTER TABLE matches ADD COLUMN secret TEXT;
ALTER TABLE matches ADD COLUMN started INTEGER;
