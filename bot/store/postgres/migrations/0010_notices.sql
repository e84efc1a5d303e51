-- alone
-- What must still reach Discord is a notice, in the tables as everywhere else.
ALTER TABLE parcels RENAME TO notices;
ALTER TABLE notices RENAME CONSTRAINT parcels_match_id_fkey TO notices_match_id_fkey;
ALTER TABLE notices RENAME CONSTRAINT parcels_leased_check TO notices_leased_check;
ALTER INDEX parcels_pkey RENAME TO notices_pkey;
ALTER INDEX parcels_key_key RENAME TO notices_key_key;
ALTER INDEX parcels_by_time RENAME TO notices_by_time;
ALTER INDEX parcels_by_match RENAME TO notices_by_match;
ALTER INDEX parcels_leased RENAME TO notices_leased;
