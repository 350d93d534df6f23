-- Written by hand, as 0043. What main-api counts of interviews for a vacancy: numbers alone, not a word that was said. One that is
-- deleted, or whose consent was withdrawn, isn't among them.
CREATE VIEW "main"."interview_facts" WITH (security_barrier) AS
  SELECT "id", "organisation_id", "candidate_id", "vacancy_id", "created_at",
    jsonb_array_length(coalesce("summary_content"->'set_aside', '[]')) AS "set_aside",
    jsonb_array_length(coalesce("summary_content"->'competencies', '[]')) AS "answers",
    (SELECT count(*)::integer FROM jsonb_array_elements(coalesce("summary_content"->'competencies', '[]')) AS "answer"
      WHERE jsonb_array_length(coalesce("answer"->'result', '[]')) = 0) AS "without_result"
  FROM "ai"."recordings"
  WHERE "organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid
    AND "state" = 'done' AND "deleted_at" IS NULL AND "summary_content" IS NOT NULL AND "candidate_id" IS NOT NULL AND "vacancy_id" IS NOT NULL;
--> statement-breakpoint
GRANT CREATE, USAGE ON SCHEMA "main" TO "wervio_ai";
--> statement-breakpoint
ALTER VIEW "main"."interview_facts" OWNER TO "wervio_ai";
--> statement-breakpoint
REVOKE ALL ON SCHEMA "main" FROM "wervio_ai";
--> statement-breakpoint
GRANT SELECT ON "main"."interview_facts" TO "wervio_main";
