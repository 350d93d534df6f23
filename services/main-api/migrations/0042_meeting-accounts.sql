-- Written by hand, as 0028. Which account of Microsoft holds a meeting: tenant and object id, and the address that it is
-- named by. Both null for a meeting of before this migration, and for one that Graph was never asked for.
ALTER TABLE "ai"."meetings"
	ADD COLUMN "microsoft_account" text,
	ADD COLUMN "microsoft_address" text,
	-- When Teams is asked again to record; null for now. Counts only while `recording_set` is null.
	ADD COLUMN "recording_next_try_at" timestamp(3) with time zone,
	ADD COLUMN "recording_tries" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE INDEX "meetings_unconfirmed" ON "ai"."meetings" USING btree ("recording_next_try_at") WHERE "recording_set" IS NULL AND "transcript" = 'waiting';
--> statement-breakpoint
-- A recruiter prepares with the persona of the vacancy; an agenda without Microsoft shows who was invited.
CREATE OR REPLACE VIEW "main"."planned_meetings" WITH (security_barrier) AS
  SELECT "id", "account_id", "organisation_id", "subject", "description", "starts", "ends", "state", "join_url", "event_id", "candidate_id", "updated_at",
    "vacancy_id", "attendees", "microsoft_address"
  FROM "ai"."meetings"
  WHERE "state" <> 'unfinished' AND "organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid;
