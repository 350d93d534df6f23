-- Written by hand, as 0028. A candidate as the rules of matching have read them, so that no CV is read again for each
-- vacancy. It holds words of the CV: it goes with the candidate, and nobody but ai-service reads it.
CREATE TABLE "ai"."match_prepared" (
	"candidate_id" uuid PRIMARY KEY NOT NULL REFERENCES "main"."candidates"("id") ON DELETE cascade,
	"organisation_id" uuid NOT NULL REFERENCES "main"."organisations"("id") ON DELETE cascade,
	-- The candidate's `updated_at`, and the rules and lists of words with which they were read.
	"revision" timestamp(3) with time zone NOT NULL,
	"model" text NOT NULL,
	"form" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ai"."match_prepared" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "ai"."match_prepared" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "ai"."match_prepared" TO "wervio_ai";
--> statement-breakpoint
CREATE POLICY "own_organisation" ON "ai"."match_prepared" AS PERMISSIVE FOR ALL TO "wervio_ai"
  USING ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid)
  WITH CHECK ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);
