-- Written by hand, as 0003 and 0010: what ai-service keeps of matching, and the views through which it reads vacancies and
-- candidates. What a recruiter changed about the requirements of a vacancy, beside what follows from the vacancy itself.
CREATE TABLE "ai"."match_requirements" (
	"vacancy_id" uuid PRIMARY KEY NOT NULL REFERENCES "main"."vacancies"("id") ON DELETE cascade,
	"organisation_id" uuid NOT NULL REFERENCES "main"."organisations"("id") ON DELETE cascade,
	"changes" jsonb NOT NULL,
	"account_id" uuid REFERENCES "main"."accounts"("id") ON DELETE set null,
	"updated_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
-- The requirements that kept scores were computed with, by version; one that no score names any more is removed.
CREATE TABLE "ai"."match_lists" (
	"vacancy_id" uuid NOT NULL REFERENCES "main"."vacancies"("id") ON DELETE cascade,
	"version" text NOT NULL,
	"organisation_id" uuid NOT NULL REFERENCES "main"."organisations"("id") ON DELETE cascade,
	"requirements" jsonb NOT NULL,
	"made_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	PRIMARY KEY ("vacancy_id", "version")
);
--> statement-breakpoint
CREATE TABLE "ai"."match_results" (
	"vacancy_id" uuid NOT NULL REFERENCES "main"."vacancies"("id") ON DELETE cascade,
	"candidate_id" uuid NOT NULL REFERENCES "main"."candidates"("id") ON DELETE cascade,
	"organisation_id" uuid NOT NULL REFERENCES "main"."organisations"("id") ON DELETE cascade,
	-- Of the requirements with their weights, and of what they ask: equal questions have equal states.
	"version" text NOT NULL,
	"questions" text NOT NULL,
	-- The candidate's `updated_at` and the rules that were used.
	"revision" timestamp(3) with time zone NOT NULL,
	"matcher" text NOT NULL,
	"percentage" integer NOT NULL,
	"points" double precision NOT NULL,
	"maximum" double precision NOT NULL,
	"degree" double precision NOT NULL,
	"states" text[] NOT NULL,
	"strength" text,
	"gap" text,
	-- By requirement: degree, remark, and whether words of the candidate were found.
	"findings" jsonb NOT NULL,
	"failure" text,
	"computed_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	PRIMARY KEY ("vacancy_id", "candidate_id")
);
--> statement-breakpoint
CREATE INDEX "match_results_best" ON "ai"."match_results" USING btree ("vacancy_id", "percentage" DESC, "degree" DESC, "candidate_id");
--> statement-breakpoint
CREATE INDEX "match_results_of_candidate" ON "ai"."match_results" USING btree ("candidate_id");
--> statement-breakpoint
DO $$
DECLARE made text;
BEGIN
  FOREACH made IN ARRAY ARRAY['match_requirements', 'match_lists', 'match_results'] LOOP
    EXECUTE format('ALTER TABLE "ai".%I ENABLE ROW LEVEL SECURITY', made);
    EXECUTE format('ALTER TABLE "ai".%I FORCE ROW LEVEL SECURITY', made);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON "ai".%I TO "wervio_ai"', made);
    EXECUTE format('CREATE POLICY "own_organisation" ON "ai".%I AS PERMISSIVE FOR ALL TO "wervio_ai"
      USING ("organisation_id" = nullif(current_setting(''app.organisation'', true), '''')::uuid)
      WITH CHECK ("organisation_id" = nullif(current_setting(''app.organisation'', true), '''')::uuid)', made);
  END LOOP;
END $$;
--> statement-breakpoint
-- What may play a part in a score, and nothing that tells who somebody is: no name, contact details, photo or notes. The
-- words of the name are taken out of the text of the CV.
CREATE VIEW "ai"."match_candidates" WITH (security_barrier) AS
  SELECT "id", "organisation_id", "updated_at", "title", "summary", "skills", "experience", "education", "languages",
    "certificates", "driving_licences", "location", "hours",
    CASE WHEN "named"."words" IS NULL THEN coalesce("cv_text", '')
      ELSE regexp_replace(coalesce("cv_text", ''), '(?<![[:alpha:]])(?:' || "named"."words" || ')(?![[:alpha:]])', '', 'gi') END AS "cv_text"
  FROM "main"."candidates", LATERAL (
    SELECT string_agg("word", '|') AS "words" FROM (
      SELECT DISTINCT "part" AS "word" FROM regexp_split_to_table("name", '[\s!-/:-@[-`{-~]+') AS "part" WHERE length("part") > 1
      UNION SELECT DISTINCT upper("part") FROM regexp_split_to_table("name", '[\s!-/:-@[-`{-~]+') AS "part" WHERE length("part") > 1
    ) "parts") "named";
--> statement-breakpoint
CREATE VIEW "ai"."match_vacancies" WITH (security_barrier) AS
  SELECT "id", "organisation_id", "title", "company", "location", "hours", "sector", "specific_tasks", "hard_skills", "soft_skills",
    "description", "status", "archived_at", "updated_at"
  FROM "main"."vacancies";
--> statement-breakpoint
GRANT CREATE, USAGE ON SCHEMA "ai" TO "wervio_main";
--> statement-breakpoint
ALTER VIEW "ai"."match_candidates" OWNER TO "wervio_main";
--> statement-breakpoint
ALTER VIEW "ai"."match_vacancies" OWNER TO "wervio_main";
--> statement-breakpoint
-- USAGE stays: 0027 gave it.
REVOKE CREATE ON SCHEMA "ai" FROM "wervio_main";
--> statement-breakpoint
GRANT SELECT ON "ai"."match_candidates", "ai"."match_vacancies" TO "wervio_ai";
--> statement-breakpoint
-- What main-api reads of scores: the sum, never a word of what was found in a CV beyond the two lines a list shows.
CREATE VIEW "main"."match_scores" WITH (security_barrier) AS
  SELECT "vacancy_id", "candidate_id", "organisation_id", "version", "matcher", "percentage", "points", "maximum", "degree", "states", "strength", "gap", "computed_at"
  FROM "ai"."match_results";
--> statement-breakpoint
CREATE VIEW "main"."match_lists" WITH (security_barrier) AS
  SELECT "vacancy_id", "version", "organisation_id", "requirements" FROM "ai"."match_lists";
--> statement-breakpoint
GRANT CREATE, USAGE ON SCHEMA "main" TO "wervio_ai";
--> statement-breakpoint
ALTER VIEW "main"."match_scores" OWNER TO "wervio_ai";
--> statement-breakpoint
ALTER VIEW "main"."match_lists" OWNER TO "wervio_ai";
--> statement-breakpoint
REVOKE ALL ON SCHEMA "main" FROM "wervio_ai";
--> statement-breakpoint
GRANT SELECT ON "main"."match_scores", "main"."match_lists" TO "wervio_main";
