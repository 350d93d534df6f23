-- Written by hand, as 0005: grants, FORCE, and what ai-service keeps itself.
GRANT SELECT, INSERT, UPDATE, DELETE ON "main"."candidate_events", "main"."shortlists" TO "wervio_main";
--> statement-breakpoint
-- A proof is written once.
GRANT SELECT, INSERT ON "main"."erasures" TO "wervio_main";
--> statement-breakpoint
DO $$
DECLARE made text;
BEGIN
  FOREACH made IN ARRAY ARRAY['candidate_events', 'shortlists', 'erasures'] LOOP
    EXECUTE format('ALTER TABLE "main".%I FORCE ROW LEVEL SECURITY', made);
  END LOOP;
END $$;
--> statement-breakpoint
-- Interviews with a candidate, for every recruiter of the organisation.
CREATE TABLE "ai"."recordings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL REFERENCES "main"."organisations"("id") ON DELETE cascade,
	"candidate_id" uuid NOT NULL REFERENCES "main"."candidates"("id") ON DELETE cascade,
	"account_id" uuid REFERENCES "main"."accounts"("id") ON DELETE set null,
	"file_name" text NOT NULL,
	"summary" text NOT NULL,
	"transcript" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "recordings_of" ON "ai"."recordings" USING btree ("candidate_id", "created_at" DESC);
--> statement-breakpoint
ALTER TABLE "ai"."recordings" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "ai"."recordings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_organisation" ON "ai"."recordings" AS PERMISSIVE FOR ALL TO "wervio_ai"
  USING ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid)
  WITH CHECK ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "ai"."recordings" TO "wervio_ai";
