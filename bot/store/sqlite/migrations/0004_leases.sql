-- A parcel that was being delivered when its process died is due again at the next start; one that
-- was put off waits on.

ALTER TABLE parcels ADD COLUMN leased INTEGER NOT NULL DEFAULT 0 CHECK (leased IN (0, 1));
