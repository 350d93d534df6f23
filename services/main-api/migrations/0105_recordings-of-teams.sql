-- Written by hand, as 0100. What Teams wrote of a meeting with a candidate is a recording too: summarised, quoted and read as
-- evidence as an imported one is. One for each meeting; it goes with the meeting, whoever deletes that.
ALTER TABLE "ai"."recordings" ADD COLUMN "teams_meeting_id" uuid REFERENCES "ai"."meetings"("id") ON DELETE cascade;
--> statement-breakpoint
CREATE UNIQUE INDEX "recordings_of_teams_meeting" ON "ai"."recordings" USING btree ("teams_meeting_id") WHERE "teams_meeting_id" IS NOT NULL;
--> statement-breakpoint
-- Rolling upgrade: it allows all that the one before allowed, and the version before sets neither column to anything new.
ALTER TABLE "ai"."recordings"
	DROP CONSTRAINT "recordings_source",
	ADD CONSTRAINT "recordings_source" CHECK ("source" IN ('entered', 'file', 'browser', 'transcript_file', 'teams') AND ("source" = 'teams') = ("teams_meeting_id" IS NOT NULL));
--> statement-breakpoint
-- The `transcript_processed_at` of what was looked at to make a recording of; null or another one is looked at.
ALTER TABLE "ai"."meetings" ADD COLUMN "transcript_recorded_at" timestamp(3) with time zone;
--> statement-breakpoint
CREATE INDEX "meetings_unrecorded" ON "ai"."meetings" USING btree ("organisation_id", "account_id")
  WHERE "candidate_id" IS NOT NULL AND "transcript_processed_at" IS NOT NULL AND "transcript_recorded_at" IS DISTINCT FROM "transcript_processed_at";
--> statement-breakpoint
-- The job without an organisation sees whose transcripts no recording was made of, and makes it as the recruiter of each.
CREATE POLICY "unrecorded" ON "ai"."meetings" AS PERMISSIVE FOR SELECT TO "wervio_ai"
  USING (nullif(current_setting('app.organisation', true), '')::uuid IS NULL
    AND "candidate_id" IS NOT NULL AND "transcript_processed_at" IS NOT NULL AND "transcript_recorded_at" IS DISTINCT FROM "transcript_processed_at");
--> statement-breakpoint
-- A withdrawal takes the transcript of a meeting; where the version before does that, the recording goes by this alone.
CREATE FUNCTION "ai"."forget_teams_recording"() RETURNS trigger LANGUAGE plpgsql SET search_path = '' AS $$
BEGIN
  DELETE FROM "ai"."recordings" WHERE "teams_meeting_id" = NEW."id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "forget_teams_recording" AFTER UPDATE OF "transcript_processed_at" ON "ai"."meetings" FOR EACH ROW
  WHEN (OLD."transcript_processed_at" IS NOT NULL AND NEW."transcript_processed_at" IS NULL)
  EXECUTE FUNCTION "ai"."forget_teams_recording"();
