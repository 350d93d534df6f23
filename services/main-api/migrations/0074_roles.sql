-- Written by hand, as 0060. What somebody is in their organisation: whoever has an account already owns theirs.
ALTER TABLE "main"."accounts" ADD COLUMN "role" text DEFAULT 'owner' NOT NULL
  CONSTRAINT "accounts_role" CHECK ("role" IN ('owner', 'recruiter', 'hiring_manager', 'reader'));
--> statement-breakpoint
-- Whoever adds an account says what it may do.
ALTER TABLE "main"."accounts" ALTER COLUMN "role" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "main"."accounts" ADD COLUMN "joined_at" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "main"."organisations" ADD COLUMN "name" text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE VIEW "ai"."recruiters" WITH (security_barrier) AS
  SELECT "id" AS "account_id", "organisation_id", "role" FROM "main"."accounts"
  WHERE "provider_uid" = nullif(current_setting('app.identity', true), '');
--> statement-breakpoint
-- The vacancies that hiring managers may see.
CREATE TABLE "main"."hiring_manager_vacancies" (
	"account_id" uuid NOT NULL REFERENCES "main"."accounts"("id") ON DELETE cascade,
	"vacancy_id" uuid NOT NULL REFERENCES "main"."vacancies"("id") ON DELETE cascade,
	"organisation_id" uuid NOT NULL REFERENCES "main"."organisations"("id") ON DELETE cascade,
	PRIMARY KEY ("account_id", "vacancy_id")
);
--> statement-breakpoint
CREATE INDEX "hiring_manager_vacancies_vacancy" ON "main"."hiring_manager_vacancies" USING btree ("vacancy_id");
--> statement-breakpoint
CREATE INDEX "hiring_manager_vacancies_organisation" ON "main"."hiring_manager_vacancies" USING btree ("organisation_id");
--> statement-breakpoint
ALTER TABLE "main"."hiring_manager_vacancies" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "main"."hiring_manager_vacancies" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "main"."hiring_manager_vacancies" TO "wervio_main";
--> statement-breakpoint
CREATE POLICY "own_organisation" ON "main"."hiring_manager_vacancies" AS PERMISSIVE FOR ALL TO "wervio_main"
  USING ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid)
  WITH CHECK ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);
--> statement-breakpoint
-- The role under which the transactions of hiring managers run. Nobody can log in as it. It has a policy for each table it
-- may read and no right to any other, so that a check that was forgotten shows nothing, and queries of other roles are
-- planned as if it weren't there. Decision 0198.
DO $$
BEGIN
  BEGIN
    CREATE ROLE "wervio_hiring_manager" NOLOGIN;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN
    NULL;
  END;
  IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
    EXECUTE format('GRANT "wervio_hiring_manager" TO %I', current_user);
  END IF;
END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA "main" TO "wervio_hiring_manager";
--> statement-breakpoint
GRANT SELECT ON "main"."hiring_manager_vacancies" TO "wervio_hiring_manager";
--> statement-breakpoint
GRANT SELECT ("id", "organisation_id", "vacancy_id", "candidate_id", "stage", "outcome", "updated_at")
  ON "main"."applications" TO "wervio_hiring_manager";
--> statement-breakpoint
GRANT SELECT ("id", "organisation_id", "title", "company", "location", "hours", "description", "status", "archived_at", "created_at")
  ON "main"."vacancies" TO "wervio_hiring_manager";
--> statement-breakpoint
-- No contact details, salary wish or notes.
GRANT SELECT ("id", "organisation_id", "name", "title", "location", "summary", "skills", "experience", "has_cv")
  ON "main"."candidates" TO "wervio_hiring_manager";
--> statement-breakpoint
GRANT SELECT ("id", "organisation_id", "candidate_id", "by", "text", "created_at", "deleted_at")
  ON "main"."candidate_notes" TO "wervio_hiring_manager";
--> statement-breakpoint
GRANT SELECT ("id", "organisation_id", "recruiter_id", "vacancy_id", "candidate_id", "kind", "name", "type", "size", "blob_key", "deleted_at")
  ON "main"."files" TO "wervio_hiring_manager";
--> statement-breakpoint
CREATE POLICY "of_hiring_manager" ON "main"."hiring_manager_vacancies" AS PERMISSIVE FOR SELECT TO "wervio_hiring_manager"
  USING ("account_id" = nullif(current_setting('app.account', true), '')::uuid
    AND "organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "of_hiring_manager" ON "main"."vacancies" AS PERMISSIVE FOR SELECT TO "wervio_hiring_manager"
  USING ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid
    AND "id" IN (SELECT "vacancy_id" FROM "main"."hiring_manager_vacancies"));
--> statement-breakpoint
CREATE POLICY "of_hiring_manager" ON "main"."applications" AS PERMISSIVE FOR SELECT TO "wervio_hiring_manager"
  USING ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid
    AND "vacancy_id" IN (SELECT "vacancy_id" FROM "main"."hiring_manager_vacancies"));
--> statement-breakpoint
CREATE POLICY "of_hiring_manager" ON "main"."candidates" AS PERMISSIVE FOR SELECT TO "wervio_hiring_manager"
  USING ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid
    AND "id" IN (SELECT "candidate_id" FROM "main"."applications"));
--> statement-breakpoint
-- What they wrote themselves.
CREATE POLICY "of_hiring_manager" ON "main"."candidate_notes" AS PERMISSIVE FOR SELECT TO "wervio_hiring_manager"
  USING ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid
    AND "by" = nullif(current_setting('app.account', true), '')::uuid
    AND "candidate_id" IN (SELECT "candidate_id" FROM "main"."applications"));
--> statement-breakpoint
-- The CVs of candidates in those procedures, and their own photo.
CREATE POLICY "of_hiring_manager" ON "main"."files" AS PERMISSIVE FOR SELECT TO "wervio_hiring_manager"
  USING ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid
    AND (("kind" = 'cv' AND "candidate_id" IN (SELECT "candidate_id" FROM "main"."applications"))
      OR ("kind" = 'portrait' AND "recruiter_id" = nullif(current_setting('app.account', true), '')::uuid)));
--> statement-breakpoint
-- The scores of a procedure: for hiring managers those of their vacancies.
CREATE VIEW "main"."procedure_scores" WITH (security_barrier) AS
  SELECT "vacancy_id", "candidate_id", "percentage", "strength", "gap" FROM "main"."match_scores"
  WHERE current_user <> 'wervio_hiring_manager' OR "vacancy_id" IN (SELECT "vacancy_id" FROM "main"."hiring_manager_vacancies"
    WHERE "account_id" = nullif(current_setting('app.account', true), '')::uuid);
--> statement-breakpoint
GRANT CREATE ON SCHEMA "main" TO "wervio_main";
--> statement-breakpoint
ALTER VIEW "main"."procedure_scores" OWNER TO "wervio_main";
--> statement-breakpoint
REVOKE CREATE ON SCHEMA "main" FROM "wervio_main";
--> statement-breakpoint
GRANT SELECT ON "main"."procedure_scores" TO "wervio_hiring_manager";
