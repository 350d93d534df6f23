-- Written by hand. An appointment as the agenda answers it, written when it is stored, and whom it names: read as they are, in place
-- of taking each appointment apart at every reading. Null where the version before stored it.
ALTER TABLE "main"."calendar_events" ADD COLUMN "answer" text, ADD COLUMN "addresses" text[];
