-- Written by hand. What an appointment says is written whole and read whole: as text it is given out as it is, where jsonb
-- is written out again for every reading.
ALTER TABLE "main"."calendar_events" ALTER COLUMN "content" TYPE json;
