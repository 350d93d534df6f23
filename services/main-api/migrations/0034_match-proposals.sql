-- Written by hand, as 0028. Where a model for sentences places the passages of a candidate: by the hash of a passage, never
-- its words. Plain arrays: what is near is looked for among the passages of one person, which needs no index of vectors.
CREATE TABLE "ai"."match_passages" (
	"candidate_id" uuid NOT NULL REFERENCES "main"."candidates"("id") ON DELETE cascade,
	"organisation_id" uuid NOT NULL REFERENCES "main"."organisations"("id") ON DELETE cascade,
	"model" text NOT NULL,
	"passage" text NOT NULL,
	"dimension" integer NOT NULL,
	"embedding" real[] NOT NULL,
	"made_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	PRIMARY KEY ("candidate_id", "model", "passage"),
	CONSTRAINT "match_passages_whole" CHECK (cardinality("embedding") = "dimension")
);
--> statement-breakpoint
-- What recruiters said of a place that was proposed as evidence: a confirmed one counts as long as the CV holds the quote.
CREATE TABLE "ai"."match_verdicts" (
	"vacancy_id" uuid NOT NULL REFERENCES "main"."vacancies"("id") ON DELETE cascade,
	"candidate_id" uuid NOT NULL REFERENCES "main"."candidates"("id") ON DELETE cascade,
	"requirement_id" text NOT NULL,
	"organisation_id" uuid NOT NULL REFERENCES "main"."organisations"("id") ON DELETE cascade,
	"verdict" text NOT NULL,
	"path" text NOT NULL,
	"quote" text NOT NULL,
	"account_id" uuid REFERENCES "main"."accounts"("id") ON DELETE set null,
	"decided_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	PRIMARY KEY ("vacancy_id", "candidate_id", "requirement_id"),
	CONSTRAINT "match_verdicts_known" CHECK ("verdict" IN ('confirmed', 'refused'))
);
--> statement-breakpoint
CREATE INDEX "match_verdicts_of_candidate" ON "ai"."match_verdicts" USING btree ("candidate_id");
--> statement-breakpoint
DO $$
DECLARE made text;
BEGIN
  FOREACH made IN ARRAY ARRAY['match_passages', 'match_verdicts'] LOOP
    EXECUTE format('ALTER TABLE "ai".%I ENABLE ROW LEVEL SECURITY', made);
    EXECUTE format('ALTER TABLE "ai".%I FORCE ROW LEVEL SECURITY', made);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON "ai".%I TO "wervio_ai"', made);
    EXECUTE format('CREATE POLICY "own_organisation" ON "ai".%I AS PERMISSIVE FOR ALL TO "wervio_ai"
      USING ("organisation_id" = nullif(current_setting(''app.organisation'', true), '''')::uuid)
      WITH CHECK ("organisation_id" = nullif(current_setting(''app.organisation'', true), '''')::uuid)', made);
  END LOOP;
END $$;
