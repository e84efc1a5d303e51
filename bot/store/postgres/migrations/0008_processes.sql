-- What a process hears of Discord ("0-3/16"), and the newest schema it knows; both are unknown of
-- processes of older versions, which hear everything.
ALTER TABLE processes ADD COLUMN hears text;
ALTER TABLE processes ADD COLUMN knows integer;
